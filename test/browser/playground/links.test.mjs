// Addresses: a reload resumes, wrong ones get a message, and none is ignored.
import assert from "node:assert/strict";
import { test } from "node:test";
import { HOME, kept, opened, playOn, text } from "./page.mjs";

/** The player has chosen something, so there is a game to lose. */
const discarded = async (page) => (await page.locator(".hand [data-move]").count()) > 0;

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
    await page.click("text=Continue your game of Cribbage");
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
    await playOn(page, { stop: discarded });
    await page.evaluate(() => location.assign("#play/sackson?seed=3"));
    await page.waitForSelector(".game-sackson");
    await page.evaluate(() => location.assign("#play/cribbage?players=person.hard&seed=10"));
    await page.click("text=Continue your game");
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

test("back and forth between the parts shows each of them", async () => {
  await opened("#", async (page) => {
    await page.click("text=Count a hand");
    await page.waitForSelector(".counting");
    await page.goBack();
    await page.waitForSelector(".hero");
    await page.goForward();
    await page.waitForSelector(".counting");
    for (const [cards, points] of [
      ["5H-5D-5S-JC-5C", "29"],
      ["2H-4D-6S-8C-TC", "0"],
    ]) {
      await page.evaluate((hand) => location.assign(`#count/${hand}`), cards);
      await page.waitForSelector(`.points-total strong:text-is("${points}")`);
    }
    assert.equal(await page.title(), "Count a hand – fifteen-two");
  });
});

test("no game is given up without asking", async () => {
  await opened("#play/cribbage?players=person.easy&seed=9", async (page) => {
    await playOn(page, { stop: discarded });
    await page.click("[aria-label=Menu]");
    await page.click("text=New cards");
    await page.click("text=Keep playing");
    await page.click("dialog [aria-label=Close]");
    await page.goto(`${HOME}#`);
    await page.click("text=Play cribbage >> visible=true");
    await page.click("text=Continue your game");
    await page.waitForSelector(".hand button");
    assert.equal((await kept(page, "cribbage")).setup.seed, 9);
  });
});

test("a browser that keeps nothing says so, and plays", async () => {
  await opened("#", async (page) => {
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await page.click("text=Play cribbage");
    await page.click("text=This browser keeps nothing >> button");
    await page.waitForSelector(".hand button");
  });
});
