// The player counts, and nothing on the page gives the answer away.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cribbage } from "../../../dist/cribbage/index.js";
import { appendMoves, newRecord, replay } from "../../../dist/index.js";
import { scoreHand } from "../../../dist/scoring/index.js";
import { kept, opened, playOn, text } from "./page.mjs";

const onClaim = async (page) => (await page.locator(".claim-panel").count()) > 0;

async function stateOf(page, id, game) {
  const { setup, moves } = await kept(page, id);
  return replay(game, appendMoves(newRecord(game, setup.options), moves));
}

test("every number from 0 to 29 can be claimed; too many are refused without a word about the true count", async () => {
  await opened("#play/cribbage?players=person.hard&muggins=true&seed=5", async (page) => {
    await playOn(page, { stop: async () => (await onClaim(page)) && /Your/.test(await text(page, ".claim-panel h2")) });
    const numbers = await page.locator(".pad button").allTextContents();
    assert.deepEqual(
      numbers,
      Array.from({ length: 30 }, (_, i) => `${i}`),
    );
    const state = await stateOf(page, "cribbage", cribbage);
    const { points } = scoreHand(state.hands[0], state.starter);
    await page.click("[data-claim='29']");
    assert.match(await text(page, ".claim-panel .trouble"), /more than the cards are worth/);
    assert.doesNotMatch(await text(page, ".play"), new RegExp(`worth ${points}\\b`));
    await page.click(`[data-claim='${points}']`);
    await page.waitForSelector(".count-panel");
    assert.equal(Number(await text(page, ".total strong")), points);
  });
});

test("the sums at the lines of CrossCribb are hidden while the player counts", async () => {
  await opened("#play/crosscribb?players=person.hard&muggins=true&seed=5", async (page) => {
    await playOn(page, { stop: onClaim });
    for (const sum of await page.locator(".cross .sum:not(.total)").allTextContents()) assert.equal(sum, "?");
    assert.equal((await text(page, ".cross .total")).trim(), "");
  });
});

test("an easy bot overlooks points now and then, and the player can take them", async () => {
  await opened("#play/cribbage?players=person.easy&muggins=true&seed=2", async (page) => {
    const short = async () => {
      const { moves, seen } = await kept(page, "cribbage");
      return (
        seen === moves.length &&
        (await onClaim(page)) &&
        (await stateOf(page, "cribbage", cribbage)).phase === "muggins"
      );
    };
    await playOn(page, { stop: short });
    const { missing, hand, hands, turn, crib, starter } = await stateOf(page, "cribbage", cribbage);
    const cards = hand === "crib" ? crib : hands[turn];
    const { points } = scoreHand(cards, starter, { crib: hand === "crib" });
    await page.click(`[data-claim='${points}']`);
    await page.waitForSelector(".count-panel .next");
    assert.match(await text(page, ".said"), new RegExp(`You take ${missing} by muggins`));
  });
});
