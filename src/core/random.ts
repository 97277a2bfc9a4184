import { InvalidStateError } from "./errors.ts";
import { quote } from "./message.ts";

/** A source of randomness: each call returns a number from 0 up to, but not including, 1. `Math.random` is one. */
export type Random = () => number;

/**
 * Makes a random source that returns the same numbers for the same seed on every platform.
 *
 * Don't use it for secrets: seeing some of its numbers is enough to predict the rest.
 *
 * @param seed - an integer from 0 to 2^53 - 1
 * @returns the source, with 53 random bits per number
 * @throws InvalidStateError when the seed is anything else
 *
 * @remarks The algorithm is xoshiro128** 1.1 by David Blackman and Sebastiano Vigna, with its state filled by
 * SplitMix64 as they advise (prng.di.unimi.it).
 *
 * @example
 * ```ts
 * import { seeded } from "fifteen-two";
 *
 * const random = seeded(42);
 * const again = seeded(42);
 * random() === again(); // => true
 * ```
 */
export function seeded(seed: number): Random {
  if (!Number.isSafeInteger(seed) || seed < 0)
    throw new InvalidStateError(["seed"], `must be a whole number from 0 to 2^53 - 1, not ${quote(seed)}`);
  const next = xoshiro128(splitMix64(BigInt(seed), 2).flatMap((n) => [Number(n & 0xffffffffn), Number(n >> 32n)]));
  return () => ((next() >>> 5) * 67108864 + (next() >>> 6)) / 9007199254740992;
}

/** xoshiro128** 1.1: each call returns 32 random bits as an unsigned integer. */
export function xoshiro128(state: readonly number[]): () => number {
  let [a, b, c, d] = state as [number, number, number, number];
  return () => {
    const scrambled = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return scrambled;
  };
}

function rotate(x: number, k: number): number {
  return (x << k) | (x >>> (32 - k));
}

/** The first `n` outputs of SplitMix64, as unsigned 64-bit integers. */
export function splitMix64(seed: bigint, n: number): bigint[] {
  const word = (x: bigint) => BigInt.asUintN(64, x);
  return Array.from({ length: n }, (_, i) => {
    let z = word(seed + 0x9e3779b97f4a7c15n * BigInt(i + 1));
    z = word((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n);
    z = word((z ^ (z >> 27n)) * 0x94d049bb133111ebn);
    return z ^ (z >> 31n);
  });
}

/**
 * A random integer from 0 to `n - 1`, all equally likely.
 *
 * @param n - the number of possible results, 1 or more
 * @param random - source of randomness
 * @returns 0 to n - 1
 * @throws InvalidStateError when `n` is not an integer of 1 or more, or the source returns anything but a number from 0
 * (inclusive) to 1 (exclusive)
 *
 * @example
 * ```ts
 * import { randomInt, seeded } from "fifteen-two";
 *
 * randomInt(6, seeded(1)) < 6; // => true
 * ```
 */
export function randomInt(n: number, random: Random): number {
  const x = nextNumber(random);
  if (!Number.isInteger(n) || n < 1)
    throw new InvalidStateError(["n"], `must be a whole number of 1 or more, not ${quote(n)}`);
  return Math.floor(x * n);
}

/** Wraps a source so that each of its numbers is checked. */
export function checkedRandom(random: Random): Random {
  return () => nextNumber(random);
}

function nextNumber(random: Random): number {
  if (typeof random !== "function") throw new InvalidStateError(["random"], `must be a function, not ${quote(random)}`);
  const x = random();
  if (typeof x !== "number" || !(x >= 0 && x < 1))
    throw new InvalidStateError(
      ["random"],
      `must return a number from 0 (inclusive) to 1 (exclusive), not ${quote(x)}`,
    );
  return x;
}

/**
 * Draws some items in random order, every choice and order equally likely (Fisher-Yates).
 *
 * @param items - the items to draw from, left unchanged
 * @param n - number of items to draw, 0 to all
 * @param random - source of randomness
 * @returns a new array
 * @throws InvalidStateError when the items are not an array or too few, or the source returns anything but a number
 * from 0 (inclusive) to 1 (exclusive)
 *
 * @example
 * ```ts
 * import { CARDS, sample, seeded } from "fifteen-two";
 *
 * sample(CARDS, 6, seeded(7)).length; // => 6
 * ```
 */
export function sample<T>(items: readonly T[], n: number, random: Random): T[] {
  if (!Array.isArray(items)) throw new InvalidStateError(["items"], `must be an array, not ${quote(items)}`);
  // slice() takes fifty times as long on a frozen list such as CARDS.
  const left = [...items];
  if (!Number.isInteger(n) || n < 0 || n > left.length)
    throw new InvalidStateError(["n"], `must be a whole number from 0 to ${left.length}, not ${quote(n)}`);
  for (let i = 0; i < n; i++) {
    const j = i + randomInt(left.length - i, random);
    const swap = left[i]!;
    left[i] = left[j]!;
    left[j] = swap;
  }
  return left.slice(0, n);
}

/** Shuffles items, every order equally likely; throws an InvalidStateError if the source is broken. */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  return sample(items, items.length, random);
}

interface WebCrypto {
  readonly crypto?: { getRandomValues(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> };
}

/**
 * A secure random source, based on Web Crypto.
 *
 * Use it for deals that matter: unlike the numbers of {@link seeded} or `Math.random`, its numbers can't be predicted
 * from earlier ones, for example from the cards of the last hand.
 *
 * @returns a number from 0 up to, but not including, 1, with 53 random bits
 * @throws InvalidStateError where Web Crypto is not available
 *
 * @example
 * ```ts
 * import { secureRandom } from "fifteen-two";
 * import * as cribbage from "fifteen-two/cribbage";
 *
 * cribbage.chance(cribbage.initialState({ first: 0 }), secureRandom)?.type; // => "deal"
 * ```
 */
export function secureRandom(): number {
  const { crypto } = globalThis as WebCrypto;
  if (crypto === undefined)
    throw new InvalidStateError(["random"], "must be passed in: Web Crypto is not available here");
  const [high, low] = crypto.getRandomValues(new Uint32Array(2)) as unknown as [number, number];
  return ((high >>> 5) * 67108864 + (low >>> 6)) / 9007199254740992;
}
