// Several people at one screen: nobody sees another's cards.
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { playOn, text } from "./player.ts";

/** The cards that show their faces, but for the starter. */
const faces = (page: Page) =>
  page
    .locator(".play .card:not(.empty)")
    .evaluateAll((cards) =>
      cards.map((card) => card.ariaLabel ?? "").filter((label) => !/face-down|deck|starter/.test(label)),
    );

test("undo at the curtain shows nobody's hand", async ({ open }) => {
  const page = await open("#play/cribbage?players=person.person&seed=6");
  await page.waitForSelector(".curtain");
  expect(await faces(page)).toEqual([]);
  await page.click("text=I am Player 1");
  await playOn(page, { until: ".curtain" });
  expect(await faces(page)).toEqual([]);
  await page.click("[aria-label=Undo]");
  await page.waitForSelector("text=I am Player 1");
  expect(await faces(page)).toEqual([]);
});

test("during the play the news tells what happens, and a count needs no curtain", async ({ open }) => {
  const page = await open("#play/cribbage?players=person.person&seed=6");
  await playOn(page, { until: async () => /plays?/.test(await text(page, ".news")) });
  expect(await text(page, ".news")).toMatch(/Player \d plays/);
  expect(await text(page, ".play")).not.toMatch(/Seat \d/);
  await playOn(page, { until: ".count-panel" });
  await expect(page.locator(".curtain")).toHaveCount(0);
});

test("the coach tells nobody what another at this screen has held", async ({ open }) => {
  const page = await open("#play/cribbage?players=person.person&seed=11");
  await page.waitForSelector(".curtain");
  const said = await page.evaluateHandle(() => {
    const texts = new Set<string>();
    const listen = () => texts.add(document.querySelector(".coach:not(.tip)")?.textContent ?? "");
    new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  await playOn(page, { until: ".pile .card" });
  await playOn(page, { until: ".hand [data-move]:not([aria-disabled=true])" });
  // It thinks about one question after the other: once it gives a hint, it has thought about the discards.
  await page.click("text=Hint");
  await page.waitForSelector(".coach:text('Hint:')");
  expect((await said.evaluate((texts) => [...texts])).filter((text) => text.startsWith("Coach"))).toEqual([]);
});

test("where nothing is hidden there is no curtain, and the task says whose it is", async ({ open }) => {
  const page = await open("#play/sackson?players=person.person&seed=6");
  await expect(page.locator(".task")).toHaveText("Player 1: take two stones");
  await expect(page.locator(".curtain")).toHaveCount(0);
  await playOn(page, { until: async () => /^Player 2: take two/.test(await text(page, ".task")) });
});

test("on a telephone on its side, five players leave room for the layout of Crib-Ino", async ({ open }) => {
  const viewport = { width: 844, height: 390 };
  const page = await open("#play/cribino?players=person.beginner.beginner.beginner.beginner&seed=3&deals=1", {
    viewport,
  });
  const box = await page.locator(".layout").boundingBox();
  expect(box!.height).toBeGreaterThan(viewport.height / 2);
  expect(box!.y + box!.height).toBeLessThanOrEqual(viewport.height);
});

test("people at one screen have the names that they give themselves", async ({ open }) => {
  const page = await open("");
  await page.locator(".hero summary").click();
  await expect(page.locator("[name=name0]")).toHaveCount(0);
  await page.selectOption("[name=seat1]", "person");
  await page.fill("[name=name0]", "Ada");
  await page.fill("[name=name1]", " Bo ");
  await page.click("text=Play Cribbage with these options");
  await expect(page.locator(".curtain")).toContainText(/I am (Ada|Bo): show/);
  await page.reload();
  await expect(page.locator(".scores")).toHaveText(/Ada 0\s*Bo 0/);
});
