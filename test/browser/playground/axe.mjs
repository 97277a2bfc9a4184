// What axe says of the page, small and large, light and dark. SHOTS=dir keeps pictures.
import assert from "node:assert/strict";
import { join } from "node:path";
import axe from "axe-core";

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** axe reports nothing, and nothing is wider than the screen. */
export async function checkAxe(page, name) {
  await page.evaluate(axe.source);
  for (const colorScheme of ["light", "dark"])
    for (const viewport of SIZES) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      const { violations } = await page.evaluate(() => globalThis.axe.run());
      const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      const path = process.env.SHOTS && join(process.env.SHOTS, `${name}-${viewport.width}-${colorScheme}.png`);
      if (path) await page.screenshot({ path, fullPage: true });
      assert.deepEqual(found, [], `${name}, ${colorScheme}, ${viewport.width} px`);
      assert.ok(width <= viewport.width, `${name} is ${width} px wide`);
    }
}
