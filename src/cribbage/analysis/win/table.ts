import { digitReader } from "../engine/digits.ts";
import { ERRORS, WINS_OF_PARTNERS, WINS_OF_TWO } from "./table-data.ts";

/** The largest need of a side in the table of {@link chancesAtScores}. */
export const MOST_NEEDED = 241;

/**
 * The chance that the dealer of the coming deal wins, by the needs of both, up to {@link MOST_NEEDED}. A side that
 * needs 0 or less has won; the dealer if both do.
 */
export type DealerChance = (dealerNeeds: number, poneNeeds: number) => number;

/** Shipped chances are multiples of this. */
export const WIN_UNIT: number = 2 ** -11;

/** Step between the shipped errors, in points of the smaller need. */
export const ERROR_STEP = 15;

/** Number of neighbors that determine a chance between them, by a polynomial in each direction. */
const NEIGHBORS = 6;

/** The needs with shipped chances: every need near the end, fewer further away, where chances change slowly. */
export function shippedNeeds(): number[] {
  const needs = [];
  for (let need = 0; need <= MOST_NEEDED + 1; need += need < 32 ? 1 : need < 62 ? 2 : need < 122 ? 5 : 10)
    needs.push(need);
  return needs;
}

/**
 * Reads chances from text, by the pone's need and then the dealer's. Each is the difference, in units, between the
 * chance and the sum of its neighbors at the need before, minus the chance at which both have the need before.
 */
function readTable(text: string): DealerChance {
  const next = digitReader(text);
  const needs = shippedNeeds();
  let before = new Float64Array(needs.length);
  const rows = needs.map(() => {
    let change = 0;
    before = before.map((chance) => {
      change += next() * WIN_UNIT;
      return chance + change;
    });
    return before;
  });
  const near = Array.from({ length: MOST_NEEDED + 1 }, (_, need) => neighborsOf(needs, need));
  return (dealerNeeds, poneNeeds) => {
    const [dealer, pone] = [near[dealerNeeds]!, near[poneNeeds]!];
    let chance = 0;
    for (let i = 0; i < NEIGHBORS; i++)
      for (let j = 0; j < NEIGHBORS; j++)
        chance += pone.weights[i]! * dealer.weights[j]! * rows[pone.from + i]![dealer.from + j]!;
    return Math.min(1, Math.max(0, chance));
  };
}

/** The shipped neighbors of a need: the place of the first, and the weight of each in the polynomial through them. */
function neighborsOf(needs: readonly number[], need: number) {
  const middle = needs.findIndex((shipped) => shipped >= need);
  const from = Math.min(Math.max(0, middle - NEIGHBORS / 2), needs.length - NEIGHBORS);
  const near = needs.slice(from, from + NEIGHBORS);
  const weights = near.map((x) => near.reduce((weight, y) => (y === x ? weight : (weight * (need - y)) / (x - y)), 1));
  return { from, weights };
}

/** The chances of a text, which is read on first use. Each chance is computed when it is needed. */
export function chancesOf(text: string): DealerChance {
  let table: { readonly find: DealerChance; readonly known: Float64Array } | undefined;
  return (dealerNeeds, poneNeeds) => {
    if (dealerNeeds <= 0) return 1;
    if (poneNeeds <= 0) return 0;
    table ??= { find: readTable(text), known: new Float64Array((MOST_NEEDED + 1) << 8).fill(-1) };
    const at = (dealerNeeds << 8) | poneNeeds;
    if (table.known[at]! < 0) table.known[at] = table.find(dealerNeeds, poneNeeds);
    return table.known[at]!;
  };
}

export const ofTwo: DealerChance = /* @__PURE__ */ chancesOf(WINS_OF_TWO);
const ofPartners = /* @__PURE__ */ chancesOf(WINS_OF_PARTNERS);

/** The chance that the dealer of the coming deal wins, with two players or four partners. */
export function chanceOf(players: number): DealerChance {
  return players === 4 ? ofPartners : ofTwo;
}

/** A chance at fractional needs, between those of the nearest whole ones. */
export function between(chance: DealerChance, dealer: number, pone: number): number {
  const [a, b] = [Math.floor(dealer), Math.floor(pone)];
  const at = (i: number, j: number) => chance(a + i, b + j);
  const [x, y] = [dealer - a, pone - b];
  return (1 - x) * ((1 - y) * at(0, 0) + y * at(0, 1)) + x * ((1 - y) * at(1, 0) + y * at(1, 1));
}

/** Largest standard error of a chance to win, by the smaller need; 0 if it is 0. */
export function errorAt(players: number, need: number): number {
  const errors = ERRORS[players === 4 ? 4 : 2];
  return need <= 0 ? 0 : errors[Math.min(Math.floor(need / ERROR_STEP), errors.length - 1)]!;
}
