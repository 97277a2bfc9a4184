import { type Play, packed } from "./play.ts";

/**
 * The learned values of a role's choices, in one array that is hashed by choice. A choice has two key words, then its
 * {@link REGRETS} and {@link SUMS}, each with a number for every place of the hand. They are side by side because most
 * of the time goes into fetching them from memory.
 */
export interface ChoiceTable {
  /** Ten words a slot, for the keys. The second word of an empty slot is 0. */
  words: Uint32Array<ArrayBuffer>;
  /** The same memory, for the other numbers. */
  numbers: Float32Array<ArrayBuffer>;
  used: number;
}

/** From the start of a slot: how much better it would have been to play each place, so far. */
export const REGRETS = 2;

/** From the start of a slot: how often each place was played, later rounds weighing more. */
export const SUMS = 6;

const WORDS = 10;

/** A table with room for `2 ** bits` choices at first. */
export function newTable(bits: number): ChoiceTable {
  const words = new Uint32Array(WORDS * 2 ** bits);
  return { words, numbers: new Float32Array(words.buffer), used: 0 };
}

/** The first word of a choice: the own hand and what the other has played. */
export function lowKey({ hands, played, turn }: Play): number {
  return (packed(hands[turn]!) | (played[1 - turn]! << 16)) >>> 0;
}

/** The second word: the latest six cards of the count, and which low cards the other can't have. */
export function highKey({ recent, bounds, gone, turn }: Play): number {
  return ((recent & 0xffffff) | (bounds[1 - turn]! << 24) | (((gone >> (1 - turn)) & 1) << 28) | (1 << 30)) >>> 0;
}

/** Where the slot of a choice begins, or else the empty slot for it. */
function slotOf({ words }: ChoiceTable, low: number, high: number): number {
  let hash = Math.imul(low ^ (low >>> 15), 0x2c1b3c6d) ^ Math.imul(high ^ (high >>> 13), 0x297a2d39);
  hash = Math.imul(hash ^ (hash >>> 12), 0x7fb5d329);
  const mask = words.length / WORDS - 1;
  for (let slot = (hash ^ (hash >>> 15)) & mask; ; slot = (slot + 1) & mask) {
    const at = WORDS * slot;
    if (words[at + 1] === 0 || (words[at] === low && words[at + 1] === high)) return at;
  }
}

/** Where the slot of a choice begins, or -1 if nothing is known about it. */
function findSlot(table: ChoiceTable, low: number, high: number): number {
  const at = slotOf(table, low, high);
  return table.words[at + 1] === 0 ? -1 : at;
}

/** Where the slot of a choice begins. It may be new, and then the table may have moved. */
export function takeSlot(table: ChoiceTable, low: number, high: number): number {
  const at = slotOf(table, low, high);
  if (table.words[at + 1] !== 0) return at;
  if (table.used * WORDS > 0.6 * table.words.length) {
    grow(table);
    return takeSlot(table, low, high);
  }
  table.words[at] = low;
  table.words[at + 1] = high;
  table.used++;
  return at;
}

/** Doubles the room of a table. */
function grow(table: ChoiceTable): void {
  const old = table.words;
  Object.assign(table, newTable(Math.log2(old.length / WORDS) + 1));
  for (let from = 0; from < old.length; from += WORDS)
    if (old[from + 1] !== 0) addSlot(table, old.subarray(from, from + WORDS));
}

function addSlot(table: ChoiceTable, slot: Uint32Array): void {
  table.words.set(slot, takeSlot(table, slot[0]!, slot[1]!));
}

/** The tables of both roles and the number of rounds they were trained for. */
export interface Trained {
  rounds: number;
  readonly tables: readonly [ChoiceTable, ChoiceTable];
}

/** Choices that are played less often than this are not played at all: they are what is left of early rounds. */
const LEAST_SHARE = 0.06;

/**
 * The average strategy of the training, which comes closer to an equilibrium than the last one.
 *
 * @param shares - receives a share for each of the playable places
 * @returns false if nothing was learned here
 */
export function readShares({ tables }: Trained, play: Play, playable: number, shares: Float64Array): boolean {
  const table = tables[play.turn]!;
  const at = findSlot(table, lowKey(play), highKey(play));
  if (at < 0) return false;
  for (let place = 0; place < playable; place++) shares[place] = table.numbers[at + SUMS + place]!;
  const all = total(shares, playable);
  for (let place = 0; place < playable; place++) if (shares[place]! < LEAST_SHARE * all) shares[place] = 0;
  const played = total(shares, playable);
  for (let place = 0; place < playable; place++) shares[place]! /= played;
  return all > 0;
}

function total(shares: Float64Array, playable: number): number {
  let sum = 0;
  for (let place = 0; place < playable; place++) sum += shares[place]!;
  return sum;
}
