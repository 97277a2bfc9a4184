import type { Seat } from "../core/any.ts";
import { expectState } from "../game/position.ts";
import { expectArray } from "../schema/read.ts";
import type { DealtState, DrawState, OverState, PlayState, View } from "./state.ts";
import { TILES } from "./tile.ts";

/** The keys that the drawing stack depends on. */
type Dealt = Pick<DealtState, "settings" | "hands" | "laid">;

/** Tiles dealt to a hand, which is also the most it may draw up to: six, or four with partners. */
export function handSize({ partners }: Dealt["settings"]): number {
  return partners ? 4 : 6;
}

/** The seats whose tiles a seat may lay, its own first. */
export function handsOf({ partners, players }: Dealt["settings"], seat: Seat): readonly Seat[] {
  return partners ? [seat, (seat + players / 2) % players] : [seat];
}

/** The tiles that `turn` may lay: its own and its partner's. */
export function tilesOf({ settings, hands, turn }: PlayState | View<PlayState>): readonly number[] {
  if (!settings.partners) return hands[turn]!;
  const [own, partner] = handsOf(settings, turn);
  return [...hands[own!]!, ...hands[partner!]!];
}

/** The seat whose hand receives a drawn tile: its own, then its partner's; undefined if the seat may not draw. */
export function receiver(state: Dealt, seat: Seat): Seat | undefined {
  const { settings, hands } = state;
  if (stockSize(state) === 0) return undefined;
  return handsOf(settings, seat).find((owner) => hands[owner]!.length < handSize(settings));
}

/**
 * The tiles of the drawing stack: all the tiles of the deck, except tiles in hands and on the table.
 *
 * @param state - a state or view with hands, so not of a solitaire
 * @returns the tiles in ascending order, all equally likely to be drawn; empty if none are left
 * @throws InvalidStateError when the argument is not a state or view, or has no hands
 *
 * @example
 * ```ts
 * import * as cribino from "fifteen-two/cribino";
 *
 * const state = cribino.apply(cribino.initialState(), { type: "deal", hands: [[0, 1, 2, 3, 4, 5], [6, 7, 8, 9, 10, 11]] });
 * state.phase === "play" && cribino.stockOf(state).length; // => 36
 * ```
 */
export function stockOf(state: PlayState | DrawState | OverState | View<PlayState | DrawState | OverState>): number[] {
  expectState(state);
  expectArray(state.hands, ["hands"]);
  const gone: boolean[] = [];
  for (const hand of state.hands) for (const tile of hand) gone[tile] = true;
  for (const lay of state.laid) gone[lay.tile] = true;
  const stock: number[] = [];
  for (let tile = 0; tile < TILES; tile++) if (!gone[tile]) stock.push(tile);
  return stock;
}

function stockSize({ hands, laid }: Dealt): number {
  let size = TILES - laid.length;
  for (const hand of hands) size -= hand.length;
  return size;
}
