// A game is kept as a record, brought back, and gone on with from any move.
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { kept, playOn } from "./player.ts";

async function openRecord(page: Page): Promise<void> {
  await page.click("[aria-label=Menu]");
  await page.click("text=Record: keep or import a game");
}

test("import and play on", async ({ open }) => {
  const page = await open("#play/cribbage?players=person.beginner&seed=8&target=15");
  await playOn(page);
  const played = await kept(page, "cribbage");
  await openRecord(page);
  const record = await page.inputValue("[name=record]");
  expect(JSON.parse(record).moves).toEqual(played.moves);
  await page.goto(page.url().replace(/#.*/, "#play/sackson?seed=1"));
  await page.waitForSelector(".game-sackson");
  await openRecord(page);
  await page.fill("[name=record]", "{");
  await page.click("text=Open this record");
  await expect(page.locator("dialog .trouble")).toContainText("JSON");
  await page.fill("[name=record]", record.replace('"game":"cribbage"', '"game":"chess"'));
  await page.click("text=Open this record");
  await expect(page.locator("dialog .trouble")).toContainText("a game that this page does not have");
  const twice = { ...JSON.parse(record), moves: [played.moves[0], ...played.moves] };
  await page.fill("[name=record]", JSON.stringify(twice));
  await page.click("text=Open this record");
  await expect(page.locator("dialog .trouble")).toContainText("move 2 breaks the rules");
  await page.fill("[name=record]", record);
  await page.click("text=Open this record");
  await page.waitForSelector(".game-cribbage .end");
  expect((await kept(page, "cribbage")).moves).toEqual(played.moves);
  await page.click(".end >> text=Review");
  for (let i = 0; i < 4; i++) await page.click("[aria-label='One move back']");
  const at = Number(await page.locator(".plot input").inputValue());
  expect(at).toBe(played.moves.length - 4);
  await openRecord(page);
  await page.click("text=Play on from here");
  await page.waitForSelector(".game-cribbage");
  const { moves } = await kept(page, "cribbage");
  expect(moves.slice(0, at)).toEqual(played.moves.slice(0, at));
});

test("a record with a seed of another program can be played on, also after a reload", async ({ open }) => {
  const page = await open("#play/cribbage?players=person.beginner&seed=8");
  await playOn(page, { until: ".pile" });
  await openRecord(page);
  const record = JSON.parse(await page.inputValue("[name=record]"));
  await page.fill("[name=record]", JSON.stringify({ ...record, meta: { seed: 999_999_999_999 } }));
  await page.click("text=Open this record");
  await page.click("text=Give it up");
  await page.waitForSelector(".game-cribbage .pile");
  await page.goto(page.url().replace(/#.*/, "#"));
  await page.click("text=Continue your game of Cribbage");
  await page.waitForSelector(".game-cribbage .pile");
});

test("the record fits a small phone", async ({ open }) => {
  const page = await open("#play/cribbage?players=person.beginner&seed=8", { viewport: { width: 360, height: 640 } });
  await page.waitForSelector(".hand button");
  await openRecord(page);
  await page.waitForSelector("[name=record]");
  const parts = page.locator("dialog :is(textarea, input, button, a)");
  expect(await parts.count()).toBeGreaterThan(4);
  for (const part of await parts.all()) {
    const { x, width } = (await part.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(360);
  }
});
