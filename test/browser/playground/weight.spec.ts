// What the page weighs before the first card, and what stays in memory.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "../fixtures.ts";
import { SITE } from "../serve.ts";
import { goOn, playOn } from "./player.ts";

/** Bytes of JavaScript before the first card, compressed. */
const MOST = 80_000;

test("weight", async ({ open }) => {
  const page = await open("#play/cribbage?players=person.easy&seed=1");
  await page.waitForSelector(".hand button");
  const { asked, paint, card } = await page.evaluate(() => ({
    asked: performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
    paint: Math.round(performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0),
    card: Math.round(performance.now()),
  }));
  const files = [...new Set(asked)].filter((path) => /\.(js|css)$/.test(path) && !/worker-[^/]*\.js$/.test(path));
  const weigh = (some: readonly string[]) =>
    some.reduce((sum, path) => sum + gzipSync(readFileSync(join(SITE, path))).length, 0);
  const script = weigh(files.filter((path) => path.endsWith(".js")));
  console.log(`  ${script} bytes of JavaScript gzipped before the first card, ${weigh(files)} with styles`);
  console.log(`  first paint ${paint} ms, first card ${card} ms after the address was opened`);
  expect(script).toBeGreaterThan(0);
  expect(script).toBeLessThanOrEqual(MOST);
});

test("twenty games leave nothing behind", async ({ open }) => {
  const page = await open("#play/cribbage?players=person.easy&seed=1&target=15");
  const client = await page.context().newCDPSession(page);
  const heaps: number[] = [];
  for (let game = 1; game <= 20; game++) {
    await playOn(page);
    if (game % 5 === 0) {
      await client.send("HeapProfiler.collectGarbage");
      heaps.push((await client.send("Runtime.getHeapUsage")).usedSize);
    }
    if (game < 20) await goOn(page, "Rematch");
  }
  console.log(`  heap after 5, 10, 15, 20 games: ${heaps.map((bytes) => Math.round(bytes / 1000)).join(", ")} kB`);
  expect(heaps.at(-1)! - heaps[0]!).toBeLessThan(1_500_000);
});
