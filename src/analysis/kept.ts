import { CARDS, indexOfCard } from "../core/card.ts";
import { InvalidStateError } from "../core/errors.ts";
import type { Seat } from "../core/game.ts";
import { below, type Random, shuffle } from "../core/random.ts";
import { boundOf } from "../cribbage/determinize.ts";
import { type CribbageSettings, sideOf } from "../cribbage/options.ts";
import type { PlayState } from "../cribbage/state.ts";
import type { CribKind, CribSide } from "./crib.ts";
import type { PlayView } from "./deals.ts";
import { rankValue } from "./pegging.ts";
import { pairNumber, type RankCounts, rankHands, waysToHold } from "./ranks.ts";
import { habitsOf, type Throws } from "./throws.ts";

/** Ranks that a seat may have left, in rising order, and how likely they are beside the others. */
interface LikelyHand {
  readonly ranks: readonly number[];
  readonly weight: number;
}

/** How a crib comes about at a table. */
function cribKindOf({ players, teams }: CribbageSettings): CribKind {
  return players === 2 ? "two" : players === 3 ? "three" : teams!;
}

/**
 * What another seat may have left in the play, by what it would have kept of its cards, by the cards that are not seen,
 * and by what it could not play.
 */
export function likelyHands(view: PlayView, seat: Seat): LikelyHand[] {
  const { options, dealer, plays } = view;
  const side = sideOf(options, seat) === sideOf(options, dealer) ? "own" : "opponent";
  const chances = keepChances(cribKindOf(options))[side];
  const played = plays.flatMap((move) =>
    move.type === "play" && move.seat === seat ? [indexOfCard(move.card) >> 2] : [],
  );
  const unseen = unseenRanks(view);
  const bound = boundOf(view as Pick<PlayState, "plays" | "countStarts">, seat);
  const kept = rankHands(4);
  const likely: LikelyHand[] = [];
  for (let n = 0; n < chances.length; n++) {
    const ranks = without(kept.subarray(4 * n, 4 * n + 4), played);
    if (ranks === undefined || ranks.some((rank) => rankValue(rank) <= bound)) continue;
    const ways = waysToHold(ranks, 0, ranks.length, unseen);
    if (ways > 0) likely.push({ ranks, weight: ways * chances[n]! });
  }
  return likely;
}

/**
 * Deals of what the hands may be in the play: the ranks that each seat has left, those of the seat to play as they are,
 * the others' as often as they are likely. With two players or more to be guessed each hand is drawn by itself, and those that
 * take more cards of a rank than there are do not count.
 *
 * @param deals - how many to draw
 */
export function drawHands(view: PlayView, deals: number, random: Random): (readonly number[])[][] {
  const { hands, turn } = view;
  const drawn = hands.map((hand, seat) => {
    if (seat === turn) return Array<number[]>(deals).fill(hand.map((card) => indexOfCard(card) >> 2));
    const spread = drawSpread(likelyHands(view, seat), deals, random);
    return hands.length === 2 ? spread : shuffle(spread, random);
  });
  const all = Array.from({ length: deals }, (_, i) => drawn.map((list) => list[i]!));
  if (hands.length === 2) return all;
  const unseen = unseenRanks(view);
  const possible = all.filter((dealt) => {
    const held = dealt.filter((_, seat) => seat !== turn).flat();
    return unseen.every((cards, rank) => held.filter((other) => other === rank).length <= cards);
  });
  return possible.length > 0 ? possible : all;
}

/** Draws so many hands at even distances of weight, so that each comes about as often as it is likely. */
function drawSpread(likely: readonly LikelyHand[], n: number, random: Random): (readonly number[])[] {
  const total = likely.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) throw new InvalidStateError("plays", "no deal agrees with the view");
  const offset = below(2 ** 32, random) / 2 ** 32;
  const drawn: (readonly number[])[] = [];
  let passed = 0;
  for (const { ranks, weight } of likely) {
    passed += weight;
    while (drawn.length < n && ((drawn.length + offset) * total) / n < passed) drawn.push(ranks);
  }
  while (drawn.length < n) drawn.push(likely.at(-1)!.ranks);
  return drawn;
}

/** How many cards of each rank a view does not show. */
function unseenRanks(view: PlayView): Uint8Array {
  const text = JSON.stringify(view);
  const counts = new Uint8Array(13);
  for (const [index, card] of CARDS.entries()) if (!text.includes(card)) counts[index >> 2]!++;
  return counts;
}

/** The ranks of a hand that are left without some of them; undefined when it has not all of those. */
function without(hand: Uint8Array, gone: readonly number[]): number[] | undefined {
  const left = [...hand];
  for (const rank of gone) {
    const at = left.indexOf(rank);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

const chances: { [kind in CribKind]?: Record<CribSide, Float64Array> } = {};

/** How likely the four cards of each hand of {@link rankHands} are kept by who is dealt them. */
export function keepChances(kind: CribKind): Record<CribSide, Float64Array> {
  const habits = habitsOf(kind);
  chances[kind] ??= { own: keepRates(habits.own), opponent: keepRates(habits.opponent) };
  return chances[kind];
}

/** Not everyone throws by the tables: whatever they would do, any hand is kept by one in so many. */
export const STRAY = 1 / 200;

/** How often each four ranks are kept by a player who throws so, of the times that they are dealt among more. */
function keepRates(throws: Throws): Float64Array {
  const size = throws.length === 18395 ? 6 : 5;
  const dealt = rankHands(size);
  const kept = rankHands(4);
  const whole: RankCounts = new Uint8Array(13).fill(4);
  const numbers = new Map(
    Array.from({ length: kept.length / 4 }, (_, n) => [keyOf(kept.subarray(4 * n, 4 * n + 4)), n]),
  );
  const thrown = thrownRanks(size);
  const rates = new Float64Array(numbers.size);
  for (let n = 0; n < throws.length; n++) {
    const left = without(dealt.subarray(size * n, size * (n + 1)), thrown[throws[n]!]!)!;
    rates[numbers.get(keyOf(left))!]! += waysToHold(dealt, size * n, size, whole);
  }
  // Four cards are dealt with any two of the other 48, or with any one.
  const deals = size === 6 ? (48 * 47) / 2 : 48;
  return rates.map((ways, n) => ways / (waysToHold(kept, 4 * n, 4, whole) * deals) + STRAY);
}

function keyOf(ranks: ArrayLike<number>): number {
  return ((ranks[0]! * 13 + ranks[1]!) * 13 + ranks[2]!) * 13 + ranks[3]!;
}

/** The ranks of each throw by its number: of a pair, or one rank. */
function thrownRanks(size: 5 | 6): number[][] {
  const ranks: number[][] = [];
  for (let a = 0; a < 13; a++)
    if (size === 5) ranks[a] = [a];
    else for (let b = a; b < 13; b++) ranks[pairNumber(a, b)] = [a, b];
  return ranks;
}
