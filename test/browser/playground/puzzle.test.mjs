// What would you discard: the same hand for everyone on a day, with an answer that says why.
import assert from "node:assert/strict";
import { test } from "node:test";
import { checkAxe, opened, text } from "./page.mjs";

const hand = (page) => page.locator(".puzzle [data-card]").evaluateAll((all) => all.map((card) => card.dataset.card));

test("the puzzle of the day", async () => {
  const hands = [];
  for (let i = 0; i < 2; i++)
    await opened("#puzzle", async (page) => {
      await page.waitForSelector(".puzzle [data-card]");
      hands.push((await hand(page)).join());
      if (i === 0) return;
      const cards = page.locator(".puzzle [data-card]");
      for (const n of [0, 1]) await cards.nth(n).click();
      await page.click("text=Discard these");
      await page.waitForSelector(".discards .marked");
      assert.equal(await page.locator(".discards tbody tr").count(), 15);
      assert.match(await text(page, ".puzzle [role=status]"), /no discard is better|games of 100 more\./);
      await checkAxe(page, "puzzle");
    });
  assert.equal(hands[0], hands[1]);
  assert.equal(hands[0].split(",").length, 6);
});
