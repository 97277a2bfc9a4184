// What would you discard: the same hand for everyone on a day, with an answer that says why.
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { look } from "./player.ts";

test("the puzzle of the day", async ({ open }) => {
  const handOn = async (page: Page, day: string) => {
    await page.clock.setFixedTime(`${day}T12:00`);
    await page.reload();
    const cards = page.locator(".choosing button[data-card]");
    await cards.first().waitFor();
    return cards.evaluateAll((all) => all.map((card) => card.getAttribute("data-card")));
  };
  const page = await open("#puzzle", { alone: true });
  const hand = await handOn(page, "2026-11-22");
  expect(hand).toHaveLength(6);
  const other = await open("#puzzle", { alone: true });
  expect(await handOn(other, "2026-11-22")).toEqual(hand);
  for (const n of [0, 1]) await page.locator(".choosing button[data-card]").nth(n).click();
  await page.click("text=Discard these");
  await page.waitForSelector(".choices .marked");
  await expect(page.locator(".choices tbody tr")).toHaveCount(15);
  await expect(page.locator(".practice [role=status]")).toHaveText(/nothing is better|more games in 100\./);
  await look(page, "puzzle");

  expect(await handOn(other, "2026-11-23"), "on other days it asks for a lead").toHaveLength(4);
  await expect(other.locator(".practice h1")).toHaveText("What would you lead?");
  await other.locator(".choosing button[data-card]").first().click();
  await other.click("text=Lead this");
  await other.waitForSelector(".choices .marked");
  await expect(other.locator(".choices tbody tr")).not.toHaveCount(0);
  await expect(other.locator(".practice [role=status]")).toHaveText(/nothing is better|more games in 100\./);
  await look(other, "puzzle-lead");
});
