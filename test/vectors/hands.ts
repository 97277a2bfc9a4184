import { CARDS, type Card, parseCards, sample, seeded } from "../../src/index.ts";
import type { ScoreItem } from "../../src/scoring/index.ts";
import { slowCards, slowItems, sumOf } from "../scoring/oracle.ts";

/** A hand, its starter, its points as a hand and as a crib, the hand's points by kind, and why it is here. */
export type HandRow = readonly [
  hand: string,
  starter: string | null,
  points: number,
  crib: number,
  ...kinds: Kinds,
  why?: string,
];

type Kinds = readonly [fifteens: number, pairs: number, runs: number, flush: number, nobs: number];

export const HAND_COLUMNS = ["hand", "starter", "points", "crib", "fifteens", "pairs", "runs", "flush", "nobs", "why"];

/** Hands that people have counted: the points as a hand and as a crib are theirs. */
const PUBLISHED: readonly (readonly [text: string, points: number, crib: number, why: string])[] = [
  ["5H 5D 5S JC + 5C", 29, 29, "the best hand"],
  ["5H 5D 5S 5C + KC", 28, 28, "four fives and a tenth card"],
  ["7C 7D 8H 8S + 9C", 24, 24, "double pairs in a run with fifteens"],
  ["4C 4D 5H 6S + 6C", 24, 24, "double pairs in a run with fifteens"],
  ["6C 7D 7H 8S", 12, 12, "S2-53: two runs, two fifteens and a pair"],
  ["7C 8D QH KS + 2C", 2, 2, "S2-48: seven and eight"],
  ["AC 4D JH 8S + 8C", 4, 4, "S2-48: ace, four and jack"],
  ["AC 2D 3H 9S + QC", 7, 7, "S2-48: ace, two, three and nine"],
  ["KC QD 2H 4S + 6C", 0, 0, "S2-49: king and queen are not a pair"],
  ["KC KD KH 4S + 2C", 6, 6, "S2-50: three pairs"],
  ["KC KD KH KS + 2C", 12, 12, "S2-51: six pairs"],
  ["9C TD JH QS + 2C", 4, 4, "S2-54: a run of four"],
  ["9C TD JH QS + KC", 5, 5, "S2-54: a run of five"],
  ["5C 5D 6H 7S + KD", 12, 12, "S1-49: a double run of three, 8, and two fifteens"],
  ["AC AD 2H 3S + 4C", 10, 10, "S1-49: a double run of four"],
  ["AC AD AH 2S + 3C", 15, 15, "S1-49: a triple run"],
  ["TC TD JH JS + QC", 16, 16, "S1-49: a quadruple run"],
  ["AC AD 2C 2D + 3C", 16, 16, "a quadruple run of low cards"],
  ["AC 2C 3C 3D + 5C", 8, 8, "a double run beside a five"],
  ["AC AD 4C 5C + 3C", 5, 5, "a run through the starter"],
  ["2C 3C 4C 5C + AD", 11, 7, "a four-card flush whose starter sorts first"],
  ["2C 3C 4C 6C + AH", 10, 6, "a four-card flush whose starter sorts first"],
  ["AD 2D 5S 6D + 4D", 5, 5, "three of a suit and the starter"],
  ["KC QD 5H 5S + AC", 10, 10, "Britannica 1911: two tenth cards and two fives reckon eight"],
  ["9C 3C 3D 3H + KS", 12, 12, "Britannica 1911: a nine and three threes count six"],
  ["3C 4D 5H KS + 3D", 12, 12, "Britannica 1911: two sequences of three"],
  ["3C 4D 5H 3H + 3D", 21, 21, "Britannica 1911: three sequences of three"],
];

/** Published, hand-picked and random hands. All points but those of the published come from the slow oracle. */
export function handRows(): HandRow[] {
  return [
    ...PUBLISHED.map(([text, points, crib, why]) => row(text, why, [points, crib])),
    ...["C", "D", "H", "S"].flatMap((suit, i) => corners(suit, "CDHS"[(i + 1) % 4]!)),
    ...everyWorth(),
    ...random(240, CARDS),
    ...random(
      120,
      CARDS.filter((card) => "45678J".includes(card[0]!)),
    ),
  ];
}

function row(text: string, why?: string, counted?: readonly [points: number, crib: number]): HandRow {
  const [hand = [], [starter] = []] = text.split("+").map((part) => parseCards(part));
  const items = slowItems(hand, starter, false);
  const points = [sumOf(items), sumOf(slowItems(hand, starter, true))] as const;
  if (counted !== undefined && counted.join() !== points.join()) throw new Error(`${text}: ${points}, not ${counted}`);
  const plain = [hand.join(" "), starter ?? null, ...points, ...byKind(items)] as const;
  return why === undefined ? plain : [...plain, why];
}

/** The points for fifteens, pairs, runs, flushes and nobs. */
export function byKind(items: readonly ScoreItem[]): Kinds {
  const of = (kind: string) => sumOf(items.filter((item) => item.kind === kind));
  return [of("fifteen"), of("pair"), of("run"), of("flush"), of("nobs")];
}

/** Every case of the flush and of his nobs in one suit; `other` is another suit. */
function corners(suit: string, other: string): HandRow[] {
  const flush = `2${suit} 4${suit} 6${suit} 8${suit}`;
  const odd = (hand: string, i: number) =>
    parseCards(hand)
      .with(i, `${hand[3 * i]}${other}` as Card)
      .join(" ");
  const jackAt = (i: number) =>
    parseCards(odd(odd(flush, 0), 2))
      .toSpliced(i, 1, `J${suit}` as Card)
      .join(" ");
  const at = [0, 1, 2, 3];
  return [
    row(flush, "flush of four, no starter"),
    row(`${flush} + K${other}`, "flush of four"),
    row(`${flush} + K${suit}`, "flush of five"),
    ...at.map((i) => row(`${odd(flush, i)} + K${suit}`, "three of the hand and the starter")),
    row(`2${suit} 4${suit} 6${suit} J${suit} + 8${other}`, "flush of four with a jack"),
    row(`2${suit} 4${suit} 6${suit} J${suit} + 8${suit}`, "flush of five and nobs"),
    ...at.map((i) => row(`${jackAt(i)} + K${suit}`, "nobs")),
    row(`J${other} 2${suit} 4${other} 6${suit} + K${suit}`, "the jack of another suit"),
    row(`J${suit} J${other} 2${other} 4${suit} + K${suit}`, "two jacks, one of them nobs"),
    row(`J${suit} 2${other} 4${suit} 6${other}`, "a jack without a starter"),
    row(`2${other} 4${suit} 6${other} 8${suit} + J${suit}`, "the jack is the starter"),
    row(`J${other} 2${suit} 4${other} 6${suit} + J${suit}`, "the jack is the starter, with another jack"),
    row(`${flush} + J${suit}`, "flush of five, the jack is the starter"),
  ];
}

/** A hand for every number of points that a random hand has now and then. */
function everyWorth(): HandRow[] {
  const found = new Map<number, HandRow>();
  const next = seeded(2);
  for (let tries = 0; tries < 60_000; tries++) {
    const [a, b, c, d, e] = sample(CARDS, 5, next);
    const points = sumOf(slowItems([a!, b!, c!, d!], e, false));
    if (!found.has(points)) found.set(points, row(`${a} ${b} ${c} ${d} + ${e}`, `worth ${points}`));
  }
  return [...found].sort(([a], [b]) => a - b).map(([, hand]) => hand);
}

function random(n: number, cards: readonly Card[]): HandRow[] {
  const next = seeded(n);
  return Array.from({ length: n }, () => {
    const [a, b, c, d, e] = sample(cards, 5, next);
    return row(`${a} ${b} ${c} ${d} + ${e}`);
  });
}

/** By the two lowest ranks, such as "A3": the points of fifteens, pairs and runs with each three ranks that follow. */
export type RankRow = readonly [lowest: string, points: readonly number[]];

/** The points of every five ranks, each in ascending order and no rank five times. */
export function rankRows(): RankRow[] {
  const rows = new Map<string, number[]>();
  for (const cards of everyFive()) {
    const lowest = lowestOf(cards);
    rows.set(lowest, [...(rows.get(lowest) ?? []), sumOf(slowCards(cards, undefined, "none"))]);
  }
  return [...rows];
}

/** The two lowest ranks, such as "A3". */
export function lowestOf([a, b]: readonly Card[]): string {
  return `${a![0]}${b![0]}`;
}

/** Cards of every five ranks in ascending order. */
export function* everyFive(): Generator<Card[], void, void> {
  // Equal ranks take the suits in order.
  for (const ranks of fives()) yield ranks.map((rank, i) => CARDS[4 * rank + i - ranks.indexOf(rank)]!);
}

/** Every five rank indices in ascending order, except five alike. */
function* fives(ranks: readonly number[] = []): Generator<readonly number[], void, void> {
  if (ranks.length === 5) {
    if (ranks[0] !== ranks[4]) yield ranks;
    return;
  }
  for (let rank = ranks.at(-1) ?? 0; rank < 13; rank++) yield* fives([...ranks, rank]);
}
