// The coach of the games other than cribbage, whose own tests are in workers.spec.ts.
import { expect, test } from "../fixtures.ts";
import { kept, LAID, look, playHint, playOn } from "./player.ts";

/** A game of each, as short as its options allow. */
const GAMES = { crosscribb: "target=31", cribino: "deals=1", sackson: "turnLimit=20" };

for (const [id, options] of Object.entries(GAMES))
  test(`${id}: hints, a review, and a mistake that is played again`, async ({ open }) => {
    const page = await open(`#play/${id}?players=person.easy&seed=7&${options}`);
    await page.waitForSelector(LAID);
    const ownMoves = async () => (await kept(page, id)).moves.filter(({ seat }) => seat === 0).length;
    const before = await ownMoves();
    for (const hints of [1, 2]) {
      await playHint(page);
      await expect.poll(ownMoves, "the hint is a legal move").toBe(before + hints);
      await page.waitForSelector(LAID);
      await expect(page.locator(".coach:not(.tip)"), "who follows a hint is not criticized").toHaveCount(0);
    }
    await playOn(page);
    await page.click("text=Review with the coach");
    await page.waitForSelector(".review .chart", { timeout: 60_000 });
    const mistake = page.locator(".mistakes button").first();
    const move = Number(/Move (\d+)/.exec((await mistake.textContent())!)![1]);
    await mistake.click();
    await expect(page.locator(".lesson")).toContainText("more games in 100");
    await expect(page.locator(".play .hinted").first(), "the better choice is marked").toBeVisible();
    await expect(page.locator(".play .made").first(), "the choice is marked").toBeVisible();
    await look(page, `lesson-${id}`);
    await page.click("text=All choices");
    await expect(page.locator(".choices .marked")).toHaveCount(1);
    await page.click("dialog [aria-label=Close]");
    await page.click("text=Retry");
    await expect.poll(async () => (await kept(page, id)).moves.length).toBe(move - 1);
    await page.waitForSelector(LAID);
  });
