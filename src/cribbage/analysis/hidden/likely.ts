import { valueOfRank } from "../../../core/card.ts";
import { InvalidStateError } from "../../../core/errors.ts";
import { type Random, randomInt, shuffle } from "../../../core/random.ts";
import { handOfRanks, type RankHand, rankAt, rankHand } from "../engine/hand.ts";
import { countRanksOf, handNumber, NUMBER_OF_HANDS, rankHands, waysToHoldEach } from "../engine/ranks.ts";
import { cribSide } from "../engine/state.ts";
import type { CribSide } from "../options/players.ts";
import type { HiddenSeat, Position } from "./position.ts";

/** What players keep; see `keepChances`. */
type KeepChances = Readonly<Record<CribSide, Float64Array>>;

/**
 * Draws possible hands in the play. Known cards stay, and hidden hands are drawn as often as they are likely. If
 * several hands are hidden, each is drawn independently, and deals with too many cards of a rank are dropped.
 *
 * @param deals - number of deals to draw
 * @returns the hands of all seats, deal by deal; with two seats, equal deals are consecutive
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
 * The likelihood of each hand of {@link rankHands} as a seat's remaining cards. It depends on what the seat would have
 * kept, the cards that are not seen, what it could not play and, if the position says so, how it played.
 */
export function handWeights(
  position: Position,
  { seat, played, bound }: HiddenSeat,
  chances: KeepChances,
): Float64Array {
  const { start, likelihood } = position;
  const kept = chances[cribSide(start, seat)];
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
    if (likelihood !== undefined && size < 4)
      weights[n]! *= likelihood(seat, rankHand(whole[0]!, whole[1]!, whole[2]!, whole[3]!));
  }
  return weights;
}

/** The deals without too many cards of a rank; all deals if there are none. */
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

/** The number of unseen cards of each rank. */
function unseenRanks(position: Position): Uint8Array {
  return countRanksOf(unseenIndices(position));
}

/** The cards that are not seen. */
export function unseenIndices({ start, places }: Position): Uint8Array {
  return places.map((place) => start.pack[place]!);
}

const packed: Int32Array[] = [];

/** The hands of {@link rankHands} for up to four ranks, packed. */
function packedHands(size: number): Int32Array {
  packed[size] ??= Int32Array.from({ length: NUMBER_OF_HANDS[size]! }, (_, n) =>
    handOfRanks([...rankHands(size).subarray(size * n, size * (n + 1))]),
  );
  return packed[size];
}
