// A game is kept as a record, brought back, and gone on with from any move.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { kept, playOn } from "./player.ts";

async function openRecord(page: Page): Promise<void> {
  await page.click("[aria-label=Menu]");
  await page.click("text=Record: save or import a game");
  await page.waitForSelector("dialog [download]");
}

/** The record that the open dialog offers as a file. */
async function recordIn(page: Page): Promise<string> {
  const download = page.waitForEvent("download");
  await page.click("dialog [download]");
  return readFileSync(await (await download).path(), "utf8");
}

async function open(page: Page, record: string): Promise<void> {
  const file = { name: "game.json", mimeType: "application/json", buffer: Buffer.from(record) };
  await page.setInputFiles("dialog [type=file]", file);
}

test("a record is opened from a file, looked at, and played on from any move", async ({ open: openPage }) => {
  const page = await openPage("#play/cribbage?players=person.beginner&seed=8&target=15");
  await playOn(page);
  const played = await kept(page, "cribbage");
  await openRecord(page);
  const record = await recordIn(page);
  expect(JSON.parse(record).moves).toEqual(played.moves);
  await page.goto(page.url().replace(/#.*/, "#play/sackson?seed=1"));
  await page.waitForSelector(".game-sackson");
  await openRecord(page);
  await open(page, record);
  await page.waitForSelector(".game-cribbage .steps .at");
  await page.getByRole("button", { name: "To the latest move" }).click();
  await page.waitForSelector(".game-cribbage .end");
  await page.click(".end >> text=Review");
  for (let i = 0; i < 4; i++) await page.click("[aria-label='One move back']");
  const at = Number(await page.locator(".plot input").inputValue());
  expect(at).toBe(played.moves.length - 4);
  await openRecord(page);
  await page.click("text=Play on from here");
  await page.waitForURL(/#play/);
  const { moves } = await kept(page, "cribbage");
  expect(moves.slice(0, at)).toEqual(played.moves.slice(0, at));
  await openRecord(page);
  await open(page, "{");
  await expect(page.locator("[role=alert]")).toContainText("This game is damaged");
});

test("a record with a seed of another program can be played on, also after a reload", async ({ open: openPage }) => {
  const page = await openPage("#play/cribbage?players=person.beginner&seed=8");
  await playOn(page, { until: ".pile" });
  await openRecord(page);
  const record = JSON.parse(await recordIn(page));
  await open(page, JSON.stringify({ ...record, meta: { seed: 999_999_999_999 } }));
  await page.click("text=Give it up");
  await page.waitForSelector(".game-cribbage .pile");
  await page.goto(page.url().replace(/#.*/, "#"));
  await page.click("text=Continue your game of Cribbage");
  await page.waitForSelector(".game-cribbage .pile");
});

test("the record fits a small phone", async ({ open: openPage }) => {
  const page = await openPage("#play/cribbage?players=person.beginner&seed=8", {
    viewport: { width: 360, height: 640 },
  });
  await page.waitForSelector(".hand button");
  await openRecord(page);
  const parts = page.locator("dialog :is(input, button, a)");
  expect(await parts.count()).toBeGreaterThan(2);
  for (const part of await parts.all()) {
    const { x, width } = (await part.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(360);
  }
});
