import type { AnyGame, MoveOf, ViewOf } from "../../core/game.ts";
import { checkedRandom, type Random } from "../../core/random.ts";
import { type Bot, expectMoves } from "../basis/bot.ts";
import { lastWorths, type Method, rankOf } from "../basis/method.ts";
import { countAmong } from "./count.ts";

/** The strength of a bot, one of {@link BOT_LEVELS}. */
export type BotLevel = "beginner" | "casual" | "intermediate" | "advanced" | "expert";

/**
 * The levels of bots, weakest first.
 *
 * @example
 * ```ts
 * import { BOT_LEVELS } from "fifteen-two/bots";
 *
 * BOT_LEVELS; // => ["beginner", "casual", "intermediate", "advanced", "expert"]
 * ```
 */
export const BOT_LEVELS: readonly BotLevel[] = /* @__PURE__ */ Object.freeze([
  "beginner",
  "casual",
  "intermediate",
  "advanced",
  "expert",
]);

export interface Value {
  /** In points or as a chance to win, the same unit for all moves of a choice. */
  readonly value: number;
  /** The share of games in which the move is right; overrides the temperature. */
  readonly share?: number | undefined;
}

export type Judge<G extends AnyGame> = (
  view: ViewOf<G>,
  moves: readonly MoveOf<G>[],
  random: Random,
) => readonly Value[];

/** Mistakes of a level, like those of people: overlooked moves, misjudged values and miscounts. */
export interface Mistakes {
  /** The chance of overlooking a move, 0 to 1. Write a decimal: bundlers keep an unused table that has a division. */
  readonly overlooks: number;
  /** Softmax temperature, above 0, in the unit of the values: the loss that makes a move 2.7 times less likely. */
  readonly temperature: number;
  /** The chance of a miscount with muggins, 0 to 1. */
  readonly miscounts: number;
}

export const NO_MISTAKES: Mistakes = { overlooks: 0, temperature: 1e-9, miscounts: 0 };

/** A bot that chooses by values, with the mistakes of a level. */
export function levelOf<G extends AnyGame>(judge: Judge<G>, mistakes: Mistakes): Bot<G> {
  return (view, moves, source) => {
    expectMoves(moves);
    const random = checkedRandom(source);
    const { overlooks, temperature, miscounts } = mistakes;
    const count = countAmong(moves, miscounts, random);
    if (count !== undefined) return count;
    const noticed = overlooks === 0 ? moves : moves.filter(() => random() >= overlooks);
    const seen = noticed.length === 0 ? moves : noticed;
    return seen.length === 1 ? seen[0]! : seen[choose(judge(view, seen, random), temperature, random)]!;
  };
}

/**
 * Weight of a point, too small to reverse a real difference of chances: equal chances are ordered by points, as in
 * advice.
 */
const TIE = 1e-7;

/** Values moves by a method, in chances to win. */
export function judgeBy<G extends AnyGame>(method: Method<G>): Judge<G> {
  return (view, moves, random) =>
    lastWorths(method.values(view, moves, { random }), moves).map((worth) => ({
      value: rankOf(worth) + TIE * worth.points,
      share: worth.share,
    }));
}

function choose(values: readonly Value[], temperature: number, random: Random): number {
  const most = Math.max(...values.map(({ value }) => value));
  const weights = values.map(({ value, share = Math.exp((value - most) / temperature) }) => share);
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return index;
  }
  // Rounding may leave a remainder.
  return weights.findIndex((weight) => weight > 0);
}
