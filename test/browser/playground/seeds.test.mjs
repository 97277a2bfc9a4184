// New cards every time; the seed is shown afterwards and in the link.
import assert from "node:assert/strict";
import { test } from "node:test";
import { goOn, kept, opened, playOn, text } from "./page.mjs";

test("one press on the front page deals cards, and other cards the next time", async () => {
  const seeds = new Set();
  for (let i = 0; i < 2; i++)
    await opened("#", async (page) => {
      await page.click("text=Play cribbage >> visible=true");
      await page.waitForSelector(".hand button.card");
      const { setup } = await kept(page, "cribbage");
      assert.match(page.url(), new RegExp(`seed=${setup.seed}\\b`));
      seeds.add(setup.seed);
    });
  assert.equal(seeds.size, 2);
});

test("the same link deals the same cards; a rematch deals others", async () => {
  const hands = [];
  const cards = (page) => page.locator(".hand [data-card]").evaluateAll((all) => all.map((card) => card.dataset.card));
  await opened("#play/cribbage?players=person.easy&seed=77&target=31", async (page) => {
    await page.waitForSelector(".hand button");
    hands.push((await cards(page)).join());
    await playOn(page);
    assert.match(await text(page, ".end"), /Seed of the cards: 77/);
    await goOn(page, "Same cards again");
    hands.push((await cards(page)).join());
    await playOn(page);
    await goOn(page, "Rematch");
    hands.push((await cards(page)).join());
  });
  assert.equal(hands[0], hands[1]);
  assert.notEqual(hands[1], hands[2]);
});

test("a match goes on until a side has won enough games", async () => {
  await opened("#play/cribbage?players=person.easy&seed=4&target=31&match=2", async (page) => {
    for (let games = 1; ; games++) {
      await playOn(page);
      const stand = await text(page, ".end");
      assert.match(stand, /match/i);
      if (/the match:/.test(stand)) break;
      assert.ok(games < 4);
      await goOn(page, "Next game of the match");
    }
  });
});
