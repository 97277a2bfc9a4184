// Bots and the coach think in workers; if those fail, the page says so and goes on.
import { expect, HOME, test } from "../fixtures.ts";
import { playOn, text } from "./player.ts";

test("if the worker fails, the page says so and goes on", async ({ open }) => {
  const page = await open("#", { complains: true, serviceWorkers: "block" });
  await page.route("**/worker-*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "throw new Error('broken')" }),
  );
  await page.evaluate(() => location.assign("#play/cribbage?players=person.advanced&seed=3&target=15"));
  await page.waitForSelector("text=bots have stopped");
  await page.click("text=Hint");
  await page.waitForSelector(".coach:text('has stopped')");
  await playOn(page);
  await expect(page.locator(".end h2")).toHaveText(/win/);
  await page.click(".end >> text=Review");
  await page.waitForSelector(".review [role=alert]");
});

test("a hint is there while others discard, and stays", async ({ open }) => {
  const page = await open("about:blank", { alone: true, prefs: { speed: "normal" } });
  // The page itself asks as soon as the first has discarded.
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!/(Nora|Otto) discards/.test(document.querySelector(".log ol")?.textContent ?? "")) return;
      watch.disconnect();
      const buttons = [...document.querySelectorAll<HTMLElement>("button")];
      buttons.find(({ textContent }) => /Hint/.test(textContent ?? ""))?.click();
    });
    watch.observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto(`${HOME}#play/cribbage?players=person.advanced.advanced&seed=21`);
  await expect(page.locator(".hand .hinted")).toHaveCount(1);
  await expect(page.locator(".log li", { hasText: /(Nora|Otto) discards/ })).toHaveCount(2);
  await expect(page.locator(".hand .hinted")).toHaveCount(1);
});

test("who follows every hint is never criticized, also at the highest speed", async ({ open }) => {
  const page = await open("#play/cribbage?players=person.beginner&seed=22&target=31");
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
    await page.waitForSelector(".coach:text-matches('Coach:|Your last choice')");
    remarks.push(await text(page, ".coach"));
  }
  expect(remarks.length).toBeGreaterThan(0);
  for (const remark of remarks) expect(remark).toBe("Coach: the best discard.");
});

test("a hint that is requested before the remark on the last choice is not lost", async ({ open }) => {
  const page = await open("#play/cribbage?players=person.beginner&seed=22&target=31");
  await page.waitForSelector(".hand [aria-pressed]");
  await page.click("text=Hint");
  await page.waitForSelector(".hand .hinted");
  while ((await page.locator('.hinted[aria-pressed="false"]').count()) > 0)
    await page.locator('.hinted[aria-pressed="false"]').first().click();
  await page.evaluate(() => {
    const press = () => {
      const hint = document.querySelector<HTMLElement>('[aria-label="Hint"][aria-disabled="false"]');
      if (!document.querySelector(".hand [aria-pressed]") && hint) hint.click();
      else requestAnimationFrame(press);
    };
    document.querySelector<HTMLElement>(".actions .main[data-move]")!.click();
    requestAnimationFrame(press);
  });
  await expect(page.locator(".hand .hinted")).toHaveCount(1);
});
