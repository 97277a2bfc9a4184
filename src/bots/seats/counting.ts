import type { AnyMove } from "../../core/any.ts";
import { randomInt } from "../../core/random.ts";
import type { Bot } from "../../table/bot.ts";
import { expectSome } from "../basis/bot.ts";

/** How well a bot plays. */
export type BotLevel = "easy" | "medium" | "hard" | "expert";

/** How often a level miscounts where others may claim the points. */
export const SLIPS: Readonly<Record<BotLevel, number>> = { easy: 0.4, medium: 0.12, hard: 0.02, expert: 0 };

/**
 * A bot that counts where others may claim what it overlooks. Now and then it claims one or two points too few, or
 * overlooks what another side missed.
 *
 * @param slips - how often, 0 to 1
 * @param bot - the bot for all other choices
 */
export function countingBot<Own extends Bot>(slips: number, bot: Own): Own {
  const choose: Bot = (view, moves, random) => {
    expectSome(moves);
    const claims = moves.filter((move) => claimOf(move) >= 0).sort((a, b) => claimOf(b) - claimOf(a));
    if (claims.length < 2) return bot(view, moves, random);
    if (random() >= slips) return claims[0]!;
    const least = claims.at(-1)!;
    return least.type === "accept" ? least : claims[1 + randomInt(Math.min(2, claims.length - 1), random)]!;
  };
  return choose as Own;
}

/** The points that a move claims; -1 if it doesn't count anything. */
function claimOf(move: AnyMove & { readonly claim?: number; readonly points?: number }): number {
  const { type, claim, points } = Object(move);
  return (type === "show" ? claim : type === "muggins" ? points : type === "accept" ? 0 : -1) ?? -1;
}
