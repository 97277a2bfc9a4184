import { type Random, randomInt } from "../core/random.ts";

/** What the search has learned of a move, in whatever deals it was possible. */
export interface Node {
  /** How often the move was made. */
  visits: number;
  /** How often it could have been made. */
  available: number;
  /** The sum of what it brought the side that made it, from 0 to 1 each time. */
  total: number;
  /** The moves after it, by their text as the searching seat sees them. */
  readonly next: Map<string, Node>;
}

/** A node of which nothing is known. */
export function newNode(): Node {
  return { visits: 0, available: 0, total: 0, next: new Map() };
}

/**
 * The move to try among those that are possible now: one never made, by lot, else the one with the highest upper bound
 * of its mean, UCB1 over the times that a move was available.
 *
 * @param node - where the moves start; those it does not know yet are added
 * @param keys - the moves that are possible, as the searching seat sees them
 * @param exploration - the factor of the bound's second term
 * @returns the key of the move
 */
export function select(node: Node, keys: Iterable<string>, exploration: number, random: Random): string {
  let chosen = "";
  let most = Number.NEGATIVE_INFINITY;
  let untried = 0;
  for (const key of keys) {
    const child = node.next.get(key) ?? newNode();
    if (child.available++ === 0) node.next.set(key, child);
    if (child.visits === 0) {
      if (randomInt(++untried, random) === 0) chosen = key;
    } else if (untried === 0) {
      const bound = child.total / child.visits + exploration * Math.sqrt(Math.log(child.available) / child.visits);
      if (bound > most) {
        most = bound;
        chosen = key;
      }
    }
  }
  return chosen;
}
