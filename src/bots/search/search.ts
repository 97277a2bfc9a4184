import type { AnyGame } from "../../core/game.ts";
import { type Bot, expectCalled, expectMoves } from "../basis/bot.ts";
import { differenceOf, type Method, type Worth } from "../basis/method.ts";
import { type Candidate, meanErrorOf, meanValueOf, pointsOf, resultsOf } from "./candidate.ts";
import { readSearchOptions, type SearchOptions } from "./options.ts";
import { rounds } from "./rounds.ts";

/**
 * A method that values the moves of any game by trial games. It is the default of {@link advise} and {@link review};
 * call it to set options beyond their limits.
 *
 * @param game - the game
 * @param options - the limits, and the players and judge of trial games
 * @returns the method; its values throw an InvalidStateError when no state agrees with the view
 * @throws InvalidStateError when an option is unknown or out of range; its path names it
 *
 * @remarks The moves are tried in the same deals and with the same draws, and the worst are dropped by sequential
 * halving (Karnin, Koren and Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", 2013). The tree below the
 * moves is that of information-set Monte Carlo tree search with a single observer (SO-ISMCTS; Cowling, Powley and
 * Whitehouse, "Information Set Monte Carlo Tree Search", 2012). Moves that the seat sees face down share one branch,
 * and branches are chosen by UCB1 (Auer, Cesa-Bianchi and Fischer, 2002). A trial game goes on to the next deal, the
 * end of the game or the limit of plies.
 *
 * @example
 * ```ts
 * import { advise, search } from "fifteen-two/bots";
 * import * as sackson from "fifteen-two/sackson";
 *
 * const method = search(sackson, { iterations: 200, plies: 4 });
 * const advice = [...advise(sackson, sackson.view(sackson.initialState(), 0), { method })].at(-1)!;
 * advice.progress; // => 1
 * advice.choices.length; // => 10
 * ```
 */
export function search<G extends AnyGame>(game: G, options?: SearchOptions<G> | null): Method<G> {
  const settings = readSearchOptions(game, options);
  return {
    precision: PRECISION,
    *values(view, moves, { random, kept }) {
      for (const { progress, lead, candidates } of rounds(game, view, moves, settings, random, kept)) {
        const worths = new Map(candidates.map((each) => [each.move, worthOf(each, candidates[0]!, lead)]));
        yield { progress, worths: moves.map((move) => worths.get(move)!) };
      }
    },
  };
}

/**
 * Searches of 2,000 and of 40,000 trials differ by about this much in the lead of a move over another
 * (`search-precision` in docs/evidence): the replies in the tree get better as it grows.
 */
const PRECISION = 0.02;

/** Minimum lead of the best move over a dropped one, so that later luck can't bring the dropped move back. */
const BEHIND = 1e-6;

/**
 * The worth of a move. A dropped move is compared with the best in its own deals, since the first deals may have been
 * lucky for both.
 */
function worthOf(candidate: Candidate<unknown>, best: Candidate<unknown>, lead: number): Worth {
  const [wins, most] = [resultsOf(candidate), resultsOf(best)];
  // In the middle of a round, some candidates are one trial behind.
  const isDropped = wins.length < most.length - 1;
  const win = isDropped
    ? Math.max(0, meanValueOf(best) - Math.max(BEHIND, differenceOf(most, wins)[0]))
    : meanValueOf(candidate);
  return { win, points: pointsOf(candidate, lead), error: meanErrorOf(candidate), wins };
}

/**
 * A bot that runs a {@link search} to its end and makes the best move. It does not search for an only move.
 *
 * @param game - the game
 * @param options - the limits, and the players and judge of trial games
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
export function searchBot<G extends AnyGame>(game: G, options?: SearchOptions<G> | null): Bot<G> {
  expectCalled(game, "game");
  const settings = readSearchOptions(game, options);
  return (view, moves, random) => {
    expectMoves(moves);
    if (moves.length === 1) return moves[0]!;
    let best = moves[0]!;
    for (const { candidates } of rounds(game, view, moves, settings, random)) best = candidates[0]!.move;
    return best;
  };
}
