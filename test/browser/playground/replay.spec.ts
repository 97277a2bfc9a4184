import { expect, test } from "../fixtures.ts";
import { kept, look, playOn } from "./player.ts";

test("a finished game is shared by a link, which replays it with its review and keeps no statistics", async ({
  open,
}) => {
  const page = await open("#play/cribbage?players=person.beginner&seed=21&target=31", {
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await playOn(page);
  await expect(page.locator(".end progress")).toHaveCount(0);
  const result = await page.locator(".end h2").textContent();
  await page.click("text=Share this game");
  await expect(page.locator(".end")).toContainText("Link copied.");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await page.waitForSelector(".steps .at");
  await expect(page.locator(".steps .at"), "it begins at the start").toContainText(/^(0\/|The start)/);
  for (const n of [1, 2, 3]) {
    await page.getByRole("button", { name: "One move forward" }).click();
    await expect(page.locator(".log li")).toHaveCount(n);
  }
  await expect(page.locator(".plot"), "the review is made again").toBeVisible();
  await look(page, "replay");
  await page.click(".bar >> text=Back");
  await page.click(".bar >> text=Back");
  await expect(page.locator(".end h2")).toHaveText(result!);
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("fifteen-two:statistics"))).toBeNull();
  await page.goto(link.slice(0, -30));
  await page.reload();
  await expect(page.locator("[role=alert]")).toContainText("Part of the game is missing");
  await expect(page.getByRole("heading", { name: "This link does not work" })).toBeVisible();
  await expect(page.locator("text=Play a game")).toBeVisible();
});

test("an unfinished game goes on in another browser by its link", async ({ open }) => {
  const permissions = ["clipboard-read", "clipboard-write"];
  const page = await open("#play/cribbage?players=person.beginner&seed=8", { permissions });
  await playOn(page, { until: ".pile .card" });
  await page.click("[aria-label=Menu]");
  await page.click("text=Share this game");
  await expect(page.locator("dialog")).toContainText("Link copied.");
  const { moves, setup } = await kept(page, "cribbage");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await page.waitForURL(/#play/);
  await page.waitForSelector(".game-cribbage .pile .card");
  const copy = await kept(page, "cribbage");
  expect(copy.moves.slice(0, moves.length)).toEqual(moves);
  expect(copy.setup.seed).toBe(setup.seed);
});
