// A game is kept as a record, brought back, and gone on with from any move.
import assert from "node:assert/strict";
import { test } from "node:test";
import { kept, opened, playOn, text } from "./page.mjs";

test("import and play on", async () => {
  await opened("#play/cribbage?players=person.easy&seed=8&target=31", async (page) => {
    await playOn(page);
    const played = await kept(page, "cribbage");
    await page.click("[aria-label=Menu]");
    await page.click("text=Record: keep or import a game");
    const record = await page.inputValue("[name=record]");
    assert.deepEqual(JSON.parse(record).moves, played.moves);
    await page.goto(page.url().replace(/#.*/, "#play/sackson?seed=1"));
    await page.waitForSelector(".game-sackson");
    await page.click("[aria-label=Menu]");
    await page.click("text=Record: keep or import a game");
    await page.fill("[name=record]", "{");
    await page.click("text=Open this record");
    assert.match(await text(page, "dialog .trouble"), /JSON/);
    await page.fill("[name=record]", record);
    await page.click("text=Open this record");
    await page.waitForSelector(".game-cribbage .end");
    assert.deepEqual((await kept(page, "cribbage")).moves, played.moves);
    await page.click("text=Look back");
    for (let i = 0; i < 3; i++) await page.click("[aria-label='One move back']");
    const at = Number((await text(page, ".steps .at")).split("/")[0]);
    assert.equal(at, played.moves.length - 4);
    await page.click("[aria-label=Menu]");
    await page.click("text=Record: keep or import a game");
    await page.click(`text=Play on from move ${at}`);
    await page.waitForSelector(".game-cribbage");
    const { moves } = await kept(page, "cribbage");
    assert.deepEqual(moves.slice(0, at), played.moves.slice(0, at));
  });
});
