// The built playground in headless Chromium: `node --test test/browser/playground/`. SHOTS=dir keeps pictures.
import assert from "node:assert/strict";
import { join } from "node:path";
import { after } from "node:test";
import axe from "axe-core";
import { serve } from "../../../docs/playground/serve.mjs";
import { launchChromium } from "../chromium.mjs";

const server = await serve(0);
const browser = await launchChromium();
after(async () => {
  await browser.close();
  server.close();
});

export const HOME = `http://127.0.0.1:${server.address().port}/playground/`;

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Opens an address of the page for `use`, which fails on errors and on requests to elsewhere than `allowed`. */
export async function opened(address, use, { allowed = [], ...options } = {}) {
  const context = await browser.newContext({ viewport: SIZES[1], reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  const problems = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("request", (request) => {
    const url = request.url();
    if (![HOME, "data:", ...allowed].some((start) => url.startsWith(start))) problems.push(`asked for ${url}`);
  });
  await page.addInitScript(() => {
    if (location.protocol !== "about:") localStorage.setItem("fifteen-two:prefs", JSON.stringify({ speed: "instant" }));
  });
  await page.goto(new URL(address, HOME).href);
  await use(page, context);
  assert.deepEqual(problems, []);
  await context.close();
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
    return [".panel .next", '[data-move]:not([aria-disabled="true"])', '.below [aria-pressed="false"]'].some(press);
  });
}
