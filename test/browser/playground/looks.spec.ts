// The page at every size, light and dark: axe reports nothing, nothing scrolls sideways, the hand is in sight.
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { LAID, look, playOn, playSome, TABLES } from "./player.ts";

const SIZES = [
  [360, 740],
  [390, 844],
  [820, 1180],
  [1280, 800],
  [1920, 1080],
] as const;

async function lookAll(page: Page, name: string): Promise<void> {
  await look(page, name, SIZES);
  await page.setViewportSize({ width: 320, height: 640 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide, `the width of ${name}`).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 1280, height: 800 });
}

for (const [name, path] of Object.entries(TABLES))
  test(`${name}: the deal, and some moves later`, async ({ open }) => {
    const page = await open(`#play/${path}&seed=11`);
    await page.waitForSelector(LAID);
    await lookAll(page, `${name}-start`);
    await playSome(page, 18);
    await lookAll(page, `${name}-play`);
  });

test("claims, counts, the end, the review, the menu", async ({ open }) => {
  const page = await open("#play/cribbage?players=person.easy&muggins=true&target=31&seed=11");
  await playOn(page, { until: ".claim-panel" });
  await lookAll(page, "claim");
  await playOn(page, { until: ".count-panel" });
  await lookAll(page, "counted");
  await playOn(page);
  await lookAll(page, "end");
  await page.getByRole("button", { name: "Review with the coach" }).click();
  await page.waitForSelector(".review");
  await lookAll(page, "review");
  await page.locator("[aria-label=Menu]").click();
  await lookAll(page, "menu");
});

test("claims and counts of CrossCribb", async ({ open }) => {
  const page = await open("#play/crosscribb?players=person.easy&muggins=true&seed=11");
  await playOn(page, { until: ".claim-panel" });
  await lookAll(page, "crosscribb-claim");
  await playOn(page, { until: ".count-panel" });
  await lookAll(page, "crosscribb-counted");
});

for (const [name, address, shown] of [
  ["curtain", "#play/cribbage?players=person.person&seed=11", ".curtain"],
  ["front", "#", "#app > .front .hero"],
  ["count", "#count/5H-5D-5S-JC-5C", ".points-total"],
  ["wrong", "#nowhere", "[role=alert]"],
] as const)
  test(`the page “${name}”`, async ({ open }) => {
    const page = await open(address);
    await page.waitForSelector(shown);
    await lookAll(page, name);
    if (name !== "front") return;
    for (const summary of await page.locator("summary").all()) await summary.click();
    await lookAll(page, "front-options");
  });
