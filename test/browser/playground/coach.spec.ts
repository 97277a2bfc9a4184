// The coach of all games: hints, and the review of a game that is over.
import type { Page } from "@playwright/test";
import { expect, NIGHT, test } from "../fixtures.ts";
import { discardTwo, kept, LAID, look, playHint, playOn, text } from "./player.ts";

/** A game of each, by day of two and just long enough for a mistake. */
const GAMES = NIGHT
  ? { crosscribb: "target=31", cribino: "deals=3", sackson: "turnLimit=20" }
  : { cribino: "deals=3", sackson: "turnLimit=10" };

/** Opens the review from the end of a game, once it is done. */
async function openReview(page: Page): Promise<void> {
  await expect(page.locator(".end progress")).toHaveCount(0);
  await page.click(".end >> text=Review");
  await page.waitForSelector(".review");
}

for (const [id, options] of Object.entries(GAMES))
  test(`${id}: hints, a review, and a mistake that is played again`, async ({ open }) => {
    const page = await open(`#play/${id}?players=person.beginner&seed=14&${options}`);
    await page.waitForSelector(LAID);
    const ownMoves = async () => (await kept(page, id)).moves.filter(({ seat }) => seat === 0).length;
    const before = await ownMoves();
    for (const hints of [1, 2]) {
      await playHint(page);
      await expect.poll(ownMoves, "the hint is a legal move").toBe(before + hints);
      await page.waitForSelector(LAID);
      // In the Sackson game, the hint stays.
      const remark = page.locator(".coach:not(.tip)", { hasNotText: /^Hint: / });
      await expect(remark, "who follows a hint is not criticized").toHaveCount(0);
    }
    await playOn(page);
    await openReview(page);
    // To draw or to pass is not a piece that can be marked.
    await page
      .locator(".mistakes button", { hasNotText: /Draw|Pass/ })
      .first()
      .click();
    await expect(page.locator(".lesson")).toContainText("more games in 100");
    for (const mark of ["hinted", "made"]) {
      await expect(page.locator(`.play .${mark}:not(.chosen)`).first(), "the choice is marked").toBeVisible();
      await expect(page.locator(`.lesson .${mark}`), "and so are the words that name it").toBeVisible();
    }
    await look(page, `lesson-${id}`);
    await page.click("text=All choices");
    await expect(page.locator(".choices .marked")).toHaveCount(1);
    await page.click("dialog [aria-label=Close]");
    const move = Number(await page.locator(".plot input").inputValue());
    await page.click("text=Retry");
    await expect.poll(async () => (await kept(page, id)).moves.length).toBe(move);
    await page.waitForSelector(LAID);
    await playHint(page);
    await expect(page.locator(".coach"), "a retry is judged, also for a newcomer").toContainText(
      "Coach: the best move.",
    );
  });

test("sackson: a hint names the whole turn, keeps to it, and stays until its end", async ({ open }) => {
  const page = await open("#play/sackson?players=person.beginner&seed=14&turnLimit=10");
  await page.waitForSelector(LAID);
  await page.click("text=Hint");
  const hint = page.locator(".coach", { hasText: /^Hint: Take .+, then exchange \w\d and \w\d, then return \w+\./ });
  const [, rest] = /(exchange \w\d and \w\d, then return \w+)\./.exec((await hint.textContent())!)!;
  await playHint(page);
  await expect(page.locator(".coach")).toContainText(`Hint: E${rest!.slice(1)}.`);
  await expect(page.locator(".display .hinted")).toHaveCount(2);
});

test("cribbage: a hint, what a discard cost, and a review whose mistakes lead to their moves", async ({ open }) => {
  const page = await open("#play/cribbage?players=person.beginner&seed=21&target=61");
  await page.waitForSelector(".hand button");
  await page.click("text=Hint");
  await page.waitForSelector(".coach:text('Hint:')");
  await expect(page.locator(".hand .hinted")).toHaveCount(2);
  await discardTwo(page);
  await page.waitForSelector(".coach:text-matches('Coach:|Your last choice')");
  await playOn(page);
  await openReview(page);
  const mistake = page.locator(".mistakes button").first();
  for (const [width, height] of [
    [360, 640],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(mistake, "what cost most is in sight").toBeInViewport({ ratio: 1 });
  }
  await look(page, "review");
  const cost = Number(await mistake.locator("strong").textContent());
  const [moment] = (await text(page, ".mistakes button span")).split(":");
  await mistake.click();
  await expect(page.locator(".steps .at"), "a mistake opens at its own moment").toContainText(`${moment}:`);
  await expect(page.locator(".hand .made").first(), "the choice is marked").toBeVisible();
  await expect(page.locator(".hand .hinted").first(), "the better one is marked").toBeVisible();
  await page.click("text=All choices");
  const wins = (row: string) => page.locator(`.choices tbody ${row} td:last-child`).textContent().then(Number);
  const lead = (await wins("tr:first-child")) - (await wins("tr.marked"));
  expect(Math.abs(lead - cost), "the table of choices says what the review says").toBeLessThan(0.11);
  await page.click("dialog [aria-label=Close]");
  await look(page, "lesson");
});

test("a mistake costs in the review what the coach said when it was made", async ({ open }) => {
  const page = await open("#play/cribbage?players=person.beginner&seed=24&target=31");
  await page.evaluate(
    (tally) => {
      const game = { date: "", game: "cribbage", result: "won", games: 1, hands: tally, cribs: tally, pegging: tally };
      const regular = ["a", "b", "c"].map((id) => ({ ...game, id, losses: tally }));
      localStorage.setItem("fifteen-two:statistics", JSON.stringify(regular));
    },
    { count: 0, points: 0 },
  );
  await page.reload();
  await page.waitForSelector(".hand button");
  await discardTwo(page);
  await page.waitForSelector(".coach:text('Your last choice')");
  const said = /wins (.+) more games/.exec(await text(page, ".coach"))?.[1];
  await playOn(page);
  await openReview(page);
  const discard = page.locator(".mistakes button", { hasText: "Deal 1, your discard" });
  await expect(discard.locator("strong")).toHaveText(said!);
});

test("the slider of the chart moves the table, and a point on it opens a mistake", async ({ open }) => {
  const page = await open("#play/cribbage?players=person.beginner&seed=21&target=31");
  await playOn(page);
  await openReview(page);
  const slider = page.getByRole("slider", { name: "A moment in the game" });
  const at = page.locator(".steps .at");
  await expect(at, "it begins at the end").toContainText("The end");
  await slider.fill("2");
  await expect(at).toContainText(/Deal 1, (your discard|Nora's discard): you win \d+ in 100/);
  await expect(page.locator(".log li"), "the table shows that moment").toHaveCount(2);
  await slider.press("ArrowLeft");
  await expect(page.locator(".log li")).toHaveCount(1);
  await slider.fill("0");
  await expect(at).toContainText("The start");
  await page.click(".bar >> text=Back");
  await expect(page.locator(".review"), "the way back from a moment").toBeVisible();
  await page.click(".bar >> text=Back");
  await expect(page.locator(".end"), "the way back from the review").toBeVisible();
  await page.click(".end >> text=Review");
  await page.locator(".plot .mistake").first().click();
  await expect(page.locator(".lesson")).toContainText("Better:");
});

test("a review is there again after a reload, and after a retry that was left", async ({ open }) => {
  const page = await open("#play/cribbage?players=person.beginner&seed=21&target=31");
  await playOn(page);
  await openReview(page);
  const mistakes = page.locator(".mistakes");
  const said = await mistakes.textContent();
  await page.reload();
  await openReview(page);
  await expect(mistakes).toHaveText(said!);
  await page.locator(".mistakes button").first().click();
  await page.click("text=Retry");
  await page.waitForSelector(".hand button");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.click("text=Back to the first game");
  await openReview(page);
  await expect(mistakes).toHaveText(said!);
});

test("a review that is left ends in its worker", async ({ open }) => {
  const page = await open("#");
  await page.evaluate(() => {
    const posted: unknown[] = [];
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: { type: string; task?: string }) {
      posted.push(message.task ?? message.type);
      return postMessage.call(this, message);
    };
    Object.assign(globalThis, { posted });
    location.assign("#play/sackson?players=person.beginner&seed=7&turnLimit=20");
  });
  await page.waitForSelector(LAID);
  await playOn(page);
  const posted = () => page.evaluate(() => (globalThis as { posted?: string[] }).posted ?? []);
  await expect.poll(posted).toContain("review");
  await page.getByLabel("Menu").click();
  await page.click("text=Other games");
  await expect.poll(posted, "the worker gets a stop").toContain("stop");
});

test("two at one screen have a review", async ({ open }) => {
  const page = await open("#play/cribbage?players=person.person&seed=5&target=31");
  await playOn(page);
  await openReview(page);
  await expect(page.locator(".steps .at")).toContainText(/The end: Player \d wins, 31 : \d+\./);
});
