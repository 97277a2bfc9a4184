import { valueOfRank } from "../../../core/card.ts";
import type { Random } from "../../../core/random.ts";
import { discardOf, handLeft, keptRanks, swap } from "../engine/deal.ts";
import { endDeal, finishPlay, playAndShow, showCrib, showFrom } from "../engine/game.ts";
import { passGo } from "../engine/play.ts";
import { peg, rewind, type Simulation } from "../engine/state.ts";
import type { HiddenSeat, Position } from "./position.ts";

/** From how many hands one is drawn by how its seat has played. */
const HANDS = 4;

/** How often to redeal a hidden hand that its owner would not have kept. */
const TRIES = 40;

/**
 * Deals the hidden cards. Each seat gets any unseen cards, but must have discarded by its policy and so kept what it
 * has played. After forty failures, it may have kept any cards that agree with the play.
 */
export function fillIn(position: Position, random: Random): void {
  const { game, start, hidden, places, dealt } = position;
  rewind(game, start);
  let from = 0;
  for (const seat of hidden) {
    fillLikely(position, seat, from, random);
    from += seat.places.length;
  }
  drawTo(game, places, from, dealt, random);
}

/** Draws to the places from `from` up to `end`, out of the cards at all places from `from` on. */
function drawTo({ pack }: Simulation, places: Uint8Array, from: number, end: number, random: Random): void {
  for (let i = from; i < end; i++) swap(pack, places[i]!, places[i + Math.floor(random() * (places.length - i))]!);
}

/** Fills a seat's places with one of some hands, drawn by how likely it plays them as was seen. */
function fillLikely(position: Position, hidden: HiddenSeat, from: number, random: Random): void {
  const { game, likelihood } = position;
  const { seat, played } = hidden;
  const hands = likelihood === undefined || played.length === 0 ? 1 : HANDS;
  let total = 0;
  let chosen: Uint8Array | undefined;
  for (let i = 0; i < hands; i++) {
    fillSeat(position, hidden, from, random);
    if (hands === 1) return;
    const weight = likelihood!(seat, keptRanks(game, seat));
    total += weight;
    if (i === 0 || random() * total < weight) chosen = game.pack.slice();
    putKnownFirst(game, hidden);
  }
  game.pack.set(chosen!);
  game.hands[seat] = handLeft(game, seat, played);
}

/** Fills a seat's places, which begin at `from` among all hidden places. */
function fillSeat(position: Position, hidden: HiddenSeat, from: number, random: Random): void {
  const { game, places } = position;
  const { seat, discarded, played } = hidden;
  const end = from + hidden.places.length;
  for (let tries = 1; ; tries++) {
    if (tries <= TRIES) drawTo(game, places, from, end, random);
    else drawFitting(position, hidden, from, random);
    if (!discarded || tries > TRIES) break;
    const discards = game.policies[seat]!.discard(game, seat);
    if (mayKeep(game, hidden, discards)) {
      discardOf(game, seat, discards);
      break;
    }
    putKnownFirst(game, hidden);
  }
  if (discarded) game.hands[seat] = handLeft(game, seat, played);
}

/** Whether a seat with these discards keeps all cards it is known to have, and the others agree with the play. */
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

/** Moves a seat's known cards back before the others, since a policy may have moved them. */
function putKnownFirst({ pack, size }: Simulation, { seat, known }: HiddenSeat): void {
  for (let i = 0, place = size * seat; i < known.length; i++, place++)
    swap(pack, place, pack.indexOf(known[i]!, place));
}

/** Deals a seat cards that agree with the play as long as there are any, whatever its policy. */
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

/**
 * Plays a position's deal, once its hidden cards are filled in, to its end and passes the deal on. Returns whether the
 * game is won.
 */
export function finishDeal({ game, phase, undecided, overlooked, last }: Position): boolean {
  if (overlooked !== undefined && peg(game, overlooked.side, overlooked.points)) return true;
  switch (phase) {
    case "discard":
      for (const seat of undecided) discardOf(game, seat, game.policies[seat]!.discard(game, seat));
      return playAndShow(game);
    case "cut":
      return playAndShow(game);
    case "play":
      return passGo(game, last, 0) || finishPlay(game);
    case "show":
      return endDeal(game, showFrom(game, game.turn));
    case "crib":
      return endDeal(game, showCrib(game));
    case "end":
      return endDeal(game, false);
  }
}
