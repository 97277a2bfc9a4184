import type { Page } from "@playwright/test";
import german from "../../../docs/playground/ui/de.json" with { type: "json" };
import { HOME } from "../fixtures.ts";
import { LAID, moveAtTable, playOn, playSome, TABLES } from "./player.ts";

/** Leads a page from view to view, and names each while it is there. */
export type Visit = (page: Page, locale: Locale) => AsyncGenerator<string>;
export type Locale = "en" | "de";

const GAMES = ["cribbage", "crosscribb", "cribino", "sackson"] as const;

/** A text of the page in its language. */
const say = (text: string, locale: Locale) => (locale === "de" ? (german as Record<string, string>)[text]! : text);

async function arrive(page: Page, hash: string, selector: string): Promise<void> {
  await page.goto(`${HOME}${hash}`);
  await page.waitForSelector(selector);
}

/** Every view of the page, by the tour that leads there. */
export const VISITS: Readonly<Record<string, Visit>> = {
  async *pages(page) {
    await arrive(page, "#", "#app > .front .hero");
    yield "front";
    for (const hash of [
      "count",
      "discard",
      "discard?scores=121-0",
      "statistics",
      "online",
      ...GAMES.map((game) => `rules/${game}`),
    ]) {
      await arrive(page, `#${hash}`, "#app > .front h1");
      yield hash;
    }
    await arrive(page, "#count/5H,5C,5D,JS,5S", "#app > .front h1");
    yield "counted";
    await arrive(page, "#drill", ".practice .pad");
    yield "drill";
    await page.click(".practice .pad button >> nth=3");
    await page.waitForSelector(".verdict");
    yield "drill answered";
  },
  async *puzzles(page) {
    await arrive(page, "#puzzle", ".play .coach");
    for (const game of GAMES) {
      await page.selectOption("select[name=source]", game);
      await page.waitForSelector(`.game-${game}`);
      yield `puzzle of ${game}`;
      await answerPuzzle(page);
      yield `puzzle of ${game}, answered`;
    }
  },
  ...Object.fromEntries(GAMES.map((game) => [`lesson of ${game}`, (page: Page) => lesson(page, game)])),
  ...Object.fromEntries(
    Object.entries(TABLES).map(([name, path]) => [
      name,
      (page: Page, locale: Locale) => table(page, locale, name, path),
    ]),
  ),
  async *"hot seat"(page) {
    await arrive(page, "#play/cribbage?players=person.person&seed=11", ".curtain");
    yield "curtain of cribbage";
    await arrive(page, "#play/crosscribb?players=person.person&muggins=true&seed=11", ".curtain");
    yield "curtain of crosscribb";
    await playOn(page, { until: ".claim-panel" });
    yield "claim in crosscribb";
  },
};

async function* table(page: Page, locale: Locale, name: string, path: string): AsyncGenerator<string> {
  await arrive(page, `#play/${path}&seed=11`, LAID);
  yield `${name}: start`;
  const isCards = path.includes("cribb");
  await playSome(page, path.startsWith("cribbage") ? 2 : name === "crosscribb4" ? 2 : 7);
  yield `${name}: play`;
  if (name === "cribbage3") {
    await playOn(page, { until: ".claim-panel" });
    yield `${name}: claim`;
  }
  if (isCards) {
    if (path.startsWith("cribbage")) await playOn(page, { until: ".pile .card + .card" });
    yield `${name}: later play`;
    await playOn(page, { until: ".count-panel" });
    yield `${name}: count`;
  }
  if (path.startsWith("crosscribb")) {
    await playOn(page, { until: ".crosscribb > .crib" });
    yield `${name}: count of the crib`;
  }
  if (/\d$/.test(name)) return;
  await page.click(".bar > .tool");
  await page.waitForSelector("dialog[open]");
  yield `${name}: menu`;
  await page.keyboard.press("Escape");
  if (name === "crosscribb") return; // A review takes too long.
  await playOn(page);
  yield `${name}: end`;
  if (name === "solitaire") return;
  await page.locator(".end button", { hasText: say("Review", locale) }).click();
  await page.waitForSelector(".review");
  yield `${name}: review`;
  const mistake = page.locator(".mistakes button").first();
  if ((await mistake.count()) === 0) return;
  await mistake.click();
  await page.waitForSelector(".lesson");
  yield `${name}: mistake`;
}

/** Cards to tap on the first screens of the lesson of cribbage: scores, then a discard. */
const TAPS: readonly (readonly string[])[] = [
  ["7C", "8H"],
  ["8H", "8S"],
  ["6D", "7C", "8S"],
  ["2D", "QC"],
];

/** Every screen of a lesson; the last count of cribbage takes many presses. */
async function* lesson(page: Page, game: string): AsyncGenerator<string> {
  await arrive(page, `#learn/${game}`, ".learn .task");
  const progress = page.locator(".bar progress");
  const at = () => progress.evaluate(({ value }: HTMLProgressElement) => value);
  const last = await progress.evaluate(({ max }: HTMLProgressElement) => max);
  let before = -1;
  for (let n = 0; n < 40; n++) {
    const screen = await at();
    if (screen !== before) yield `lesson of ${game}: screen ${screen}`;
    before = screen;
    if (screen === last || (game === "cribbage" && screen > 9)) return;
    const cards = game === "cribbage" ? TAPS[screen] : undefined;
    if (cards) for (const card of cards) await press(page, `.hand [data-card="${card}"]`);
    if ((await page.locator(".below .actions [data-move]").count()) > 0)
      await press(page, ".below .actions [data-move]");
    else if (!cards) await pressAsked(page, n);
  }
  throw new Error(`the lesson of ${game} does not go on after screen ${before}`);
}

const press = (page: Page, selector: string) => page.locator(selector).first().dispatchEvent("click");

/** Presses what a lesson asks for. */
async function pressAsked(page: Page, n: number): Promise<void> {
  const hinted = page.locator(".hinted[data-move], .hinted[aria-pressed=false]");
  const offered = page.locator(
    ".learn :is([data-move], .actions .main, .hand [aria-pressed=false], .marker[aria-pressed=false])",
  );
  if ((await hinted.count()) > 0) return hinted.first().dispatchEvent("click");
  await offered.nth(n % (await offered.count())).dispatchEvent("click");
}

async function answerPuzzle(page: Page): Promise<void> {
  const answer = page.locator(".lesson");
  const show = page.getByText("Show the answer").or(page.getByText("Antwort zeigen"));
  while ((await answer.count()) === 0)
    if ((await show.count()) > 0) await show.click();
    else if (!(await moveAtTable(page))) await press(page, ":is(.hand, .stage) [aria-pressed=false]");
}
