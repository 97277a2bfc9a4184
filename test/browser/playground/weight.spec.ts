// The page's weight before the first card, and the memory that it retains.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, HOME, NIGHT, test } from "../fixtures.ts";
import { SITE } from "../serve.ts";
import { goOn, playOn } from "./player.ts";

/** Bytes of JavaScript before the first card, compressed. */
const MOST = 80_000;

/** Number of games, and of the first ones, which fill caches and do not count. */
const [GAMES, FIRST] = [NIGHT ? 60 : 20, 4];

test("weight", async ({ open }) => {
  const page = await open("about:blank", { alone: true });
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (document.querySelector(".hand button") === null) return;
      performance.mark("card");
      watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${HOME}#play/cribbage?players=person.beginner&seed=1`);
  await page.waitForSelector(".hand button");
  const { asked, paint, card } = await page.evaluate(() => {
    const [{ startTime: at } = { startTime: 0 }] = performance.getEntriesByName("card");
    const before = performance.getEntriesByType("resource").filter(({ startTime }) => startTime < at);
    return {
      asked: before.map(({ name }) => new URL(name).pathname),
      paint: Math.round(performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0),
      card: Math.round(at),
    };
  });
  const files = new Set(asked.filter((path) => path.endsWith(".js") && !/worker-[^/]*\.js$/.test(path)));
  const script = [...files].reduce((sum, path) => sum + gzipSync(readFileSync(join(SITE, path))).length, 0);
  console.log(`  ${script} bytes of JavaScript gzipped before the first card`);
  console.log(`  first paint ${paint} ms, first card ${card} ms after the address was opened`);
  expect(script).toBeGreaterThan(0);
  expect(script).toBeLessThanOrEqual(MOST);
});

test("games leave nothing behind", async ({ open }) => {
  const page = await open("#play/cribbage?players=person.beginner&seed=1&target=15");
  const client = await page.context().newCDPSession(page);
  const heaps: number[] = [];
  for (let game = 1; game <= GAMES; game++) {
    await playOn(page);
    await expect(page.locator(".end progress"), "the review is done").toHaveCount(0);
    await client.send("HeapProfiler.collectGarbage");
    heaps.push((await client.send("Runtime.getHeapUsage")).usedSize);
    if (game < GAMES) await goOn(page, "Rematch");
  }
  console.log(`  heap after each game: ${heaps.map((bytes) => Math.round(bytes / 1000)).join(", ")} kB`);
  // A game and compiled code weigh a megabyte, more or less, so the lightest games count. Even those vary by 900 kB.
  const half = (GAMES - FIRST) / 2;
  const [before, after] = [heaps.slice(FIRST, -half), heaps.slice(-half)];
  expect((Math.min(...after) - Math.min(...before)) / half, "bytes a game").toBeLessThan(NIGHT ? 100_000 : 150_000);
});

test("the front page is painted before any script has run; no other address shows it", async ({ open }) => {
  const bare = await open("", { javaScriptEnabled: false });
  await expect(bare.getByText("Play Cribbage", { exact: true })).toBeVisible();

  const page = await open("about:blank", { serviceWorkers: "block", complains: true });
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto(`${HOME}#count`);
  await expect(page.locator(".first")).toBeHidden();
  await page.goto("about:blank");
  await page.goto(HOME);
  await expect(page.locator(".first")).toBeVisible();

  const german = await open("about:blank", { serviceWorkers: "block", complains: true, locale: "de-DE" });
  await german.route("**/assets/*.js", (route) => route.abort());
  await german.goto(HOME);
  await expect(german.locator(".first"), "it is in English").toBeHidden();
});
