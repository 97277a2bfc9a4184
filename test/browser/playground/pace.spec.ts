// The table moves at a pace that people can follow, and takes no input meanwhile.
import { expect, HOME, test } from "../fixtures.ts";
import { cardsPlayed, discardTwo, playOn, text } from "./player.ts";

const ADDRESS = "#play/cribbage?players=person.beginner&seed=12";

/** One move back: the first press is in the bar. */
const BACK = ":is([aria-label='One move back'], [aria-label='Look back']):visible";

test("a double click plays one card: the hand does not move under the pointer", async ({ open }) => {
  const page = await open(ADDRESS);
  await discardTwo(page);
  const places = () =>
    page.locator(".hand > *").evaluateAll((all) => all.map((card) => card.getBoundingClientRect().x));
  const before = await places();
  expect(await cardsPlayed(page)).toBe(0);
  await page.locator(".hand [data-move]").first().dblclick();
  await page.waitForSelector(".hand .empty");
  expect(await cardsPlayed(page)).toBe(1);
  expect(await places()).toEqual(before);
});

test("a count waits for Next, item by item; the scores follow it, and bots wait for it", async ({ open }) => {
  const page = await open(ADDRESS, { prefs: { speed: "fast" } });
  await playOn(page, { until: ".count-panel" });
  const log = await page.locator(".log li").count();
  await page.waitForSelector(".count-panel .next:text('Next')");
  await expect(page.locator(".log li")).toHaveCount(log);
  const items = page.locator(".count-panel .items li:not(.later)");
  expect(await items.count()).toBeGreaterThan(0);
  const sums = await items.locator("strong").allTextContents();
  await expect(page.locator(".count-panel .total strong")).toHaveText(sums.at(-1) ?? "0");
  await page.click(".count-panel .next");
  await expect(page.locator(".log li").nth(log)).toBeAttached();
  await page.click(BACK);
});

test("looking back at a count shows all of it", async ({ open }) => {
  const page = await open(ADDRESS);
  await playOn(page, { until: ".count-panel" });
  const title = await text(page, ".count-panel h2");
  await page.click(".count-panel .next");
  const again = page.locator(".count-panel h2", { hasText: title });
  for (let i = 0; i < 3 && (await again.count()) === 0; i++) {
    await page.click(BACK);
    await page.waitForSelector(".count-panel");
  }
  await expect(again).toHaveText(title);
  await expect(page.locator(".count-panel .next")).toHaveCount(0);
});

test("the last card of a play lies on the table until a hand is counted", async ({ open }) => {
  const page = await open("#play/cribbage?players=person.beginner&seed=11");
  await playOn(page, { until: ".count-panel" });
  const played = page.locator(".pile .by");
  await expect(played).toHaveCount(0);
  await page.click(BACK);
  await expect(played).toHaveCount(8);
  await expect(page.locator(".hand .card.empty")).toHaveCount(4);
});

test("it is nobody's turn before the latest card lies on the table", async ({ open }) => {
  const page = await open(`${ADDRESS}&target=31`, { prefs: { speed: "fast" }, reducedMotion: "no-preference" });
  await discardTwo(page);
  await page.evaluate(() => {
    const early: string[] = [];
    Object.assign(globalThis, { early });
    new MutationObserver(() => {
      const task = document.querySelector(".task")?.textContent ?? "";
      if (task.startsWith("Your turn") && !document.querySelector("[data-move], .hand [aria-pressed]"))
        early.push(task);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await playOn(page, { until: ".count-panel" });
  expect(await page.evaluate(() => (globalThis as unknown as { early: string[] }).early)).toEqual([]);
});

test("nothing moves for those who want that", async ({ open }) => {
  const page = await open("about:blank", { prefs: { speed: "fast" }, reducedMotion: "reduce" });
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      moved.push(this.outerHTML);
      return animate.apply(this, how);
    };
  });
  await page.goto(`${HOME}${ADDRESS}&target=15`);
  await page.waitForSelector(".hand button");
  // Speech fades.
  const moving = () => document.getAnimations().map((one) => (one.effect as KeyframeEffect).target?.className);
  expect((await page.evaluate(moving)).filter((name) => name !== "speech")).toEqual([]);
  await playOn(page);
  expect(await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)).toEqual([]);
});

test("cards are dealt face down, within 0.6 s, and turn over in the hand; picking one stops nothing", async ({
  open,
}) => {
  const page = await open("about:blank", { prefs: { speed: "normal" }, reducedMotion: "no-preference" });
  await page.goto(HOME + ADDRESS);
  const covers = page.locator(".hand .card .cover");
  await expect(covers).toHaveCount(6);
  const ends = (selector: string) =>
    document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).target?.matches(selector))
      .map(({ effect }) => Number(effect?.getComputedTiming().endTime));
  const cards = await page.evaluate(ends, ".hand .card");
  expect(cards).toHaveLength(6);
  expect(Math.max(...cards)).toBeLessThanOrEqual(600.1);
  await page.locator(".hand button.card").first().click();
  await page.waitForSelector(".hand [aria-pressed=true]");
  expect(Math.min(...(await page.evaluate(ends, ".hand .cover")))).toBeGreaterThanOrEqual(600);
  await expect(covers.first()).toBeHidden();
});

test("a card that is raised or lowered does not slide", async ({ open }) => {
  const page = await open(ADDRESS, { prefs: { speed: "normal" }, reducedMotion: "no-preference" });
  await page.waitForSelector(".hand button");
  const slides = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      if (this.matches(".hand .card")) seen.push(this.ariaLabel ?? "");
      return animate.apply(this, how);
    };
    return seen;
  });
  for (const n of [0, 1, 0, 1]) {
    await page.locator(".hand button").nth(n).click();
    await page.waitForTimeout(300);
  }
  expect(await slides.jsonValue()).toEqual([]);
});

test("a peg hops hole by hole, and what was scored flies to it", async ({ open }) => {
  const page = await open(ADDRESS, { prefs: { speed: "fast" }, reducedMotion: "no-preference" });
  await page.waitForSelector(".hand button");
  const seen = await page.evaluateHandle(() => {
    const frames = { peg: 0, pop: 0 };
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { target } = animation.effect as KeyframeEffect;
        const of = target?.classList.contains("peg") ? "peg" : target?.classList.contains("pop") ? "pop" : undefined;
        if (of) frames[of] = Math.max(frames[of], (animation.effect as KeyframeEffect).getKeyframes().length);
      }
      requestAnimationFrame(look);
    };
    look();
    return frames;
  });
  await playOn(page, { until: ".count-panel" });
  await page.waitForSelector(".count-panel .next:text('Next')");
  const frames = await seen.jsonValue();
  expect(frames.pop).toBe(4);
  expect(frames.peg, "one frame a hole").toBeGreaterThan(2);
});

test("what was scored can be read before a bot moves on", async ({ open }) => {
  const page = await open("#play/cribbage?players=person.beginner&seed=7", { prefs: { speed: "normal" } });
  await page.waitForSelector(".hand button.card");
  const times = await page.evaluateHandle(() => {
    const seen: { shown?: number; gone?: number } = {};
    new MutationObserver(() => {
      const isShown = document.querySelector(".pop")?.textContent === "+2 Two for his heels";
      if (isShown) seen.shown ??= performance.now();
      else if (seen.shown !== undefined) seen.gone ??= performance.now();
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return seen;
  });
  await discardTwo(page);
  const { shown = Number.NaN, gone = 0 } = await times.jsonValue();
  expect(gone - shown).toBeGreaterThan(1100);
});

test("what was scored flies once, whatever is pressed after it", async ({ open }) => {
  const page = await open("#play/cribino?players=person.beginner&seed=5", {
    prefs: { speed: "fast" },
    reducedMotion: "no-preference",
  });
  await playOn(page, { until: ".pop" });
  const flights = (finish: boolean) => {
    const all = document.getAnimations().filter(({ effect }) => (effect as KeyframeEffect).getKeyframes().length === 4);
    if (finish) for (const flight of all) flight.finish();
    return all.length;
  };
  await page.evaluate(flights, true);
  await page.locator(".hand [aria-pressed=false]").first().click();
  await page.waitForSelector(".hand [aria-pressed=true]");
  expect(await page.evaluate(flights, false)).toBe(0);
});

test("news and tasks keep their height, so that the hand stays where it is", async ({ open }) => {
  const page = await open("#play/cribbage?players=person.beginner&seed=13");
  await page.waitForSelector(".hand button");
  const tops = await page.evaluateHandle(() => {
    const seen = new Set<number>();
    const look = () => {
      const hand = document.querySelector(".hand");
      if (hand !== null) seen.add(hand.getBoundingClientRect().y);
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  await playOn(page, { until: ".count-panel" });
  expect(await tops.evaluate((seen) => [...seen])).toHaveLength(1);
});
