// Every game runs to its end by mouse, by touch and by keyboard alone, against each level.
import assert from "node:assert/strict";
import { test } from "node:test";
import { opened, playOn, text } from "./page.mjs";

const GAMES = { cribbage: "target=61", crosscribb: "target=31", cribino: "deals=1", sackson: "turnLimit=20" };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function whole(hand, level, options) {
  for (const [id, rest] of Object.entries(GAMES))
    await opened(
      `#play/${id}?players=person.${level}&seed=7&${rest}`,
      async (page) => {
        const presses = await playOn(page, { hand });
        assert.match(await text(page, ".end h2"), /win|draw|tie/);
        console.log(`  ${id} by ${hand} against ${level}: ${presses} presses`);
      },
      options,
    );
}

test("every game by mouse", () => whole("mouse", "easy"));
test("every game by touch", () => whole("touch", "medium", PHONE));
test("every game by keyboard", () => whole("keyboard", "hard"));

test("several people at one screen", async () => {
  for (const [id, rest] of Object.entries(GAMES))
    await opened(`#play/${id}?players=person.person&seed=7&${rest}`, async (page) => {
      await playOn(page);
      assert.match(await text(page, ".end h2"), /win|draw|tie/);
    });
});

test("a solitaire, partners, and three players with muggins", async () => {
  for (const path of [
    "cribino?seed=4&players=person",
    "cribbage?seed=4&target=61&muggins=true&players=person.easy.easy",
    "cribbage?seed=4&target=61&players=person.medium.medium.medium",
    "crosscribb?seed=4&muggins=true&players=person.easy",
  ])
    await opened(`#play/${path}`, async (page) => {
      await playOn(page);
      assert.match(await text(page, ".end h2"), /win|draw|tie|No tile|did it/);
    });
});
