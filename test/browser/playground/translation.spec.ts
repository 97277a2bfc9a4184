// The text of a page under browser translation, compared with an untranslated page.
import type { Page } from "@playwright/test";
import { expect, HOME, NIGHT, test } from "../fixtures.ts";
import { drawn, playSome, TABLES } from "./player.ts";

declare global {
  var showOriginal: () => void;
  /** Words that are not translated yet. */
  var wordsLeft: () => string[];
}

/** In the page: puts two `<font>` elements in place of every text node, as Chrome does. The words start with U+200B. */
function translate(atOnce: boolean): void {
  const originals = new Map<Element, Text>();
  const wordsUnder = (root: Node) => {
    const words: Text[] = [];
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node: Node | null = root; node; node = walk.nextNode())
      if (node instanceof Text && node.data.trim() && node.parentElement?.closest("body"))
        if (!node.parentElement.closest("[translate=no], font, script, style, textarea")) words.push(node);
    return words;
  };
  const replace = (text: Text) => {
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.append(`\u200b${text.data}`);
    outer.append(inner);
    originals.set(outer, text);
    if (atOnce) text.replaceWith(outer);
    else {
      text.before(outer);
      text.remove();
    }
  };
  const watch = new MutationObserver((records) => {
    const changed = records.flatMap(({ type, target, addedNodes }) =>
      type === "childList" ? [...addedNodes] : [target],
    );
    for (const node of changed) for (const text of wordsUnder(node)) replace(text);
  });
  watch.observe(document, { childList: true, characterData: true, subtree: true });
  window.showOriginal = () => {
    watch.disconnect();
    for (const [font, text] of originals) font.replaceWith(text);
  };
  window.wordsLeft = () => wordsUnder(document.body).map(({ data }) => data);
}

/** In the page: the same random bytes each time, and no judgment of moves, which depends on the time. */
function prepare(): void {
  localStorage.setItem("fifteen-two:prefs", JSON.stringify({ speed: "instant", sound: "off", coach: false }));
  let last = 1;
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array!.buffer);
    for (let i = 0; i < bytes.length; i++) {
      last = (last * 48_271) % 2_147_483_647;
      bytes[i] = last >> 8;
    }
    return array;
  };
}

/** The text of a page without times. */
async function shown(page: Page): Promise<string> {
  const text = await page.locator("body").innerText();
  return text.replaceAll("\u200b", "").replaceAll(/\d+\.\d s/g, "some time");
}

const playOne = (page: Page) => playSome(page, 1);

/** Presses what the screen of a lesson offers, right or wrong. */
async function learn(page: Page, step: number): Promise<void> {
  const offered = page.locator(
    ".learn :is([data-move], .actions .main, .hand [aria-pressed=false], .marker[aria-pressed=false])",
  );
  const count = await offered.count();
  if (count > 0) await offered.nth(step % count).click({ force: true });
}

/** Answers a hand, then asks for the next. */
async function answer(page: Page, step: number): Promise<void> {
  if (step % 2 === 0) await page.click(`.answer .pad button >> nth=${step}`);
  else await page.click(".verdict .main");
}

/** Opens the menu of a game, or closes it. */
async function menu(page: Page, step: number): Promise<void> {
  if (step % 2 === 0) await page.click(".bar .tool >> nth=0");
  else await page.keyboard.press("Escape");
}

const table = (name: keyof typeof TABLES) => `#play/${TABLES[name]}&seed=1`;
const PLACES: readonly (readonly [
  place: string,
  address: string,
  steps: number,
  act: (page: Page, step: number) => Promise<unknown>,
])[] = [
  ["cribbage", table("cribbage"), 24, playOne],
  ["three at cribbage with muggins", table("cribbage3"), 8, playOne],
  ["CrossCribb", table("crosscribb"), 8, playOne],
  ["Crib-Ino", table("cribino"), 8, playOne],
  ["the Sackson game", table("sackson"), 12, playOne],
  ["the menu", table("sackson"), 4, menu],
  ["a lesson", "#learn/cribbage", 8, learn],
  ["a lesson of the Sackson game", "#learn/sackson", 8, learn],
  ["the counting drill", "#drill", 4, answer],
];

for (const [i, [place, address, steps, act]] of PLACES.entries())
  test(`${place}: no text is stale`, async ({ open }) => {
    const plain = await open("about:blank", { alone: true });
    const translated = await open("about:blank", { alone: true });
    await translated.addInitScript(translate, i % 2 === 0);
    for (const page of [plain, translated]) {
      await page.addInitScript(prepare);
      await page.goto(`${HOME}${address}`);
      await page.waitForSelector(":is(.play, .learn, .practice) button");
    }
    const last = NIGHT ? 2 * steps : steps;
    for (let step = 0; step < last + 4; step++) {
      await expect(async () => {
        expect(await shown(translated), `after ${step} steps`).toBe(await shown(plain));
      }).toPass({ timeout: 10_000 });
      if (step < last) expect(await translated.evaluate(() => wordsLeft())).toEqual([]);
      if (step === last) await translated.evaluate(() => showOriginal());
      for (const page of [plain, translated]) await act(page, step);
      for (const page of [plain, translated]) await drawn(page);
    }
    await expect(translated.locator(":is(svg, .scores strong, .pad) font")).toHaveCount(0);
  });
