// A player who makes any move that is offered, and a critic who looks at how the page looks.
import { join } from "node:path";
import type { ElementHandle, Page } from "@playwright/test";
import axe from "axe-core";
import { type Random, seeded } from "fifteen-two";
import { expect } from "../fixtures.ts";

/** Everything that can be pressed now to go on, the most pressing first. */
const OFFERED = [
  ".next",
  ".curtain .main",
  ".pad button:not(:disabled)",
  ".claim-panel .main",
  "[data-move]:not([aria-disabled=true])",
  ':is(.hand, .stage) button[aria-pressed="false"]:not([aria-disabled=true])',
];

/** Waits until something can be pressed, or the game is over; gives the element, or null. */
async function offered(page: Page, random: Random): Promise<ElementHandle<Element> | null> {
  const handle = await page.waitForFunction(
    ([selectors, x]) => {
      if (document.querySelector(".end")) return "over";
      for (const selector of selectors) {
        const all = [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
        if (all.length > 0) return all[Math.floor(x * all.length)];
      }
      return false;
    },
    [OFFERED, random()] as const,
  );
  return handle.asElement() as ElementHandle<Element> | null;
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

interface PlayOptions {
  readonly hand?: keyof typeof HANDS;
  /** Stops when something that this selects is there, or when this says so. */
  readonly until?: string | (() => Promise<boolean>);
}

/** Plays until the end of the game, or until something is there; gives the number of presses. */
export async function playOn(page: Page, { hand = "mouse", until }: PlayOptions = {}): Promise<number> {
  const random = seeded(3);
  const stop = async () => (typeof until === "string" ? (await page.locator(until).count()) > 0 : await until?.());
  for (let presses = 0; presses < 1500; presses++) {
    if (await stop()) return presses;
    const element = await offered(page, random);
    if (element === null || (await stop())) return presses;
    await page.locator(".claim-field input").evaluateAll((fields) => {
      for (const field of fields) (field as HTMLInputElement).value = "0";
    });
    await HANDS[hand](page, element).catch(() => {}); // It may be gone before it is pressed.
    await element.dispose();
  }
  throw new Error(`the game does not end: ${page.url()}, ${await text(page, ".play")}`);
}

/** Discards two cards, and waits for the first to play; `playOn` might press a card that has just become playable. */
export async function discardTwo(page: Page): Promise<void> {
  for (const n of [0, 1]) await page.locator(".hand button.card").nth(n).click();
  await page.click(".actions .main");
  await page.waitForSelector(".hand [data-move]");
}

/** Plays until this many presses have been made. */
export async function playSome(page: Page, presses: number): Promise<void> {
  let made = 0;
  await playOn(page, { until: async () => ++made > presses });
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
  /** How many moves were seen. */
  readonly seen: number;
}

/** The kept game, once there is one. */
export async function kept(page: Page, id: string): Promise<Kept> {
  const json = await page.waitForFunction((name) => localStorage.getItem(`fifteen-two:game:${name}`), id);
  return JSON.parse((await json.jsonValue())!);
}

/** How many cards seat 0 has played in the kept game of cribbage. */
export async function cardsPlayed(page: Page): Promise<number> {
  const { moves } = await kept(page, "cribbage");
  return moves.filter(({ type, seat }) => type === "play" && seat === 0).length;
}

type Size = readonly [width: number, height: number];

/** A telephone and a desk. */
const SIZES: readonly Size[] = [
  [390, 844],
  [1280, 800],
];

/**
 * At every size, light and dark: axe finds nothing, nothing is wider than the screen, the hand is in sight. Where `SHOTS`
 * names a folder, it gets pictures.
 */
export async function look(page: Page, name: string, sizes = SIZES): Promise<void> {
  await page.evaluate(axe.source);
  for (const [width, height] of sizes)
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height });
      const { violations } = await page.evaluate<axe.AxeResults>("axe.run()");
      const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
      expect(found, `${name} at ${width} px, ${colorScheme}`).toEqual([]);
      const { wide, hand } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth,
        hand: document.querySelector(".hand")?.getBoundingClientRect().bottom ?? 0,
      }));
      expect(wide, `the width of ${name}`).toBeLessThanOrEqual(width);
      expect(hand, `${name}: where the hand ends`).toBeLessThanOrEqual(height);
      if (process.env.SHOTS)
        await page.screenshot({ path: join(process.env.SHOTS, `${name}-${width}-${colorScheme}.png`) });
    }
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** Tables of every game with few and many seats, by a name for them. */
export const TABLES = {
  cribbage: "cribbage?players=person.easy",
  cribbage3: "cribbage?players=person.easy.easy&muggins=true",
  cribbage4: "cribbage?players=person.easy.easy.easy",
  crosscribb: "crosscribb?players=person.easy",
  crosscribb4: "crosscribb?players=person.easy.easy.easy",
  cribino: "cribino?players=person.easy&deals=1",
  cribino4: "cribino?players=person.easy.easy.easy&deals=1",
  cribino5: "cribino?players=person.easy.easy.easy.easy&deals=1",
  solitaire: "cribino?players=person",
  sackson: "sackson?players=person.easy&turnLimit=20",
  sackson4: "sackson?players=person.easy.easy.easy&turnLimit=20",
};

/** What shows that a table is laid: something to choose. */
export const LAID = ".hand button, .stage [data-move], .actions [data-move]";
