// Every view, in English and German, at nine sizes and three sizes of text: no text is cut off or covered, and every
// control can be reached. By day each view is looked at in one language, and in a few ways of all.
import { join } from "node:path";
import type { CDPSession, Page } from "@playwright/test";
import { expect, NIGHT, test } from "../fixtures.ts";
import { hiddenParts } from "./hidden.ts";
import { drawn } from "./player.ts";
import { type Locale, VISITS } from "./views.ts";

const SIZES = [
  [320, 568],
  [390, 844],
  [667, 375],
  [720, 450],
  [844, 390],
  [915, 412],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const;

/** Sizes of text, in percent. */
const TEXTS = [100, 150, 200] as const;

const WAYS = TEXTS.flatMap((text) => SIZES.map(([width, height]) => ({ text, width, height })));

/** By day every fifth way of a view, from another one for each: five and the number of ways have no common divisor. */
const STEP = NIGHT ? 1 : 5;

/** Looks at a view in several ways; where `SHOTS` names a folder, it gets pictures. */
async function lookAt(page: Page, settings: CDPSession, view: string, n: number): Promise<string[]> {
  const found: string[] = [];
  const setText = (percent: number) => {
    const size = 0.16 * percent;
    return settings.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: size } });
  };
  for (const { text, width, height } of WAYS.filter((_, i) => (i + n) % STEP === 0)) {
    await page.setViewportSize({ width, height });
    await setText(text);
    await drawn(page);
    const way = `${view} at ${width} by ${height}, text at ${text} %`;
    found.push(...(await hiddenParts(page)).map((fault) => `${way}: ${fault}`));
    if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, `${way}.png`) });
  }
  await setText(100);
  await page.setViewportSize({ width: 1280, height: 800 });
  return found;
}

for (const [i, [name, visit]] of Object.entries(VISITS).entries())
  for (const locale of (["en", "de"] as const satisfies Locale[]).filter((_, j) => NIGHT || (i + j) % 2 === 0))
    test(`${name}, ${locale}: all can be read and reached`, async ({ open }) => {
      const page = await open("#", { locale });
      const settings = await page.context().newCDPSession(page);
      const found: string[] = [];
      let n = i;
      for await (const view of visit(page, locale))
        found.push(...(await lookAt(page, settings, `${view}, ${locale}`, n++)));
      expect(found).toEqual([]);
    });
