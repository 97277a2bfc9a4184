// Motion as data: the way of cards and pegs, without a browser.
import { expect, test } from "vitest";
import { HOP, hops, LONGEST } from "../../docs/playground/ui/pieces/hops.ts";
import { DEAL, type Lying, planSlides } from "../../docs/playground/ui/slides.ts";

const box = (x: number, y: number, width = 50) => ({ x, y, width, height: 1.4 * width });
const spots = new Map([
  ["deck", box(0, 200)],
  ["seat1", box(100, 0, 200)],
]);
const row = (name: string, y: number, open: boolean) =>
  Array.from({ length: 6 }, (_, i): [string, Lying] => [`${name}${i}`, { box: box(60 * i, y), from: "deck", open }]);
const dealt = new Map([...row("held", 0, false), ...row("own", 400, true)]);

test("a deal goes round the table one card at a time, takes 0.6 s, and then turns the open hand over", () => {
  const slides = planSlides(new Map(), dealt, spots);
  expect(slides.map(({ key }) => key).slice(0, 4)).toEqual(["held0", "own0", "held1", "own1"]);
  const delays = slides.map(({ delay }) => delay);
  expect(delays).toEqual(delays.toSorted((a, b) => a - b));
  expect(new Set(delays).size).toBe(12);
  expect(Math.max(...slides.map(({ delay, time }) => delay + time))).toBeCloseTo(DEAL);
  for (const { key, turn } of slides)
    if (key.startsWith("held")) expect(turn).toBeUndefined();
    else expect(turn).toBeGreaterThanOrEqual(DEAL);
  const own = slides.find(({ key }) => key === "own1")!;
  expect([60 + own.dx, 400 + own.dy]).toEqual([0, 200]);
});

test("nothing moves where nothing changes, and a card that is played goes alone, in the size that it had", () => {
  expect(planSlides(dealt, dealt, spots)).toEqual([]);
  const played = new Map(dealt).set("own2", { box: box(300, 200, 25), from: "seat0", open: true });
  const [slide, ...more] = planSlides(dealt, played, spots);
  expect(more).toEqual([]);
  expect(slide).toMatchObject({ key: "own2", scale: 2, delay: 0 });
  expect(slide?.turn).toBeUndefined();
});

test("another's card comes from its seat and turns over on its way", () => {
  const played = new Map(dealt).set("5H", { box: box(300, 200), from: "seat1", open: true });
  expect(planSlides(dealt, played, spots)).toMatchObject([{ key: "5H", dx: -125, turn: 0 }]);
});

test("a card that is not drawn, before or after, does not move", () => {
  const undrawn = new Map(dealt).set("own2", { box: box(0, 0, 0), from: "seat0", open: true });
  expect(planSlides(dealt, undrawn, spots)).toEqual([]);
  expect(planSlides(undrawn, dealt, spots)).toEqual([]);
});

test("a card that lies where a hidden one lay turns over there", () => {
  const [, ...rest] = dealt;
  const shown = new Map<string, Lying>([["JC", { box: box(0, 0), from: "deck", open: true }], ...rest]);
  expect(planSlides(dealt, shown, spots)).toMatchObject([{ key: "JC", dx: 0, dy: 0, turn: 0 }]);
});

const at = (hole: number) => ({ x: hole, y: 0 });

test("a peg stops in each hole on its way, and is lifted in between", () => {
  const { hopping, winning } = hops(3, 6, at, 121);
  expect(hopping.time).toBe(3 * HOP);
  expect(hopping.frames.map(({ transform }) => transform)).toEqual(
    [3, 3.5, 4, 4.5, 5, 5.5, 6].map((x) => `translate(${x}px, 0px) scale(${x % 1 ? 1.35 : 1})`),
  );
  expect(winning).toBeUndefined();
  expect(hops(0, 29, at, 121).hopping.time).toBe(LONGEST);
});

test("only the peg that reaches the last hole is celebrated, once it is there", () => {
  const { hopping, winning } = hops(118, 121, at, 121);
  expect(winning?.timing.delay).toBe(hopping.time);
  expect(hops(121, 125, at, 121).winning).toBeUndefined();
});
