// Keys, redo, the deal of the day, and counting one's own hand.
import { expect, test } from "../fixtures.ts";
import { discardTwo, kept, look, moveAtTable, playOn } from "./player.ts";

test("keys ask for a hint, take back, make again and step through the game", async ({ open }) => {
  const page = await open("#play/cribbage?players=person.beginner&seed=21&target=31");
  await page.waitForSelector(".hand button");
  // The cards may be there before the table listens to keys.
  await expect(async () => {
    await page.keyboard.press("h");
    await page.waitForSelector(".coach:text('Hint:')", { timeout: 3_000 });
  }).toPass();
  await discardTwo(page);
  const moves = async () => (await kept(page, "cribbage")).moves.length;
  const made = await moves();
  const [undo, redo] = ["Undo", "Redo"].map((name) => page.getByRole("button", { name }));
  const place = await undo!.boundingBox();
  await page.keyboard.press("Control+z");
  await expect.poll(moves).toBeLessThan(made);
  await expect(redo!).toBeEnabled();
  // A second press must not meet the other button.
  expect(await undo!.boundingBox()).toEqual(place);
  await page.keyboard.press("Control+y");
  await expect.poll(moves).toBe(made);
  await expect(redo!).toBeDisabled();
  await page.locator("[aria-label='Look back']:visible, [aria-label='One move back']:visible").first().click();
  await page.waitForSelector(".play.back");
  const lines = page.locator(".log li");
  const seen = await lines.count();
  await page.keyboard.press("ArrowLeft");
  await expect(lines).toHaveCount(seen - 1);
  await page.keyboard.press("ArrowRight");
  await expect(lines).toHaveCount(seen);
  await page.keyboard.press("Escape");
  await expect(page.locator(".play.back")).toHaveCount(0);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.click("summary:text('Keys')");
  await expect(page.locator(".keys")).toContainText("Ctrl+Z");
  await look(page, "keys");
});

test("the browser's Back, Escape and a press outside close the menu, and the game stays", async ({ open }) => {
  const page = await open("#");
  await page.click("text=Play Cribbage");
  const menu = page.locator("dialog");
  const ways = [
    () => page.evaluate(() => history.back()),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(5, 5),
  ];
  for (const close of ways) {
    await page.click("[aria-label=Menu]");
    await page.click("summary:text('Keys')");
    await close();
    await expect(menu).toHaveCount(0);
    await expect(page.locator(".hand button").first()).toBeVisible();
  }
  await page.goBack();
  await expect(page.locator(".hero"), "the next Back leaves the game").toBeVisible();
});

test("arrow keys lead from a picked tile to the places on the table, before the toolbar", async ({ open }) => {
  for (const [key, viewport] of [
    ["ArrowUp", { width: 390, height: 844 }],
    ["ArrowLeft", { width: 844, height: 390 }],
  ] as const) {
    const page = await open("#play/cribino?players=person.beginner&seed=9", { viewport });
    await page.waitForSelector(".hand button");
    await page.locator(".hand button").first().focus();
    await page.keyboard.press("Enter");
    await page.waitForSelector(".spot[data-move]");
    await page.keyboard.press(key);
    await expect(page.locator(".spot:focus")).toBeVisible();
    const laid = await page.locator(".layout .tile").count();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(".layout .tile").count()).toBeGreaterThan(laid);
  }
});

test("the focus shows on a picked card", async ({ open }) => {
  const page = await open("#play/cribbage?players=person.beginner&seed=9");
  await page.locator(".hand button").first().focus();
  await page.keyboard.press("ArrowRight");
  const outline = () => page.evaluate(() => getComputedStyle(document.activeElement!).outlineColor);
  const color = await outline();
  await page.keyboard.press("Enter");
  await expect(page.locator(".hand [aria-pressed=true]:focus")).toHaveCount(1);
  expect(await outline()).toBe(color);
  expect(color).not.toBe("rgba(0, 0, 0, 0)");
});

test("the deal of the day has a result to share", async ({ open }) => {
  const page = await open("#", { permissions: ["clipboard-read", "clipboard-write"] });
  await page.click("text=Deal of the day");
  await page.waitForSelector(".hand button");
  expect(page.url()).toContain(`seed=${new Date().toISOString().slice(0, 10).replaceAll("-", "")}`);
  await playOn(page);
  await page.click("text=Share the result");
  await expect(page.locator(".end")).toContainText("Copied.");
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^Deal of \w+ \d+, me against the bot: \d+ : \d+\. Your turn! http.*seed=\d{8}$/);
});

test("who wants to counts the own hand first, and gets a second try", async ({ open }) => {
  const page = await open("#play/cribbage?players=person.beginner&seed=21&target=61");
  await page.waitForSelector(".hand button");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByLabel("Count my hands myself").check();
  await page.click("dialog [aria-label=Close]");
  const isAsked = async () => (await page.locator(".claim-panel").count()) > 0;
  for (let i = 0; i < 60 && !(await isAsked()); i++) {
    await moveAtTable(page);
    await page.waitForTimeout(50);
    if (await page.locator(".actions .main:not([aria-disabled=true])").count()) await page.click(".actions .main");
  }
  await expect(page.locator(".claim-panel h2")).toHaveText(/Your (hand|crib)/);
  await page.click(".claim-panel [data-claim='29']");
  await expect(page.locator(".claim-panel .trouble")).toHaveText("It is less than 29.");
  await expect(page.locator("[data-claim]:disabled"), "the number that was tried").toHaveText(["29"]);
  await look(page, "own-count");
  await page.click(".claim-panel [data-claim='28']");
  await expect(page.locator(".count-panel .said")).toContainText("Not 28: this hand is worth");
});

test("tiles at the end of a deal are counted for everybody", async ({ open }) => {
  const page = await open("#play/cribino?players=person.beginner&deals=3&seed=1");
  await page.evaluate(() => {
    const name = "fifteen-two:prefs";
    localStorage.setItem(name, JSON.stringify({ ...JSON.parse(localStorage.getItem(name) ?? "{}"), own: true }));
  });
  await page.reload();
  await playOn(page, { until: ".claim-panel" });
  await expect(page.locator(".end")).toBeVisible();
});
