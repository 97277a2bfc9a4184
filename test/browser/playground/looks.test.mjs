// The page at every size, light and dark: axe reports nothing, nothing scrolls sideways, the hand is in sight.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import axe from "axe-core";
import { opened, playOn } from "./page.mjs";

const SIZES = [
  [360, 740],
  [390, 844],
  [820, 1180],
  [1280, 800],
  [1920, 1080],
];

async function look(page, name) {
  await page.evaluate(axe.source);
  for (const [width, height] of SIZES)
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height });
      const { violations } = await page.evaluate(() => globalThis.axe.run());
      const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
      assert.deepEqual(found, [], `${name} at ${width} px, ${colorScheme}`);
      await fits(page, name, width);
      const hand = await page.evaluate(() => document.querySelector(".hand")?.getBoundingClientRect().bottom ?? 0);
      assert.ok(hand <= height, `${name}: the hand ends at ${hand} of ${height}`);
      const path = process.env.SHOTS && join(process.env.SHOTS, `${name}-${width}-${colorScheme}.png`);
      if (path) await page.screenshot({ path });
    }
  await page.setViewportSize({ width: 320, height: 640 });
  await fits(page, name, 320);
}

async function fits(page, name, width) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= width, `${name} is ${wide} px wide at ${width}`);
}

const GAMES = {
  cribbage: "players=person.easy",
  cribbage3: "players=person.easy.easy&muggins=true",
  cribbage4: "players=person.easy.easy.easy",
  crosscribb: "players=person.easy",
  crosscribb4: "players=person.easy.easy.easy",
  cribino: "players=person.easy&deals=1",
  cribino5: "players=person.easy.easy.easy.easy&deals=1",
  solitaire: "players=person",
  sackson: "players=person.easy&turnLimit=4",
  sackson4: "players=person.easy.easy.easy&turnLimit=4",
};
const IDS = { solitaire: "cribino" };

for (const [name, options] of Object.entries(GAMES))
  test(`${name}: the deal, and some moves later`, async () => {
    const id = IDS[name] ?? name.replace(/\d/, "");
    await opened(`#play/${id}?${options}&seed=11`, async (page) => {
      await page.waitForSelector(".hand button, .stage [data-move], .actions [data-move]");
      await look(page, `${name}-start`);
      await page.setViewportSize({ width: 1280, height: 800 });
      let presses = 0;
      await playOn(page, { stop: async () => ++presses > 18 });
      await look(page, `${name}-play`);
    });
  });

test("counts, claims, the end, the menu", async () => {
  const stop = (selector) => async (page) => (await page.locator(selector).count()) > 0;
  await opened("#play/cribbage?players=person.easy&muggins=true&target=31&seed=11", async (page) => {
    await playOn(page, { stop: stop(".claim-panel") });
    await look(page, "claim");
    await page.setViewportSize({ width: 1280, height: 800 });
    await playOn(page, { stop: stop(".count-panel") });
    await look(page, "counted");
    await page.setViewportSize({ width: 1280, height: 800 });
    await playOn(page);
    await look(page, "end");
    await page.getByRole("button", { name: "Review with the coach" }).click();
    await page.waitForSelector(".review");
    await look(page, "review");
    await page.locator("[aria-label=Menu]").click();
    await look(page, "menu");
  });
  await opened("#play/crosscribb?players=person.easy&muggins=true&seed=11", async (page) => {
    await playOn(page, { stop: stop(".claim-panel") });
    await look(page, "crosscribb-claim");
    await page.setViewportSize({ width: 1280, height: 800 });
    await playOn(page, { stop: stop(".count-panel") });
    await look(page, "crosscribb-counted");
  });
  await opened("#play/cribbage?players=person.person&seed=11", async (page) => {
    await page.waitForSelector(".curtain");
    await look(page, "curtain");
  });
});

test("pages", async () => {
  await opened("#", async (page) => {
    await look(page, "front");
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const summary of await page.locator("summary").all()) await summary.click();
    await look(page, "front-options");
  });
  await opened("#count/5H-5D-5S-JC-5C", async (page) => {
    await page.waitForSelector(".points-total");
    await look(page, "count");
  });
  await opened("#nowhere", (page) => look(page, "wrong"));
});
