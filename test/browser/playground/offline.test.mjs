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

test("a new version shows at the next load; the old one's files stay while a page may need them", () =>
  opened("", async (page, context) => {
    const names = () => page.evaluate(async () => (await caches.keys()).map((name) => name.split(" ").at(-1)));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const [old] = await names();
    const file = join(OUTPUT, "service-worker.js");
    const text = readFileSync(file, "utf8");
    try {
      writeFileSync(file, text.replace(old, "newer"));
      await context.route(HOME, (route) =>
        route.fulfill({ contentType: "text/html", body: "<title>A newer page</title>" }),
      );
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        await registration.update();
        const worker = registration.installing ?? registration.waiting;
        while (worker.state !== "installed")
          await new Promise((resolve) => worker.addEventListener("statechange", resolve, { once: true }));
      });
      assert.deepEqual((await names()).sort(), [old, "newer"].sort());
      await page.goto("about:blank");
      await page.goto(HOME);
      assert.equal(await page.title(), "A newer page");
      await page.waitForFunction(async () => (await caches.keys()).length === 1);
      assert.deepEqual(await names(), ["newer"]);
    } finally {
      writeFileSync(file, text);
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
