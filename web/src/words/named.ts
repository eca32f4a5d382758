import { Refusal } from "../api";
import { checkName } from "./characters";

/** The name as it is kept. One that hides something is refused here already, as the server would. */
export function named(name: string): string {
  const kept = checkName(name);
  if (typeof kept === "string") return kept;
  throw new Refusal(kept.code, kept.facts);
}
