import type { Seat } from "../core/game.ts";
import type { MultiplayerSettings } from "./options.ts";
import type { PlayState } from "./state.ts";
import { stockSize } from "./stock.ts";
import type { TileIndex } from "./tile.ts";

/** Tiles dealt to a hand, which is also the most it may draw up to: six, or four with partners. */
export function handSize(settings: MultiplayerSettings): number {
  return settings.partners ? 4 : 6;
}

/** The seats whose tiles a seat may lay, its own first. */
export function handsOf(settings: MultiplayerSettings, seat: Seat): readonly Seat[] {
  return settings.partners ? [seat, (seat + settings.players / 2) % settings.players] : [seat];
}

/** The tiles that a seat may lay: its own and its partner's. */
export function tilesOf(state: Pick<PlayState, "settings" | "hands">, seat: Seat): readonly TileIndex[] {
  const { settings, hands } = state;
  if (!settings.partners) return hands[seat]!;
  const [own, partner] = handsOf(settings, seat);
  return [...hands[own!]!, ...hands[partner!]!];
}

/**
 * The seat whose hand receives a drawn tile: the seat itself, then its partner; undefined if the seat may not draw.
 */
export function receiver(state: Pick<PlayState, "settings" | "hands" | "laid">, seat: Seat): Seat | undefined {
  const { settings, hands } = state;
  if (stockSize(state) === 0) return undefined;
  return handsOf(settings, seat).find((owner) => hands[owner]!.length < handSize(settings));
}
