/** Where the reader is: the path of the page as a closed union. */
import { GAMES } from "./wire.generated";

export type GameId = keyof typeof GAMES;
export type Route =
  | { screen: "start" }
  | { screen: "table"; id: string }
  | { screen: "replay"; id: string }
  | { screen: "review"; id: string }
  | { screen: "learn"; game: GameId | null }
  | { screen: "pad"; id: string | null }
  | { screen: "settings" }
  | { screen: "about" }
  | { screen: "return" }
  | { screen: "lost" };

const WORD = /^[A-Za-z0-9_-]{1,64}$/;

export function isGame(text: string | undefined): text is GameId {
  return text !== undefined && Object.hasOwn(GAMES, text);
}

export function routeOf(path: string): Route {
  const [first = "", second, ...rest] = path.split("/").filter(Boolean);
  if (rest.length) return { screen: "lost" };
  if (first === "" ) return { screen: "start" };
  if (first === "t" && second && WORD.test(second)) return { screen: "table", id: second };
  if ((first === "replay" || first === "review") && second && WORD.test(second))
    return { screen: first, id: second };
  if (first === "pad" && (second === undefined || WORD.test(second))) return { screen: "pad", id: second ?? null };
  if (first === "learn" && second === undefined) return { screen: "learn", game: null };
  if (first === "learn" && isGame(second)) return { screen: "learn", game: second };
  if (second !== undefined) return { screen: "lost" };
  if (first === "settings" || first === "about" || first === "return") return { screen: first };
  return { screen: "lost" };
}

class Place {
  route = $state.raw<Route>(routeOf(location.pathname));
}
export const place = new Place();

export function go(path: string): void {
  history.pushState(null, "", path);
  arrive();
}

let at = location.pathname;

function arrive(): void {
  at = location.pathname;
  place.route = routeOf(at);
  scrollTo(0, 0);
}

/** A step within a page, as to its main part, is no other place. */
function step(): void {
  if (location.pathname !== at) arrive();
}

/** Links of our own stay in the page; everything else is the browser's. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a[href^='/']") : null;
  const plain = !event.defaultPrevented && event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!(link instanceof HTMLAnchorElement) || !plain || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}

export function listen(): void {
  addEventListener("popstate", step);
}
