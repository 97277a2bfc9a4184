import type { AnyGame, MoveOf, ViewOf } from "../../core/game.ts";
import { checkedRandom, type Random } from "../../core/random.ts";
import { type Bot, expectSome } from "../basis/bot.ts";
import { lastWorths, type Method, rankOf } from "../basis/method.ts";
import { countAmong } from "./count.ts";

/** A bot's strength; one of {@link BOT_LEVELS}. */
export type BotLevel = "beginner" | "casual" | "intermediate" | "advanced" | "expert";

/**
 * The levels of bots, the weakest first.
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

/** The value of a move for the seat that chooses. */
export interface Value {
  /** Points or a chance to win; all moves of a choice have the same unit. */
  readonly value: number;
  /** How often the move is right, compared with the others, whatever the temperature. */
  readonly share?: number | undefined;
}

/** Values the moves of a view's viewer. */
export type Judge<G extends AnyGame> = (
  view: ViewOf<G>,
  moves: readonly MoveOf<G>[],
  random: Random,
) => readonly Value[];

/** How a level errs: a human overlooks moves, misjudges values and miscounts. */
export interface Mistakes {
  /** The chance of overlooking a move, 0 to 1; a decimal, since bundlers keep an unused table with a division. */
  readonly overlooks: number;
  /**
   * Softmax temperature, above 0, in the unit of the values: a move worth that much less than another is made 2.7 times
   * less often.
   */
  readonly temperature: number;
  /** The chance of a miscount where others may claim the points, 0 to 1. */
  readonly miscounts: number;
}

/** It makes the best move, or one of the best. */
export const NO_MISTAKES: Mistakes = { overlooks: 0, temperature: 1e-9, miscounts: 0 };

/** A bot that chooses by values, with the mistakes of a level. */
export function levelOf<G extends AnyGame>(judge: Judge<G>, mistakes: Mistakes): Bot<G> {
  return (view, moves, source) => {
    expectSome(moves);
    const random = checkedRandom(source);
    const { overlooks, temperature, miscounts } = mistakes;
    const count = countAmong(moves, miscounts, random);
    if (count !== undefined) return count;
    const noticed = overlooks === 0 ? moves : moves.filter(() => random() >= overlooks);
    const seen = noticed.length === 0 ? moves : noticed;
    return seen.length === 1 ? seen[0]! : seen[choose(judge(view, seen, random), temperature, random)]!;
  };
}

/** Much less than any difference between chances: of equal ones, a bot prefers the one with more points, as advice does. */
const TIE = 1e-7;

/** Values moves by a method, in chances to win. */
export function judgeBy<G extends AnyGame>(method: Method<G>): Judge<G> {
  return (view, moves, random) =>
    lastWorths(method.values(view, moves, { random }), moves).map((worth) => ({
      value: rankOf(worth) + TIE * worth.points,
      share: worth.share,
    }));
}

/** The index of the chosen move. */
function choose(values: readonly Value[], temperature: number, random: Random): number {
  const most = Math.max(...values.map(({ value }) => value));
  const weights = values.map(({ value, share = Math.exp((value - most) / temperature) }) => share);
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return index;
  }
  // Rounding may leave a little.
  return weights.findIndex((weight) => weight > 0);
}
