import { games } from "fifteen-two/games";
import { expect, test } from "../fixtures.ts";
import { look, text } from "./player.ts";

for (const { id } of games)
  test(`the rules of ${id} have pictures, and the words of players`, async ({ open }) => {
    const page = await open(`#rules/${id}`);
    await page.waitForSelector(".rules h1");
    expect(await page.locator(".rules figure").count()).toBeGreaterThanOrEqual(2);
    expect(await text(page, ".rules")).not.toMatch(/seat \d|undefined|side 0/i);
    await look(page, `rules-${id}`);
  });

test("a German reader gets German rules, in which a term says what it means", async ({ open }) => {
  const page = await open("#rules/cribbage", {
    hasTouch: true,
    locale: "de-DE",
    viewport: { width: 390, height: 844 },
  });
  const term = page.locator(".rules").getByRole("button", { name: "Startkarte" }).first();
  await expect(term).toHaveAccessibleDescription(/nach dem Ablegen aufgedeckt/);
  const meaning = page.getByText(/^Startkarte: Sie wird nach dem Ablegen aufgedeckt/).first();
  await expect(meaning).toBeHidden();
  await term.hover();
  await expect(meaning).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(meaning).toBeHidden();
  await term.focus();
  await expect(meaning).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(meaning).toBeHidden();
  await term.tap();
  await expect(meaning).toBeVisible();
});

test("the table opens the rules of its game", async ({ open }) => {
  const page = await open("#play/cribbage?seed=3");
  await page.click("[aria-label=Menu]");
  await page.click("dialog >> text=Rules");
  await expect(page.locator("dialog .rules")).toContainText("The first to 121 wins");
  await look(page, "rules-dialog");
});
