import type { Random } from "../../core/random.ts";
import { expectArray, expectFunction, readFields, readInteger, readOneOf } from "../../schema/read.ts";
import { policyOf } from "./discard/policy.ts";
import { playDeal } from "./engine/game.ts";
import { newSimulation, pointsOfScore, restart, type Simulation, sideOfScore } from "./engine/state.ts";
import { cribKindOf, readPartners } from "./options/players.ts";
import { readRandom } from "./options/trials.ts";
import { carefulPlay } from "./policies/careful.ts";
import { randomPolicy } from "./policies/random.ts";
import { simplePlay } from "./policies/simple.ts";

/**
 * How a side of {@link simulateGames} plays.
 *
 * All except `"random"` discard like {@link discardValues}. `"simple"` plays by its own cards and the count; `"careful"`
 * also considers the next seat's replies. None of them looks at the score.
 *
 * @inline
 */
type SimulatedPlayer = "random" | "simple" | "careful";

/**
 * Options of {@link simulateGames}.
 *
 * @inline
 */
export interface SimulationOptions {
  /** Number of games to play, 1 to 100,000,000. */
  readonly games: number;
  /** Source of randomness. */
  readonly random: Random;
  /** Number of players: 2 (default), 3 or 4. */
  readonly players?: 2 | 3 | 4 | null;
  /** Whether four players score with the seat across from them: true (default) or false with four players. */
  readonly partners?: boolean | null;
  /** Points that win, 1 to 1,000,000; default 121. */
  readonly target?: number | null;
  /** How each side plays; default `"simple"`. */
  readonly sides?: readonly SimulatedPlayer[] | null;
  /** Called for every score, in order. */
  readonly watch?: ((score: SimulatedScore) => void) | null;
}

/**
 * A score in a simulated game.
 *
 * @inline
 */
interface SimulatedScore {
  /** Index of the game, from 0. */
  readonly game: number;
  /** The seat that deals. */
  readonly dealer: number;
  /** The side that scores. */
  readonly side: number;
  /** Points it scores. */
  readonly points: number;
}

/**
 * Result of {@link simulateGames}.
 *
 * @inline
 */
export interface SimulatedGames {
  /** Games won by each side. */
  readonly won: readonly number[];
  /** Number of deals played, including those cut short by the end of a game. */
  readonly deals: number;
}

/**
 * Plays many games of cribbage in place, about 20 times as fast as `playout`.
 *
 * Use it to find out how often something happens. The first deal passes from game to game, so that every seat has it
 * equally often. To play with bots of your own, or other games, use `match` of `fifteen-two/bots`.
 *
 * @param options - number of games, the players, and the random source
 * @returns the games won by each side, and the number of deals
 * @throws InvalidStateError when an option is missing, unknown or out of range, or the source returns anything but a
 * number from 0 (inclusive) to 1 (exclusive)
 *
 * @example
 * ```ts
 * import { seeded } from "fifteen-two";
 * import { simulateGames } from "fifteen-two/cribbage/analysis";
 *
 * const { won, deals } = simulateGames({ games: 2000, random: seeded(1), sides: ["simple", "random"] });
 * won[0]! > 1900; // => true
 * deals > 2000 * 7; // => true
 * ```
 */
export function simulateGames(options: SimulationOptions): SimulatedGames {
  const names = ["players", "partners", "target", "sides", "watch"] as const;
  const given = readFields(options, ["options"], ["games", "random"], names);
  const games = readInteger(given.games, ["options", "games"], 1, 100_000_000);
  const random = readRandom(given.random);
  const game = readTable(given, random);
  const watch = given.watch ?? undefined;
  if (watch !== undefined) expectFunction(watch, ["options", "watch"]);
  const won = Array.from(game.scores, () => 0);
  let deals = 0;
  for (let n = 0; n < games; n++) {
    restart(game, n % game.seats);
    deals += playGame(game, random, n, watch as SimulationOptions["watch"]);
    won[game.winner]!++;
  }
  return { won, deals };
}

type Given = Readonly<Record<"players" | "partners" | "target" | "sides", unknown>>;

/** Reads the players and sets up the game. */
function readTable(given: Given, random: Random): Simulation {
  const players = readOneOf(given.players ?? 2, ["options", "players"], [2, 3, 4]);
  const partners = readPartners(players, given.partners, ["options"]);
  const target = readInteger(given.target ?? 121, ["options", "target"], 1, 1_000_000);
  const sides = partners ? 2 : players;
  const kind = cribKindOf({ players, partners });
  const names = given.sides ?? Array(sides).fill("simple");
  expectArray(names, ["options", "sides"], sides, sides);
  const policies = Array.from({ length: sides }, (_, side) => {
    const name = readOneOf(names[side], ["options", "sides", side], ["random", "simple", "careful"]);
    return name === "random" ? randomPolicy(random) : policyOf(kind, name === "simple" ? simplePlay : carefulPlay);
  });
  const bySeat = Array.from({ length: players }, (_, seat) => policies[seat % sides]!);
  return newSimulation({ seats: players, sides, target }, bySeat);
}

/** Plays a game to its end, reporting every score. Returns the number of deals. */
function playGame(simulation: Simulation, random: Random, game: number, watch?: SimulationOptions["watch"]): number {
  for (let deals = 1; ; deals++) {
    const { dealer } = simulation;
    const isWon = playDeal(simulation, random);
    if (watch)
      for (const score of simulation.scoreLog.subarray(0, simulation.scoreCount))
        watch({ game, dealer, side: sideOfScore(score), points: pointsOfScore(score) });
    if (isWon) return deals;
  }
}
