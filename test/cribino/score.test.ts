import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Contact, counters, DIRECTIONS, scoreContacts } from "../../src/cribino/index.ts";
import { InvalidStateError } from "../../src/index.ts";
import { pathOf } from "../thrown.ts";

/** Contacts with these numbers, clockwise from north. */
function contacts(...numbers: [number, number][]): Contact[] {
  return numbers.map((pair, i) => ({ facing: DIRECTIONS[i]!, color: "red", numbers: pair }));
}

function points(...numbers: [number, number][]): number {
  return scoreContacts(contacts(...numbers)).points;
}

describe("scoreContacts", () => {
  test("S3-05: two numbers score their sum when it is a multiple of 5", () => {
    expect([points([1, 4]), points([9, 1]), points([8, 7]), points([10, 10])]).toEqual([5, 10, 15, 20]);
  });

  test("S3-08: 7 & 7 matches and scores nothing, 7 & 8 scores 15; 5 & 5 and 10 & 10 match and score", () => {
    expect([points([7, 7]), points([7, 8]), points([5, 5]), points([10, 10])]).toEqual([0, 15, 10, 20]);
    expect(scoreContacts(contacts([7, 7])).items[0]).toMatchObject({ kind: "matching", points: 0 });
    expect(scoreContacts(contacts([5, 5])).items[0]).toMatchObject({ kind: "scoring", points: 10 });
  });

  test("S3-23: two sides, 4 & 4 and 10 & 5, score 15", () => {
    expect(points([4, 4], [10, 5])).toBe(15);
  });

  test("S3-32: three sides, 3 & 3, 10 & 10 and 8 & 2, score 30", () => {
    expect(points([3, 3], [10, 10], [8, 2])).toBe(30);
  });

  test("S3-26, S3-27: four sides, 6 & 6, 10 & 5, 5 & 5 and 8 & 2, score 35, doubled 70", () => {
    const score = scoreContacts(contacts([6, 6], [10, 5], [5, 5], [8, 2]));
    expect(score.points).toBe(70);
    expect(score.items.map((item) => [item.kind, item.points])).toEqual([
      ["matching", 0],
      ["scoring", 15],
      ["scoring", 10],
      ["scoring", 10],
      ["doubled", 35],
    ]);
  });

  test("four sides that only match have nothing to double", () => {
    expect(scoreContacts(contacts([6, 6], [7, 7], [4, 4], [8, 8])).items).toHaveLength(4);
  });

  test("the order of the contacts and of their numbers makes no difference", () => {
    const pair = fc.tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 10 }));
    const fitting = pair.filter(([a, b]) => a === b || (a + b) % 5 === 0);
    fc.assert(
      fc.property(fc.array(fitting, { minLength: 1, maxLength: 4 }), (pairs) => {
        const swapped = pairs.map(([a, b]): [number, number] => [b, a]).reverse();
        expect(points(...swapped)).toBe(points(...pairs));
      }),
    );
  });

  test.each<[string, unknown]>([
    ["contacts[0].numbers: 3 and 4 are neither equal nor add up to a multiple of 5", contacts([3, 4])],
    ["contacts[0].numbers[1]", contacts([3, 12])],
    ["contacts[0].facing", [{ facing: "up", color: "red", numbers: [3, 3] }]],
    ["contacts[1].facing: duplicate north", [...contacts([3, 3]), ...contacts([4, 4])]],
    ["contacts", []],
    ["contacts", "north"],
    ["contacts[0].color", [{ facing: "north", color: "blue", numbers: [3, 3] }]],
  ])("refuses what is wrong at %s", (path, given) => {
    expect(() => scoreContacts(given as Contact[])).toThrow(InvalidStateError);
    expect(() => scoreContacts(given as Contact[])).toThrow(path);
  });
});

describe("counters", () => {
  test("S3-10: purple are worth 50, red 20, green 10, yellow 5", () => {
    expect([50, 20, 10, 5].map((n) => Object.entries(counters(n)).find(([, many]) => many > 0))).toEqual([
      ["purple", 1],
      ["red", 1],
      ["green", 1],
      ["yellow", 1],
    ]);
  });

  test("S3-10: no other counters make the payment with fewer", () => {
    const fewest = [0];
    for (let n = 5; n <= 1000; n += 5)
      fewest[n] = 1 + Math.min(...[50, 20, 10, 5].map((worth) => fewest[n - worth] ?? Number.POSITIVE_INFINITY));
    for (let n = 0; n <= 1000; n += 5) {
      const { purple, red, green, yellow } = counters(n);
      expect(50 * purple + 20 * red + 10 * green + 5 * yellow).toBe(n);
      expect(purple + red + green + yellow).toBe(fewest[n]);
    }
  });

  test.each([-5, 7, 2.5, Number.NaN, Number.POSITIVE_INFINITY, "10"])("refuses %s", (n) => {
    expect(pathOf(() => counters(n as number))).toBe("points");
    expect(() => counters(n as number)).toThrow(String(n));
  });
});
