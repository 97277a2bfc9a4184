import { describe, expect, test } from "vitest";
import { CARDS, type Card, cardIndex, InvalidStateError } from "../../src/index.ts";
import { countBatch, countIndices } from "../../src/scoring/index.ts";
import { often } from "../often.ts";
import { slowHand } from "./oracle.ts";

/** Number of all hands (four cards, starter) that are worth 0, 1, … 29 points. */
const HANDS = [
  1009008, 99792, 2813796, 505008, 2855676, 697508, 1800268, 751324, 1137236, 361224, 388740, 51680, 317340, 19656,
  90100, 9168, 58248, 11196, 2708, 0, 8068, 2496, 444, 356, 3680, 0, 0, 0, 76, 4,
];
const CRIBS = [
  1022208, 99792, 2839800, 508908, 2868960, 703496, 1787176, 755320, 1118336, 358368, 378240, 43880, 310956, 16548,
  88132, 9072, 57288, 11196, 2264, 0, 7828, 2472, 444, 356, 3680, 0, 0, 0, 76, 4,
];

function histogram(crib: boolean): number[] {
  const worth = Array<number>(30).fill(0);
  const add = (a: number, b: number, c: number, d: number) => {
    for (let starter = 0; starter < 52; starter++)
      if (starter !== a && starter !== b && starter !== c && starter !== d)
        worth[countIndices(a, b, c, d, starter, crib)]!++;
  };
  for (let a = 0; a < 49; a++)
    for (let b = a + 1; b < 50; b++) for (let c = b + 1; c < 51; c++) for (let d = c + 1; d < 52; d++) add(a, b, c, d);
  return worth;
}

describe("over all 12,994,800 hands", () => {
  test("S4-35: a hand is worth 0 to 29 but never 19, 25, 26 or 27, as often as OEIS A066354 has it", () => {
    expect(histogram(false)).toEqual(HANDS);
    expect(HANDS.reduce((sum, n, points) => sum + n * points, 0)).toBe(61974180);
  });

  test("a crib is worth as much as the published histogram has it", () => {
    expect(histogram(true)).toEqual(CRIBS);
    expect(CRIBS.reduce((sum, n, points) => sum + n * points, 0)).toBe(61528020);
  });
});

test("four ranks and a fifth, by night all, are worth what trying every subset gives", () => {
  const wrong: Card[][] = [];
  let seen = 0;
  const check = (ranks: readonly number[]) => {
    if (seen++ % often(5, 1) !== 0) return;
    const suit = (i: number) => ranks.slice(0, i).filter((rank) => rank === ranks[i]).length;
    if (suit(4) === 4) return;
    const cards = ranks.map((rank, i) => CARDS[4 * rank + suit(i)]!);
    const [a, b, c, d, e] = cards.map(cardIndex) as [number, number, number, number, number];
    const [hand, starter] = [cards.slice(0, 4), cards[4]!];
    if (countIndices(a, b, c, d, e) !== slowHand(hand, starter, false)) wrong.push(cards);
    if (countIndices(d, b, c, a, e, true) !== slowHand(hand, starter, true)) wrong.push(cards);
  };
  for (let a = 0; a < 13; a++)
    for (let b = a; b < 13; b++)
      for (let c = b; c < 13; c++) for (let d = c; d < 13; d++) for (let e = 0; e < 13; e++) check([a, b, c, d, e]);
  expect(wrong).toEqual([]);
});

describe("countBatch", () => {
  // 29; 2-4-6-8 of clubs with KH; 5-6-7-8 of hearts with 9H.
  const cards = Uint8Array.of(18, 17, 19, 40, 16, 4, 12, 20, 28, 50, 18, 22, 26, 30, 34);

  test("counts each five as a hand or as a crib", () => {
    expect([...countBatch(cards, new Uint8Array(3))]).toEqual([29, 4, 14]);
    expect([...countBatch(cards, new Uint8Array(3), { crib: true })]).toEqual([29, 0, 14]);
    expect([...countBatch(cards, new Uint8Array(3), null)]).toEqual([29, 4, 14]);
    for (const crib of [false, true]) {
      const roomy = countBatch(cards, new Uint8Array(5).fill(99), { crib });
      expect([...roomy.slice(3)]).toEqual([99, 99]);
    }
    expect([...countBatch(new Uint8Array(0), new Uint8Array(0))]).toEqual([]);
  });

  test("refuses arrays that do not go together", () => {
    expect(() => countBatch(cards.slice(1), new Uint8Array(3))).toThrow(InvalidStateError);
    expect(() => countBatch(cards.slice(1), new Uint8Array(3))).toThrow(
      "cards: must hold five cards per hand, not 14 in all",
    );
    expect(() => countBatch(cards, new Uint8Array(2))).toThrow("points: must have room for 3 hands, not 2");
    for (const other of [[...cards], Uint16Array.from(cards), new DataView(new ArrayBuffer(15)), "five!", null]) {
      expect(() => countBatch(other as never, new Uint8Array(3))).toThrow("cards: must be a Uint8Array");
      expect(() => countBatch(cards, other as never)).toThrow("points: must be a Uint8Array");
    }
  });
});
