// Builds the example pages with Vite and plays them in headless Chromium: cribbage against the bot in its worker, with
// undo, redo, reloads and a new game, and every game at one screen.
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

const OTHERS = /^(Undo|Redo|New game|Hint)$/;
const saved = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("cribbage")));
const movesOf = async (page) =>
  (await page.locator("main button").allTextContents()).filter((text) => !OTHERS.test(text));

/** Waits until it is your turn or the game is over, and says whether it goes on. */
async function yourTurn(page) {
  const ready = await page.waitForFunction((others) => {
    if (/win/.test(document.querySelector("h1").textContent)) return "over";
    return [...document.querySelectorAll("main button")].some(({ textContent }) => !others.test(textContent)) && "move";
  }, OTHERS);
  return (await ready.jsonValue()) === "move";
}

/** Makes the first move that is offered. */
async function playOnce(page) {
  const before = (await saved(page))?.moves.length ?? 0;
  await page.locator("main button").first().click();
  await page.waitForFunction((n) => JSON.parse(localStorage.getItem("cribbage")).moves.length > n, before);
}

async function playCribbage(page) {
  await yourTurn(page);
  const discards = await movesOf(page);
  assert.equal(discards.length, 15);
  await page.waitForFunction(() => /bot discards/.test(document.querySelector("ol").textContent));
  const hint = page.waitForEvent("dialog");
  await page.click("text=Hint", { noWaitAfter: true });
  const dialog = await hint;
  assert.ok(discards.includes(dialog.message()));
  await dialog.dismiss();
  await playOnce(page);
  assert.match(await page.textContent("ol"), /starter.*You discard the .* and the .*The bot discards two cards/s);
  await page.click("text=Undo");
  assert.deepEqual(await movesOf(page), discards);
  const { moves: taken } = await saved(page);
  await page.click("text=Redo");
  assert.ok((await saved(page)).moves.length > taken.length);
  await page.click("text=Undo");
  await page.reload();
  assert.deepEqual(await movesOf(page), discards);
  while (await yourTurn(page)) {
    await playOnce(page);
    if ((await saved(page)).moves.length === 30) await page.reload();
  }
  const { moves } = await saved(page);
  assert.ok(moves.some(({ seat }) => seat === 1));
  assert.match(await page.textContent("ol"), /You score \d+: .*fifteen two/);
  await page.click("text=New game");
  assert.equal((await saved(page)).moves.filter(({ type }) => type === "deal").length, 1);
  await page.evaluate(() => localStorage.setItem("cribbage", "{"));
  await page.reload();
  await yourTurn(page);
  assert.equal((await movesOf(page)).length, 15);
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
    await page.click("text=Redo");
    assert.equal(await page.locator("ol li").count(), made, `${id}: redo`);
  }
}

try {
  await opened("react-table", playCribbage);
  await opened("any-game", playAll);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}
