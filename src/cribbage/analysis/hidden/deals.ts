import { checkedRandom, type Random, shuffle } from "../../../core/random.ts";
import { expectFunction, readInteger } from "../../../schema/read.ts";
import { type Extras, extrasOf, netOf, suitsLeft } from "../discard/worth.ts";
import {
  DISCARDS,
  discardOf,
  endDeal,
  finishPlay,
  playAndShow,
  showCrib,
  showFrom,
  sort,
  swap,
} from "../engine/deal.ts";
import { rankAt } from "../engine/hand.ts";
import { passGo } from "../engine/play.ts";
import { cribKind, cribSide, peg, rewind } from "../engine/simulation.ts";
import { drawHands } from "./hands.ts";
import type { Position } from "./position.ts";

export interface Budget {
  /** Number of deals of the hidden cards to try. */
  readonly deals: number;
  /** Source of randomness. */
  readonly random: Random;
}

export function readDeals(deals: unknown): number {
  return readInteger(deals, ["options", "deals"], 2, 1_000_000);
}

/** Reads a source of randomness, and checks each of its numbers. */
export function readRandom(random: unknown): Random {
  expectFunction(random, ["options", "random"]);
  return checkedRandom(random as Random);
}

/** Maximum number of attempts to draw plausible discards. */
const TRIES = 20;

/**
 * Prepares deals of the hidden cards; each call of the result deals the next one into the position's game. Draws a
 * seat's kept cards in proportion to their chance, from average discards and the seat's plays. Draws its discards again
 * until a player would have made them, at most {@link TRIES} times. All other cards are random. The hands repeat after
 * `deals` deals.
 */
export function dealsFor(position: Position, deals: number, random: Random): () => void {
  const { game, start } = position;
  const { pack, seats, size } = game;
  const hands = drawHands(position, deals, random);
  const order = shuffle(
    Array.from({ length: hands.length / seats }, (_, n) => seats * n),
    random,
  );
  const settled = position.hidden.filter(({ discarded }) => discarded);
  const span = (seat: number, from: number, end: number) =>
    Array.from({ length: end - from }, (_, i) => size * seat + from + i);
  const kept = settled.flatMap(({ seat, kept }) => span(seat, kept.length, 4));
  const discards = settled.flatMap(({ seat }) => span(seat, 4, size));
  const others = [...position.places].filter((place) => !kept.includes(place) && !discards.includes(place));
  const places = [...kept, ...discards, ...others];
  const end = places.length - others.filter((place) => place > game.cut).length;
  /** Fills the places from `from` to `end` with cards drawn from these and the later places. */
  const draw = (from: number, end: number) => {
    for (let i = from; i < end; i++) swap(pack, places[i]!, places[i + Math.floor(random() * (places.length - i))]!);
  };
  /** A random place from `from` on that has a card of this rank. */
  const find = (rank: number, from: number) => {
    let found = from;
    for (let i = from, n = 0; i < places.length; i++)
      if (pack[places[i]!]! >> 2 === rank && random() * ++n < 1) found = i;
    return places[found]!;
  };
  let next = 0;
  return () => {
    rewind(game, start);
    const deal = order[next++ % order.length]!;
    let at = 0;
    for (const { seat, kept } of settled) {
      game.hands[seat] = hands[deal + seat]!;
      for (let i = 0; i < 4 - kept.length; i++, at++) swap(pack, places[at]!, find(rankAt(hands[deal + seat]!, i), at));
    }
    for (const { seat } of settled) {
      const extras = extrasOf(cribKind(game))[cribSide(game, seat)];
      for (let tries = 0; tries < TRIES; tries++) {
        draw(at, at + size - 4);
        if (keepsFour(pack, size * seat, size, extras)) break;
      }
      at += size - 4;
    }
    draw(at, end);
  };
}

/** Whether a player keeps the first four of the cards from `at` on, as in `bestPlaces`. Stops at a better discard. */
function keepsFour(pack: Uint8Array, at: number, size: number, extras: Extras): boolean {
  const cards = pack.slice(at, at + size);
  sort(cards, 0, size);
  const left = suitsLeft(cards, 0, size);
  const own = (1 << cards.indexOf(pack[at + 4]!)) | (1 << cards.indexOf(pack[at + size - 1]!));
  const most = netOf(cards, 0, own, left, extras);
  let isLater = false;
  for (const places of DISCARDS[size === 6 ? 6 : 5]) {
    const worth = netOf(cards, 0, places, left, extras);
    if (places === own) isLater = true;
    else if (worth > most || (worth === most && !isLater)) return false;
  }
  return true;
}

/** Makes the discards of all seats that have yet to discard, except `chooser`. */
export function discardBut({ game, undecided }: Position, chooser?: number): void {
  for (const seat of undecided) if (seat !== chooser) discardOf(game, seat, game.policies[seat]!.discard(game, seat));
}

/** Plays a fully dealt deal to its end, and passes the deal on. Returns whether the game is won. */
export function finishDeal(position: Position): boolean {
  const { game, phase, overlooked, inference } = position;
  if (overlooked !== undefined && peg(game, overlooked.side, overlooked.points)) return true;
  switch (phase) {
    case "discard":
      discardBut(position);
      return playAndShow(game);
    case "cut":
      return playAndShow(game);
    case "play":
      return passGo(game, inference!.last, 0) || finishPlay(game);
    case "show":
      return endDeal(game, showFrom(game, game.turn));
    case "crib":
      return endDeal(game, showCrib(game));
    case "end":
      return endDeal(game, false);
  }
}
