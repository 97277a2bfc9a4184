import { describe, expect, test, vi } from "vitest";
import { shuffle, splitMix64, xoshiro128 } from "../../src/core/random.ts";
import { CARDS, InvalidStateError, randomInt, sample, secureRandom, seeded } from "../../src/index.ts";

describe("golden vectors", () => {
  test("xoshiro128** 1.1 from the state 1, 2, 3, 4, as the reference implementation gives it", () => {
    const next = xoshiro128([1, 2, 3, 4]);
    const golden = [
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ];
    expect(golden.map(() => next())).toEqual(golden);
  });

  test("xoshiro128** 1.1 from another state, as a port for the 6502 recorded it from the reference", () => {
    const next = xoshiro128([0x964d4a0c, 0xd40ab895, 0xad7fdecb, 0x3006f0f0]);
    const golden = [0xf1391922, 0x6fe53806, 0xa5be2840, 0xf510ee70];
    expect(golden.map(() => next())).toEqual(golden);
  });

  test("SplitMix64 from the seed 1234567, as the reference implementation gives it", () => {
    const golden = [
      6457827717110365317n,
      3203168211198807973n,
      9817491932198370423n,
      4593380528125082431n,
      16408922859458223821n,
    ];
    expect(splitMix64(1234567n, 5)).toEqual(golden);
  });

  test("the seeds of recorded games keep their meaning", () => {
    const random = seeded(42);
    expect(Array.from({ length: 3 }, random)).toMatchInlineSnapshot(`
      [
        0.4137016681565887,
        0.003983993377814743,
        0.6500837027638867,
      ]
    `);
    expect(shuffle(CARDS, seeded(7)).slice(0, 6).join(" ")).toMatchInlineSnapshot(`"6D TC 7H JC 3D AS"`);
  });
});

/** The statistic of a chi-squared test of counts that should all be equal. */
function chiSquared(counts: readonly number[]): number {
  const mean = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - mean) ** 2 / mean, 0);
}

describe("statistics, at a level that one seed in a million would miss", () => {
  test("numbers are spread evenly over [0, 1), also their low bits", () => {
    const random = seeded(1);
    const high = Array<number>(64).fill(0);
    const low = Array<number>(64).fill(0);
    for (let i = 0; i < 200_000; i++) {
      const x = random();
      if (!(x >= 0 && x < 1)) expect.fail(`${x} is not in [0, 1)`);
      high[Math.floor(x * 64)]!++;
      low[Math.floor((x * 2 ** 40) % 64)]!++;
    }
    expect(chiSquared(high)).toBeLessThan(130);
    expect(chiSquared(low)).toBeLessThan(130);
  });

  test("every order of four items is as likely as any other", () => {
    const random = seeded(2);
    const counts = new Map<string, number>();
    for (let i = 0; i < 48_000; i++) {
      const order = shuffle("ABCD".split(""), random).join("");
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquared([...counts.values()])).toBeLessThan(75);
  });

  test("every card is as likely at every place of a drawn hand", () => {
    const random = seeded(3);
    const counts = Array<number>(52 * 6).fill(0);
    for (let i = 0; i < 30_000; i++)
      for (const [place, card] of sample(CARDS, 6, random).entries()) counts[place * 52 + CARDS.indexOf(card)]!++;
    expect(chiSquared(counts)).toBeLessThan(440);
  });
});

test("the same seed gives the same numbers, another seed others", () => {
  const numbers = (seed: number) => Array.from({ length: 10 }, seeded(seed));
  expect(numbers(5)).toEqual(numbers(5));
  expect(numbers(5)).not.toEqual(numbers(6));
  expect(numbers(0)).not.toEqual(numbers(Number.MAX_SAFE_INTEGER));
});

test("shuffle and draw keep what they are given", () => {
  const cards = Object.freeze([...CARDS]);
  expect([...shuffle(cards, seeded(4))].sort()).toEqual([...cards].sort());
  expect(new Set(sample(cards, 20, seeded(4))).size).toBe(20);
  expect(shuffle([], seeded(4))).toEqual([]);
});

test("wrong seeds and wrong sources are refused", () => {
  for (const seed of [-1, 1.5, Number.NaN, 2 ** 53, "7", undefined])
    expect(() => seeded(seed as number)).toThrow(InvalidStateError);
  for (const n of [-1, 1.5, Number.NaN, 53]) expect(() => sample(CARDS, n, seeded(1))).toThrow("n: must be");
  for (const n of [0, -1, 1.5, Number.NaN]) expect(() => randomInt(n, seeded(1))).toThrow("n: must be");
  for (const x of [1, -0.1, Number.NaN, undefined, "0.5", null])
    expect(() => randomInt(6, () => x as number)).toThrow("random: must return");
});

describe("the source for deals that matter", () => {
  test("gives 53 random bits from 0 up to 1", () => {
    const numbers = Array.from({ length: 2_000 }, () => secureRandom());
    for (const x of numbers) expect(x >= 0 && x < 1 && Number.isInteger(x * 2 ** 53)).toBe(true);
    expect(new Set(numbers).size).toBe(2_000);
    const mean = numbers.reduce((sum, x) => sum + x) / 2_000;
    // Ten standard deviations: 10 / sqrt(12 * 2,000).
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.065);
  });

  test("says so where there is none", () => {
    vi.stubGlobal("crypto", undefined);
    expect(() => secureRandom()).toThrow(InvalidStateError);
    vi.unstubAllGlobals();
  });
});
