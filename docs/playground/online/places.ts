import { load, save } from "../app/store.ts";
import type { Place } from "./server.ts";

/** Keeps the token of a seat in this browser, for a reload. */
export function keepPlace({ server, match, seat, token }: Place): void {
  save(`online/${match}`, { server, seat, token });
}

/** The seat that this browser has at a match; undefined when it has none. */
export function placeAt(server: string, match: string): Place | undefined {
  const kept: { [key: string]: unknown } = Object(load(`online/${match}`));
  const { seat, token } = kept;
  if (kept.server !== server || typeof seat !== "number" || typeof token !== "string") return undefined;
  return { server, match, seat, token };
}
