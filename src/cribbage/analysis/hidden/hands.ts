import { valueOfRank } from "../../../core/card.ts";
import { InvalidStateError } from "../../../core/errors.ts";
import { type Random, randomInt, shuffle } from "../../../core/random.ts";
import { equilibriumOf, roughKeeps } from "../discard/equilibrium.ts";
import {
  countRanksOf,
  handNumber,
  handOfRanks,
  NUMBER_OF_HANDS,
  type RankHand,
  rankAt,
  rankHand,
  rankHands,
  waysToHoldEach,
} from "../engine/hand.ts";
import { cribKind, cribSide } from "../engine/simulation.ts";
import type { HiddenSeat, Position } from "./position.ts";

/** Attempts to draw possible deals, and the minimum of deals in each. */
const TRIES = 50;
const FEWEST_DRAWS = 20;

/**
 * Draws the unplayed ranks of the seats that have discarded, for each deal. Known hands stay, and hidden ones are drawn
 * in proportion to their chance. If several hands are hidden, each is drawn independently, and deals with too many
 * cards of a rank are dropped. If only one seat is hidden, its hands are sorted, so that equal deals are consecutive.
 */
export function drawHands(position: Position, deals: number, random: Random): Int32Array {
  const { start } = position;
  const { seats } = start;
  const hidden = position.hidden.filter(({ discarded }) => discarded).sort((a, b) => a.seat - b.seat);
  const weights = hidden.map((seat) => handWeights(position, seat));
  const n = hidden.length > 1 ? Math.max(FEWEST_DRAWS, deals) : deals;
  const drawn = new Int32Array(seats * n);
  for (let tries = 0; tries < TRIES; tries++) {
    for (let at = 0; at < drawn.length; at += seats)
      for (let seat = 0; seat < seats; seat++) drawn[at + seat] = start.hands[seat]!;
    for (const [i, { seat, kept }] of hidden.entries()) {
      const spread = drawSpread(packedHands(4 - kept.length), weights[i]!, n, random);
      const hands = hidden.length > 1 ? shuffle(spread, random) : spread;
      for (let deal = 0; deal < n; deal++) drawn[seats * deal + seat] = hands[deal]!;
    }
    const possible = hidden.length > 1 ? possibleDeals(drawn, position, hidden) : drawn;
    if (possible.length > 0) return possible.subarray(0, seats * deals);
  }
  throw new InvalidStateError(["plays"], "no deal agrees with the view");
}

/** Systematic sampling: draws `n` hands in proportion to weight. */
function drawSpread(hands: Int32Array, weights: Float64Array, n: number, random: Random): RankHand[] {
  let total = 0;
  for (let i = 0; i < weights.length; i++) total += weights[i]!;
  if (total === 0) throw new InvalidStateError(["plays"], "no deal agrees with the view");
  const offset = randomInt(2 ** 32, random) / 2 ** 32;
  const drawn: RankHand[] = [];
  let at = -1;
  let passed = 0;
  for (let i = 0; i < n; i++) {
    const distance = ((i + offset) * total) / n;
    while (passed <= distance) passed += weights[++at]!;
    drawn.push(hands[at]!);
  }
  return drawn;
}

/**
 * The weight of each hand of {@link rankHands} as a seat's remaining cards. The weight depends on average discards, the
 * unseen cards, the counts at which the seat played or said go and, with an inference, on its plays.
 */
export function handWeights(position: Position, { seat, kept, bound, room }: HiddenSeat): Float64Array {
  const { start, inference, isRough } = position;
  const keeps = isRough ? roughKeeps() : equilibriumOf(cribKind(start), cribSide(start, seat)).keeps;
  const cards = unseenRanks(position);
  for (let rank = 0; rank < 13; rank++) if (valueOfRank(rank) <= bound) cards[rank] = 0;
  const size = 4 - kept.length;
  const hands = rankHands(size);
  const weights = waysToHoldEach(size, cards);
  const whole = new Uint8Array(4);
  for (let i = 0; i < kept.length; i++) whole[size + i] = kept[i]! >> 2;
  for (let n = 0, at = 0; n < weights.length; n++, at += size) {
    if (room > 0 && valueOfRank(hands[at]!) > room) weights[n] = 0;
    if (weights[n] === 0) continue;
    for (let i = 0; i < size; i++) whole[i] = hands[at + i]!;
    weights[n]! *= keeps[size === 4 ? n : handNumber(whole)]!;
    if (inference !== undefined && !isRough)
      weights[n]! *= inference.likelihood(seat, rankHand(whole[0]!, whole[1]!, whole[2]!, whole[3]!));
  }
  return weights;
}

/** The deals without too many cards of a rank. */
function possibleDeals(deals: Int32Array, position: Position, hidden: readonly HiddenSeat[]): Int32Array {
  const { seats } = position.start;
  const unseen = unseenRanks(position);
  const cards = new Int8Array(13);
  let end = 0;
  for (let at = 0; at < deals.length; at += seats) {
    cards.set(unseen);
    let isPossible = true;
    for (const { seat, kept } of hidden)
      for (let place = 3 - kept.length; place >= 0; place--)
        if (--cards[rankAt(deals[at + seat]!, place)]! < 0) isPossible = false;
    if (!isPossible) continue;
    deals.copyWithin(end, at, at + seats);
    end += seats;
  }
  return deals.subarray(0, end);
}

function unseenRanks({ start, places }: Position): Uint8Array {
  return countRanksOf(places.map((place) => start.pack[place]!));
}

const packed: Int32Array[] = [];

/** The hands of {@link rankHands} for up to four ranks, packed. */
function packedHands(size: number): Int32Array {
  packed[size] ??= Int32Array.from({ length: NUMBER_OF_HANDS[size]! }, (_, n) =>
    handOfRanks([...rankHands(size).subarray(size * n, size * (n + 1))]),
  );
  return packed[size];
}
