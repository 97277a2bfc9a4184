import { seeded } from "../../../core/random.ts";
import { cribPoints, handPoints, playDeal } from "../engine/game.ts";
import { newSimulation, type Policy } from "../engine/state.ts";
import { MOST_NEEDED } from "../options/view.ts";

/**
 * The race of three or four seats who each play for themselves. A deal has three parts: the play, the hands and the
 * crib. A seat's place is its distance to the left of the dealer.
 */
export interface Race {
  readonly seats: number;
  /**
   * By place, at `PARTS * need + parts`: the chance that a seat has not reached its need after that many parts,
   * starting with a deal.
   */
  readonly behind: readonly Float64Array[];
}

/** Number of deals from which the points of each part are taken. */
const DEALS = 10_000;

/** After this many parts, even the highest supported need has been reached. */
const PARTS = 3 * 80;

/** Chances below this don't matter. */
const NEVER = 1e-9;

/** More points than a seat ever scores in a part. */
const POINTS = 64;

/** Computes a race from simulated deals. */
export function raceOf(seats: number, policies: readonly Policy[]): Race {
  const gains = gainsOf(seats, policies);
  const layer = () => Array.from({ length: 3 * seats }, () => new Float64Array(MOST_NEEDED + 1).fill(1, 1));
  const behind = Array.from({ length: seats }, () => new Float64Array(PARTS * (MOST_NEEDED + 1)));
  let later = layer();
  for (let parts = 0; parts < PARTS; parts++) {
    for (let place = 0; place < seats; place++)
      for (let need = 1; need <= MOST_NEEDED; need++) behind[place]![PARTS * need + parts] = later[place]![need]!;
    const now = layer();
    for (let part = 0; part < 3; part++)
      for (let place = 0; place < seats; place++) {
        // After the crib the deal passes to the left, so every seat is one place nearer to the dealer.
        const next = part < 2 ? seats * (part + 1) + place : (place + seats - 1) % seats;
        addPart(gains[seats * part + place]!, later[next]!, now[seats * part + place]!);
      }
    later = now;
    if (later.every((chances) => chances[MOST_NEEDED]! < NEVER)) break;
  }
  return { seats, behind };
}

/** The chance of each number of points, by part and place. */
function gainsOf(seats: number, policies: readonly Policy[]): Float64Array[] {
  const random = seeded(1);
  const game = newSimulation({ seats, sides: seats, target: Number.POSITIVE_INFINITY }, policies);
  const gains = Array.from({ length: 3 * seats }, () => new Float64Array(POINTS));
  for (let n = 0; n < DEALS; n++) {
    game.scores.fill(0);
    game.dealer = 0;
    playDeal(game, random);
    for (let place = 0; place < seats; place++) {
      const hand = handPoints(game, place);
      const crib = place === 0 ? cribPoints(game) : 0;
      gains[place]![game.scores[place]! - hand - crib]! += 1 / DEALS;
      gains[seats + place]![hand]! += 1 / DEALS;
      gains[2 * seats + place]![crib]! += 1 / DEALS;
    }
  }
  return gains;
}

/** Prepends one part to those that follow it. */
function addPart(gain: Float64Array, later: Float64Array, now: Float64Array): void {
  let end = POINTS;
  while (gain[end - 1] === 0) end--;
  for (let need = 1; need <= MOST_NEEDED; need++) {
    let chance = 0;
    for (let points = 0; points < end && points < need; points++) chance += gain[points]! * later[need - points]!;
    now[need] = chance;
  }
}

/**
 * The chance that a seat is the first to reach its need. It treats the seats' points as independent; of seats that get
 * there in the same part, the one that counts first wins.
 *
 * @param needs - the points that each seat needs, 1 or more
 * @param dealer - the seat that deals next
 */
export function raceChance({ seats, behind }: Race, needs: ArrayLike<number>, dealer: number, seat: number): number {
  const own = behind[placeOf(seat, dealer, seats)]!;
  const at = PARTS * needs[seat]!;
  let chance = 0;
  for (let parts = 1; parts < PARTS && own[at + parts - 1]! > NEVER; parts++) {
    let first = own[at + parts - 1]! - own[at + parts]!;
    const nowDealer = dealer + Math.floor((parts - 1) / 3);
    for (let i = 1; i < seats; i++) {
      const other = (seat + i) % seats;
      // A seat that counts before this one must not get there in the same part, either.
      const isBefore = orderOf(other, nowDealer, seats) < orderOf(seat, nowDealer, seats);
      const there = PARTS * needs[other]! + parts - (isBefore ? 0 : 1);
      first *= behind[placeOf(other, dealer, seats)]![there]!;
    }
    chance += first;
  }
  // Rounding can take sums past 1 in the last digit.
  return Math.min(1, Math.max(0, chance));
}

function placeOf(seat: number, dealer: number, seats: number): number {
  return (seat - dealer + seats) % seats;
}

/** The order in which the seats count, starting to the left of the dealer. */
function orderOf(seat: number, dealer: number, seats: number): number {
  return (seat - dealer - 1 + 81 * seats) % seats;
}
