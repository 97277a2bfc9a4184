// Text that can be read: in lessons on low screens, in reviews, with larger text, and in German.
import type { Page } from "@playwright/test";
import { expect, HOME, NIGHT, test } from "../fixtures.ts";
import { hiddenText } from "./hidden.ts";
import { drawn, LAID, playOn, playSome, TABLES } from "./player.ts";

const LOW = [
  [844, 390],
  [667, 375],
  [915, 412],
  [720, 450],
] as const;
const PHONE = { width: 390, height: 844 };
const GAMES = ["cribbage", "crosscribb", "cribino", "sackson"] as const;

/** Some by day, all by night. */
const some = <T>(all: readonly T[], n: number): readonly T[] => (NIGHT ? all : all.slice(n % all.length).slice(0, 1));

/** Presses what a lesson asks for. */
async function goOn(page: Page, n: number): Promise<void> {
  const hinted = page.locator(".hinted[data-move], .hinted[aria-pressed=false]");
  const offered = page.locator(
    ".learn :is([data-move], .actions .main, .choosing-hands button, .hand [aria-pressed=false], .marker[aria-pressed=false])",
  );
  if ((await hinted.count()) > 0) return hinted.first().click({ force: true });
  // Of two hands either button opens both; the last keeps one.
  const last = (await page.locator(".choosing-hands .main").count()) > 0;
  return (last ? offered.last() : offered.nth(n % (await offered.count()))).click({ force: true });
}

const FINDS: readonly (readonly string[])[] = [
  ["7C", "8H"],
  ["8H", "8S"],
  ["6D", "7C", "8S"],
];

for (const [i, game] of GAMES.entries())
  for (const [width, height] of some(LOW, i))
    test(`${game}: each screen of the lesson can be read at ${width} by ${height}`, async ({ open }) => {
      const page = await open(`#learn/${game}`, { viewport: { width, height } });
      await page.waitForSelector(".learn .task");
      let before = -1;
      for (let n = 0; n < 40 && (await page.locator("text=Play a game").count()) === 0; n++) {
        const at = await page.locator(".bar progress").evaluate((bar: HTMLProgressElement) => bar.value);
        if (at !== before) {
          await drawn(page);
          await expect(page.locator(".learn .task"), `screen ${at}`).toBeInViewport({ ratio: 1 });
          expect(await hiddenText(page), `screen ${at}`).toEqual([]);
          for (const button of await page.locator(".below .actions button, .choosing-hands button").all())
            await expect(button, `screen ${at}`).toBeInViewport({ ratio: 0.99 });
          if (game === "sackson" && (await page.locator(".stones").count()) > 0)
            await expect(page.locator(".points"), `screen ${at}`).toBeInViewport({ ratio: 0.99 });
        }
        before = at;
        const cards = game === "cribbage" ? FINDS[at] : undefined;
        if (cards) for (const card of cards) await page.click(`.hand [data-card="${card}"]`, { force: true });
        else if (game === "cribbage" && at > 9)
          break; // The count takes many presses.
        else await goOn(page, n);
      }
      expect(before).toBeGreaterThan(3);
    });

test("Crib-Ino: what the coach says of a mistake can be read", async ({ open }) => {
  const page = await open(`#play/${TABLES.cribino}&seed=11`);
  await playOn(page);
  await page.getByRole("button", { name: "Review" }).click();
  await page.locator(".mistakes button").first().click();
  await page.waitForSelector(".lesson");
  for (const [width, height] of [[1920, 1080], [1440, 900], ...LOW] as const) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    expect(await hiddenText(page), `at ${width} by ${height}`).toEqual([]);
    for (const button of await page.locator(".lesson button").all())
      await expect(button, `at ${width} by ${height}`).toBeInViewport({ ratio: 0.99 });
  }
});

/** Sets the size of text, in pixels. */
const setText = (page: Page, size: number) =>
  page.evaluate((px) => {
    document.documentElement.style.fontSize = `${px}px`;
  }, size);

for (const game of GAMES)
  test(`${game} with text at 150 and 200 %`, async ({ open }) => {
    const page = await open(`#play/${TABLES[game]}&seed=11`, { viewport: PHONE });
    await page.waitForSelector(LAID);
    await playSome(page, 4);
    for (const size of [24, 32]) {
      await setText(page, size);
      await drawn(page);
      expect(await hiddenText(page), `text of ${size} px`).toEqual([]);
      for (const piece of await page.locator(".play :is(.marker, .spot, .held, .middle .card)").all()) {
        const { width = 0 } = (await piece.boundingBox()) ?? {};
        expect(width, `text of ${size} px`).toBeGreaterThan(24);
      }
    }
    await setText(page, 16);
  });

test("the front page with text at 200 %", async ({ open }) => {
  const page = await open("#", { viewport: PHONE });
  await page.waitForSelector("#app > .front .hero");
  await setText(page, 32);
  await drawn(page);
  expect(await hiddenText(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await setText(page, 16);
});

/** Remarks that are among the longest. */
const REMARKS = {
  en: "Your last choice was a blunder. Better: Lay 10P 3G 5R 8Y at -3,4 turned twice. It wins 12.5 more games in 100.",
  de: "Deine letzte Wahl war ein grober Fehler. Besser: Lege 10P 3G 5R 8Y bei -3,4, zweimal gedreht. Das gewinnt 12,5 Spiele mehr von 100.",
};

for (const [i, game] of GAMES.entries())
  for (const [locale, width, height, size] of some(
    [
      ["en", 320, 640, 16],
      ["de", 390, 844, 16],
      ["en", 390, 844, 24],
      ["de", 320, 640, 24],
      ["de", 667, 375, 16],
      ["de", 1280, 720, 16],
    ] as const,
    i,
  ))
    test(`${game}: a long remark can be read at ${width} by ${height}, ${locale}, text of ${size} px`, async ({
      open,
    }) => {
      const page = await open(`#play/${TABLES[game]}&seed=11`, { viewport: { width, height }, locale });
      await page.waitForSelector(LAID);
      await playSome(page, 4);
      await setText(page, size);
      await page.locator(".coach").evaluate((coach, text) => {
        coach.setAttribute("class", "coach");
        coach.textContent = text;
      }, REMARKS[locale]);
      await drawn(page);
      expect(await hiddenText(page)).toEqual([]);
      await setText(page, 16);
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
