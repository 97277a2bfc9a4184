// Learning by playing: the lessons can be done by pressing what they ask for, in either language.
import type { Page } from "@playwright/test";
import { expect, HOME, test } from "../fixtures.ts";
import { drawn, look } from "./player.ts";

const tap = async (page: Page, ...cards: readonly string[]) => {
  for (const card of cards) await page.click(`.hand [data-card="${card}"]`);
};

test("cribbage: cards that score, a discard, the play, the count, the crib", async ({ open }) => {
  const page = await open("#learn/cribbage");
  const said = page.locator(".learn .coach");
  await tap(page, "6D", "7C");
  await expect(said, "what is wrong is explained").toContainText("Those do not add up to 15");
  await tap(page, "7C", "8H");
  await expect(said).toHaveText("fifteen: 2");
  await page.click("[aria-label=Back]");
  await expect(page.locator(".learn .task"), "one can go back").toContainText("add up to 15");
  await tap(page, "7C", "8H");
  await tap(page, "8H", "8S");
  await tap(page, "6D", "7C", "8S");
  await expect(said).toHaveText("run of three: 3");
  await tap(page, "6D", "QC");
  await page.click("text=Discard 6♦ and Q♣");
  await expect(said).toContainText("which are worth 12");
  await tap(page, "2D", "QC");
  await look(page, "learn");
  await page.click("text=Discard 2♦ and Q♣ to your crib");
  await page.click(".learn .actions .main");
  await tap(page, "8H");
  await expect(said).toHaveText("You score 2: fifteen two. Nora plays K♥, for 25.");
  await tap(page, "6D", "7C");
  await expect(said).toContainText("try the pair: your 8");
  await tap(page, "8S");
  await page.waitForSelector(".learn .task:text('you say go')");
  await page.click(".learn .actions .main");
  await tap(page, "7C");
  await tap(page, "7C", "8H");
  await tap(page, "6D", "7C", "8S");
  await expect(said, "a run counts as a whole").toContainText("Part of a longer run");
  await tap(page, "7C", "6D", "8S", "7C", "8H");
  await expect(said).toContainText("You have that already. Points so far: 2.");
  await tap(page, "7C", "8H");
  for (const cards of ["7C 8S", "6D 9C", "8H 8S", "6D 7C 8H 9C", "6D 7C 8S 9C"]) await tap(page, ...cards.split(" "));
  await expect(said).toHaveText("16 in all.");
  await tap(page, "JC", "2D", "QC", "3H", "2D", "3H", "JC");
  await expect(said).toHaveText("5 in all.");
  for (const [width, height] of [
    [667, 375],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    const [board, words] = [await page.locator(".pegboard").boundingBox(), await page.locator(".words").boundingBox()];
    expect(board!.width, `the board at ${width} by ${height}`).toBeGreaterThan(0.9 * width);
    expect(words!.y).toBeGreaterThan(board!.y + board!.height);
    await expect(page.getByText("Play a game")).toBeInViewport({ ratio: 1 });
  }
  await page.click("text=Play a game");
  await page.waitForSelector(".game-cribbage .hand button");
});

for (const [width, height, least] of [
  [667, 375, 63],
  [844, 390, 87],
] as const)
  test(`a telephone held sideways, ${width} by ${height}, is full of the lesson`, async ({ open }) => {
    const page = await open("#learn/cribbage", { viewport: { width, height } });
    const cards = await page
      .locator(".hand .card")
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect));
    for (const [i, { left, width }] of cards.entries()) {
      expect(width).toBeGreaterThan(least);
      expect(left).toBeGreaterThan(cards[i - 1]?.right ?? 0);
    }
    await tap(page, "7C", "8H", "8H", "8S", "6D", "7C", "8S");
    await expect(page.getByText("Pick 2 cards")).toBeInViewport({ ratio: 1 });
    for (const [id, board] of [
      ["crosscribb", ".cross"],
      ["sackson", ".display"],
    ] as const) {
      await page.goto(`${HOME}#learn/${id}`);
      const box = await page.locator(board).boundingBox();
      expect(box!.height, `the board of ${id}`).toBeGreaterThan(0.84 * height);
    }
  });

for (const id of ["crosscribb", "cribino", "sackson"])
  test(`${id}: who misses twice is shown what to do`, async ({ open }) => {
    const page = await open(`#learn/${id}`);
    await page.waitForSelector(".learn .task");
    for (let n = 0; n < 60 && (await page.locator("text=Play a game").count()) === 0; n++) {
      const hinted = page.locator(".hinted[data-move], .hinted[aria-pressed=false]").first();
      const next =
        (await hinted.count()) > 0 ? hinted : page.locator(LEARNABLE).nth(n % (await page.locator(LEARNABLE).count()));
      await next.click({ force: true });
      await drawn(page);
    }
    await look(page, `learn-${id}`);
    await page.setViewportSize({ width: 667, height: 375 });
    await expect(page.locator(".hand, .stones").first(), "on a low screen").toBeInViewport({ ratio: 1 });
    await page.click("text=Play a game");
    await page.waitForSelector(`.game-${id} .hand`);
  });

/** The controls of a lesson. */
const LEARNABLE = ".learn :is([data-move], .actions .main, .hand [aria-pressed=false], .marker[aria-pressed=false])";
