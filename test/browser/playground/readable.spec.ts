// Remarks that are long can be read, and the head of a page is low and leads to every other.
import { expect, HOME, NIGHT, test } from "../fixtures.ts";
import { hiddenParts } from "./hidden.ts";
import { drawn, LAID, playSome, TABLES } from "./player.ts";

const PHONE = { width: 390, height: 844 };
const GAMES = ["cribbage", "crosscribb", "cribino", "sackson"] as const;

/** Some by day, all by night. */
const some = <T>(all: readonly T[], n: number): readonly T[] => (NIGHT ? all : all.slice(n % all.length).slice(0, 1));

/** Remarks that are among the longest. */
const REMARKS = {
  en: "Your last choice was a blunder. Better: Lay 10P 3G 5R 8Y at -3,4 turned twice. It wins 12.5 more games in 100.",
  de: "Dein letzter Zug war ein grober Fehler. Besser: Lege 10P 3G 5R 8Y bei -3,4, zweimal gedreht. Das gewinnt 12,5 Spiele mehr von 100.",
};

for (const [i, game] of GAMES.entries())
  for (const [locale, width, height] of some(
    [
      ["en", 320, 640],
      ["de", 390, 844],
      ["de", 667, 375],
      ["de", 1280, 720],
    ] as const,
    i,
  ))
    test(`${game}: a long remark can be read at ${width} by ${height}, ${locale}`, async ({ open }) => {
      const page = await open(`#play/${TABLES[game]}&seed=11`, { viewport: { width, height }, locale });
      await page.waitForSelector(LAID);
      await playSome(page, 4);
      await page.locator(".coach").evaluate((coach, text) => {
        coach.setAttribute("class", "coach");
        coach.textContent = text;
      }, REMARKS[locale]);
      await drawn(page);
      expect((await hiddenParts(page)).filter((fault) => fault !== "the table scrolls")).toEqual([]);
    });

for (const locale of ["en", "de"] as const)
  test(`the head of a page is one row, with the whole navigation: ${locale}`, async ({ open }) => {
    const page = await open("#statistics", { viewport: PHONE, locale });
    await page.waitForSelector("h1");
    for (const [width, height] of [
      [390, 844],
      [320, 568],
      [667, 375],
      [1120, 700],
      [1440, 900],
    ] as const)
      for (const hash of ["#statistics", "#count", "#"]) {
        await page.setViewportSize({ width, height });
        await page.goto(`${HOME}${hash}`);
        await drawn(page);
        expect((await page.locator(".site").boundingBox())!.height, `${hash} at ${width}`).toBeLessThan(56);
        const menu = page.locator(".site [popovertarget]");
        if (await menu.isVisible()) await menu.click();
        for (const link of await page.locator(".site a").all()) await expect(link, hash).toBeInViewport({ ratio: 1 });
      }
  });

for (const locale of ["en", "de"] as const)
  test(`no level stands alone in a row: ${locale}`, async ({ open }) => {
    const page = await open("#", { locale });
    await page.waitForSelector("#app > .front .levels");
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [667, 375],
      [844, 390],
      [1024, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const tops = await page
        .locator(".levels label")
        .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top));
      expect(tops.filter((top) => Math.abs(top - tops.at(-1)!) < 5).length, `at ${width}`).toBeGreaterThan(1);
    }
  });
