import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { HOME, moveAtTable, opened, playOn } from "./page.mjs";

const OUTPUT = join(import.meta.dirname, "../../../site/playground");

test("with the network cut, every part of the page still opens, and a game is played", () =>
  opened("", async (page, context) => {
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    for (const [address, shows] of [
      ["#drill", ".drill-hand"],
      ["#statistics", ".statistics"],
      ["#rules/sackson", ".rules"],
    ]) {
      await page.goto(HOME + address);
      await page.reload();
      await page.waitForSelector(shows);
    }
    await page.goto(`${HOME}#play/cribbage?seed=3&first=1&players=person.easy`);
    await page.reload();
    await page.waitForSelector('.below [aria-pressed="false"]');
    for (let i = 0; i < 3; i++) await moveAtTable(page);
    // The bot has thought in a worker, whose file was kept too.
    await page.waitForSelector(".below button[data-move]");
    assert.equal(await page.locator("text=worker has failed").count(), 0);
  }));

test("a new version waits until the player takes it; till then every file is the old version's", () =>
  opened("", async (page) => {
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const files = ["service-worker.js", "index.html"].map((file) => join(OUTPUT, file));
    const texts = files.map((file) => readFileSync(file, "utf8"));
    const about = () => page.getAttribute("meta[name=description]", "content");
    try {
      writeFileSync(files[1], texts[1].replace(/(name="description" content)="[^"]*"/, '$1="newer"'));
      writeFileSync(files[0], texts[0].replace(/(url:"index.html",revision):"\w+"/, '$1:"newer"'));
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await page.waitForSelector(".update");
      await page.reload();
      assert.notEqual(await about(), "newer");
      await page.click(".update >> text=Take it");
      await page.waitForSelector('meta[content="newer"]', { state: "attached" });
    } finally {
      for (const [i, file] of files.entries()) writeFileSync(file, texts[i]);
    }
  }));

test("the page is installable: a manifest with icons that are there", async () => {
  const manifest = JSON.parse(readFileSync(join(OUTPUT, "manifest.webmanifest"), "utf8"));
  assert.equal(manifest.display, "standalone");
  for (const { src, sizes, type } of manifest.icons) {
    const icon = readFileSync(join(OUTPUT, src));
    if (type === "image/png") assert.equal(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`, sizes);
  }
});

test("opened from the disk, where there are neither modules nor workers, the page plays and practices", () =>
  opened(
    pathToFileURL(join(OUTPUT, "index.html")).href,
    async (page) => {
      await page.click("text=Play cribbage");
      await playOn(page, { stop: (at) => at.locator(".below button[data-card][data-move]").first().isVisible() });
      await page.goto(`${page.url().split("#")[0]}#drill`);
      await page.waitForSelector(".drill-hand");
    },
    { complains: true },
  ));
