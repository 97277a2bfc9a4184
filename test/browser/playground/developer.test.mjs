import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { cribbage } from "fifteen-two/cribbage";
import { checkAxe, moveAtTable, opened } from "./page.mjs";

const DOCS = join(import.meta.dirname, "../../../docs");

/** Where the site has a guide: by its title. */
const GUIDES = readdirSync(DOCS)
  .filter((file) => file.endsWith(".md"))
  .map((file) => /^title: (.*)$/m.exec(readFileSync(join(DOCS, file), "utf8"))[1])
  .map((title) => `../documents/${title.replaceAll(" ", "_")}.html`);

test("the drawer shows the view, the legal moves, the last call, and guides that are there", () =>
  opened("#play/cribbage?seed=3&first=1&players=person.easy", async (page) => {
    await page.waitForSelector('.below [aria-pressed="false"]');
    await page.click("[aria-label=Menu]");
    await page.click("dialog >> text=For developers");
    await page.waitForSelector(".developer");
    const part = (title) => page.textContent(`.developer details:has(summary:text-is("${title}")) pre`);
    const view = cribbage.parseViewJson(JSON.parse(await part("The view")));
    assert.equal(view.viewer, 0);
    const moves = cribbage.legalMoves(view);
    assert.deepEqual(JSON.parse(await part("The legal moves as JSON")), moves);
    const text = await part(`The legal moves (${moves.length}) as text`);
    assert.deepEqual(text.split("\n").map(cribbage.parseMove), moves);
    assert.match(await part("The last call"), /^import \{ \w+ \} from "fifteen-two\/cribbage";\n\nconst /);
    assert.equal(await page.locator('summary:has-text("record")').count(), 0, "the record would show hidden cards");
    const links = await page.locator(".developer a").evaluateAll((all) => all.map((a) => a.getAttribute("href")));
    assert.ok(links.length >= 5);
    for (const href of links) assert.ok(GUIDES.includes(href), href);
    await checkAxe(page, "developer");
  }));

test("the last call is the player's own move, with its cards", () =>
  opened("#play/cribbage?seed=3&first=1&players=person.easy", async (page) => {
    await page.waitForSelector('.below [aria-pressed="false"]');
    for (let i = 0; i < 3; i++) await moveAtTable(page);
    await page.waitForSelector(".below button[data-move]");
    await page.click("[aria-label=Menu]");
    await page.click("dialog >> text=For developers");
    await page.waitForSelector(".developer");
    const call = '.developer details:has(summary:text-is("The last call")) pre';
    assert.match(await page.textContent(call), /apply\(state, \{ type: "discard", seat: 0, cards: \["/);
    // The drawer is beside the table: one plays on, and it follows.
    await moveAtTable(page);
    await page.waitForSelector(`${call}:text('type: "play"')`);
  }));
