// Addresses: a reload resumes, wrong ones get a message, and none is ignored.
import assert from "node:assert/strict";
import { test } from "node:test";
import { HOME, kept, opened, playOn, text } from "./page.mjs";

test("resume", async () => {
  await opened("#play/cribbage?players=person.easy&seed=9", async (page) => {
    let presses = 0;
    await playOn(page, { stop: async () => ++presses > 12 });
    const before = await kept(page, "cribbage");
    await page.reload();
    await page.waitForSelector(".hand");
    const after = await kept(page, "cribbage");
    assert.deepEqual(after.moves.slice(0, before.moves.length), before.moves);
    assert.equal((await page.locator(".log li").count()) > 3, true);
    await page.goto(`${HOME}#`);
    await page.click("text=Resume your game of Cribbage");
    await page.waitForSelector(".hand");
  });
});

test("a reload in the middle of a count shows it again", async () => {
  await opened("#play/cribbage?players=person.easy&seed=9", async (page) => {
    await playOn(page, { stop: async () => (await page.locator(".count-panel").count()) > 0 });
    const title = await text(page, ".count-panel h2");
    await page.reload();
    await page.waitForSelector(".count-panel");
    assert.equal(await text(page, ".count-panel h2"), title);
  });
});

test("wrong", async () => {
  for (const [hash, message] of [
    ["#%E0%A4%A", /damaged/],
    ["#play/chess", /no game “chess”/],
    ["#play/cribbage?target=0", /target/],
    ["#play/cribbage?players=person.genius", /genius/],
    ["#play/cribbage?seed=x", /seed/],
    ["#nowhere", /leads nowhere/],
  ])
    await opened(hash, async (page) => {
      assert.match(await text(page, "[role=alert]"), message);
      assert.ok(await page.locator("text=Play cribbage").first().isVisible());
    });
  await opened("#count/XX", async (page) => {
    await page.waitForSelector("#cards-trouble:not(:empty)");
    assert.match(await text(page, "#cards-trouble"), /XX/);
    assert.equal(await page.locator(".points-total").count(), 0);
  });
});

test("another address during a game leads there; another game of the same kind is asked about", async () => {
  await opened("#play/cribbage?players=person.easy&seed=9", async (page) => {
    await page.waitForSelector(".hand button");
    await page.evaluate(() => location.assign("#play/sackson?seed=3"));
    await page.waitForSelector(".game-sackson");
    await page.evaluate(() => location.assign("#play/cribbage?players=person.hard&seed=10"));
    await page.click("text=Resume your game");
    await page.waitForSelector(".game-cribbage .hand button");
    assert.equal((await kept(page, "cribbage")).setup.seed, 9);
  });
});

test("the number of players keeps the bots that were chosen", async () => {
  await opened("#", async (page) => {
    await page.locator(".hero summary").click();
    await page.selectOption(".hero [name=seat1]", "hard");
    await page.selectOption(".hero [name=players]", "3");
    assert.equal(await page.inputValue(".hero [name=seat1]"), "hard");
    await page.selectOption(".hero [name=target]", "61");
    await page.click("text=Play Cribbage with these options");
    await page.waitForSelector(".hand button");
    const { setup } = await kept(page, "cribbage");
    assert.deepEqual(setup.players, ["person", "hard", "medium"]);
    assert.match(page.url(), /players=person.hard.medium/);
    assert.match(page.url(), /target=61/);
  });
});
