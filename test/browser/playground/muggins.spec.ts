// The player counts, and nothing on the page gives the answer away.
import type { Page } from "@playwright/test";
import { appendMoves, type Card, newRecord, replay } from "fifteen-two";
import type { CribbageMove, CribbageState } from "fifteen-two/cribbage";
import * as cribbage from "fifteen-two/cribbage";
import { scoreHand } from "fifteen-two/scoring";
import { expect, test } from "../fixtures.ts";
import { kept, playOn, text } from "./player.ts";

/** The game of cribbage on the page. */
async function stateOf(page: Page): Promise<CribbageState> {
  const { setup, moves } = await kept(page, "cribbage");
  return replay(cribbage, appendMoves(newRecord(cribbage, setup.options), moves as readonly CribbageMove[]));
}

test("every number from 0 to 29 can be claimed; too many are refused without a word about the true count", async ({
  open,
}) => {
  const page = await open("#play/cribbage?players=person.advanced&muggins=true&seed=5");
  await playOn(page, { until: () => page.locator(".claim-panel h2", { hasText: "Your" }).isVisible() });
  const numbers = await page.locator(".pad button").allTextContents();
  expect(numbers).toEqual(Array.from({ length: 30 }, (_, i) => `${i}`));
  const state = await stateOf(page);
  if (state.phase !== "show") throw new Error(state.phase);
  const { points } = scoreHand(state.hands[0]!, state.starter);
  await page.click("[data-claim='29']");
  await expect(page.locator(".claim-panel .trouble")).toContainText("more than the cards are worth");
  await expect(page.locator("[data-claim]:disabled"), "the number that was tried").toHaveText(["29"]);
  expect(await text(page, ".play")).not.toMatch(new RegExp(`worth ${points}\\b`));
  await page.click(`[data-claim='${points}']`);
  await expect(page.locator(".count-panel .total strong")).toHaveText(`${points}`);
});

test("nobody finds out what a hand is worth by guessing: the second claim that is too high scores nothing", async ({
  open,
}) => {
  const page = await open("#play/cribbage?players=person.advanced&muggins=true&seed=5");
  await playOn(page, { until: () => page.locator(".claim-panel h2", { hasText: "Your" }).isVisible() });
  await page.click("[data-claim='29']");
  await expect(page.locator(".claim-panel .trouble")).toContainText("once more");
  await page.click("[data-claim='28']");
  await page.waitForSelector(".count-panel");
  const { moves } = await kept(page, "cribbage");
  expect(moves).toContainEqual({ type: "show", seat: 0, hand: "hand", claim: 0 });
});

test("the sums at the lines of CrossCribb are hidden while the player counts", async ({ open }) => {
  const page = await open("#play/crosscribb?players=person.advanced&muggins=true&seed=5");
  await playOn(page, { until: ".claim-panel" });
  for (const sum of await page.locator(".cross .sum").allTextContents()) expect(sum).toBe("?");
  expect(await page.locator(".seat small strong").count()).toBe(0);
});

test("a beginner bot overlooks points now and then, and the player can take them", async ({ open }) => {
  const page = await open("#play/cribbage?players=person.beginner&muggins=true&seed=2");
  const isShort = async () => {
    const { moves, seen } = await kept(page, "cribbage");
    if (seen < moves.length || (await page.locator(".claim-panel").count()) === 0) return false;
    return (await stateOf(page)).phase === "muggins";
  };
  await playOn(page, { until: isShort });
  const state = await stateOf(page);
  if (state.phase !== "muggins") throw new Error(state.phase);
  const { missing, hand, hands, turn, crib, starter } = state;
  const cards: readonly Card[] = hand === "crib" ? crib : hands[turn]!;
  const { points } = scoreHand(cards, starter, { crib: hand === "crib" });
  await page.click(`[data-claim='${points}']`);
  await page.waitForSelector(".count-panel .next");
  await expect(page.locator(".said")).toContainText(`You call muggins for ${missing}`);
});
