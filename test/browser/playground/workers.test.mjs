// Bots and the coach think in workers; if those fail, the page says so and goes on.
import assert from "node:assert/strict";
import { test } from "node:test";
import { checkAxe, kept, opened, playOn, text } from "./page.mjs";

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
    await page.waitForSelector(".lesson");
    assert.match(await text(page, ".steps .at"), new RegExp(`^${move - 1} / `));
    assert.ok((await page.locator(".hand .made").count()) > 0, "the choice is marked");
    assert.ok((await page.locator(".hand .hinted").count()) > 0, "the better one is marked");
    await checkAxe(page, "lesson");
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await page.waitForSelector(".review .chart");
    await page.locator(".chart input").fill("3");
    await page.click("text=Show the table then");
    await page.waitForSelector(".play.back");
    await page.getByRole("button", { name: "To the latest move" }).click();
    await mistake.click();
    await page.click("text=Retry");
    await page.waitForSelector(".hand button");
    assert.equal((await kept(page, "cribbage")).moves.length, move - 1);
  });
});

test("who follows every hint is never criticized, also at the highest speed", async () => {
  await opened("#play/cribbage?players=person.easy&seed=22&target=31", async (page) => {
    const remarks = [];
    for (let deals = 0; deals < 3; deals++) {
      const discarding = async () => (await page.locator(".hand [aria-pressed]").count()) > 0;
      await playOn(page, { stop: async (at) => (await discarding()) || (await at.locator(".end").count()) > 0 });
      if (!(await discarding())) break;
      await page.click("text=Hint");
      await page.waitForSelector(".hand .hinted");
      for (const card of await page.locator(".hand .hinted").evaluateAll((all) => all.map((one) => one.dataset.card)))
        if ((await page.getAttribute(`.hand [data-card="${card}"]`, "aria-pressed")) === "false")
          await page.click(`.hand [data-card="${card}"]`);
      await page.click(".actions .main[data-move]");
      await page.waitForSelector(".coach:text('Coach:')");
      remarks.push(await text(page, ".coach"));
    }
    assert.ok(remarks.length > 0);
    for (const remark of remarks) assert.equal(remark, "Coach: the best discard.");
  });
});
