import { expect, test } from "vitest";
import * as cribbage from "../../src/cribbage/index.ts";
import { parseStateJson } from "../../src/cribbage/index.ts";
import { playout, seeded, steps } from "../../src/index.ts";

const { record } = playout(cribbage, { random: seeded(3), options: { players: 3, target: 61 } });
const states = [...steps(cribbage, record)].map(({ after }) => after);

test("a state in which a seat said go with a card to play is refused", () => {
  const first = states.find(({ phase }) => phase === "play")!;
  if (first.phase !== "play") throw new Error("nobody plays");
  const told = { ...first, plays: [{ type: "go", seat: first.turn }], turn: (first.turn + 1) % 3 };
  expect(() => parseStateJson(told)).toThrow(/plays\[0\]/);
});

test("a state in which the card was played later is refused, too", () => {
  const shown = states.find(({ phase }) => phase === "show")!;
  if (shown.phase !== "show") throw new Error("nobody shows");
  const countStarts = shown.countStarts.map((at) => (at === 0 ? 0 : at + 1));
  const told = { ...shown, plays: [{ type: "go", seat: shown.plays[0]!.seat }, ...shown.plays], countStarts };
  expect(() => parseStateJson(told)).toThrow(/plays\[0\]/);
});
