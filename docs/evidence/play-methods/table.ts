import { closeSync, openSync, readSync, renameSync, writeSync } from "node:fs";
import { type Play, packed } from "./play.ts";

/**
 * What was learned about the choices of a role, in one array that is hashed by choice. A choice is known by two words;
 * then come its {@link REGRETS} and {@link SUMS}, each with a number for every place of the hand. They are side by side
 * because most of the time goes into fetching them from memory.
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
export function findSlot(table: ChoiceTable, low: number, high: number): number {
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

/** Starts the average of a table's choices anew. */
export function forgetSums({ numbers }: ChoiceTable): void {
  for (let at = SUMS; at < numbers.length; at += WORDS) numbers.fill(0, at, at + 4);
}

/** The tables of both roles and the number of rounds they were trained for. */
export interface Trained {
  rounds: number;
  readonly tables: readonly [ChoiceTable, ChoiceTable];
}

/** Slots that are read or written at once. */
const BATCH = 1 << 16;

/** Writes the tables: the rounds, for each role the number of choices, then its slots. */
export function saveTrained(path: string, { rounds, tables }: Trained): void {
  const file = openSync(`${path}.new`, "w");
  writeSync(file, Float64Array.of(rounds, tables[0].used, tables[1].used));
  const batch = new Uint32Array(WORDS * BATCH);
  for (const { words } of tables) {
    let end = 0;
    for (let from = 0; from < words.length; from += WORDS) {
      if (words[from + 1] !== 0) {
        batch.set(words.subarray(from, from + WORDS), end);
        end += WORDS;
      }
      if (end === batch.length || from + WORDS === words.length) {
        writeSync(file, batch.subarray(0, end));
        end = 0;
      }
    }
  }
  closeSync(file);
  renameSync(`${path}.new`, path);
}

/** Reads the tables. */
export function loadTrained(path: string): Trained {
  const file = openSync(path, "r");
  const head = new Float64Array(3);
  readSync(file, head);
  const batch = new Uint32Array(WORDS * BATCH);
  const read = (used: number): ChoiceTable => {
    const table = newTable(Math.ceil(Math.log2(used / 0.6 + 2)));
    for (let left = used; left > 0; left -= BATCH) {
      const end = WORDS * Math.min(left, BATCH);
      readSync(file, batch, 0, 4 * end, null);
      for (let at = 0; at < end; at += WORDS) addSlot(table, batch.subarray(at, at + WORDS));
    }
    return table;
  };
  const tables: [ChoiceTable, ChoiceTable] = [read(head[1]!), read(head[2]!)];
  closeSync(file);
  return { rounds: head[0]!, tables };
}
