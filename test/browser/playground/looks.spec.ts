// The page, light and dark: axe reports nothing, nothing scrolls sideways, the hand is in sight. So do the tables in
// layout.spec.ts.
import { expect, HOME, test } from "../fixtures.ts";
import { look, playOn } from "./player.ts";

test("claims, counts, the end, the review, the menu", async ({ open }) => {
  const page = await open("#play/cribbage?players=person.beginner&muggins=true&target=31&seed=11");
  await playOn(page, { until: ".claim-panel" });
  await look(page, "claim");
  await playOn(page, { until: ".count-panel" });
  await look(page, "counted");
  await playOn(page);
  await look(page, "end");
  await page.getByRole("button", { name: "Review" }).click();
  await page.waitForSelector(".review");
  await look(page, "review");
  await page.locator("[aria-label=Menu]").click();
  await look(page, "menu");
});

test("the front page, with and without its options, and a counted hand", async ({ open }) => {
  const page = await open("#");
  await page.waitForSelector("#app > .front .hero");
  await look(page, "front");
  for (const summary of await page.locator("summary").all()) await summary.click();
  await look(page, "front-options");
  await page.goto(`${HOME}#count/5H-5D-5S-JC-5C`);
  await page.waitForSelector(".counted strong");
  await look(page, "count");
});

test("titles and the ranks of cards have the page's own font", async ({ open }) => {
  const page = await open("");
  const fonts = () => page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`));
  await expect.poll(fonts).toEqual(["Fraunces loaded"]);
  for (const element of ["h1", ".index"])
    await expect(page.locator(element).first()).toHaveCSS("font-family", /^Fraunces/);
});
