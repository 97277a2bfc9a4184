import type { Seat, Side } from "../../core/any.ts";
import { type AnyGame, type MoveOf, type StateOf, typed } from "../../core/game.ts";
import type { Random } from "../../core/random.ts";
import { sideOf } from "../../core/seat.ts";
import { leadOf, shareOf } from "../basis/standing.ts";
import { addResult, type Candidate } from "./candidate.ts";
import type { SearchSettings } from "./options.ts";
import { type Node, select } from "./tree.ts";

/** The part of the target that counts, as a lead, as 73 wins in 100 when a trial game is judged before its end. */
const LEADS = 5;

/** What all trial games of a search share. */
export interface Search<G extends AnyGame> {
  readonly game: G;
  readonly settings: SearchSettings<G>;
  readonly random: Random;
  /** The results of all trials so far. Their spread sets how eagerly moves that look worse are tried. */
  readonly results: { n: number; sum: number; squares: number };
}

/**
 * Plays one trial game that begins with a candidate: it goes down the tree, adds a node, plays on, and records how it
 * ended.
 *
 * @param dealt - the state before the candidate's move
 * @param luck - the random source of draws, so that all candidates can have the same
 */
export function runTrial<G extends AnyGame>(
  search: Search<G>,
  dealt: StateOf<G>,
  candidate: Candidate<MoveOf<G>>,
  luck: Random,
): void {
  const { game, settings, random } = search;
  const { apply, choose } = settings;
  const rules = typed(game);
  const observer = candidate.move.seat!;
  const spread = spreadOf(search.results);
  const path = [{ node: candidate.node, seat: observer }];
  let state = dealt;
  let move = candidate.move;
  let node: Node | undefined = candidate.node;
  for (let plies = 1; ; plies++) {
    state = apply(state, move);
    let drawn = rules.chance(state, luck);
    // Events after a new deal say nothing about these moves.
    while (drawn !== undefined && !rules.rules.startsDeal(drawn)) {
      state = rules.applyUnchecked(state, drawn);
      drawn = rules.chance(state, luck);
    }
    const legal = rules.legalMoves(state, rules.activeSeats(state)[0]);
    if (legal.length === 0 || plies >= settings.plies) break;
    move = legal[0]!;
    let alike = legal;
    // A move that was never tried is a leaf of the tree.
    if (node !== undefined && node.visits > 0) {
      const branches = branchesOf(game, legal, observer);
      const key = select(node, branches.keys(), spread, random);
      alike = branches.get(key)!;
      node = node.next.get(key)!;
      path.push({ node, seat: alike[0]!.seat! });
    } else node = undefined;
    move = alike.length === 1 ? alike[0]! : choose(state, alike, random);
  }
  record(search, state, path, candidate);
}

/** Records how a trial ended. */
function record<G extends AnyGame>(
  { game, settings, results }: Search<G>,
  state: StateOf<G>,
  path: readonly { readonly node: Node; readonly seat: Seat }[],
  candidate: Candidate<MoveOf<G>>,
): void {
  const outcome = game.outcome(state);
  const points = outcome?.scores ?? settings.standing(state);
  const scale = (game.rules.target(state) ?? 100) / LEADS;
  const resultOf = (side: Side) =>
    outcome === undefined ? 1 / (1 + Math.exp(-leadOf(points, side) / scale)) : shareOf(outcome, side);
  for (const { node, seat } of path) {
    node.visits++;
    node.total += resultOf(sideOf(state, seat));
  }
  const side = sideOf(state, candidate.move.seat!);
  const result = resultOf(side);
  addResult(candidate, result, leadOf(points, side));
  results.n++;
  results.sum += result;
  results.squares += result * result;
}

/** Standard deviation of the results; 1/2, the maximum, while there are few. */
function spreadOf({ n, sum, squares }: Search<AnyGame>["results"]): number {
  if (n < 20) return 0.5;
  const mean = sum / n;
  return Math.sqrt(Math.max(0, squares / n - mean * mean));
}

/** The moves keyed as a seat sees them. Moves that it can't tell apart share a branch. */
function branchesOf<G extends AnyGame>(game: G, moves: readonly MoveOf<G>[], observer: Seat): Map<string, MoveOf<G>[]> {
  const branches = new Map<string, MoveOf<G>[]>();
  for (const move of moves) {
    const key = keyOf(move.seat === observer ? move : game.redact(move, observer));
    const alike = branches.get(key);
    if (alike === undefined) branches.set(key, [move]);
    else alike.push(move);
  }
  return branches;
}

/** The values of a move's parts: its text would be as good, and take a search twice as long. */
function keyOf(move: object): string {
  let key = "";
  for (const part of Object.values(move)) key += ` ${typeof part === "object" ? JSON.stringify(part) : part}`;
  return key;
}
