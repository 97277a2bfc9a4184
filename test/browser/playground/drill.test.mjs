import assert from "node:assert/strict";
import { test } from "node:test";
import { parseCards } from "fifteen-two";
import { scoreHand } from "fifteen-two/scoring";
import { checkAxe, opened } from "./page.mjs";

/** What the hand on the page is worth. */
async function worth(page) {
  const labels = await page.locator(".drill-hand .card").evaluateAll((cards) => cards.map((card) => card.ariaLabel));
  const names = { ace: "A", jack: "J", queen: "Q", king: "K" };
  const cards = labels.map((label) => {
    const [rank, , suit] = label.split(",")[0].split(" ");
    return parseCards(`${names[rank] ?? rank}${suit[0]}`)[0];
  });
  const crib = (await page.textContent(".drill-hand figcaption")).startsWith("A crib");
  return scoreHand(cards.slice(0, 4), cards[4], { crib });
}

test("with nothing but the keyboard: a right answer, the next hand, and a wrong answer that is explained", () =>
  opened("#drill", async (page) => {
    await page.waitForSelector(".drill-hand");
    await checkAxe(page, "drill");
    const first = await worth(page);
    await page.keyboard.type(`${first.points}`);
    await page.keyboard.press("Enter");
    assert.equal(await page.textContent(".drill-verdict [role=status]"), `Right: ${first.points}.`);
    await page.keyboard.press("Enter");
    await page.waitForSelector(".answer");
    const { points, items } = await worth(page);
    await page.keyboard.type(`${points + 1}`);
    await page.keyboard.press("Enter");
    assert.match(await page.textContent(".drill-verdict [role=status]"), new RegExp(`worth ${points}\\.`));
    assert.match(await page.textContent(".tally"), /1 of 2.*0 \(best 1\)/);
    const lines = await page.locator(".count-lines button").count();
    assert.ok(items.length === 0 ? lines === 0 : lines > 0);
    if (lines > 0) {
      await page.hover(".count-lines button");
      assert.ok((await page.locator(".drill-hand .lit").count()) >= 2);
    }
    await checkAxe(page, "drill-explained");
  }));

test("by touch: the pad answers with one tap", () =>
  opened(
    "#drill",
    async (page) => {
      await page.waitForSelector(".drill-hand");
      const { points } = await worth(page);
      await page.tap(`.answer .pad button >> nth=${points}`);
      assert.equal(await page.textContent(".drill-verdict [role=status]"), `Right: ${points}.`);
    },
    { hasTouch: true, viewport: { width: 390, height: 844 } },
  ));
