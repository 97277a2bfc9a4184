import assert from "node:assert/strict";
import { test } from "node:test";
import { games } from "fifteen-two/games";
import { checkAxe, opened } from "./page.mjs";

for (const { id } of games)
  test(`the rules of ${id} have pictures, and the words of players`, () =>
    opened(`#rules/${id}`, async (page) => {
      await page.waitForSelector(".rules h1");
      assert.ok((await page.locator(".rules figure").count()) >= 2);
      assert.doesNotMatch(await page.textContent(".rules"), /seat \d|undefined|side 0/i);
      await checkAxe(page, `rules-${id}`);
    }));

test("the table opens the rules of its game", () =>
  opened("#play/cribbage?seed=3", async (page) => {
    await page.click("[aria-label=Menu]");
    await page.click("dialog >> text=Rules");
    await page.waitForSelector("dialog .rules");
    assert.match(await page.textContent("dialog .rules"), /The first to 121 wins/);
    await checkAxe(page, "rules-dialog");
  }));
