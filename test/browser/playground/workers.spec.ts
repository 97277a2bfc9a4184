// Bots and the coach think in workers; if those fail, the page says so and goes on.
import { expect, test } from "../fixtures.ts";
import { discardTwo, kept, look, playOn, text } from "./player.ts";

test("if the worker fails, the page says so and goes on", async ({ open }) => {
  const page = await open("#", { complains: true, serviceWorkers: "block" });
  await page.route("**/worker-*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "throw new Error('broken')" }),
  );
  await page.evaluate(() => location.assign("#play/cribbage?players=person.hard&seed=3&target=31"));
  await page.waitForSelector("text=worker has failed");
  await page.click("text=Hint");
  await page.waitForSelector(".coach:text('failed')");
  await playOn(page);
  await expect(page.locator(".end h2")).toHaveText(/win/);
  await page.click("text=Review with the coach");
  await page.waitForSelector(".end [role=alert]");
});

test("a hint, what a discard cost, and a review whose mistakes lead to their moves", async ({ open }) => {
  const page = await open("#play/cribbage?players=person.easy&seed=21&target=61");
  await page.waitForSelector(".hand button");
  await page.click("text=Hint");
  await page.waitForSelector(".coach:text('Hint:')");
  await expect(page.locator(".hand .hinted")).toHaveCount(2);
  await discardTwo(page);
  await page.waitForSelector(".coach:text('Coach:')");
  await playOn(page);
  await page.click("text=Review with the coach");
  await page.waitForSelector(".review .chart");
  const mistake = page.locator(".mistakes button").first();
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(mistake, "what cost most is in sight on a small phone").toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 800 });
  const cost = Number(await mistake.locator("strong").textContent());
  const move = Number(/Move (\d+)/.exec((await mistake.textContent())!)![1]);
  await mistake.click();
  await page.waitForSelector(".lesson");
  await expect(page.locator(".steps .at")).toHaveText(new RegExp(`^${move - 1} / `));
  await expect(page.locator(".hand .made").first(), "the choice is marked").toBeVisible();
  await expect(page.locator(".hand .hinted").first(), "the better one is marked").toBeVisible();
  await page.click("text=All choices");
  const wins = (row: string) => page.locator(`.choices tbody ${row} td:last-child`).textContent().then(Number);
  const lead = (await wins("tr:first-child")) - (await wins("tr.marked"));
  expect(Math.abs(lead - cost), "the table of choices says what the review says").toBeLessThan(0.11);
  await page.click("dialog [aria-label=Close]");
  await look(page, "lesson");
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await page.waitForSelector(".review .chart");
  await page.locator(".chart input").fill("3");
  await page.click("text=Show this position");
  await page.waitForSelector(".play.back");
  await page.getByRole("button", { name: "To the latest move" }).click();
  await mistake.click();
  await page.click("text=Retry");
  await page.waitForSelector(".hand button");
  await expect.poll(async () => (await kept(page, "cribbage")).moves.length).toBe(move - 1);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.click("text=Back to the first game");
  await expect(page.locator(".end .review"), "the game that was reviewed").toBeVisible();
});

test("a hint is there while others discard, and stays", async ({ open }) => {
  const page = await open("#play/cribbage?players=person.hard.hard&seed=21", { prefs: { speed: "slow" } });
  const discards = page.locator(".log li", { hasText: /(Nora|Otto) discards/ });
  await expect(discards).toHaveCount(1, { timeout: 20_000 });
  await page.getByRole("button", { name: "Hint" }).click({ force: true }); // At once.
  await expect(page.locator(".hand .hinted")).toHaveCount(1);
  await expect(discards).toHaveCount(2, { timeout: 20_000 });
  await expect(page.locator(".hand .hinted")).toHaveCount(1);
});

test("who follows every hint is never criticized, also at the highest speed", async ({ open }) => {
  const page = await open("#play/cribbage?players=person.easy&seed=22&target=31");
  const remarks: string[] = [];
  const discarding = page.locator(".hand [aria-pressed]");
  for (let deals = 0; deals < 3; deals++) {
    await playOn(page, { until: ".hand [aria-pressed], .end" });
    if ((await discarding.count()) === 0) break;
    await page.click("text=Hint");
    await page.waitForSelector(".hand .hinted");
    const hinted = await page
      .locator(".hand .hinted")
      .evaluateAll((all) => all.map((card) => card.getAttribute("data-card")));
    for (const card of hinted) {
      const button = page.locator(`.hand [data-card="${card}"]`);
      if ((await button.getAttribute("aria-pressed")) === "false") await button.click();
    }
    await page.click(".actions .main[data-move]");
    await page.waitForSelector(".coach:text('Coach:')");
    remarks.push(await text(page, ".coach"));
  }
  expect(remarks.length).toBeGreaterThan(0);
  for (const remark of remarks) expect(remark).toBe("Coach: the best discard.");
});
