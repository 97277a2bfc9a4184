import { describe, expect, test } from "vitest";
import { formatPath, type Key } from "../../src/core/errors.ts";
import * as cribbage from "../../src/cribbage/index.ts";
import { CARDS, playout, seeded } from "../../src/index.ts";
import { pathOf } from "../thrown.ts";

/** A game in mid-play, whose latest award is replaced. */
const { state } = playout(cribbage, { random: seeded(1), options: { first: 0 }, limit: 6 });

/** The state with an award of one item, of a number of first cards. */
function withItem(kind: string, points: number, cards: number) {
  return { ...state, awards: [{ side: 0, points, items: [{ kind, points, cards: CARDS.slice(0, cards) }] }] };
}

/** By kind: the numbers of cards that it can have, and what it is worth with that many. */
const WORTH: readonly (readonly [kind: string, least: number, most: number, points: (cards: number) => number])[] = [
  // A A A A 2 2 2 2 3.
  ["fifteen", 2, 9, () => 2],
  // Three tens and an ace; A A A A 2 2 2 2 3 3 3 3 7.
  ["thirty-one", 4, 13, () => 2],
  ["pair", 2, 4, (cards) => cards * (cards - 1)],
  // A to 7 are 28.
  ["run", 3, 7, (cards) => cards],
  ["flush", 4, 5, (cards) => cards],
  ["heels", 1, 1, () => 2],
  ["nobs", 1, 1, () => 1],
  ["go", 1, 1, () => 1],
  ["last-card", 1, 1, () => 1],
];

describe("an item from outside has the cards and the points that its kind can have", () => {
  test.each(WORTH)("%s: %i to %i cards", (kind, least, most, worth) => {
    for (let cards = 0; cards <= 13; cards++)
      for (let points = 1; points <= 29; points++) {
        const json = withItem(kind, points, cards);
        if (cards >= least && cards <= most && points === worth(cards))
          expect(cribbage.render(cribbage.parseStateJson(json))).toMatch(/./);
        else expect(pathOf(() => cribbage.parseStateJson(json))).toBe("awards[0].items[0].points");
      }
  });

  test.each(["claim", "muggins"])("a %s has no cards and 1 to 29 points", (kind) => {
    for (const points of [1, 29])
      expect(cribbage.parseStateJson(withItem(kind, points, 0)).awards[0]!.points).toBe(points);
    for (const [points, cards] of [
      [30, 0],
      [5, 1],
    ] as const)
      expect(pathOf(() => cribbage.parseStateJson(withItem(kind, points, cards)))).toBe("awards[0].items[0].points");
    // The award of that item alone is wrong as well.
    const { issues } = cribbage.stateSchema["~standard"].validate(withItem(kind, 0, 0));
    expect(issues?.map(({ path }) => formatPath(path as Key[]))).toEqual([
      "awards[0].points",
      "awards[0].items[0].points",
    ]);
  });

  test("an award's points are those of its items", () => {
    const [award] = withItem("pair", 2, 2).awards;
    expect(pathOf(() => cribbage.parseStateJson({ ...state, awards: [{ ...award, points: 4 }] }))).toBe(
      "awards[0].points",
    );
  });
});
