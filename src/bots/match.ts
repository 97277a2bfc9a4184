import { IllegalMoveError, InvalidStateError } from "../core/errors.ts";
import { type AnyGame, type MoveOf, type OptionsOf, type Outcome, rulesOf, type StateOf } from "../core/game.ts";
import { readInteger, readObject } from "../core/json.ts";
import { type Random, seeded } from "../core/random.ts";
import { sideOf } from "../core/seat.ts";
import { type Playout, playout } from "../drive/playout.ts";
import type { RecordOf } from "../drive/record.ts";
import type { Bot } from "./bot.ts";
import { shareOf } from "./standing.ts";

/** What can be agreed for a {@link match}. */
export interface MatchOptions<G extends AnyGame = AnyGame> {
  /** How many games, 1 or more; default 2. */
  readonly games?: number;
  /** The seed of everything; default 1. */
  readonly seed?: number;
  /** The options of every game. */
  readonly options?: OptionsOf<G>;
  /** After how many moves a game counts for nobody, chance's included; default 10,000. */
  readonly limit?: number;
}

/** How a match stands after a game. */
export interface MatchReport<G extends AnyGame = AnyGame> {
  /** How many games were played. */
  readonly games: number;
  /** For each bot the games it has won: tied winners share a game, in a draw all do. */
  readonly won: readonly number[];
  /** How many games reached the limit. */
  readonly unfinished: number;
  /** How the latest game ended; undefined when it reached the limit. */
  readonly outcome: Outcome | undefined;
  /** The latest game. */
  readonly record: RecordOf<G>;
}

/**
 * Lets bots play a number of games against each other, each seeing only its view. There is one bot a side, for all seats of
 * it. From game to game they change places, and as many games as there are sides have the same seed for deals, cuts and
 * draws, so that each bot has each side of it.
 *
 * @param game - the game
 * @param bots - one bot for each side
 * @param setup - how many games, and what is agreed; see {@link MatchOptions}
 * @returns a generator that gives how the match stands after each game
 * @throws InvalidStateError when an option is unknown or out of range, or there is not one bot for each side
 * @throws IllegalMoveError when a bot makes a move that is not legal, or another seat's
 *
 * @example
 * ```ts
 * import { greedyBot, match, randomBot } from "fifteen-two/bots";
 * import { sackson } from "fifteen-two/sackson";
 *
 * const setup = { games: 4, options: { turnLimit: 60 } };
 * const reports = [...match(sackson, [greedyBot(sackson), randomBot], setup)];
 * reports.at(-1)?.games; // => 4
 * reports.at(-1)?.won; // => [4, 0]
 * ```
 */
export function* match<G extends AnyGame>(
  game: G,
  bots: readonly Bot<G>[],
  setup: MatchOptions<G> = {},
): Generator<MatchReport<G>, void, void> {
  const given = readObject(setup, "match", [], ["games", "seed", "options", "limit"]);
  const total = readInteger(given.games ?? 2, "match.games", 1);
  const seed = readInteger(given.seed ?? 1, "match.seed", 0);
  const limit = readInteger(given.limit ?? 10_000, "match.limit", 1);
  const sides: number = rulesOf(game).initialState(setup.options).scores.length;
  if (bots.length !== sides) throw new InvalidStateError("bots", `must be one a side, ${sides}, not ${bots.length}`);
  const won = bots.map(() => 0);
  const seeds = seeded(seed);
  let unfinished = 0;
  let chanceSeed = 0;
  for (let played = 0; played < total; played++) {
    if (played % sides === 0) chanceSeed = wholeSeed(seeds);
    const seated = bots.map((_, side) => bots[(side + played) % sides]!);
    const { state, record } = playGame(
      game,
      seated,
      setup.options,
      limit,
      seeded(chanceSeed),
      seeded(wholeSeed(seeds)),
    );
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
  game: G,
  bots: readonly Bot<G>[],
  options: OptionsOf<G> | undefined,
  limit: number,
  chance: Random,
  random: Random,
): Playout<G> {
  const { legalMoves, view } = rulesOf(game);
  const choose = (state: StateOf<G>, moves: readonly MoveOf<G>[]): MoveOf<G> => {
    const seat = moves[0]!.seat!;
    const move = bots[sideOf(state, seat)]!(view(state, seat), legalMoves(state, seat), random);
    if (move?.seat === seat) return move;
    throw new IllegalMoveError("not-your-turn", `the bot was asked for a move of seat ${seat}`, move);
  };
  return playout(game, { random: chance, limit, choose, ...(options != null && { options }) });
}
