// Bots and the coach think in workers; if those fail, the page says so and goes on.
import assert from "node:assert/strict";
import { test } from "node:test";
import { opened, playOn, text } from "./page.mjs";

test("if the worker fails, the page says so and goes on", async () => {
  await opened(
    "#",
    async (page) => {
      await page.route("**/worker-*.js", (route) =>
        route.fulfill({ contentType: "text/javascript", body: "throw new Error('broken')" }),
      );
      await page.evaluate(() => location.assign("#play/cribbage?players=person.hard&seed=3&target=31"));
      await page.waitForSelector("text=worker has failed");
      await page.click("text=Hint");
      await page.waitForSelector(".coach:text('failed')");
      await playOn(page);
      assert.match(await text(page, ".end h2"), /win/);
      await page.click("text=Review with the coach");
      await page.waitForSelector(".end [role=alert]");
    },
    { complains: true, serviceWorkers: "block" },
  );
});

test("a hint, what a discard cost, and a review whose mistakes lead to their moves", async () => {
  await opened("#play/cribbage?players=person.easy&seed=21&target=61", async (page) => {
    await page.waitForSelector(".hand button");
    await page.click("text=Hint");
    await page.waitForSelector(".coach:text('Hint:')");
    assert.equal(await page.locator(".hand .hinted").count(), 2);
    await playOn(page, { stop: async () => /^Coach/.test(await text(page, ".coach")) });
    await playOn(page);
    await page.click("text=Review with the coach");
    await page.waitForSelector(".review .chart");
    const mistake = page.locator(".mistakes button").first();
    const move = Number(/Move (\d+)/.exec(await mistake.textContent())[1]);
    await mistake.click();
    await page.waitForSelector(`.task:text("After move ${move - 1}")`);
    await page.click("[aria-label='To the latest move']");
    await page.waitForSelector(".review .chart");
  });
});
