// What the page's tests share: a browser, the served page, and a player who makes any move that is offered.
import assert from "node:assert/strict";
import { seeded } from "../../../dist/index.js";
import { serve } from "../../../docs/playground/serve.mjs";
import { launchChromium } from "../chromium.mjs";

const server = await serve(0);
export const browser = await launchChromium();
export const base = `http://127.0.0.1:${server.address().port}/playground/`;

export async function close() {
  await browser.close();
  server.close();
}

/** Opens the page in a browser of its own; whatever it complains about fails the test. */
export async function opened(
  hash,
  run,
  { prefs = { speed: "instant" }, storage = {}, complains = false, ...options } = {},
) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  const problems = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  await page.addInitScript(
    (kept) => {
      for (const [key, value] of Object.entries(kept))
        if (localStorage.getItem(`fifteen-two:${key}`) === null)
          localStorage.setItem(`fifteen-two:${key}`, JSON.stringify(value));
    },
    { prefs, ...storage },
  );
  await page.goto(base + hash);
  await run(page, context);
  if (!complains) assert.deepEqual(problems, []);
  await context.close();
}

/** Everything that can be pressed now to go on, the most pressing first. */
const OFFERED = [
  ".panel .next",
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
    if (element === null) return presses;
    await HANDS[hand](page, element).catch(() => {}); // It may be gone before it is pressed.
  }
  throw new Error("the game does not end");
}

/** The words of an element. */
export function text(page, selector) {
  return page.locator(selector).first().textContent();
}

/** The kept game: its setup, its moves, and how many were seen. */
export function kept(page, id) {
  return page.evaluate((name) => JSON.parse(localStorage.getItem(`fifteen-two:game:${name}`)), id);
}
