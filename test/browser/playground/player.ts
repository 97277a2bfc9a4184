// A player who makes any move that is offered, and a critic who looks at how the page looks.
import { join } from "node:path";
import type { ElementHandle, Page } from "@playwright/test";
import axe from "axe-core";
import { seeded } from "fifteen-two";
import { expect, NIGHT, test } from "../fixtures.ts";

/** Everything that can be pressed now to go on, the most pressing first. */
const OFFERED = [
  ".next",
  ".curtain .main",
  ".pad button:not(:disabled)",
  ".claim-panel .main",
  "[data-move]:not([aria-disabled=true])",
  ':is(.hand, .stage) button[aria-pressed="false"]:not([aria-disabled=true])',
];

/** In the page: what is offered, or "over"; false until something is. */
function choose([selectors, x]: readonly [selectors: readonly string[], x: number]): Element | "over" | false {
  if (document.querySelector(".end")) return "over";
  for (const selector of selectors) {
    const all = [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
    if (all.length > 0) return all[Math.floor(x * all.length)]!;
  }
  return false;
}

interface Presses {
  readonly selectors: readonly string[];
  /** A number for each press says which of those offered is pressed. */
  readonly numbers: readonly number[];
  readonly until: string;
  readonly patience: number;
}

/** In the page: presses what is offered, until something is there or the game is over; gives the number of presses. */
async function press(find: typeof choose, { selectors, numbers, until, patience }: Presses): Promise<number> {
  for (const [made, x] of numbers.entries()) {
    const late = Date.now() + patience;
    for (;;) {
      if (document.querySelector(until)) return made;
      const element = find([selectors, x]);
      if (element === "over") return made;
      if (element) {
        for (const field of document.querySelectorAll<HTMLInputElement>(".claim-field input")) field.value = "0";
        element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
        break;
      }
      if (Date.now() > late) throw new Error(`nothing can be pressed at ${location.href}`);
      await new Promise((done) => setTimeout(done, 5));
    }
    await new Promise((done) => setTimeout(done));
  }
  return numbers.length;
}

/** Ways to press an element. */
const HANDS = {
  mouse: async (page: Page, element: ElementHandle<Element>) => {
    const { x, y } = await middle(element);
    await page.mouse.click(x, y);
  },
  touch: async (page: Page, element: ElementHandle<Element>) => {
    const { x, y } = await middle(element);
    await page.touchscreen.tap(x, y);
  },
  /** The Tab key alone leads there. */
  keyboard: async (page: Page, element: ElementHandle<Element>) => {
    for (let i = 0; i < 150; i++) {
      if (await element.evaluate((wanted) => wanted === document.activeElement)) break;
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
  },
};

async function middle(element: ElementHandle<Element>): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (box === null) throw new Error("it is gone"); // The next look finds another.
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** More presses than any game takes. */
const MOST = 1500;

interface PlayOptions {
  /** Stops when something that this selects is there, or when this says so. */
  readonly until?: string | (() => Promise<boolean>);
}

/** Lets the page press what is offered, once for each number. */
function pressOn(page: Page, numbers: readonly number[], until = ".end"): Promise<number> {
  const presses: Presses = { selectors: OFFERED, numbers, until, patience: test.info().project.use.actionTimeout! };
  return page.evaluate<number>(`(${press})(${choose}, ${JSON.stringify(presses)})`);
}

/** Plays until the end of the game, or until something is there. */
export async function playOn(page: Page, { until }: PlayOptions = {}): Promise<void> {
  const random = seeded(3);
  if (typeof until !== "function") {
    if ((await pressOn(page, Array.from({ length: MOST }, random), until)) < MOST) return;
  } else
    for (let i = 0; i < MOST; i++) {
      if (await until()) return;
      await page.waitForFunction(choose, [OFFERED, 0] as const);
      if ((await until()) || (await pressOn(page, [random()])) === 0) return;
    }
  throw new Error(`the game does not end: ${page.url()}, ${await text(page, ".play")}`);
}

/** Plays to the end of the game by these hands in turn. */
export async function playBy(page: Page, hands: readonly (keyof typeof HANDS)[]): Promise<void> {
  const random = seeded(3);
  for (let i = 0; i < MOST; i++) {
    const handle = await page.waitForFunction(choose, [OFFERED, random()] as const);
    const element = handle.asElement();
    if (element === null) return;
    for (const field of await page.locator(".claim-field input").all()) await field.fill("0");
    await HANDS[hands[i % hands.length]!](page, element as ElementHandle<Element>).catch(() => {}); // It may be gone before it is pressed.
    await handle.dispose();
  }
  throw new Error(`the game does not end: ${page.url()}, ${await text(page, ".play")}`);
}

/** Discards two cards, and waits for the first to play; `playOn` might press a card that has just become playable. */
export async function discardTwo(page: Page): Promise<void> {
  for (const n of [0, 1]) await page.locator(".hand button.card").nth(n).click();
  await page.click(".actions .main");
  await page.waitForSelector(".hand [data-move]");
}

/** Presses this many times what is offered, and waits for the next offer. */
export async function playSome(page: Page, presses: number): Promise<void> {
  await pressOn(page, Array.from({ length: presses }, seeded(3)));
  await page.waitForFunction(choose, [OFFERED, 0] as const);
}

/** Makes the first move that the table offers, if it offers one. */
export function moveAtTable(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const press = (selector: string) => {
      const element = [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0);
      element?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      return element !== undefined;
    };
    return [".next", '[data-move]:not([aria-disabled="true"])', '.below [aria-pressed="false"]'].some(press);
  });
}

/** Asks for a hint, and waits until it no longer changes. */
export async function askHint(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Hint" }).click();
  await page.waitForSelector('.coach[aria-busy="false"]:text("Hint:")');
}

/** Asks for a hint, and makes the move that it marks. */
export async function playHint(page: Page): Promise<void> {
  await askHint(page);
  // Picks, such as of a tile, come before the button that makes the move.
  const picks = page.locator('.hinted[aria-pressed="false"]');
  while ((await picks.count()) > 0) await picks.first().click();
  await page.locator(".hinted[data-move], .actions .main[data-move]").first().click();
}

/** Waits until the page has been drawn. */
export function drawn(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Presses a button of the end, and waits until the next game is there. */
export async function goOn(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name }).click();
  await page.locator(".end").waitFor({ state: "detached" });
  await page.locator(".hand button").first().waitFor(); // Not a handle, which would keep the table in memory.
}

/** The words of the first element that is selected, once it is there. */
export async function text(page: Page, selector: string): Promise<string> {
  return (await page.locator(selector).first().textContent()) ?? "";
}

/** A game as the page keeps it. */
export interface Kept {
  readonly setup: { readonly options: object; readonly players: readonly string[]; readonly seed: number };
  readonly moves: readonly { readonly type: string; readonly seat?: number }[];
  /** Number of moves seen. */
  readonly seen: number;
}

/** The kept game, once there is one. */
export async function kept(page: Page, id: string): Promise<Kept> {
  const json = await page.waitForFunction((name) => localStorage.getItem(`fifteen-two:game:${name}`), id);
  return JSON.parse((await json.jsonValue())!);
}

/** Number of cards that seat 0 has played in the stored game of cribbage. */
export async function cardsPlayed(page: Page): Promise<number> {
  const { moves } = await kept(page, "cribbage");
  return moves.filter(({ type, seat }) => type === "play" && seat === 0).length;
}

type Scheme = "light" | "dark";
type Looks = readonly (readonly [width: number, height: number, ...schemes: readonly Scheme[]])[];

/** Axe with the size of targets, which is off by default. */
const AXE = "axe.run({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })";

/** A telephone or a desk. */
const DAY_LOOKS: readonly Looks[] = [[[390, 844, "dark"]], [[1280, 800, "light"]]];

const NIGHT_LOOKS: Looks = [
  [360, 740, "light", "dark"],
  [390, 844, "light", "dark"],
  [820, 1180, "light", "dark"],
  [1280, 800, "light", "dark"],
  [1920, 1080, "light", "dark"],
];

/**
 * Axe finds nothing, nothing is wider than the screen, the hand is in sight: by night at every size, light and dark, by
 * day half of the looks at a telephone in the dark, and half at a desk in the light. Where `SHOTS` names a folder, it
 * gets pictures as by night.
 */
export async function look(page: Page, name: string, narrowest = 320): Promise<void> {
  await page.evaluate(axe.source);
  const looks = NIGHT || process.env.SHOTS ? NIGHT_LOOKS : DAY_LOOKS[name.length % DAY_LOOKS.length]!;
  for (const [width, height, ...schemes] of looks) {
    await page.setViewportSize({ width, height });
    // Media queries redraw the page in one of the next frames.
    await page.waitForTimeout(100);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await page.evaluate<axe.AxeResults>(AXE);
      const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
      expect(found, `${name} at ${width} px, ${colorScheme}`).toEqual([]);
      if (process.env.SHOTS)
        await page.screenshot({ path: join(process.env.SHOTS, `${name}-${width}-${colorScheme}.png`) });
    }
    const { wide, hand } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      hand: document.querySelector(".hand")?.getBoundingClientRect().bottom ?? 0,
    }));
    expect(wide, `the width of ${name}`).toBeLessThanOrEqual(width);
    expect(hand, `${name}: where the hand ends`).toBeLessThanOrEqual(height);
  }
  await page.setViewportSize({ width: narrowest, height: 640 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide, `the width of ${name}`).toBeLessThanOrEqual(narrowest);
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** Tables of every game with few and many seats, by a name for them. */
export const TABLES = {
  cribbage: "cribbage?players=person.beginner",
  cribbage3: "cribbage?players=person.beginner.beginner&muggins=true",
  cribbage4: "cribbage?players=person.beginner.beginner.beginner",
  crosscribb: "crosscribb?players=person.beginner",
  crosscribb4: "crosscribb?players=person.beginner.beginner.beginner",
  cribino: "cribino?players=person.beginner&deals=1",
  cribino4: "cribino?players=person.beginner.beginner.beginner&deals=1",
  cribino5: "cribino?players=person.beginner.beginner.beginner.beginner&deals=1",
  solitaire: "cribino?players=person",
  sackson: "sackson?players=person.beginner&turnLimit=20",
  sackson4: "sackson?players=person.beginner.beginner.beginner&turnLimit=20",
};

/** A control that proves the table ready: something to choose. */
export const LAID = ".hand button, .stage :is([data-move], .marker[aria-pressed]), .actions [data-move]";
