import type { Page } from "@playwright/test";
import { parseCards } from "fifteen-two";
import { type Score, scoreHand } from "fifteen-two/scoring";
import { expect, test } from "../fixtures.ts";
import { look, text } from "./player.ts";

const NAMES: Readonly<Record<string, string>> = { ace: "A", jack: "J", queen: "Q", king: "K" };
const VERDICT = ".verdict [role=status]";

/** The points of the hand on the page. */
async function worth(page: Page): Promise<Score> {
  const labels = await page.locator(".counted .card").evaluateAll((all) => all.map((card) => card.ariaLabel ?? ""));
  const words = labels.map((label) => label.split(",")[0]!.split(" "));
  const cards = parseCards(words.map(([rank = "", , suit = ""]) => `${NAMES[rank] ?? rank}${suit[0]}`).join(" "));
  const crib = (await text(page, ".counted figcaption")).startsWith("A crib");
  return scoreHand(cards.slice(0, 4), cards[4], { crib });
}

test("with nothing but the keyboard: a right answer, the next hand, and a wrong answer that is explained", async ({
  open,
}) => {
  const page = await open("#drill");
  await page.waitForSelector(".counted");
  await look(page, "drill");
  const first = await worth(page);
  await page.keyboard.type(`${first.points}`);
  await page.keyboard.press("Enter");
  await expect(page.locator(VERDICT)).toHaveText(`Right: ${first.points}.`);
  await page.keyboard.press("Enter");
  await page.waitForSelector(".answer");
  const { points, items } = await worth(page);
  await page.keyboard.type(`${points + 1}`);
  await page.keyboard.press("Enter");
  await expect(page.locator(VERDICT)).toContainText(`worth ${points}.`);
  await expect(page.locator(".tally")).toHaveText(/1 of 2.*0 \(best 1\)/);
  const lines = page.locator(".count-lines button");
  expect((await lines.count()) > 0).toBe(items.length > 0);
  if (items.length > 0) {
    // Fifteens come first, those of two cards before the others.
    const fifteens = items.filter(({ kind }) => kind === "fifteen");
    const [first = items[0]!] = fifteens.toSorted((a, b) => a.cards.length - b.cards.length);
    await lines.first().hover();
    await expect(page.locator(".counted .lit").nth(first.cards.length - 1)).toBeVisible();
  }
  await look(page, "drill-explained");
});

test("by touch: the pad answers with one tap", async ({ open }) => {
  const page = await open("#drill", { hasTouch: true, viewport: { width: 390, height: 844 } });
  await page.waitForSelector(".counted");
  const { points } = await worth(page);
  await page.tap(`.answer .pad button >> nth=${points}`);
  await expect(page.locator(VERDICT)).toHaveText(`Right: ${points}.`);
});

for (const [width, height] of [
  [320, 568],
  [667, 375],
] as const)
  test(`all numbers can be pressed without scrolling at ${width} by ${height}`, async ({ open }) => {
    const page = await open("#drill", { hasTouch: true, viewport: { width, height } });
    await expect(page.locator(".answer .pad")).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".counted"), "beside or below the hand").toBeInViewport({ ratio: 1 });
  });

test("a part that could not be loaded is loaded when one tries again", async ({ open }) => {
  const page = await open("#", { serviceWorkers: "block", complains: true });
  await page.route("**/drill-*.js", (route) => route.abort());
  await page.click("text=Counting practice");
  await page.waitForSelector("text=This part could not be loaded");
  await page.unroute("**/drill-*.js");
  await page.click("text=Try again");
  await page.waitForSelector(".practice");
});
