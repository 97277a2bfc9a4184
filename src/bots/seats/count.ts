import type { AnyMove } from "../../core/any.ts";
import { type Random, randomInt } from "../../core/random.ts";

/**
 * Chooses the claim of a seat in a game with muggins; undefined if there is no choice of claims. A miscount, with
 * chance `miscounts`, claims one or two points too few, or accepts another side's short count.
 */
export function countAmong<Move extends AnyMove>(
  moves: readonly Move[],
  miscounts: number,
  random: Random,
): Move | undefined {
  const claims = moves.filter((move) => claimOf(move) >= 0).sort((a, b) => claimOf(b) - claimOf(a));
  if (claims.length < 2) return undefined;
  if (random() >= miscounts) return claims[0]!;
  const least = claims.at(-1)!;
  return least.type === "accept" ? least : claims[1 + randomInt(Math.min(2, claims.length - 1), random)]!;
}

/** The points that a move claims; -1 if it is not a count. */
function claimOf(move: AnyMove & { readonly claim?: number; readonly points?: number }): number {
  const { type, claim, points } = Object(move);
  return (type === "show" ? claim : type === "muggins" ? points : type === "accept" ? 0 : -1) ?? -1;
}
