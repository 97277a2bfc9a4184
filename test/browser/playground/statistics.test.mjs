import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { checkAxe, moveAtTable, opened } from "./page.mjs";

/** Plays the game on the page to its end. */
async function playOn(page) {
  for (;;) {
    await page.waitForFunction(
      () => document.querySelector('.panel, .next, [data-move], .below [aria-pressed="false"]') !== null,
    );
    if (await page.locator(".panel.end").count()) return;
    await moveAtTable(page);
  }
}

test("a finished game is kept, once, exported and cleared", () =>
  opened("#play/cribbage?target=61&seed=4&players=person.easy", async (page) => {
    await playOn(page);
    await page.waitForFunction(
      () => localStorage.getItem("fifteen-two:statistics")?.includes('"losses":{"count":0') === false,
    );
    await page.reload();
    await page.waitForSelector(".panel.end");
    await page.goto(new URL("#statistics", page.url()).href);
    await page.waitForSelector(".averages");
    assert.match(await page.textContent(".statistics tbody"), /Cribbage1/);
    await checkAxe(page, "statistics");
    const download = page.waitForEvent("download");
    await page.click("text=Export as JSON");
    const [game, ...others] = JSON.parse(readFileSync(await (await download).path(), "utf8"));
    assert.equal(others.length, 0);
    assert.equal(game.game, "cribbage");
    assert.ok(game.hands.count > 0 && game.pegging.points > 0 && game.losses.count > 0);
    await page.click("text=Clear");
    await page.click("text=Forget all games");
    assert.match(await page.textContent(".statistics"), /No game is finished yet/);
    await page.reload();
    await page.waitForSelector(".statistics");
    assert.match(await page.textContent(".statistics"), /No game is finished yet/);
  }));

test("what is broken in the browser's storage is as if it were not there", () =>
  opened("#statistics", async (page) => {
    await page.evaluate(() => localStorage.setItem("fifteen-two:statistics", "[{"));
    await page.reload();
    await page.waitForSelector(".statistics");
    assert.match(await page.textContent(".statistics"), /No game is finished yet/);
  }));
