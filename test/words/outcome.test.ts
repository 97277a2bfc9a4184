import { expect, test } from "vitest";
import * as cribbage from "../../src/cribbage/index.ts";
import * as cribino from "../../src/cribino/index.ts";
import { describeOutcome, playout, seeded } from "../../src/index.ts";
import * as sackson from "../../src/sackson/index.ts";
import * as german from "../../src/words/de/index.ts";

const names = ["Ann", "Bob", "Cid", "Dee"];
const two = playout(cribbage, { random: seeded(1) }).state;
const three = playout(cribbage, { random: seeded(1), options: { players: 3 } }).state;
const four = playout(cribbage, { random: seeded(1), options: { players: 4 } }).state;

test.each([
  [two, { winners: [0], scores: [121, 95] }, null, "Ann wins, 121 : 95"],
  [two, { winners: [0], scores: [121, 90] }, 0, "You win, 121 : 90, a skunk"],
  [two, { winners: [1], scores: [60, 121] }, 0, "Bob wins, 121 : 60, a double skunk"],
  [three, { winners: [2], scores: [90, 93, 121] }, 0, "Cid wins, Cid 121, you 90, Bob 93, a skunk"],
  [four, { winners: [1], scores: [100, 121] }, null, "Bob and Dee win, 121 : 100"],
  [four, { winners: [1], scores: [100, 121] }, 3, "You and Bob win, 121 : 100"],
  [two, { winners: [0, 1], scores: [9, 9] }, 1, "You and Ann tie, 9 : 9"],
])("of cribbage, %#: %j", (state, end, viewer, text) => {
  expect(describeOutcome(cribbage, { ...state, ...end } as typeof state, { names, viewer })).toBe(text);
});

test("names why a game ended where that decides it", () => {
  const solitaire = playout(cribino, { random: seeded(1), options: { players: 1 } }).state;
  expect(describeOutcome(cribino, solitaire)).toMatch(/^(No tile fits anymore|All tiles are laid), -?\d+ points$/);
  const limited = playout(sackson, { random: seeded(1), options: { turnLimit: 6 } }).state;
  expect(describeOutcome(sackson, limited, { names })).toMatch(/^The turn limit is reached: /);
});

const tables: readonly cribino.CribinoOptions[] = [
  { players: 1 },
  ...([2, 3, 4, 5, 6, 7] as const).map((players) => ({ players, deals: 1 })),
  { players: 4, partners: true, deals: 1 },
];

test.each(tables)("offers the result apart from the scores, in Crib-Ino with %j", (options) => {
  const { state } = playout(cribino, { random: seeded(3), options });
  for (const words of [{}, german.cribino]) {
    const say = (outcome?: string) =>
      describeOutcome(cribino, state, {
        names: [..."ABCDEFG"],
        viewer: 1,
        words: { ...words, ...(outcome && { outcome }) },
      })!;
    const [result, scores] = [say("{result}"), say("{scores}")];
    expect(result).toMatch(/^[^\d]+$/);
    expect(scores.match(/-?\d+/g)!.map(Number).toSorted()).toEqual(state.scores.toSorted());
    expect(say().toLowerCase()).toBe(`${result}, ${scores}`.toLowerCase());
  }
});

test("is nothing while a game goes on", () => {
  expect(describeOutcome(cribbage, cribbage.initialState())).toBeUndefined();
});
