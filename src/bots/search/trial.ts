import type { Seat, Side } from "../../core/any.ts";
import { type AnyGame, type MoveOf, type StateOf, typed } from "../../core/game.ts";
import type { Random } from "../../core/random.ts";
import { sideOf } from "../../core/seat.ts";
import { leadOf, shareOf } from "../basis/standing.ts";
import { addResult, type Candidate } from "./candidate.ts";
import type { SearchSettings } from "./options.ts";
import { type Node, type Position, select } from "./tree.ts";

/** A lead of a fifth of the target counts as 73 wins in 100 when a trial game is judged before its end. */
const LEADS = 5;

/** State that all trial games of a search share. */
export interface Search<G extends AnyGame> {
  readonly game: G;
  readonly settings: SearchSettings<G>;
  readonly random: Random;
  readonly observer: Seat;
  /** The results of all trials. Their spread sets the weight of exploration. */
  readonly results: { n: number; sum: number; squares: number };
  /** Cached keys of the others' redacted moves, by the keys of the moves: `redact` is slow. */
  readonly seenKeys: Map<string, string>;
}

export function newSearch<G extends AnyGame>(
  game: G,
  settings: SearchSettings<G>,
  random: Random,
  observer: Seat,
): Search<G> {
  return { game, settings, random, observer, results: { n: 0, sum: 0, squares: 0 }, seenKeys: new Map() };
}

/** The start of trial games. */
export interface Deal<G extends AnyGame> {
  readonly state: StateOf<G>;
  /** Whether nothing is hidden. Then all trials begin with the same state. */
  readonly isKnown: boolean;
}

/**
 * Plays one trial game that begins with a candidate: goes down the tree, adds a node, plays on, and records the result.
 * `luck` is the random source of draws, so that all candidates can have the same ones.
 */
export function runTrial<G extends AnyGame>(
  search: Search<G>,
  deal: Deal<G>,
  candidate: Candidate<MoveOf<G>>,
  luck: Random,
): void {
  const { settings, random, observer } = search;
  const spread = spreadOf(search.results);
  const path = [{ node: candidate.node, seat: observer }];
  let { state } = deal;
  let move = candidate.move;
  let node: Node | undefined = candidate.node;
  // The node of the latest move while its position is the same in all trials.
  let known = deal.isKnown ? node : undefined;
  for (let plies = 1; ; plies++) {
    const position: Position = known?.position ?? positionAfter(search, state, move, luck);
    if (position.isDrawn) known = undefined;
    // Don't cache at a leaf: few are visited again, and the garbage collector would copy every position.
    if (known !== undefined && known.visits > 0) known.position = position;
    state = position.state as StateOf<G>;
    const legal = position.legal as readonly MoveOf<G>[];
    if (legal.length === 0 || plies >= settings.plies) break;
    let alike = legal;
    // A move without visits is a leaf of the tree.
    if (node !== undefined && node.visits > 0) {
      position.branches ??= branchesOf(search, legal);
      const key = select(node, position.branches.keys(), spread, random);
      alike = position.branches.get(key) as MoveOf<G>[];
      node = node.next!.get(key)!;
      path.push({ node, seat: alike[0]!.seat! });
    } else node = undefined;
    known &&= alike.length === 1 ? node : undefined;
    move = alike.length === 1 ? alike[0]! : settings.choose(state, alike, random);
  }
  record(search, state, path, candidate);
}

/** The position after a move and the draws that follow it. */
function positionAfter<G extends AnyGame>(
  { game, settings }: Search<G>,
  before: StateOf<G>,
  move: MoveOf<G>,
  luck: Random,
): Position {
  const { chance, rules, applyUnchecked, legalMoves, activeSeats } = typed(game);
  let state = settings.apply(before, move);
  let drawn = chance(state, luck);
  const isDrawn = drawn !== undefined;
  // Stop at a new deal: these moves don't influence it.
  while (drawn !== undefined && !rules.startsDeal(drawn)) {
    state = applyUnchecked(state, drawn);
    drawn = chance(state, luck);
  }
  return { state, isDrawn, legal: legalMoves(state, activeSeats(state)[0]), branches: undefined };
}

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

/** The moves by key. Moves that look equal to the searching seat share a branch. */
function branchesOf<G extends AnyGame>(search: Search<G>, moves: readonly MoveOf<G>[]): Map<string, MoveOf<G>[]> {
  const branches = new Map<string, MoveOf<G>[]>();
  for (const move of moves) {
    const key = seenKeyOf(search, move);
    const alike = branches.get(key);
    if (alike === undefined) branches.set(key, [move]);
    else alike.push(move);
  }
  return branches;
}

/** A move's key as the searching seat sees it. */
function seenKeyOf<G extends AnyGame>({ game, seenKeys, observer }: Search<G>, move: MoveOf<G>): string {
  const key = keyOf(move);
  if (move.seat === observer) return key;
  let seen = seenKeys.get(key);
  if (seen === undefined) {
    seen = keyOf(game.redact(move, observer));
    seenKeys.set(key, seen);
  }
  return seen;
}

/** The values of a move's parts, joined. `formatMove` would double the time of a search. */
function keyOf(move: object): string {
  let key = "";
  for (const part of Object.values(move)) key += ` ${typeof part === "object" ? JSON.stringify(part) : part}`;
  return key;
}
