import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contact, type Score, scoreContacts } from "../../src/cribino/score.ts";

/** The score of contacts with these numbers, clockwise from north. */
function scored(...numbers: [number, number][]): Score {
  return scoreContacts(numbers.map((pair, direction) => contact(direction, "red", pair)));
}

function points(...numbers: [number, number][]): number {
  return scored(...numbers).points;
}

describe("contacts", () => {
  test("S3-05: two numbers score their sum when it is a multiple of 5", () => {
    expect([points([1, 4]), points([9, 1]), points([8, 7]), points([10, 10])]).toEqual([5, 10, 15, 20]);
  });

  test("S3-08: 7 & 7 matches and scores nothing, 7 & 8 scores 15; 5 & 5 and 10 & 10 match and score", () => {
    expect([points([7, 7]), points([7, 8]), points([5, 5]), points([10, 10])]).toEqual([0, 15, 10, 20]);
    expect(scored([7, 7]).items[0]).toMatchObject({ kind: "matching", points: 0 });
    expect(scored([5, 5]).items[0]).toMatchObject({ kind: "scoring", points: 10 });
  });

  test("S3-26, S3-27: four sides, 6 & 6, 10 & 5, 5 & 5 and 8 & 2, score 35, doubled 70", () => {
    const score = scored([6, 6], [10, 5], [5, 5], [8, 2]);
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
    expect(scored([6, 6], [7, 7], [4, 4], [8, 8]).items).toHaveLength(4);
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
});
