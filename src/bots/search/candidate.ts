import { standardError } from "../basis/method.ts";
import { type Node, newNode } from "./tree.ts";

/** A move that a search may make, and how its trial games ended for the side that makes it. */
export interface Candidate<Move> {
  readonly move: Move;
  /** What is known of the moves after it. */
  readonly after: Node;
  /** The result of each trial, 0 to 1, and room for more. All candidates are tried in the same deals, in order. */
  results: Float64Array;
  /** Number of trials. */
  visits: number;
  /** Sums of the results and of their squares. */
  total: number;
  squares: number;
  /** Sum of the leads at the end of the trials, in points. */
  leads: number;
}

/** A move that has not been tried. */
export function newCandidate<Move>(move: Move): Candidate<Move> {
  return { move, after: newNode(), results: new Float64Array(16), visits: 0, total: 0, squares: 0, leads: 0 };
}

/** Adds the result of a trial. */
export function addResult(candidate: Candidate<unknown>, result: number, lead: number): void {
  const { results, visits } = candidate;
  if (visits === results.length) {
    candidate.results = new Float64Array(2 * visits);
    candidate.results.set(results);
  }
  candidate.results[visits] = result;
  candidate.visits++;
  candidate.total += result;
  candidate.squares += result * result;
  candidate.leads += lead;
}

/** The mean result; 1/2 if there is none. */
export function meanValueOf({ visits, total }: Candidate<unknown>): number {
  return visits === 0 ? 0.5 : total / visits;
}

/** Standard error of the mean result; 1/2 if there are fewer than two. */
export function meanErrorOf({ visits, total, squares }: Candidate<unknown>): number {
  return visits < 2 ? 0.5 : standardError(visits, total, squares);
}

/** Points by which the side's lead grows on average. */
export function pointsOf({ visits, leads }: Candidate<unknown>, lead: number): number {
  return visits === 0 ? 0 : leads / visits - lead;
}

/** The candidate with the best mean result first. */
export function byValue(one: Candidate<unknown>, other: Candidate<unknown>): number {
  return meanValueOf(other) - meanValueOf(one);
}
