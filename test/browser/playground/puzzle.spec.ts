// Puzzles: the same for everyone on a day, at the game's own table, with an answer that says why.
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { look, moveAtTable, text } from "./player.ts";

const DAY = "2026-11-23";

async function openDay(page: Page, day = DAY): Promise<string> {
  await page.clock.setFixedTime(`${day}T12:00`);
  await page.reload();
  await page.waitForSelector(".play .coach");
  return await page.locator(".stage").innerHTML();
}

const ANSWER = "text=Show the answer";

/** Makes some choice, by what the table offers, and shows the answer. */
async function choose(page: Page): Promise<void> {
  await tryMove(page);
  if (await page.locator(ANSWER).isVisible()) await page.click(ANSWER);
}

/** Makes some choice: the answer follows a right one, an offer to try again a wrong one. */
async function tryMove(page: Page): Promise<void> {
  const judged = page.locator(".lesson").or(page.locator(ANSWER));
  while (!(await judged.isVisible())) {
    if (await moveAtTable(page)) continue;
    await page.locator(':is(.hand, .stage) [aria-pressed="false"]').first().click();
  }
}

test("the puzzle of the day is the same for everyone; its answer changes the rating and is kept", async ({ open }) => {
  const page = await open("#puzzle", { alone: true });
  const other = await open("#puzzle", { alone: true });
  const table = await openDay(page);
  expect(await openDay(other)).toBe(table);
  await expect(page.locator(".coach")).toContainText("November 23, the same for everyone");
  await choose(page);
  await expect(page.locator(".lesson [role=status]")).toHaveText(
    /^(Right: .+|(A blunder|A mistake)\. Better: .+) more games in 100/,
  );
  const rating = await page.locator(".source strong").first().textContent();
  expect(rating).not.toBe("1200");
  await page.click("text=All choices");
  await expect(page.locator("dialog tbody tr")).not.toHaveCount(0);
  await page.keyboard.press("Escape");
  await openDay(page);
  await expect(page.locator(".source strong").first()).toHaveText(rating!);
  await expect(page.locator(".coach"), "the puzzle of the day is asked once").not.toContainText("everyone");
});

test("a wrong choice can be tried again before the answer, and only the first counts", async ({ open }) => {
  const page = await open("#puzzle", { alone: true });
  await openDay(page, "2026-12-02");
  const place = (square: string) => page.locator(`.stage [data-move="0 place ${square}"]`);
  await place("d3").click();
  await expect(page.locator(".task")).toHaveText("There is a better move. Try again.");
  const rating = await text(page, ".source");
  expect(rating).toContain("in a row 0");
  await look(page, "puzzle-missed");
  await place("d3").dblclick();
  await expect(page.locator(ANSWER), "a repeated choice does not count as another try").toBeVisible();
  await place("e3").click();
  await expect(page.locator(".lesson [role=status]")).toContainText("Right: ");
  expect(await text(page, ".source")).toBe(rating);
});

for (const game of ["cribbage", "crosscribb", "cribino", "sackson"])
  test(`a puzzle of ${game}, and the next one`, async ({ open }) => {
    const page = await open("#puzzle", { alone: true });
    await page.selectOption("select[name=source]", game);
    await page.waitForSelector(`.game-${game}`);
    await look(page, `puzzle-${game}`);
    await choose(page);
    await look(page, `puzzle-${game}-answered`);
    await page.click("text=Next puzzle");
    await expect(page.locator(".lesson")).toHaveCount(0);
    await expect(page.locator(`.game-${game}`)).toBeVisible();
  });

for (const game of ["cribbage", "crosscribb", "cribino", "sackson"])
  test(`on a low screen the answer of ${game} stands beside the hand`, async ({ open }) => {
    const page = await open("#puzzle", { alone: true, viewport: { width: 844, height: 390 } });
    await page.selectOption("select[name=source]", game);
    await page.waitForSelector(`.game-${game}`);
    await choose(page);
    const edge = (selector: string, side: "top" | "bottom") =>
      page.locator(selector).evaluate((one, side) => one.getBoundingClientRect()[side], side);
    const gap = (await edge(".below > :is(.hand, .stones)", "top")) - (await edge(".lesson", "bottom"));
    expect(gap).toBeLessThan(24);
  });
