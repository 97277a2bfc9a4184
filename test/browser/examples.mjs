// Builds the example pages with Vite and plays them in headless Chromium: cribbage against the bot in its worker, with
// undo and a reload, and every game at one screen.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seeded } from "fifteen-two";
import { games } from "fifteen-two/games";
import { build, preview } from "vite";
import { launchChromium } from "./chromium.mjs";

const ROOT = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "fifteen-two-"));

const browser = await launchChromium();

/** Builds an example, and uses it on a page that fails on any error. */
async function opened(example, use) {
  const config = {
    configFile: false,
    root: join(ROOT, "docs/examples", example),
    logLevel: "error",
    build: { outDir: join(folder, example) },
    preview: { port: 0, host: "127.0.0.1" },
  };
  await build(config);
  const server = await preview(config);
  const page = await browser.newPage();
  page.setDefaultTimeout(20_000);
  const problems = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  await page.goto(`http://127.0.0.1:${server.httpServer.address().port}/`);
  await use(page);
  assert.deepEqual(problems, []);
  await page.close();
  await server.close();
}

const cardsOf = (page) => page.locator("button[aria-pressed]").allTextContents();
const saved = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("cribbage")));

/** Waits until it is your turn or the game is over, and says whether it goes on. */
async function yourTurn(page) {
  const ready = await page.waitForFunction(() => {
    if (/win/.test(document.querySelector("h1").textContent)) return "over";
    const buttons = [...document.querySelectorAll("main button:not([disabled])")];
    return buttons.some((button) => !/^(Undo|New game)$/.test(button.textContent)) && "move";
  });
  return (await ready.jsonValue()) === "move";
}

/** Makes a move: clicks cards, or the button that there is instead. */
async function playOnce(page) {
  const before = (await saved(page)).moves.length;
  const pressed = page.locator('button[aria-pressed="false"]:not([disabled])');
  if ((await pressed.count()) > 0) {
    const discarding = /discard/.test(await page.textContent("h1"));
    await pressed.first().click();
    if (discarding) await pressed.first().click();
  } else await page.locator("main button:not([aria-pressed])").first().click();
  await page.waitForFunction((n) => JSON.parse(localStorage.getItem("cribbage")).moves.length > n, before);
}

async function playCribbage(page) {
  await yourTurn(page);
  const hand = await cardsOf(page);
  assert.equal(hand.length, 6);
  await playOnce(page);
  assert.equal((await cardsOf(page)).length, 4);
  await page.click("text=Undo");
  assert.deepEqual(await cardsOf(page), hand);
  await page.reload();
  assert.deepEqual(await cardsOf(page), hand);
  const seen = await page.textContent("ol");
  assert.match(seen, /deal .*\?\?/);
  while (await yourTurn(page)) {
    await playOnce(page);
    if ((await saved(page)).moves.length === 30) await page.reload();
  }
  const { moves } = await saved(page);
  assert.ok(moves.some(({ seat }) => seat === 1));
  await page.evaluate(() => localStorage.setItem("cribbage", "{"));
  await page.reload();
  assert.equal((await cardsOf(page)).length, 6);
}

async function playAll(page) {
  const random = seeded(1);
  for (const { id, players } of games) {
    await page.selectOption("select", `${id} ${players.at(-1)}`);
    await page.click("text=Start");
    for (let i = 0; i < 30; i++) {
      const moves = page.locator("button[name=move]");
      const count = await moves.count();
      if (count === 0) break;
      await moves.nth(Math.floor(random() * count)).click();
    }
    const made = await page.locator("ol li").count();
    await page.click("text=Undo");
    assert.ok((await page.locator("ol li").count()) < made, `${id}: undo`);
  }
}

try {
  await opened("react-table", playCribbage);
  await opened("any-game", playAll);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}
