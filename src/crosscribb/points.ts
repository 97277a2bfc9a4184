import type { Card } from "../core/card.ts";
import type { Seat } from "../core/game.ts";
import { readArray, readInteger, readObject, readOneOf } from "../core/json.ts";
import { replaced } from "../core/list.ts";
import { readScore } from "../scoring/json.ts";
import { LINES } from "./board.ts";
import { sideOf } from "./options.ts";
import type { CrossCribbScore, CrossCribbScoreKind } from "./state.ts";

/** His heels: a jack as the cut card is two for the dealer's side (S1-16, S1-47). */
export function heels(dealer: Seat, cut: Card): CrossCribbScore[] {
  if (cut[0] !== "J") return [];
  return [{ side: sideOf(dealer), line: null, points: 2, items: [{ kind: "heels", points: 2, cards: [cut] }] }];
}

/** The totals of the round with some more points. */
export function added(totals: readonly number[], scored: readonly CrossCribbScore[]): readonly number[] {
  let sum = totals;
  for (const { side, points } of scored) sum = replaced(sum, side, sum[side]! + points);
  return sum;
}

/** What the side with the higher total pegs; nothing when they are equal (S1-29). */
export function difference(totals: readonly number[]): CrossCribbScore[] {
  const points = Math.abs(totals[0]! - totals[1]!);
  if (points === 0) return [];
  const side = totals[0]! > totals[1]! ? 0 : 1;
  return [{ side, line: null, points, items: [{ kind: "difference", points, cards: [] }] }];
}

const KINDS: readonly CrossCribbScoreKind[] = [
  "fifteen",
  "pair",
  "run",
  "flush",
  "nobs",
  "heels",
  "claim",
  "muggins",
  "difference",
];

/** The most that a side's lines and the crib can be worth: 29 each. */
export const MOST_POINTS = 174;

/** Reads what a move scored; with muggins the difference can have both sides' points in it. */
export function readScored(value: unknown): CrossCribbScore[] {
  const score = (json: unknown, path: string): CrossCribbScore => {
    const fields = readObject(json, path, ["side", "line", "points", "items"]);
    return {
      side: readInteger(fields.side, `${path}.side`, 0, 1),
      line: readOneOf(fields.line, `${path}.line`, [null, "crib", ...LINES]),
      ...readScore(fields, path, KINDS, 2 * MOST_POINTS),
    };
  };
  return readArray(value, "scored", score, 0, 7);
}
