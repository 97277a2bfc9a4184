import { readFileSync } from "node:fs";
import { expect, test } from "../fixtures.ts";
import { look, playOn } from "./player.ts";

test("a finished game is kept, once, exported and cleared", async ({ open }) => {
  const page = await open("#play/cribbage?target=61&seed=4&players=person.easy");
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
  await page.click("text=Export as JSON");
  const [game, ...others] = JSON.parse(readFileSync(await (await download).path(), "utf8"));
  expect(others).toEqual([]);
  expect(game.game).toBe("cribbage");
  for (const figure of [game.hands.count, game.pegging.points, game.losses.count]) expect(figure).toBeGreaterThan(0);
  await page.click("text=Clear");
  await page.click("text=Forget all games");
  await expect(page.locator(".statistics")).toContainText("No game is finished yet");
  await page.reload();
  await expect(page.locator(".statistics")).toContainText("No game is finished yet");
});

test("a game over a server is against people", async ({ open }) => {
  const page = await open("#statistics");
  await page.evaluate(() => {
    const none = { count: 0, points: 0 };
    const tallies = { hands: none, cribs: none, pegging: none, losses: none };
    const game = { id: "a", game: "sackson", date: "2026-01-01", result: "won", level: "remote", games: 1, ...tallies };
    localStorage.setItem("fifteen-two:statistics", JSON.stringify([game]));
  });
  await page.reload();
  await expect(page.locator(".statistics tbody").last()).toHaveText("Sackson2026-01-01peoplewon");
});

test("what is broken in the browser's storage is as if it were not there", async ({ open }) => {
  const page = await open("#statistics");
  await page.evaluate(() => localStorage.setItem("fifteen-two:statistics", "[{"));
  await page.reload();
  await expect(page.locator(".statistics")).toContainText("No game is finished yet");
});
