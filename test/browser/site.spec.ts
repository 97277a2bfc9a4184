// The site answers a newcomer's searches: each task's guide is among the first five results, and opens.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, NIGHT, ORIGIN, test } from "./fixtures.ts";
import { SITE } from "./serve.ts";

/** A newcomer's search, the guide that answers it, and a word of the answer. */
const TASKS = [
  ["undo", "Save, undo", "undo"],
  ["take back a move", "Save, undo", "undo"],
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
] as const;

test("a search for a task finds its guide", async ({ page }) => {
  for (const [query, guide, answer] of TASKS.filter((_, i) => NIGHT || i % 3 === 0)) {
    await page.goto(`${ORIGIN}/`);
    await page.keyboard.press("/");
    await page.fill("#tsd-search-input", query);
    const results = page.locator("#tsd-search-results li");
    await results.first().waitFor();
    const found = (await results.allTextContents()).slice(0, 5).map((text) => text.toLowerCase());
    const place = found.findIndex((text) => text.includes(guide.toLowerCase()));
    expect(place, `${query}: ${found.join(" | ")}`).toBeGreaterThanOrEqual(0);
    await results.nth(place).locator("a").click();
    await expect(page.locator(".container-main"), query).toContainText(answer);
  }
});

test("nothing is wider than the screen", async ({ page }) => {
  for (const path of ["/", "/documents/Cribbage.html", "/modules/fifteen-two_cribbage.html"]) {
    await page.goto(ORIGIN + path);
    await page.waitForFunction(() => document.body.style.display !== "none");
    for (const colorScheme of ["light", "dark"] as const)
      for (const width of [360, 1600]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, `${path} at ${width} px, ${colorScheme}`).toBeLessThanOrEqual(0);
      }
  }
});

test("every page links to the playground", () => {
  for (const file of readdirSync(SITE, { recursive: true, encoding: "utf8" }))
    if (file.endsWith(".html") && !file.startsWith("playground"))
      expect(readFileSync(join(SITE, file), "utf8"), file).toMatch(/playground\/index\.html"/);
});
