// The table holds still: through a whole deal of cribbage, starter, pile and crib keep their places and sizes, through
// a lesson the hand does, and on a low screen all do when a hint comes.
import { expect, test } from "../fixtures.ts";
import { drawn, kept, LAID, playOn, TABLES } from "./player.ts";
import { VISITS } from "./views.ts";

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [768, 1024],
  [667, 375],
  [844, 390],
  [1280, 800],
  [1440, 900],
] as const)
  test(`starter, pile and crib stay where they are at ${width}×${height}`, async ({ open }) => {
    const page = await open("#play/cribbage?players=person.beginner&seed=11", { viewport: { width, height } });
    await page.waitForSelector(".hand button");
    await drawn(page);
    const [own = 0, deck = 0] = await page.evaluate(() =>
      [".hand .card", ".deck .card"].map((one) => document.querySelector(one)!.getBoundingClientRect().width),
    );
    expect(deck / own, "as large as a card of the hand, or almost where the table is narrow").toBeGreaterThan(0.75);
    expect(deck / own).toBeLessThan(1.05);
    const boxes = await page.evaluateHandle(() => {
      const seen: Record<string, Set<string>> = {};
      const look = () => {
        for (const selector of [".deck .card", ".pile", ".pile .card", ".crib", ".crib .card", ".play .stage"]) {
          const box = document.querySelector(selector)?.getBoundingClientRect();
          // Cards that are played lie higher or lower.
          const places = box && [box.x, box.width, ...(selector === ".pile .card" ? [] : [box.y])];
          if (places) seen[selector] = (seen[selector] ?? new Set()).add(places.map(Math.round).join(" "));
        }
        requestAnimationFrame(look);
      };
      look();
      return seen;
    });
    const deals = async () => (await kept(page, "cribbage")).moves.filter(({ type }) => type === "deal").length;
    await playOn(page, { until: async () => (await deals()) > 1 });
    const places = await boxes.evaluate((seen) => Object.entries(seen).map(([name, all]) => [name, ...all] as const));
    for (const [name, ...all] of places) expect(all, name).toHaveLength(1);
    expect(places.map(([name]) => name)).toContain(".pile .card");
  });

for (const [game, width, height] of [
  ["cribbage", 390, 844],
  ["cribbage", 1440, 900],
  ["crosscribb", 844, 390],
  ["crosscribb", 1440, 900],
  ["sackson", 390, 844],
] as const)
  test(`the hand stays where it is in the lesson of ${game} at ${width}×${height}`, async ({ open }) => {
    const page = await open("#", { viewport: { width, height } });
    const bottoms = new Set<number>();
    for await (const _ of VISITS[`lesson of ${game}`]!(page, "en")) {
      await drawn(page);
      const boxes = page.locator(".below > :is(.hand, .stones)");
      for (const bottom of await boxes.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom)))
        bottoms.add(Math.round(bottom));
    }
    expect([...bottoms]).toHaveLength(1);
  });

for (const [game, width, height] of [
  ["cribbage", 667, 375],
  ["cribbage", 844, 390],
  ["crosscribb", 844, 390],
  ["cribino", 844, 390],
  ["sackson", 844, 390],
] as const)
  test(`a hint moves nothing and leaves the task in ${game} at ${width}×${height}`, async ({ open }) => {
    const page = await open(`#play/${TABLES[game]}&seed=11`, { viewport: { width, height } });
    await page.waitForSelector(LAID);
    await expect(page.locator(".coach")).not.toBeEmpty();
    const places = () =>
      page.locator(".task, .hand, .hand > *, .below .actions, .room > *").evaluateAll((all) =>
        all.map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return `${one.className.replace(/ (hinted| )*$/, "")} ${[x, y, width, height].map(Math.round)}`;
        }),
      );
    const before = await places();
    await page.getByRole("button", { name: "Hint" }).click();
    await expect(page.locator(".coach")).toContainText("Hint:");
    await drawn(page);
    expect(await places()).toEqual(before);
    await expect(page.locator(".task")).toBeVisible();
    await expect(page.locator(".task")).toContainText("Your turn");
  });
