// The example pages, built with Vite and played.
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { seeded } from "fifteen-two";
import { games } from "fifteen-two/games";
import { build } from "vite";
import { answerFrom, expect, NIGHT, ORIGIN, test } from "./fixtures.ts";

/** Builds an example into a folder, and opens it. */
async function openExample(page: Page, example: string, outDir: string): Promise<void> {
  const root = join(import.meta.dirname, "../../docs/examples", example);
  await build({ configFile: false, root, logLevel: "error", build: { outDir } });
  await answerFrom(page, outDir);
  await page.goto(`${ORIGIN}/`);
}

const OTHERS = /^(Undo|Redo|New game|Hint)$/;
const KEY = "cribbage";
const FIFTEEN = /You score \d+: .*fifteen two/;

interface Saved {
  readonly moves: readonly { readonly type: string; readonly seat?: number }[];
}

/** The moves that the page has saved. */
const saved = (page: Page) =>
  page.evaluate((key) => (JSON.parse(localStorage.getItem(key) ?? '{"moves":[]}') as Saved).moves, KEY);
const offers = async (page: Page) =>
  (await page.locator("main button").allTextContents()).filter((text) => !OTHERS.test(text));
const log = (page: Page) => page.locator("ul");

/** Waits until it is your turn or the game is over, and says whether it goes on. */
async function yourTurn(page: Page): Promise<boolean> {
  const ready = await page.waitForFunction((others) => {
    if (/win/.test(document.querySelector("h1")?.textContent ?? "")) return "over";
    const texts = [...document.querySelectorAll("main button")].map(({ textContent }) => textContent ?? "");
    return texts.some((text) => !others.test(text)) && "move";
  }, OTHERS);
  return (await ready.jsonValue()) === "move";
}

/** Makes the first move that is offered. */
async function playOnce(page: Page): Promise<void> {
  const before = (await saved(page)).length;
  await page.locator("main button").first().click();
  await expect.poll(async () => (await saved(page)).length).toBeGreaterThan(before);
}

test("cribbage against the bot in its worker, with undo, redo, reloads and a new game", async ({ page }, info) => {
  await openExample(page, "react-table", info.outputPath());
  await yourTurn(page);
  const discards = await offers(page);
  expect(discards).toHaveLength(15);
  await expect(log(page)).toContainText("bot discards");
  const hint = page.waitForEvent("dialog");
  await page.click("text=Hint", { noWaitAfter: true });
  const dialog = await hint;
  expect(discards).toContain(dialog.message());
  await dialog.dismiss();
  await playOnce(page);
  await expect(log(page)).toHaveText(/starter.*You discard the .* and the .*The bot discards two cards/s);
  await page.click("text=Undo");
  await expect.poll(() => offers(page)).toEqual(discards);
  const taken = (await saved(page)).length;
  await page.click("text=Redo");
  await expect.poll(async () => (await saved(page)).length).toBeGreaterThan(taken);
  await page.click("text=Undo");
  await page.reload();
  await yourTurn(page);
  expect(await offers(page)).toEqual(discards);
  let told = "";
  let reloads = 0;
  while ((NIGHT || reloads === 0 || !FIFTEEN.test(told)) && (await yourTurn(page))) {
    await playOnce(page);
    told += await log(page).innerText();
    if (reloads === 0 && (await saved(page)).length >= 30) {
      await page.reload();
      reloads++;
    }
  }
  expect((await saved(page)).some(({ seat }) => seat === 1)).toBe(true);
  expect(told).toMatch(FIFTEEN);
  await page.click("text=New game");
  await expect.poll(async () => (await saved(page)).filter(({ type }) => type === "deal").length).toBe(1);
  await page.evaluate((key) => localStorage.setItem(key, "{"), KEY);
  await page.reload();
  await yourTurn(page);
  expect(await offers(page)).toHaveLength(15);
});

test("every game at one screen", async ({ page }, info) => {
  await openExample(page, "any-game", info.outputPath());
  const random = seeded(1);
  for (const { id, players } of games) {
    await page.selectOption("select", `${id} ${players.at(-1)}`);
    await page.click("text=Start");
    for (let i = 0; i < (NIGHT ? 30 : 10); i++) {
      const moves = page.locator("button[name=move]");
      const count = await moves.count();
      if (count === 0) break;
      await moves.nth(Math.floor(random() * count)).click();
    }
    const lines = page.locator("ol li");
    const made = await lines.count();
    await page.click("text=Undo");
    await expect.poll(() => lines.count(), `${id}: undo`).toBeLessThan(made);
    await page.click("text=Redo");
    await expect(lines, `${id}: redo`).toHaveCount(made);
  }
});
