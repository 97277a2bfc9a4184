import { valueOfRank } from "../../../core/card.ts";
import type { Random } from "../../../core/random.ts";
import { discardOf, keptRanks, swap } from "./deal.ts";
import { type RankHand, withoutRank } from "./hand.ts";
import type { Position } from "./position.ts";
import { copySimulation, type Simulation } from "./simulation.ts";

/** What is known about a seat some of whose cards are hidden. */
export interface HiddenSeat {
  readonly seat: number;
  /** Whether it has discarded. */
  readonly decided: boolean;
  /** The cards of its hand that are known, by index: what it has kept, or any before it discards. */
  readonly known: readonly number[];
  /** Those of them that it has played. */
  readonly played: readonly number[];
  /** Its places of the pack whose cards are not known, in rising order. */
  readonly places: readonly number[];
  /** The value that all its other cards are above, because it could not play them. */
  readonly bound: number;
  /** The value up to which it has a card, because it is to play once more; 0 when that is not known. */
  readonly room: number;
}

/** How often a hidden hand is dealt anew that its owner would not have kept. */
const TRIES = 40;

/**
 * Deals the hidden cards: each seat gets any of the cards that are not seen, but has discarded as its policy does, and so
 * has kept what it has played. When forty times it would not have, it may have kept any cards that agree with the play.
 */
export function fillIn(position: Position, random: Random): void {
  const { game, start, undecided, hidden, places, dealt } = position;
  copySimulation(game, start);
  let from = 0;
  for (const seat of hidden) {
    fillSeat(position, seat, from, random);
    from += seat.places.length;
  }
  drawTo(game, places, from, dealt, random);
  for (const seat of undecided) shuffleHand(game, seat, random);
}

/** Puts the cards that a seat has been dealt in random order, as a deal does. */
function shuffleHand({ pack, size }: Simulation, seat: number, random: Random): void {
  const end = size * (seat + 1);
  for (let i = size * seat; i < end; i++) swap(pack, i, i + Math.floor(random() * (end - i)));
}

/** Draws to some places, of which those from `from` up to `end` are next: any of the cards that stand from there on. */
function drawTo({ pack }: Simulation, places: Uint8Array, from: number, end: number, random: Random): void {
  for (let i = from; i < end; i++) swap(pack, places[i]!, places[i + Math.floor(random() * (places.length - i))]!);
}

/** Fills the places of a seat, which begin at `from` among all. */
function fillSeat(position: Position, hidden: HiddenSeat, from: number, random: Random): void {
  const { game, places } = position;
  const { seat, decided, played } = hidden;
  const end = from + hidden.places.length;
  for (let tries = 1; ; tries++) {
    if (tries <= TRIES) drawTo(game, places, from, end, random);
    else drawFitting(position, hidden, from, random);
    if (!decided || tries > TRIES) break;
    const discards = game.policies[seat]!.discard(game, seat);
    if (mayKeep(game, hidden, discards)) {
      discardOf(game, seat, discards);
      break;
    }
    putKnownFirst(game, hidden);
  }
  if (decided) game.hands[seat] = handLeft(game, seat, played);
}

/** Whether a seat that discards some of its cards has kept all that it is known to have, and the others agree with the play. */
function mayKeep({ pack, size }: Simulation, { seat, known, bound, room }: HiddenSeat, discards: number): boolean {
  let hasRoom = room === 0;
  for (let i = 0; i < size; i++) {
    const card = pack[size * seat + i]!;
    const isKept = ((discards >> i) & 1) === 0;
    if (known.includes(card)) {
      if (!isKept) return false;
    } else if (isKept) {
      const value = valueOfRank(card >> 2);
      if (value <= bound) return false;
      if (value <= room) hasRoom = true;
    }
  }
  return hasRoom;
}

/** Puts the known cards of a seat, which a policy may have moved, back before the others. */
function putKnownFirst({ pack, size }: Simulation, { seat, known }: HiddenSeat): void {
  for (let i = 0, place = size * seat; i < known.length; i++, place++)
    swap(pack, place, pack.indexOf(known[i]!, place));
}

/** Deals a seat cards that agree with the play, as long as there are any, whatever its policy. */
function drawFitting({ game, places }: Position, hidden: HiddenSeat, from: number, random: Random): void {
  const { pack, size } = game;
  const { seat, bound, room } = hidden;
  const end = from + hidden.places.length;
  for (let i = from; i < end; i++) {
    const isKept = places[i]! < size * seat + 4;
    const low = isKept ? bound : 0;
    const high = isKept && i === from && room > 0 ? room : 10;
    const fitting = Array.from(places.subarray(i)).filter((place) => {
      const value = valueOfRank(pack[place]! >> 2);
      return low < value && value <= high;
    });
    if (fitting.length > 0) swap(pack, places[i]!, fitting[Math.floor(random() * fitting.length)]!);
  }
}

/** The ranks that a seat has kept and not played. */
export function handLeft(game: Simulation, seat: number, played: readonly number[]): RankHand {
  return played.reduce((hand, card) => withoutRank(hand, card >> 2), keptRanks(game, seat));
}
