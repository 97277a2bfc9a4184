// What the page's tests share: a browser, the served page, and a player who makes any move that is offered.
import assert from "node:assert/strict";
import { join } from "node:path";
import { after } from "node:test";
import axe from "axe-core";
import { seeded } from "../../../dist/index.js";
import { launchChromium } from "../chromium.mjs";
import { serveSite } from "../serve.mjs";

const server = await serveSite();
export const browser = await launchChromium();
after(async () => {
  await browser.close();
  await server.close();
});

export const HOME = `${server.origin}/playground/`;

/** Narrow and wide, as on a telephone and on a desk. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/**
 * Opens an address of the page for `use`. What the page complains about fails the test, and so does a request to
 * elsewhere than `allowed`.
 */
export async function opened(
  address,
  use,
  { allowed = [], complains = false, prefs = { speed: "instant" }, ...options } = {},
) {
  const context = await browser.newContext({ viewport: SIZES[1], reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  const problems = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("request", (request) => {
    const url = request.url();
    if (![HOME, "data:", ...allowed].some((start) => url.startsWith(start))) problems.push(`asked for ${url}`);
  });
  await page.addInitScript((kept) => {
    if (location.protocol !== "about:") localStorage.setItem("fifteen-two:prefs", JSON.stringify(kept));
  }, prefs);
  await page.goto(new URL(address, HOME).href);
  await use(page, context);
  if (!complains) assert.deepEqual(problems, []);
  await context.close();
}

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
export async function offered(page, random) {
  const handle = await page.waitForFunction(
    ([selectors, x]) => {
      if (document.querySelector(".end")) return { over: true };
      for (const selector of selectors) {
        const all = [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
        if (all.length > 0) return all[Math.floor(x * all.length)];
      }
      return false;
    },
    [OFFERED, random()],
  );
  return handle.asElement();
}

/** Ways to press an element. */
export const HANDS = {
  mouse: async (page, element) => {
    const { x, y } = await middle(element);
    await page.mouse.click(x, y);
  },
  touch: async (page, element) => {
    const { x, y } = await middle(element);
    await page.touchscreen.tap(x, y);
  },
  /** The Tab key alone leads there. */
  keyboard: async (page, element) => {
    for (let i = 0; i < 150; i++) {
      if (await element.evaluate((wanted) => wanted === document.activeElement).catch(() => true)) break;
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
  },
};

async function middle(element) {
  const box = await element.boundingBox();
  if (box === null) return { x: 1, y: 1 }; // Gone meanwhile: the next look finds another.
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Plays until the end, or until `stop` says so; gives the number of presses. */
export async function playOn(page, { hand = "mouse", seed = 3, stop = async () => false, most = 1500 } = {}) {
  const random = seeded(seed);
  for (let presses = 0; presses < most; presses++) {
    if (await stop(page)) return presses;
    const element = await offered(page, random);
    if (element === null || (await stop(page))) return presses;
    await HANDS[hand](page, element).catch(() => {}); // It may be gone before it is pressed.
    await element.dispose();
  }
  throw new Error(`the game does not end: ${page.url()}, ${await text(page, ".play")}`);
}

/** Presses a button of the end, and waits until the next game is there. */
export async function goOn(page, name) {
  await page.getByRole("button", { name }).click();
  await page.locator(".end").waitFor({ state: "detached" });
  await page.locator(".hand button").first().waitFor(); // Not a handle, which would keep the table in memory.
}

/** The words of an element. */
export function text(page, selector) {
  return page.locator(selector).first().textContent();
}

/** The kept game, once there is one: its setup, its moves, and how many were seen. */
export async function kept(page, id) {
  const text = await page.waitForFunction((name) => localStorage.getItem(`fifteen-two:game:${name}`), id);
  return JSON.parse(await text.jsonValue());
}

/** Lets axe look at the page, small and large, light and dark; nothing is wider than the screen. */
export async function checkAxe(page, name) {
  await page.evaluate(axe.source);
  for (const colorScheme of ["light", "dark"])
    for (const viewport of SIZES) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      const { violations } = await page.evaluate(() => globalThis.axe.run());
      const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      const path = process.env.SHOTS && join(process.env.SHOTS, `${name}-${viewport.width}-${colorScheme}.png`);
      if (path) await page.screenshot({ path, fullPage: true });
      assert.deepEqual(found, [], `${name}, ${colorScheme}, ${viewport.width} px`);
      assert.ok(width <= viewport.width, `${name} is ${width} px wide`);
    }
}

/** Makes the first move that the table offers, if it offers one; tells whether it did. */
export function moveAtTable(page) {
  return page.evaluate(() => {
    const press = (selector) => {
      const element = [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0);
      element?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      return element !== undefined;
    };
    return [".next", '[data-move]:not([aria-disabled="true"])', '.below [aria-pressed="false"]'].some(press);
  });
}
