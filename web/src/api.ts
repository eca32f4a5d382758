/** The server's HTTP doors. A refusal is thrown as `Refusal`, never a bare status. */
import type { Settings } from "./wire.generated";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly facts: Record<string, unknown> = {},
    readonly rule: string | null = null,
  ) {
    super(code);
  }
}

export interface Opened { id: string; code: string; link: string }
export interface Listed { id: string; settings: Settings }
export interface Summary {
  id: string;
  code: string;
  link: string;
  settings: Settings;
  stage: "lobby" | "playing" | "over";
  seats: ({ name: string; bot: string | null } | null)[];
}
/** `reach` tells whom a link can reach: this computer alone, the local network, or anybody. */
export interface Harbour { version: string; bots: string[]; reach: "computer" | "network" | "public" }

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch {
    throw new Refusal("no_line");
  }
  const plain: unknown = await answer.json().catch(() => ({}));
  if (answer.ok) return plain as T;
  const { code = "no_line", facts = {}, rule = null } = plain as Partial<Refusal>;
  throw new Refusal(code, facts, rule);
}

export const greet = (name: string) => ask<{ name: string }>("POST", "/api/guests", { name });
/** Who this browser is, or null where the server does not know it. */
export async function me(): Promise<{ name: string } | null> {
  const { name } = await ask<{ name: string | null }>("GET", "/api/guests/me");
  return name === null ? null : { name };
}
export const forget = () => ask<object>("DELETE", "/api/guests/me");
export const returnLink = () => ask<{ link: string }>("GET", "/api/guests/me/return");
export const comeBack = (secret: string) => ask<{ name: string }>("POST", "/api/guests/return", { secret });
export const harbour = () => ask<Harbour>("GET", "/api/harbour");
export const openTable = (name: string, settings: Settings) => ask<Opened>("POST", "/api/tables", { name, settings });
export const openTables = () => ask<Listed[]>("GET", "/api/tables");
export const summary = (id: string) => ask<Summary>("GET", `/api/tables/${id}`);
export const byCode = (code: string) => ask<{ id: string; pad?: boolean }>("POST", "/api/codes", { code });
export const sharePad = (file: object) => ask<Opened>("POST", "/api/pads", file);
export const padOf = <T>(id: string) => ask<T>("GET", `/api/pads/${id}`);
export const logOf = (id: string) => ask<{ seq: number; events: unknown[] }>("GET", `/api/tables/${id}/log`);
/** What every decision of a finished game was worth. */
export const reviewOf = <T>(id: string) => ask<T>("GET", `/api/tables/${id}/review`);
/** The referee: a question as in notation.md, answered with the rule and the reason. */
export const referee = (game: string, question: object, lang: string) =>
  ask<{ rule: string; why: string } & Record<string, unknown>>("POST", "/api/referee", { game, question, lang });
