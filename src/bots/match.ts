import { IllegalMoveError, InvalidStateError, within } from "../core/errors.ts";
import { type AnyGame, type MoveOf, type OptionsOf, type Outcome, rulesOf, type StateOf } from "../core/game.ts";
import { type Random, seeded } from "../core/random.ts";
import { sideOf } from "../core/seat.ts";
import { type Playout, playout } from "../generic/playout.ts";
import type { RecordOf } from "../generic/record.ts";
import { expectArray, expectFunction, readFields, readInteger } from "../schema/read.ts";
import type { Bot } from "./bot.ts";
import { shareOf } from "./standing.ts";

/** Options of {@link match}. */
export interface MatchOptions<G extends AnyGame = AnyGame> {
  /** Number of games, 1 or more; default 2. */
  readonly games?: number;
  /** Seed of the whole match; default 1. */
  readonly seed?: number;
  /** The game's options, for every game. */
  readonly options?: OptionsOf<G>;
  /** Number of moves, including chance's, after which a game is stopped and counts for nobody; default 10,000. */
  readonly limit?: number;
}

/** The score of a match after a game. */
export interface MatchReport<G extends AnyGame = AnyGame> {
  /** Number of games played. */
  readonly games: number;
  /** Games won by each bot. Tied winners share a game, and in a draw all bots share it. */
  readonly won: readonly number[];
  /** Number of games that reached the limit. */
  readonly unfinished: number;
  /** How the latest game ended; undefined if it reached the limit. */
  readonly outcome: Outcome | undefined;
  /** The latest game. */
  readonly record: RecordOf<G>;
}

/**
 * Lets bots play games against each other, each seeing only its view.
 *
 * There is one bot per side, for all its seats. The bots change places from game to game. As many games as there are
 * sides share the same seed for deals, cuts and draws, so that each bot plays each side of them.
 *
 * @param game - the game
 * @param bots - one bot per side
 * @param setup - number of games and more; see {@link MatchOptions}
 * @returns a generator that yields the score of the match after each game
 * @throws InvalidStateError when an option is unknown or out of range, or there is not exactly one bot per side
 * @throws IllegalMoveError, from the generator, when a bot makes an illegal move or one of another seat
 *
 * @example
 * ```ts
 * import { greedyBot, match, randomBot } from "fifteen-two/bots";
 * import { sackson } from "fifteen-two/sackson";
 *
 * const setup = { games: 4, options: { turnLimit: 60 } };
 * const reports = [...match(sackson, [greedyBot(sackson), randomBot()], setup)];
 * reports.at(-1)?.games; // => 4
 * reports.at(-1)?.won; // => [4, 0]
 * ```
 */
export function match<G extends AnyGame>(
  game: G,
  bots: readonly Bot<G>[],
  setup: MatchOptions<G> = {},
): Generator<MatchReport<G>, void, void> {
  const given = readFields(setup, ["setup"], [], ["games", "seed", "options", "limit"]);
  const total = readInteger(given.games ?? 2, ["setup", "games"], 1);
  const seed = readInteger(given.seed ?? 1, ["setup", "seed"], 0);
  const limit = readInteger(given.limit ?? 10_000, ["setup", "limit"], 1);
  const { scores } = within(["setup"], () => rulesOf(game).initialState(setup.options));
  expectArray(bots, ["bots"]);
  if (bots.length !== scores.length)
    throw new InvalidStateError(["bots"], `must have one bot per side (${scores.length}), not ${bots.length}`);
  for (const [side, bot] of bots.entries()) expectFunction(bot, ["bots", side]);
  return games({ game, bots, total, seed, setup: { limit, ...(setup.options != null && { options: setup.options }) } });
}

/** A match whose setup has been read. */
interface Match<G extends AnyGame> {
  readonly game: G;
  /** The bots by the side that they have in the first game. */
  readonly bots: readonly Bot<G>[];
  readonly total: number;
  readonly seed: number;
  /** The setup of every game, but for its randomness. */
  readonly setup: { readonly limit: number; readonly options?: OptionsOf<G> };
}

function* games<G extends AnyGame>(plan: Match<G>): Generator<MatchReport<G>, void, void> {
  const { game, bots, total, seed } = plan;
  const sides = bots.length;
  const won = bots.map(() => 0);
  const seeds = seeded(seed);
  let unfinished = 0;
  let chanceSeed = 0;
  for (let played = 0; played < total; played++) {
    if (played % sides === 0) chanceSeed = wholeSeed(seeds);
    const seated = bots.map((_, side) => bots[(side + played) % sides]!);
    const { state, record } = playGame(plan, seated, seeded(chanceSeed), seeded(wholeSeed(seeds)));
    const outcome = game.outcome(state);
    if (outcome === undefined) unfinished++;
    else for (let side = 0; side < sides; side++) won[(side + played) % sides]! += shareOf(outcome, side);
    yield { games: played + 1, won: won.slice(), unfinished, outcome, record };
  }
}

function wholeSeed(random: Random): number {
  return Math.floor(random() * 2 ** 52);
}

function playGame<G extends AnyGame>(
  { game, setup }: Match<G>,
  bots: readonly Bot<G>[],
  chance: Random,
  random: Random,
): Playout<G> {
  const { legalMoves, view } = rulesOf(game);
  const choose = (state: StateOf<G>, moves: readonly MoveOf<G>[]): MoveOf<G> => {
    const seat = moves[0]!.seat!;
    const move = bots[sideOf(state, seat)]!(view(state, seat), legalMoves(state, seat), random);
    if (move?.seat === seat) return move;
    throw new IllegalMoveError("not-your-turn", `the bot must move for seat ${seat}`, move);
  };
  return playout(game, { random: chance, choose, ...setup });
}
