import { type AnyGame, type MoveOf, type Seat, type StateOf, typed, type ViewOf } from "../core/game.ts";
import type { Random } from "../core/random.ts";
import { sideOf } from "../core/seat.ts";
import type { SearchOptions, SearchSettings } from "./options.ts";
import { leadOf, shareOf } from "./standing.ts";
import { type Node, select } from "./tree.ts";

/** What all trial games of a search share. */
export interface Search<G extends AnyGame> {
  readonly game: G;
  readonly settings: SearchSettings;
  readonly standing: NonNullable<SearchOptions<G>["standing"]>;
  readonly choose: NonNullable<SearchOptions<G>["choose"]>;
  /** Applies a listed move. */
  readonly apply: (state: StateOf<G>, move: MoveOf<G>) => StateOf<G>;
  readonly random: Random;
  readonly root: Node;
  /** The results of all trials so far, for the first side to move. Their spread sets the width of the bounds. */
  readonly results: { n: number; sum: number; squares: number };
}

/** Plays one trial game: deals the hidden cards, descends the tree, adds a node, plays on, and records the result. */
export function runTrial<G extends AnyGame>(search: Search<G>, view: ViewOf<G>, moves: readonly MoveOf<G>[]): void {
  const { game, settings, choose, apply, results, random } = search;
  const rules = typed(game);
  const observer = moves[0]!.seat!;
  const exploration = settings.exploration * spreadOf(results);
  const path: { node: Node; seat: Seat }[] = [];
  let node: Node | undefined = search.root;
  let state = rules.determinize(view, random);
  let legal = moves;
  for (let plies = 0; plies < settings.plies && legal.length > 0; plies++) {
    let move = legal[0]!;
    if (node !== undefined) {
      const branches = branchesOf(game, legal, observer);
      const key = select(node, branches.keys(), exploration, random);
      const alike = branches.get(key)!;
      move = alike.length === 1 ? alike[0]! : choose(state, alike, random);
      const child: Node = node.next.get(key)!;
      path.push({ node: child, seat: move.seat! });
      node = child.visits === 0 ? undefined : child;
    } else if (legal.length > 1) move = choose(state, legal, random);
    state = apply(state, move);
    let drawn = rules.chance(state, random);
    // Events after a new deal say nothing about these moves.
    while (drawn !== undefined && !rules.rules.startsDeal(drawn)) {
      state = rules.applyUnchecked(state, drawn);
      drawn = rules.chance(state, random);
    }
    legal = rules.legalMoves(state, rules.activeSeats(state)[0]);
  }
  record(search, state, path);
}

/** Standard deviation of the results; 1/2, the maximum, while there are few. */
function spreadOf({ n, sum, squares }: Search<AnyGame>["results"]): number {
  if (n < 20) return 0.5;
  const mean = sum / n;
  return Math.sqrt(Math.max(0, squares / n - mean * mean));
}

/** The moves keyed by their text as a seat sees them. Moves that it can't tell apart share a branch. */
function branchesOf<G extends AnyGame>(game: G, moves: readonly MoveOf<G>[], observer: Seat): Map<string, MoveOf<G>[]> {
  const branches = new Map<string, MoveOf<G>[]>();
  for (const move of moves) {
    const key = game.formatMove(game.redact(move, observer));
    const alike = branches.get(key);
    if (alike === undefined) branches.set(key, [move]);
    else alike.push(move);
  }
  return branches;
}

/** Records a trial's result: for each move its value to the side that made it. */
function record<G extends AnyGame>(
  { game, settings, standing, results }: Search<G>,
  state: StateOf<G>,
  path: readonly { node: Node; seat: Seat }[],
): void {
  const outcome = game.outcome(state);
  const points = outcome === undefined ? standing(state) : outcome.scores;
  const worthTo = (seat: Seat) => {
    const side = sideOf(state, seat);
    return outcome === undefined ? 1 / (1 + Math.exp(-leadOf(points, side) / settings.scale)) : shareOf(outcome, side);
  };
  for (const { node, seat } of path) {
    node.visits++;
    node.total += worthTo(seat);
  }
  const first = worthTo(path[0]!.seat);
  results.n++;
  results.sum += first;
  results.squares += first * first;
}
