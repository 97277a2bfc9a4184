import { cribSide, type Policy } from "../engine/state.ts";
import { type CribKind, type CribSide, cribKindOf, type Players } from "../options/players.ts";
import { simplePlay } from "../policies/simple.ts";
import { strategicPlay } from "../policies/strategy.ts";
import { bestPlaces, type Extras, extrasOf } from "./net.ts";

/** A policy that discards by the best sum of hand, average crib and pegging. It ignores the score. */
export function policyOf(
  kind: CribKind,
  play: Policy["play"],
  extras: Record<CribSide, Extras> = extrasOf(kind),
): Policy {
  return {
    discard: (game, seat) => {
      const { pack, size } = game;
      sort(pack, size * seat, size * seat + size);
      return bestPlaces(pack, size * seat, size === 6 ? 6 : 5, extras[cribSide(game, seat)]);
    },
    play,
  };
}

/** A policy for each seat at a table, with {@link simplePlay}. */
export function simplePolicies(players: Players): Policy[] {
  return Array(players.players).fill(policyOf(cribKindOf(players), simplePlay));
}

/** A policy for each seat at a table: two players play by {@link strategicPlay}, others by {@link simplePlay}. */
export function strongPolicies(players: Players): Policy[] {
  return players.players > 2 ? simplePolicies(players) : Array(2).fill(policyOf("two", strategicPlay));
}

/** Sorts a few cards in ascending order, in place. */
export function sort(cards: Uint8Array, from: number, end: number): void {
  for (let i = from + 1; i < end; i++) {
    const card = cards[i]!;
    let at = i;
    for (; at > from && cards[at - 1]! > card; at--) cards[at] = cards[at - 1]!;
    cards[at] = card;
  }
}
