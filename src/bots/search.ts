import { type AnyGame, type MoveOf, typed, type ViewOf } from "../core/game.ts";
import type { Random } from "../core/random.ts";
import { expectFunction, expectObject } from "../schema/read.ts";
import { type Bot, expectSome, movesIn, randomBot } from "./bot.ts";
import { readSearchOptions, type SearchOptions } from "./options.ts";
import { newNode } from "./tree.ts";
import { runTrial } from "./trial.ts";

/**
 * A search so far.
 *
 * @inline
 */
export interface SearchReport<Move = unknown> {
  /** Number of trial games played. */
  readonly iterations: number;
  /** Share of the search that is done, 0 to 1. */
  readonly progress: number;
  /** Every move, best first: by visits, then by value. */
  readonly moves: readonly {
    readonly move: Move;
    /** Number of trial games that began with it. */
    readonly visits: number;
    /** Their mean result for the side that makes the move: 0 for a loss, 1 for a win; 0.5 if there were none. */
    readonly value: number;
  }[];
}

/**
 * Searches for the best move in any game by playing trial games.
 *
 * It works in steps: nothing happens between two steps, so you decide when to run it.
 *
 * @param game - the game
 * @param view - what the seat to move knows
 * @param options - the random source, and how long to search, as `iterations` or `milliseconds`
 * @returns a generator that yields a report after some iterations; the last one is final. Its first step throws an InvalidStateError when no state agrees with the view
 * @throws InvalidStateError when an option is unknown or out of range, or the viewer is not to move
 *
 * @remarks The algorithm is information-set Monte Carlo tree search with a single observer (SO-ISMCTS; Cowling, Powley
 * and Whitehouse, "Information Set Monte Carlo Tree Search", 2012). Moves that the seat sees face down share one
 * branch. Each iteration deals the hidden cards at random, walks down the tree by UCB1 (Auer, Cesa-Bianchi and Fischer
 * 2002; Kocsis and Szepesvári, "Bandit based Monte-Carlo planning", 2006), adds one move, and plays on to the next
 * deal, the end of the game or the limit of plies.
 *
 * @example
 * ```ts
 * import { seeded } from "fifteen-two";
 * import { search } from "fifteen-two/bots";
 * import * as sackson from "fifteen-two/sackson";
 *
 * const view = sackson.view(sackson.initialState(), 0);
 * const reports = [...search(sackson, view, { iterations: 200, random: seeded(1) })];
 * reports.map(({ progress }) => progress); // => [0.25, 0.5, 0.75, 1]
 * reports.at(-1)?.moves.reduce((sum, { visits }) => sum + visits, 0); // => 200
 * ```
 */
export function search<G extends AnyGame>(
  game: G,
  view: ViewOf<G>,
  options: SearchOptions<G> & { readonly random: Random },
): Generator<SearchReport<MoveOf<G>>, void, void> {
  expectObject(options, ["options"]);
  const { random, ...others } = options;
  const start = searchIn(game, others);
  expectFunction(random, ["options", "random"]);
  return start(view, movesIn(game, view), random);
}

/** Reads the options of a search, which can then be run on any position. */
function searchIn<G extends AnyGame>(game: G, options: SearchOptions<G>) {
  const rules = typed(game);
  const settings = readSearchOptions(options);
  const standing = options.standing ?? rules.rules.standing;
  const choose = options.choose ?? randomBot();
  // Only moves of the caller's own choice need to be checked.
  const apply = options.choose == null ? rules.applyUnchecked : rules.apply;
  return function* (
    view: ViewOf<G>,
    moves: readonly MoveOf<G>[],
    random: Random,
  ): Generator<SearchReport<MoveOf<G>>, void, void> {
    const root = newNode();
    const names = moves.map((move) => game.formatMove(move));
    const trials = { game, settings, standing, choose, apply, random, root, results: { n: 0, sum: 0, squares: 0 } };
    const start = Date.now();
    let iterations = 0;
    let progress = 0;
    while (progress < 1) {
      runTrial(trials, view, moves);
      iterations++;
      progress = Math.min(1, Math.max(iterations / settings.iterations, (Date.now() - start) / settings.milliseconds));
      if (progress === 1 || iterations % settings.every === 0) yield report();
    }

    function report(): SearchReport<MoveOf<G>> {
      const reports = moves.map((move, i) => {
        const { visits, total } = root.next.get(names[i]!) ?? newNode();
        return { move, visits, value: visits === 0 ? 0.5 : total / visits };
      });
      return { iterations, progress, moves: reports.sort((a, b) => b.visits - a.visits || b.value - a.value) };
    }
  };
}

/**
 * A bot that runs a {@link search} to its end and makes the best move. If there is only one move, it doesn't search.
 *
 * @param game - the game
 * @param options - how long to search
 * @returns the bot; it throws an InvalidStateError when there are no moves
 * @throws InvalidStateError when an option is unknown or out of range; its path names it
 *
 * @example
 * ```ts
 * import { seeded } from "fifteen-two";
 * import { searchBot } from "fifteen-two/bots";
 * import * as sackson from "fifteen-two/sackson";
 *
 * let state = sackson.initialState();
 * for (const text of ["0 take yellow blue", "0 exchange b2 c2", "0 return yellow", "1 take yellow brown"])
 *   state = sackson.apply(state, sackson.parseMove(text));
 * const bot = searchBot(sackson, { iterations: 1000 });
 * sackson.apply(state, bot(sackson.view(state, 1), sackson.legalMoves(state), seeded(1))).scores; // => [0, 5]
 * ```
 */
export function searchBot<G extends AnyGame>(game: G, options: SearchOptions<G>): Bot<G> {
  const start = searchIn(game, options);
  return (view, moves, random) => {
    expectSome(moves);
    if (moves.length === 1) return moves[0]!;
    let best = moves[0]!;
    for (const report of start(view, moves, random)) best = report.moves[0]!.move;
    return best;
  };
}
