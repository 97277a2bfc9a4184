import type { RankHand } from "../engine/hand.ts";

/**
 * Learned values of choices in the play, keyed by the hand that chooses and the cards played: a hash table whose slots
 * have four numbers in `regrets` and in `chosen`, one for each place of the hand.
 */
export interface Memory {
  /** By slot, the hand; 0 if the slot is empty. */
  readonly hands: Int32Array;
  /** By slot, the cards played. */
  readonly plays: Int32Array;
  /** Regret of not playing each card. */
  readonly regrets: Float32Array;
  /** Weighted number of times that each card was chosen. */
  readonly chosen: Float32Array;
  used: number;
}

/** Number of slots: 2 to this power. Learning a lead from 200 deals fills a third of them. */
const BITS = 17;
const SLOTS = 2 ** BITS;

const lazy: { memory?: Memory } = {};

export function emptyMemory(): Memory {
  lazy.memory ??= {
    hands: new Int32Array(SLOTS),
    plays: new Int32Array(SLOTS),
    regrets: new Float32Array(4 * SLOTS),
    chosen: new Float32Array(4 * SLOTS),
    used: 0,
  };
  lazy.memory.hands.fill(0);
  lazy.memory.used = 0;
  return lazy.memory;
}

/** The slot of a hand after some plays, or the empty one where it would be. */
export function slotOf({ hands, plays }: Memory, hand: RankHand, played: number): number {
  let slot = (Math.imul(played, 0x9e3779b1) ^ Math.imul(hand, 0x85ebca6b)) >>> (32 - BITS);
  while (hands[slot] !== 0 && (hands[slot] !== hand || plays[slot] !== played)) slot = (slot + 1) & (SLOTS - 1);
  return slot;
}

/** Fills an empty slot, unless few slots are left. */
export function fillSlot(memory: Memory, slot: number, hand: RankHand, played: number): void {
  memory.chosen.fill(0, 4 * slot, 4 * slot + 4);
  if (memory.used > 0.75 * SLOTS) return;
  memory.hands[slot] = hand;
  memory.plays[slot] = played;
  memory.used++;
}
