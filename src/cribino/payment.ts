import type { Seat } from "../core/any.ts";
import { opponentsOf, sideOf } from "../core/seat.ts";
import type { CribinoAward, PlayState } from "./state.ts";

/** Cost of a tile that is still in hand when the deal ends. */
export const TILE_COST = 5;

/** Pays one seat for the tiles that others hold. Partners don't pay each other. */
export function payments(state: PlayState, to: Seat, kind: "out" | "blocked"): CribinoAward[] {
  const winner = sideOf(state, to);
  return state.scores
    .map((_, side) => {
      const payers = opponentsOf(state, to).filter((seat) => side === winner || sideOf(state, seat) === side);
      const items = payers.map((seat) => {
        const tiles = state.hands[seat]!.length;
        return { kind, points: (side === winner ? TILE_COST : -TILE_COST) * tiles, seat, tiles };
      });
      return { side, points: items.reduce((sum, { points }) => sum + points, 0), items };
    })
    .sort((a, b) => Number(b.side === winner) - Number(a.side === winner));
}
