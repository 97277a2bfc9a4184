import type { Seat, Side } from "../core/game.ts";
import { type CribinoSettings, sideOf } from "./options.ts";
import type { CribinoScore, LayScore, PaymentItem } from "./score.ts";
import type { TileIndex } from "./tile.ts";

const NOTHING: readonly CribinoScore[] = [];

/** What a state says a side has scored; nothing for no points. */
export function scoreOf(side: Side, { points, items }: LayScore): readonly CribinoScore[] {
  return points === 0 ? NOTHING : [{ side, points, items }];
}

/** The scores after some points; the kitty pays without end (S3-09). */
export function award(scores: readonly number[], scored: readonly CribinoScore[]): readonly number[] {
  if (scored.length === 0) return scores;
  const next = scores.slice();
  for (const { side, points } of scored) next[side]! += points;
  return next;
}

/** Five points a tile from every other seat to one (S3-21, S3-25); between partners they cancel out. */
export function payments(
  options: CribinoSettings,
  hands: readonly (readonly TileIndex[])[],
  to: Seat,
  kind: "out" | "blocked",
): CribinoScore[] {
  const winner = sideOf(options, to);
  const gained: PaymentItem[] = [];
  const lost = new Map<Side, PaymentItem[]>();
  hands.forEach((hand, seat) => {
    const side = sideOf(options, seat);
    if (side === winner) return;
    const tiles = hand.length;
    gained.push({ kind, points: 5 * tiles, seat, tiles });
    lost.set(side, [...(lost.get(side) ?? []), { kind, points: -5 * tiles, seat, tiles }]);
  });
  return [[winner, gained] as const, ...lost].map(([side, items]) => ({
    side,
    points: items.reduce((sum, { points }) => sum + points, 0),
    items,
  }));
}
