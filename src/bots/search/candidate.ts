import { errorOfFew } from "../basis/method.ts";
import { type Node, newNode } from "./tree.ts";

/** A move that a search may make, with the results of its trial games for the side that makes it. */
export interface Candidate<Move> {
  readonly move: Move;
  /** The number of trials, the sum of their results, and the nodes of the moves after it. */
  readonly node: Node;
  /**
   * The result of each trial, 0 to 1, with spare room at the end. All candidates are tried in the same deals, in the
   * same order.
   */
  results: Float64Array;
  /** Sum of the squares of the results. */
  squares: number;
  /** Sum of the leads at the end of the trials, in points. */
  leads: number;
}

export function newCandidate<Move>(move: Move): Candidate<Move> {
  return { move, node: newNode(), results: new Float64Array(16), squares: 0, leads: 0 };
}

/** Adds the result of a trial, which the node has already counted. */
export function addResult(candidate: Candidate<unknown>, result: number, lead: number): void {
  const { node, results } = candidate;
  if (node.visits > results.length) {
    candidate.results = new Float64Array(2 * results.length);
    candidate.results.set(results);
  }
  candidate.results[node.visits - 1] = result;
  candidate.squares += result * result;
  candidate.leads += lead;
}

export function resultsOf({ results, node }: Candidate<unknown>): Float64Array {
  return results.subarray(0, node.visits);
}

/** The mean result; 1/2 if there is none. */
export function meanValueOf({ node }: Candidate<unknown>): number {
  return node.visits === 0 ? 0.5 : node.total / node.visits;
}

/** Standard error of the mean result; without results 0.29, the standard deviation of a uniform number from 0 to 1. */
export function meanErrorOf({ node, squares }: Candidate<unknown>): number {
  return errorOfFew(node.visits, node.total, squares, 0);
}

/** The average growth of the side's lead, in points. */
export function pointsOf({ node, leads }: Candidate<unknown>, lead: number): number {
  return node.visits === 0 ? 0 : leads / node.visits - lead;
}

export function byValue(one: Candidate<unknown>, other: Candidate<unknown>): number {
  return meanValueOf(other) - meanValueOf(one);
}
