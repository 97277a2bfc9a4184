import type { Outcome } from "../../core/any.ts";
import type { AnyGame, OptionsOf } from "../../core/game.ts";
import { type Random, randomInt, seeded } from "../../core/random.ts";
import { sideOf } from "../../core/seat.ts";
import { type RecordOf, startGame } from "../../record/record.ts";
import { expectFunction, readFields, readInteger } from "../../schema/read.ts";
import { type Bot, expectBots } from "../../table/bot.ts";
import { type Dealing, newDealing } from "../../table/dealing.ts";
import { choiceOf, playFrom } from "../../table/playout.ts";
import { shareOf } from "../basis/standing.ts";

/** Options of {@link match}. */
export interface MatchOptions<G extends AnyGame = AnyGame> {
  /** Number of games, 1 or more; default 2. */
  readonly games?: number;
  /** Source of randomness for the deals and the bots. */
  readonly random: Random;
  /** The game's options, for every game. */
  readonly options?: OptionsOf<G>;
  /** Number of moves, including chance's, after which a game stops and counts for nobody; default 10,000. */
  readonly limit?: number;
}

/** The score of a match after a game. @inline */
export interface MatchReport<G extends AnyGame = AnyGame> {
  /** Number of games played. */
  readonly games: number;
  /** Games won by the side of each bot. Tied sides share a game, and in a draw all sides share it. */
  readonly won: readonly number[];
  /** Number of games that reached the limit. */
  readonly unfinished: number;
  /** The index of the bot in each seat of the latest game. */
  readonly seats: readonly number[];
  /** The result of the latest game; undefined if it reached the limit. */
  readonly outcome: Outcome | undefined;
  /** The latest game. */
  readonly record: RecordOf<G>;
}

/**
 * Plays games between bots, each of which sees only its view.
 *
 * There is one bot per side, for all its seats, or one per seat. A match is duplicate play: every set of deals, cuts
 * and draws is played as often as there are bots, and the bots rotate, so that each bot has each place once. The n-th
 * deal of a game, and the n-th tile drawn in it, don't depend on the moves before them.
 *
 * {@link summary} adds up the reports.
 *
 * @param game - the game
 * @param bots - one bot per side or one per seat
 * @param setup - the random source, the number of games and more; see {@link MatchOptions}
 * @returns a generator that yields the score of the match after each game
 * @throws InvalidStateError when an option is unknown or out of range, or there is not exactly one bot per
 * side or per seat
 * @throws IllegalMoveError, from the generator, when a bot makes an illegal move or one of another seat
 *
 * @example
 * ```ts
 * import { seeded } from "fifteen-two";
 * import { greedyBot, match, randomBot } from "fifteen-two/bots";
 * import * as sackson from "fifteen-two/sackson";
 *
 * const setup = { random: seeded(1), games: 4, options: { turnLimit: 60 } };
 * const reports = [...match(sackson, [greedyBot(sackson), randomBot()], setup)];
 * reports.at(-1)?.games; // => 4
 * reports.at(-1)?.won; // => [4, 0]
 * reports.map(({ seats }) => seats); // => [[0, 1], [1, 0], [0, 1], [1, 0]]
 * ```
 */
export function match<G extends AnyGame>(
  game: G,
  bots: readonly Bot<G>[],
  setup: MatchOptions<G>,
): Generator<MatchReport<G>, void, void> {
  const given = readFields(setup, ["setup"], ["random"], ["games", "options", "limit"]);
  expectFunction(given.random, ["setup", "random"]);
  const total = readInteger(given.games ?? 2, ["setup", "games"], 1);
  const limit = readInteger(given.limit ?? 10_000, ["setup", "limit"], 1);
  const start = startGame(game, setup.options, ["setup", "options"]);
  expectBots(bots, start.state, ["bots"]);
  const { players } = start.state.settings;
  return games();

  function* games(): Generator<MatchReport<G>, void, void> {
    const won = bots.map(() => 0);
    const nextSeed = () => randomInt(2 ** 52, setup.random);
    let unfinished = 0;
    let dealing: Dealing<G> | undefined;
    for (let played = 0; played < total; played++) {
      if (dealing === undefined || played % bots.length === 0) dealing = newDealing(game, seeded(nextSeed()));
      const places = bots.map((_, place) => (place + played) % bots.length);
      const random = seeded(nextSeed());
      const seated = places.map((i) => bots[i]!);
      const choose = choiceOf(game, seated, random);
      const { state, record } = playFrom(game, start, { draw: dealing.after([]), random, choose, limit });
      const outcome = game.outcome(state);
      if (outcome === undefined) unfinished++;
      else for (const [place, i] of places.entries()) won[i]! += shareOf(outcome, sideOf(state, place));
      const seats = Array.from({ length: players }, (_, seat) => places[seat % places.length]!);
      yield { games: played + 1, won: won.slice(), unfinished, seats, outcome, record };
    }
  }
}
