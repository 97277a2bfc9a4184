import type { AnyMove } from "fifteen-two";

const FORCED = ["go", "show", "pass"];

/** The move that the page makes for a seat that has no other; undefined when the player should choose or count. */
export function forcedMove<Move extends AnyMove>([only, ...more]: readonly Move[]): Move | undefined {
  return only !== undefined && more.length === 0 && FORCED.includes(only.type) && !("claim" in only) ? only : undefined;
}
