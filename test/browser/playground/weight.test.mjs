// What the page weighs before the first card, how soon it is there, and what stays in memory.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { browser, goOn, HOME, opened, playOn } from "./page.mjs";

/** Bytes of JavaScript before the first card, compressed. */
const MOST = 80_000;

test("weight", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${HOME}#play/cribbage?players=person.easy&seed=1`);
  await page.waitForSelector(".hand button");
  const times = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return { paint: Math.round(paint?.startTime ?? 0), card: Math.round(performance.now()) };
  });
  const site = join(import.meta.dirname, "../../../site");
  const files = [...new Set(asked)]
    .filter((path) => !/worker-[^/]*\.js$/.test(path))
    .map((path) => path.replace(/\/$/, "/index.html"));
  const weigh = (some) => some.reduce((sum, path) => sum + gzipSync(readFileSync(join(site, path))).length, 0);
  const script = weigh(files.filter((path) => path.endsWith(".js")));
  console.log(`  ${script} bytes of JavaScript gzipped before the first card, ${weigh(files)} in all`);
  console.log(`  first paint ${times.paint} ms, first card ${times.card} ms after the address was opened`);
  assert.ok(script <= MOST, `${script} bytes`);
  await context.close();
});

test("twenty games leave nothing behind", async () => {
  await opened("#play/cribbage?players=person.easy&seed=1&target=15", async (page, context) => {
    const client = await context.newCDPSession(page);
    const heap = async () => {
      await client.send("HeapProfiler.collectGarbage");
      return (await client.send("Runtime.getHeapUsage")).usedSize;
    };
    const heaps = [];
    for (let game = 1; game <= 20; game++) {
      await playOn(page);
      if (game % 5 === 0) heaps.push(await heap());
      if (game < 20) await goOn(page, "Rematch");
    }
    const grown = heaps.at(-1) - heaps[0];
    console.log(`  heap after 5, 10, 15, 20 games: ${heaps.map((bytes) => Math.round(bytes / 1000)).join(", ")} kB`);
    assert.ok(grown < 1_500_000, `${grown} bytes more`);
  });
});
