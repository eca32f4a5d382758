/** The server's HTTP doors. A refusal is thrown as `Refusal`, never a bare status. */
import type {
  Found, Greeted, Listed, LogPage, Me, PadFile, Reached, ReturnLink, Reviewed, Ruling, ServerInfo, Summary,
} from "./api.generated";
import { PROTOCOL, type Settings } from "./wire.generated";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly facts: Record<string, unknown> = {},
    readonly rule: string | null = null,
  ) {
    super(code);
  }
}

export type { Listed, ServerInfo, Summary };

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: { "JollyRoger-Protocol": `${PROTOCOL}`, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal("no_line");
  }
  const plain: unknown = await answer.json().catch(() => ({}));
  if (answer.ok) return plain as T;
  const { code = "no_line", facts = {}, rule = null } = plain as Partial<Refusal>;
  throw new Refusal(code, facts, rule);
}

/** What may stand in a name is looked up when somebody gives one: most who come have theirs. */
export async function greet(name: string): Promise<Greeted> {
  const { named } = await import("./words/named").catch(() => {
    throw new Refusal("no_line");
  });
  return ask("POST", "/api/guests", { name: named(name) });
}
/** Who this browser is, or null where the server does not know it. */
export async function me(): Promise<Greeted | null> {
  const { name } = await ask<Me>("GET", "/api/guests/me");
  return name === null ? null : { name };
}
export const forget = () => ask<object>("DELETE", "/api/guests/me");
/** Every other device and every return link ends; this one stays who it is. */
export const endTokens = () => ask<Greeted>("DELETE", "/api/guests/me/tokens");
export const returnLink = () => ask<ReturnLink>("GET", "/api/guests/me/return");
export const comeBack = (secret: string) => ask<Greeted>("POST", "/api/guests/return", { secret });
export const serverInfo = () => ask<ServerInfo>("GET", "/api/server");
/** `meet`: at somebody's open table of that game where one waits, else at an open one of mine. */
export const openTable = (name: string, settings: Settings, meet = false) =>
  ask<Reached>("POST", "/api/tables", { name, settings, ...(meet ? { meet } : {}) });
export const openTables = () => ask<Listed[]>("GET", "/api/tables");
export const summary = (id: string) => ask<Summary>("GET", `/api/tables/${id}`);
export const byCode = (code: string) => ask<Found>("POST", "/api/codes", { code });
export const sharePad = (file: object) => ask<Reached>("POST", "/api/pads", file);
export const padOf = (id: string) => ask<PadFile>("GET", `/api/pads/${id}`);
/** All pages of a log as one. */
export async function logOf(id: string, since = 0): Promise<LogPage> {
  const page = await ask<LogPage>("GET", `/api/tables/${id}/log?since=${since}`);
  if (!page.next || !page.events.length) return page;
  const { seq, events } = await logOf(id, page.next);
  return { seq, events: [...page.events, ...events], next: null };
}
/** What every decision of a finished game was worth. */
export const reviewOf = (id: string) => ask<Reviewed>("GET", `/api/tables/${id}/review`);
/** The referee: a question as in notation.md, answered with the rule and the reason. */
export const referee = (game: string, question: object, lang: string) =>
  ask<Ruling & Record<string, unknown>>("POST", "/api/referee", { game, question, lang });
