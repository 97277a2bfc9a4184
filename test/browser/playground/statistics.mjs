import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { checkAxe } from "./axe.mjs";
import { opened, playOn } from "./page.mjs";

/** A finished game is kept, once, exported and cleared. */
export const kept = () =>
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
  });

/** What is broken in the browser's storage is as if it were not there. */
export const broken = () =>
  opened("#statistics", async (page) => {
    await page.evaluate(() => localStorage.setItem("fifteen-two:statistics", "[{"));
    await page.reload();
    await page.waitForSelector(".statistics");
    assert.match(await page.textContent(".statistics"), /No game is finished yet/);
  });
