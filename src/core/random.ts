import { InvalidStateError } from "./errors.ts";
import { quote } from "./message.ts";

/** A source of randomness: each call gives a number from 0 up to, but not including, 1. `Math.random` is one. */
export type Random = () => number;

/**
 * A random source that gives the same numbers for the same seed, everywhere: xoshiro128** 1.1 by David Blackman and
 * Sebastiano Vigna, its state filled by SplitMix64 as they advise (prng.di.unimi.it). Not for secrets: who sees some
 * of its numbers can work out the rest.
 *
 * @param seed - a whole number from 0 to 2^53 - 1
 * @returns the source, with 53 random bits a number
 * @throws InvalidStateError when the seed is anything else
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
    throw new InvalidStateError("seed", `must be a whole number from 0 to 2^53 - 1, not ${quote(seed)}`);
  const next = xoshiro128(splitMix64(BigInt(seed), 2).flatMap((n) => [Number(n & 0xffffffffn), Number(n >> 32n)]));
  return () => ((next() >>> 5) * 67108864 + (next() >>> 6)) / 9007199254740992;
}

/** xoshiro128** 1.1: 32 random bits a call, as an unsigned integer. */
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
 * A whole number below `n`, each as likely as any other.
 *
 * @param n - how many numbers there are to choose from, 1 or more
 * @param random - where the randomness comes from
 * @returns 0 to n - 1
 * @throws InvalidStateError when `n` is not a whole number of 1 or more, or the source gives anything but a number from 0
 *   up to 1
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
    throw new InvalidStateError("n", `must be a whole number of 1 or more, not ${quote(n)}`);
  return Math.floor(x * n);
}

/** The same source, each of whose numbers is checked. */
export function checkedRandom(random: Random): Random {
  return () => nextNumber(random);
}

/** The next number of a source, checked. */
export function nextNumber(random: Random): number {
  if (typeof random !== "function") throw new InvalidStateError("random", `must be a function, not ${quote(random)}`);
  const x = random();
  if (typeof x !== "number" || !(x >= 0 && x < 1))
    throw new InvalidStateError("random", `gave ${quote(x)}, not a number from 0 up to 1`);
  return x;
}

/**
 * Some of the items in random order, every choice and order as likely as any other (Fisher and Yates).
 *
 * @param items - what to draw from; it stays as it is
 * @param n - how many, at most as many as there are
 * @param random - where the randomness comes from
 * @returns a new array
 * @throws InvalidStateError when there are not so many, or the source gives anything but a number from 0 up to 1
 *
 * @example
 * ```ts
 * import { CARDS, sample, seeded } from "fifteen-two";
 *
 * sample(CARDS, 6, seeded(7)).length; // => 6
 * ```
 */
export function sample<T>(items: readonly T[], n: number, random: Random): T[] {
  // Not slice(), which takes fifty times as long on a frozen list such as CARDS.
  const left = [...items];
  if (!Number.isInteger(n) || n < 0 || n > left.length)
    throw new InvalidStateError("n", `must be a whole number from 0 to ${left.length}, not ${quote(n)}`);
  for (let i = 0; i < n; i++) {
    const j = i + randomInt(left.length - i, random);
    const swap = left[i]!;
    left[i] = left[j]!;
    left[j] = swap;
  }
  return left.slice(0, n);
}

/**
 * The items in random order, every order as likely as any other (Fisher and Yates).
 *
 * @param items - what to shuffle; it stays as it is
 * @param random - where the randomness comes from
 * @returns a new array
 * @throws InvalidStateError when the source gives anything but a number from 0 up to 1
 *
 * @example
 * ```ts
 * import { CARDS, seeded, shuffle } from "fifteen-two";
 *
 * shuffle(CARDS, seeded(7)).length; // => 52
 * ```
 */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  return sample(items, items.length, random);
}

/** What there is of Web Crypto in browsers, Node, Deno, Bun and workers. */
interface WebCrypto {
  readonly crypto?: { getRandomValues(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> };
}

/**
 * A random source for deals on which something hangs: Web Crypto. Unlike those of {@link seeded} or `Math.random`, its
 * numbers cannot be worked out from others that were seen, such as the cards of the last hand.
 *
 * @returns a number from 0 up to, but not including, 1, with 53 random bits
 * @throws InvalidStateError where there is no Web Crypto
 *
 * @example
 * ```ts
 * import { secureRandom } from "fifteen-two";
 * import { chance, initialState } from "fifteen-two/cribbage";
 *
 * chance(initialState({ dealer: 0 }), secureRandom)?.type; // => "deal"
 * ```
 */
export function secureRandom(): number {
  const { crypto } = globalThis as WebCrypto;
  if (crypto === undefined) throw new InvalidStateError("random", "must be given here: there is no Web Crypto");
  const [high, low] = crypto.getRandomValues(new Uint32Array(2)) as unknown as [number, number];
  return ((high >>> 5) * 67108864 + (low >>> 6)) / 9007199254740992;
}
