// Searches the built site in headless Chromium as a newcomer would: each task's guide is among the first five results, and
// opens. Also: every page links to the playground, and code wraps.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { launchChromium } from "./chromium.mjs";
import { serveSite } from "./serve.mjs";

const SITE = join(import.meta.dirname, "../../site");

/** What a newcomer types, the guide that answers it, and a word of the answer. */
const TASKS = [
  ["undo", "Save, undo", "takeBack"],
  ["take back a move", "Save, undo", "takeBack"],
  ["hidden cards", "server", "view"],
  ["hide cards", "server", "view"],
  ["what to store", "Save, undo", "record"],
  ["save game", "Save, undo", "record"],
  ["add a bot", "Add a bot", "cribbageBot"],
  ["play against the computer", "Add a bot", "cribbageBot"],
  ["why is a move illegal", "Why a move is illegal", "refusal"],
  ["illegal move", "Why a move is illegal", "refusal"],
  ["count hands", "Count hands", "countHand"],
  ["getting started", "Build an app", "npm create vite"],
  ["own game", "Implement your own game", "defineGame"],
  ["boardgame.io", "boardgame.io", "toBoardgame"],
];

async function search(page, origin, [query, guide, answer]) {
  await page.goto(`${origin}/`);
  await page.keyboard.press("/");
  await page.fill("#tsd-search-input", query);
  const results = page.locator("#tsd-search-results li");
  await results.first().waitFor();
  const found = (await results.allTextContents()).slice(0, 5);
  const place = found.findIndex((text) => text.toLowerCase().includes(guide.toLowerCase()));
  assert.ok(place >= 0, `${query}: ${guide} is not among ${found.join(" | ")}`);
  await results.nth(place).locator("a").click();
  await page.waitForLoadState();
  const text = await page.textContent(".container-main");
  assert.ok(text.includes(answer), `${query}: no ${answer} on ${page.url()}`);
}

/** On a narrow page and a wide one, in light and in dark: nothing is wider than the page or its own scroller. */
async function checkLayout(browser, origin, colorScheme) {
  for (const width of [360, 1600]) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
    for (const path of ["/", "/documents/Cribbage.html", "/modules/fifteen-two_cribbage.html"]) {
      await page.goto(origin + path);
      await page.waitForFunction(() => document.body.style.display !== "none");
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${path} is ${wide} pixels too wide at ${width}`);
    }
    await page.close();
  }
}

for (const file of readdirSync(SITE, { recursive: true, encoding: "utf8" }))
  if (file.endsWith(".html") && !file.startsWith("playground"))
    assert.match(
      readFileSync(join(SITE, file), "utf8"),
      /playground\/index\.html"/,
      `${file}: no link to the playground`,
    );

const server = await serveSite();
const browser = await launchChromium();
try {
  const { origin } = server;
  const page = await browser.newPage();
  page.setDefaultTimeout(20_000);
  for (const task of TASKS) await search(page, origin, task);
  for (const colorScheme of ["light", "dark"]) await checkLayout(browser, origin, colorScheme);
} finally {
  await browser.close();
  await server.close();
}
console.log(`the site answers ${TASKS.length} searches`);
