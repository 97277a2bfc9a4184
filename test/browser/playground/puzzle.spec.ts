// What would you discard: the same hand for everyone on a day, with an answer that says why.
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { look } from "./player.ts";

test("the puzzle of the day", async ({ open }) => {
  const openOn = async (day: string): Promise<[Page, (string | null)[]]> => {
    const page = await open("#");
    await page.clock.setFixedTime(`${day}T12:00`);
    await page.click("text=Puzzle");
    const cards = page.locator(".choosing button[data-card]");
    await cards.first().waitFor();
    return [page, await cards.evaluateAll((all) => all.map((card) => card.getAttribute("data-card")))];
  };
  const [page, hand] = await openOn("2026-11-22");
  expect(hand).toHaveLength(6);
  expect((await openOn("2026-11-22"))[1]).toEqual(hand);
  expect((await openOn("2026-11-23"))[1]).not.toEqual(hand);
  for (const n of [0, 1]) await page.locator(".choosing button[data-card]").nth(n).click();
  await page.click("text=Discard these");
  await page.waitForSelector(".choices .marked");
  await expect(page.locator(".choices tbody tr")).toHaveCount(15);
  await expect(page.locator(".practice [role=status]")).toHaveText(/nothing is better|more games in 100\./);
  await look(page, "puzzle");
});

test("on other days it asks for a lead", async ({ open }) => {
  const page = await open("#");
  await page.clock.setFixedTime("2026-11-23T12:00");
  await page.click("text=Puzzle");
  await expect(page.locator(".practice h1")).toHaveText("What would you lead?");
  const cards = page.locator(".choosing button[data-card]");
  await expect(cards).toHaveCount(4);
  await cards.first().click();
  await page.click("text=Lead this");
  await page.waitForSelector(".choices .marked");
  await expect(page.locator(".choices tbody tr")).not.toHaveCount(0);
  await expect(page.locator(".practice [role=status]")).toHaveText(/nothing is better|more games in 100\./);
  await look(page, "puzzle-lead");
});
