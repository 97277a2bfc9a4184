import { type Random, randomInt } from "../../core/random.ts";

/** The results of a move, over all deals in which it was possible. */
export interface Node {
  /** Number of times that the move was made. */
  visits: number;
  /** Number of times that the move was possible. */
  available: number;
  /** Sum of the results for the side that made it, each from 0 to 1. */
  total: number;
  /** The moves after it, keyed as the searching seat sees them; undefined for a leaf, since most nodes remain one. */
  next: Map<string, Node> | undefined;
  /** The cached position after the move, if all trials share it. */
  position: Position | undefined;
}

/** A position in a trial game. */
export interface Position {
  readonly state: unknown;
  /** Whether a chance move led to it. */
  readonly isDrawn: boolean;
  readonly legal: readonly unknown[];
  /** The legal moves by key, once a trial has chosen one. Moves that look equal to the searching seat share a key. */
  branches: Map<string, unknown[]> | undefined;
}

export function newNode(): Node {
  return { visits: 0, available: 0, total: 0, next: undefined, position: undefined };
}

/**
 * Selects the key of the next move among the possible `keys`: a random one that was never made or, if there are none,
 * the one with the highest UCB1 bound, based on the times that it was available. Adds new moves to the node. `spread`
 * is the factor of the bound's second term: the standard deviation of the results.
 */
export function select(node: Node, keys: Iterable<string>, spread: number, random: Random): string {
  node.next ??= new Map();
  let chosen = "";
  let most = Number.NEGATIVE_INFINITY;
  let untried = 0;
  for (const key of keys) {
    const child = node.next.get(key) ?? newNode();
    if (child.available++ === 0) node.next.set(key, child);
    if (child.visits === 0) {
      if (randomInt(++untried, random) === 0) chosen = key;
    } else if (untried === 0) {
      const bound = child.total / child.visits + spread * Math.sqrt(Math.log(child.available) / child.visits);
      if (bound > most) {
        most = bound;
        chosen = key;
      }
    }
  }
  return chosen;
}
