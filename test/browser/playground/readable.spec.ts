// Remarks that are long can be read, and a telephone shows the whole navigation.
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
  de: "Deine letzte Wahl war ein grober Fehler. Besser: Lege 10P 3G 5R 8Y bei -3,4, zweimal gedreht. Das gewinnt 12,5 Spiele mehr von 100.",
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

for (const locale of ["en", "de"])
  test(`a telephone shows the whole navigation: ${locale}`, async ({ open }) => {
    const page = await open("#statistics", { viewport: PHONE, locale });
    await page.waitForSelector("h1");
    for (const width of [390, 320])
      for (const hash of ["#statistics", "#count", "#"]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(`${HOME}${hash}`);
        await drawn(page);
        for (const link of await page.locator(".site a").all()) await expect(link, hash).toBeInViewport({ ratio: 1 });
      }
  });
