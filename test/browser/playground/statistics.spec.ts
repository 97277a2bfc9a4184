import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { look, playOn } from "./player.ts";

test("a finished game is kept, once, exported, cleared and added again", async ({ open }) => {
  const page = await open("#play/cribbage?target=31&seed=4&players=person.beginner");
  await playOn(page);
  await page.waitForFunction(
    () => localStorage.getItem("fifteen-two:statistics")?.includes('"losses":{"count":0') === false,
  );
  await page.reload();
  await page.waitForSelector(".panel.end");
  await page.goto(new URL("#statistics", page.url()).href);
  await page.waitForSelector(".averages");
  await expect(page.locator(".statistics tbody").first()).toContainText("Cribbage1");
  await look(page, "statistics", 390);
  const download = page.waitForEvent("download");
  await page.click("text=Save to a file");
  const file = await (await download).path();
  const [game, ...others] = JSON.parse(readFileSync(file, "utf8"));
  expect(others).toEqual([]);
  expect(game.game).toBe("cribbage");
  for (const figure of [game.hands.count, game.pegging.points, game.losses.count]) expect(figure).toBeGreaterThan(0);
  await page.click("text=Clear");
  await page.click("text=Forget all games");
  await expect(page.locator(".statistics")).toContainText("No finished games yet");
  await page.reload();
  await expect(page.locator(".statistics")).toContainText("No finished games yet");
  await page.getByLabel("Import from a file").setInputFiles(file);
  await expect(page.locator(".statistics tbody").first()).toContainText("Cribbage1");
});

/** Opens the statistics of games that are kept, each with what it has of its own. */
async function openWith(open: (address: string) => Promise<Page>, games: readonly object[]): Promise<Page> {
  const page = await open("#statistics");
  await page.evaluate((own) => {
    const none = { count: 0, points: 0 };
    const tallies = { hands: none, cribs: none, pegging: none, losses: none };
    const kept = own.map((game, i) => ({
      id: `${i}`,
      date: "2026-01-01T12:00:00.000Z",
      games: 1,
      ...tallies,
      ...game,
    }));
    localStorage.setItem("fifteen-two:statistics", JSON.stringify(kept));
  }, games);
  await page.reload();
  return page;
}

test("the latest games have their results with luck taken off; tables compare games and opponents", async ({
  open,
}) => {
  const page = await openWith(open, [
    ...Array.from({ length: 8 }, (_, i) => ({ game: "cribbage", level: "advanced", result: i % 4 ? "lost" : "won" })),
    { game: "cribbage", level: "beginner", result: "won", start: 0.5, skill: -0.1, error: 0.01 },
    { game: "sackson", level: "beginner", result: "won", start: 0.5, skill: -0.3, error: 0.01 },
  ]);
  const results = page.locator(".averages").first();
  await expect(results).toHaveText(/Won\s*40%\s*With even luck\s*30%/);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const table of await page.locator(".statistics table").all()) {
    const { x, width } = (await table.boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(320);
  }
  const games = page.locator(".statistics table").first().locator("tbody tr");
  await expect(games).toHaveText([/^Cribbage933%40%/, /^Sackson1100%20%/]);
  const rows = page.locator(".statistics table").nth(1).locator("tbody tr");
  await expect(rows).toHaveText([/^beginner2100%30%/, /^advanced825%–/]);
});

test("a game over a server is against people", async ({ open }) => {
  const page = await openWith(open, [{ game: "sackson", result: "won", level: "remote" }]);
  await expect(page.locator(".statistics tbody").last()).toHaveText(/^people1100%/);
});

test("what is broken in the browser's storage is as if it were not there", async ({ open }) => {
  const page = await open("#statistics");
  await page.evaluate(() => localStorage.setItem("fifteen-two:statistics", "[{"));
  await page.reload();
  await expect(page.locator(".statistics")).toContainText("No finished games yet");
});
