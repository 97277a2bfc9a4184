import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import * as cribbage from "fifteen-two/cribbage";
import { expect, test } from "../fixtures.ts";
import { discardTwo, look, moveAtTable, text } from "./player.ts";

const DOCS = join(import.meta.dirname, "../../../docs");

/** The addresses of guides, by title. */
const GUIDES = readdirSync(DOCS)
  .filter((file) => file.endsWith(".md"))
  .map((file) => /^title: (.*)$/m.exec(readFileSync(join(DOCS, file), "utf8"))?.[1])
  .map((title) => `../documents/${title?.replaceAll(" ", "_")}.html`);

const ADDRESS = "#play/cribbage?seed=3&first=1&players=person.beginner";

async function openDrawer(page: Page): Promise<void> {
  await page.click("[aria-label=Menu]");
  await page.click("dialog >> text=For developers");
  await page.waitForSelector(".developer");
}

const part = (title: string) => `.developer details:has(summary:text-is("${title}")) pre`;

test("the drawer shows the view, the legal moves, the last call, and guides that are there", async ({ open }) => {
  const page = await open(ADDRESS);
  await page.waitForSelector('.below [aria-pressed="false"]');
  await openDrawer(page);
  const view = cribbage.parseViewJson(JSON.parse(await text(page, part("The view"))));
  expect(view.viewer).toBe(0);
  const moves = cribbage.legalMoves(view);
  expect(JSON.parse(await text(page, part("The legal moves as JSON")))).toEqual(moves);
  const listed = await text(page, part(`The legal moves (${moves.length}) as text`));
  expect(listed.split("\n").map(cribbage.parseMove)).toEqual(moves);
  expect(await text(page, part("The last call"))).toMatch(/^import \{ \w+ \} from "fifteen-two\/cribbage";\n\nconst /);
  expect(await page.locator('summary:has-text("record")').count(), "the record would show hidden cards").toBe(0);
  const links = await page.locator(".developer a").evaluateAll((all) => all.map((a) => a.getAttribute("href")));
  expect(links.length).toBeGreaterThanOrEqual(5);
  for (const href of links) expect(GUIDES).toContain(href);
  await look(page, "developer");
});

test("the last call is the player's own move, with its cards", async ({ open }) => {
  const page = await open(ADDRESS);
  await discardTwo(page);
  await openDrawer(page);
  const call = page.locator(part("The last call"));
  await expect(call).toContainText('apply(state, { type: "discard", seat: 0, cards: ["');
  // The drawer is beside the table: one plays on, and it follows.
  await moveAtTable(page);
  await expect(call).toContainText('type: "play"');
});
