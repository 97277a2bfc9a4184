// Runs the playground in headless Chromium: a hand is counted, every game is played to its end through the page, a record
// is exported, imported and stepped through, and axe looks at all of it. SHOTS=dir keeps pictures.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import axe from "axe-core";
import { replay, seeded } from "fifteen-two";
import { games } from "fifteen-two/games";
import "../../docs/playground/build.mjs";
import { serve } from "../../docs/playground/serve.mjs";
import { launchChromium } from "./chromium.mjs";

const server = await serve(0);
const origin = `http://127.0.0.1:${server.address().port}`;
const HOME = `${origin}/playground/`;
const NARROW = { width: 360, height: 740 };
const WIDE = { width: 1600, height: 1000 };

const browser = await launchChromium();

/** A page that fails on any error and on any request that leaves it. */
async function opened(address, use, options = {}, home = HOME) {
  const context = await browser.newContext({ viewport: WIDE, ...options });
  const page = await context.newPage();
  const problems = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on(
    "request",
    (request) =>
      /^data:/.test(request.url()) || request.url().startsWith(home) || problems.push(`asked for ${request.url()}`),
  );
  await page.goto(home + address);
  await use(page);
  assert.deepEqual(problems, []);
  await context.close();
}

const texts = (page, selector) => page.locator(selector).allTextContents();
const movesIn = (page, part) =>
  page.evaluate((at) => [...document.querySelectorAll(`${at} [data-move]`)].map((b) => b.dataset.move).sort(), part);

/** Starts a game with the choices of the form that are given by their labels' names. */
async function start(page, choices = {}) {
  if (!(await page.locator("#setup").evaluate((setup) => setup.open))) await page.click("#setup summary");
  for (const [name, value] of Object.entries(choices))
    if (name === "seed") await page.fill("#seed", value);
    else await page.selectOption(`#new-game [name="${name}"]`, value);
  await page.click("#new-game button.main");
}

async function record(page) {
  await page.locator("#export").evaluate((button) => button.click());
  return JSON.parse(await page.inputValue("#record"));
}

/** Makes one move by what the table draws: picks until a move is offered, and presses one that is. */
async function moveAtTable(page, random) {
  for (let i = 0; i < 60; i++) {
    const done = await page.evaluate((x) => {
      const any = (selector) => {
        const all = [...document.querySelectorAll(selector)];
        return all[Math.floor(x * all.length)];
      };
      const move = any("#table [data-move]");
      (move ?? any('#table [aria-pressed="false"]'))?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      return move !== undefined;
    }, random());
    if (done) return;
  }
  throw new Error("the table offers no move");
}

/** Holds what the page offers against what the rules say of the record so far. */
async function checkOffers(page, game) {
  const played = await record(page);
  const state = replay(game, played);
  const seat = game.activeSeats(state)[0];
  const legal = seat === undefined ? [] : game.legalMoves(state, seat).map(game.formatMove);
  assert.deepEqual(await movesIn(page, "#all-moves"), legal.sort());
  for (const move of await movesIn(page, "#table")) assert.ok(legal.includes(move), move);
  return state;
}

/** Waits while a search is under way and nobody at the page can do anything. */
async function thought(page) {
  await page.waitForFunction(() => !document.getElementById("task").textContent.includes("is thinking"));
}

async function playToTheEnd(page, game, choices) {
  const random = seeded(3);
  await start(page, { game: game.id, ...choices });
  let moves = 0;
  for (;;) {
    await thought(page);
    const state = await checkOffers(page, game);
    const outcome = game.outcome(state);
    if (outcome !== undefined) {
      assert.match(await page.textContent("#task"), new RegExp(`win.*, ${outcome.scores.join(" : ")}`));
      break;
    }
    await moveAtTable(page, random);
    moves++;
  }
  console.log(`${game.id} ${JSON.stringify(choices)}: ${moves} moves made at the table`);
}

/** Exports a game that is over, imports it again, and steps through it. */
async function checkRecord(page) {
  const played = await record(page);
  const last = await page.textContent("#table");
  await page.reload();
  await page.click("#record-area summary");
  await page.fill("#record", "{");
  await page.click("#import");
  assert.match(await page.textContent("#record-trouble"), /JSON/);
  const file = { name: "game.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(played)) };
  await page.setInputFiles("#file", file);
  await page.waitForSelector("#game-area");
  assert.equal(await page.textContent("#step-label"), `Move 0 of ${played.moves.length}`);
  await page.click("#forth");
  await page.click("#forth");
  assert.equal(await page.locator("#log li").count(), 2);
  assert.equal(await page.locator("#table [data-move]").count(), 0);
  await page.click("#last");
  await page.selectOption("#watch", "0");
  assert.equal((await page.textContent("#table")).replaceAll("Seat 0", "You"), last.replaceAll("Seat 0", "You"));
  assert.deepEqual(await record(page), played);
  const download = page.waitForEvent("download");
  await page.click("#download");
  assert.deepEqual(JSON.parse(readFileSync(await (await download).path(), "utf8")), played);
  await page.click("#back");
  await page.click("#play-on");
}

async function checkAxe(page, name) {
  await page.evaluate(axe.source);
  for (const colorScheme of ["light", "dark"])
    for (const viewport of [NARROW, WIDE]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      const { violations } = await page.evaluate(() => globalThis.axe.run());
      const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
      assert.deepEqual(found, [], `${name}, ${colorScheme}, ${viewport.width} px`);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(width <= viewport.width, `${name} is ${width} px wide`);
      const path = process.env.SHOTS && join(process.env.SHOTS, `${name}-${viewport.width}-${colorScheme}.png`);
      if (path) await page.screenshot({ path, fullPage: true });
    }
  await page.setViewportSize(WIDE);
}

async function countBatch(page) {
  assert.match(await page.textContent("#score"), /^29 points/);
  assert.equal(await page.locator(".item").count(), 15);
  await page.hover(".item >> nth=3");
  assert.deepEqual(await page.locator("#hand .lit").evaluateAll((cards) => cards.map((card) => card.ariaLabel)), [
    "5 of hearts, card 1",
    "jack of clubs, card 4",
  ]);
  await checkAxe(page, "count");
  await page.fill("#cards", "2c 4c 6c 8c kh");
  await page.click("#count-form button[type=submit]");
  assert.match(await page.textContent("#score"), /^4 points/);
  await page.check("#crib");
  assert.match(await page.textContent("#score"), /^0 points/);
  assert.equal(new URL(page.url()).hash, "#count/2C-4C-6C-8C-KH/crib");
  await page.fill("#cards", "5H 5H");
  await page.keyboard.press("Enter");
  assert.match(await page.textContent("#cards-trouble"), /twice/);
  await page.click("#clear");
  await page.focus('#picker [tabindex="0"]');
  for (const key of ["Space", "ArrowRight", "Space", "ArrowDown", "Space", "ArrowLeft", "Space"])
    await page.keyboard.press(key);
  assert.equal(await page.inputValue("#cards"), "AS 2S 2H AH");
  assert.equal(await page.evaluate(() => document.activeElement.dataset.key), "AH");
}

/** Touches the cards, as on a telephone. */
async function countByTouch(page) {
  await page.tap("#clear");
  for (const card of ["7H", "8D", "2S", "KC", "8C"]) await page.tap(`#picker [data-key="${card}"]`);
  assert.match(await page.textContent("#score"), /^6 points/);
}

/** Plays a deal with nothing but the keyboard; what the other seat holds is nowhere on the page. */
async function playByKeyboard(page) {
  await start(page, { game: "cribbage", seed: "5" });
  assert.deepEqual(
    new Set(await page.locator(".seat >> nth=1 >> .card").evaluateAll((cards) => cards.map((card) => card.ariaLabel))),
    new Set(["face-down card"]),
  );
  const presses = ["Tab", "Space", "Tab", "Space"];
  for (const key of presses) await page.keyboard.press(key);
  await page.focus("#table .moves .move");
  await page.keyboard.press("Enter");
  for (let i = 0; i < 6; i++) {
    assert.ok(await page.evaluate(() => document.activeElement.matches("#table [data-move]")), "the focus is lost");
    await page.keyboard.press("Enter");
  }
  const before = (await texts(page, "#log li")).length;
  await page.click("#undo");
  assert.ok((await texts(page, "#log li")).length < before);
}

/** Two persons at one page: nobody's cards are shown before that person says so. */
async function shareThePage(page) {
  await checkAxe(page, "form");
  await start(page, { game: "cribbage", seat1: "person" });
  await checkAxe(page, "shared");
  assert.equal(await page.locator("#table [data-move], #table [aria-pressed]").count(), 0);
  await page.click("text=I am Seat 0");
  await moveAtTable(page, seeded(1));
  assert.match(await page.textContent("#table"), /I am Seat 1/);
  assert.equal(await page.locator(".seats .card:not([aria-label='face-down card'])").count(), 0);
}

/** Forbidden exchanges of the Sackson game are told with their reason. */
async function refuseExchange(page) {
  await start(page, { game: "sackson" });
  await page.click('#table button[aria-label="yellow"]');
  await page.click('#table button[aria-label="blue"]');
  await page.click("text=Take yellow and blue");
  await page.click('#table [data-key="e5"]');
  await page.click('#table [data-key="d5"]', { force: true });
  assert.match(await page.textContent(".note"), /d5 may not be exchanged: .* isolated/);
  await checkAxe(page, "sackson");
}

/** The tiles of Crib-Ino turn by click and key; the layout pans and zooms by buttons, keys, wheel and dragging. */
async function turnAndPan(page) {
  await start(page, { game: "cribino", seed: "2" });
  const box = () => page.getAttribute(".layout", "viewBox");
  const turned = () => page.getAttribute('#table [aria-pressed="true"]', "aria-label");
  while ((await movesIn(page, "#all-moves")).every((move) => move.includes(" 0,0 ")))
    await moveAtTable(page, seeded(1));
  await page.click('#table .held[aria-pressed="false"] >> nth=0');
  const labels = [await turned()];
  await page.click('#table [aria-pressed="true"]');
  labels.push(await turned());
  for (let i = 0; i < 2; i++) {
    await page.keyboard.press("r");
    labels.push(await turned());
  }
  assert.equal(new Set(labels).size, 4);
  await checkAxe(page, "cribino");
  const all = await box();
  const changes = [
    () => page.click("[aria-label='Larger']"),
    () => page.locator(".layout").press("ArrowLeft"),
    () => page.locator(".layout").press("-"),
    () => page.hover(".layout").then(() => page.mouse.wheel(0, -100)),
    () => page.mouse.down().then(() => page.mouse.move(300, 500, { steps: 4 })),
  ];
  const boxes = [all];
  for (const act of changes) {
    await act();
    boxes.push(await box());
  }
  await page.mouse.up();
  assert.equal(new Set(boxes).size, boxes.length, boxes.join(" | "));
  await page.click("[aria-label='See all']");
  assert.equal(await box(), all);
  const lines = await page.locator("#log li").count();
  await page.locator("#table .spot").first().focus();
  for (let i = 0; i < 2 && (await page.locator("#log li").count()) === lines; i++) await page.keyboard.press("Enter");
  assert.ok((await page.locator("#log li").count()) > lines, "no tile is laid by the keyboard");
}

/** The search thinks in a worker: meanwhile a move can be taken back, and nobody sees more than before. */
async function undoTheThinking(page) {
  await start(page, { game: "crosscribb", seat1: "search", seed: "5" });
  await thought(page);
  await moveAtTable(page, seeded(1));
  assert.match(await page.textContent("#task"), /is thinking/);
  assert.ok(await page.locator("#watch-line").isHidden());
  const thinking = await record(page);
  await page.click("#undo");
  await moveAtTable(page, seeded(1));
  assert.deepEqual(await record(page), thinking);
  await thought(page);
  assert.ok((await record(page)).moves.length > thinking.moves.length);
  assert.equal(page.workers().length, 1);
}

/** The page needs no server. */
async function countFromDisk(page) {
  assert.match(await page.textContent("#score"), /^29 points/);
  await page.click("#to-play");
  await start(page, { seat1: "search" });
  await moveAtTable(page, seeded(1));
  await thought(page);
  assert.match(await page.textContent("#log"), /Seat 1/);
}

/** What is played of each game: choices of the form by their names, in test/GAME/pages.json. */
const PAGES = games.flatMap((game) => {
  const file = join(import.meta.dirname, "..", game.id, "pages.json");
  return JSON.parse(readFileSync(file, "utf8")).map((choices) => [game, choices]);
});

try {
  await opened("#count/5H-5D-5S-JC-5C", countBatch);
  await opened("#count", countByTouch, { viewport: NARROW, hasTouch: true });
  await opened("#play", playByKeyboard);
  await opened("#play", shareThePage);
  await opened("#play", refuseExchange);
  await opened("#play", turnAndPan);
  await opened("#play", undoTheThinking);
  await opened(
    "index.html",
    countFromDisk,
    {},
    pathToFileURL(join(import.meta.dirname, "../../site/playground/")).href,
  );
  for (const [game, choices] of PAGES)
    await opened("#play", async (page) => {
      await playToTheEnd(page, game, choices);
      await checkRecord(page);
    });
  for (const { id } of games)
    await opened("#play", async (page) => {
      await start(page, { game: id });
      for (let i = 0; i < 3; i++) await moveAtTable(page, seeded(i + 1));
      await checkAxe(page, `${id}-played`);
    });
} finally {
  await browser.close();
  server.close();
}
