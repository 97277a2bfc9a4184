// Several people at one screen: nobody sees another's cards.
import assert from "node:assert/strict";
import { test } from "node:test";
import { opened, playOn, text } from "./page.mjs";

const faces = (page) =>
  page
    .locator(".play .card:not(.empty)")
    .evaluateAll((cards) =>
      cards.map((card) => card.ariaLabel).filter((label) => !/face-down|deck|starter/.test(label)),
    );

test("undo at the curtain shows nobody's hand", async () => {
  await opened("#play/cribbage?players=person.person&seed=6", async (page) => {
    await page.waitForSelector(".curtain");
    assert.deepEqual(await faces(page), []);
    await page.click("text=I am Player 1");
    await playOn(page, { stop: async () => (await page.locator(".curtain").count()) > 0 });
    assert.deepEqual(await faces(page), []);
    await page.click("text=Undo");
    await page.waitForSelector("text=I am Player 1");
    assert.deepEqual(await faces(page), []);
  });
});

test("where nothing is hidden there is no curtain; during the play the news tells what happens", async () => {
  await opened("#play/sackson?players=person.person&seed=6", async (page) => {
    await page.waitForSelector(".hand button");
    assert.equal(await page.locator(".curtain").count(), 0);
  });
  await opened("#play/cribbage?players=person.person&seed=6", async (page) => {
    await playOn(page, { stop: async () => /plays?/.test(await text(page, ".news")) });
    assert.match(await text(page, ".news"), /Player \d plays/);
    assert.doesNotMatch(await text(page, ".play"), /Seat \d/);
    await playOn(page, { stop: async () => (await page.locator(".count-panel").count()) > 0 });
    assert.equal(await page.locator(".curtain").count(), 0);
  });
});
