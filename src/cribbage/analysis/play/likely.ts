import { valueOfRank } from "../../../core/card.ts";
import { InvalidStateError } from "../../../core/errors.ts";
import { type Random, randomInt, shuffle } from "../../../core/random.ts";
import type { CribSide } from "../crib/kind.ts";
import { countRanksOf, handNumber, NUMBER_OF_HANDS, rankHands, waysToHoldEach } from "../ranks.ts";
import { handOfRanks, type RankHand, rankAt } from "../simulator/hand.ts";
import type { HiddenSeat, Position } from "../simulator/position.ts";
import { sideAt } from "../simulator/simulation.ts";

/** What players keep, as `keepChances` has it. */
type KeepChances = Readonly<Record<CribSide, Float64Array>>;

/**
 * Deals of what the hands may be in the play: those that are known as they are, the others as often as they are likely.
 * When more than one is to be guessed each is drawn by itself, and deals that take more cards of a rank than there are do
 * not count.
 *
 * @param deals - how many to draw
 * @returns the hands of all seats, deal after deal; with two seats, deals that are the same follow each other
 */
export function drawHands(position: Position, chances: KeepChances, deals: number, random: Random): Int32Array {
  const { start, hidden } = position;
  const { seats } = start;
  const drawn = new Int32Array(seats * deals);
  for (let at = 0; at < drawn.length; at += seats)
    for (let seat = 0; seat < seats; seat++) drawn[at + seat] = start.hands[seat]!;
  for (const other of [...hidden].sort((a, b) => a.seat - b.seat)) {
    const spread = drawSpread(
      packedHands(4 - other.played.length),
      handWeights(position, other, chances),
      deals,
      random,
    );
    const hands = seats === 2 ? spread : shuffle(spread, random);
    for (let i = 0; i < deals; i++) drawn[seats * i + other.seat] = hands[i]!;
  }
  return seats === 2 ? drawn : possibleDeals(drawn, position);
}

/** Draws so many hands, at even distances of weight: each comes about as often as it is likely. */
function drawSpread(hands: Int32Array, weights: Float64Array, n: number, random: Random): RankHand[] {
  let total = 0;
  for (let i = 0; i < weights.length; i++) total += weights[i]!;
  if (total === 0) throw new InvalidStateError("plays", "no deal agrees with the view");
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
 * How likely each hand of {@link rankHands} is what a seat has left, beside the others: by what it would have kept of its
 * cards, by the cards that are not seen, and by what it could not play.
 */
export function handWeights(
  position: Position,
  { seat, played, bound }: HiddenSeat,
  chances: KeepChances,
): Float64Array {
  const { start } = position;
  const kept = chances[sideAt(start, seat) === sideAt(start, start.dealer) ? "own" : "opponent"];
  const cards = unseenRanks(position);
  for (let rank = 0; rank < 13; rank++) if (valueOfRank(rank) <= bound) cards[rank] = 0;
  const size = 4 - played.length;
  const hands = rankHands(size);
  const weights = waysToHoldEach(size, cards);
  const whole = new Uint8Array(4);
  for (let i = 0; i < played.length; i++) whole[size + i] = played[i]! >> 2;
  for (let n = 0, at = 0; n < weights.length; n++, at += size) {
    if (weights[n] === 0) continue;
    for (let i = 0; i < size; i++) whole[i] = hands[at + i]!;
    weights[n]! *= kept[size === 4 ? n : handNumber(whole)]!;
  }
  return weights;
}

/** The deals that take no more cards of a rank than there are; all of them when there is none. */
function possibleDeals(deals: Int32Array, position: Position): Int32Array {
  const { start, hidden } = position;
  const { seats } = start;
  const unseen = unseenRanks(position);
  const cards = new Int8Array(13);
  let end = 0;
  for (let at = 0; at < deals.length; at += seats) {
    cards.set(unseen);
    let isPossible = true;
    for (const { seat, played } of hidden)
      for (let place = 3 - played.length; place >= 0; place--)
        if (--cards[rankAt(deals[at + seat]!, place)]! < 0) isPossible = false;
    if (!isPossible) continue;
    deals.copyWithin(end, at, at + seats);
    end += seats;
  }
  return end > 0 ? deals.subarray(0, end) : deals;
}

/** How many cards of each rank are not seen. */
function unseenRanks({ start, places }: Position): Uint8Array {
  return countRanksOf(places.map((place) => start.pack[place]!));
}

const packed: Int32Array[] = [];

/** The hands of {@link rankHands}, of up to four ranks, packed. */
function packedHands(size: number): Int32Array {
  packed[size] ??= Int32Array.from({ length: NUMBER_OF_HANDS[size]! }, (_, n) =>
    handOfRanks([...rankHands(size).subarray(size * n, size * (n + 1))]),
  );
  return packed[size];
}
