// The table moves at a pace that people can follow, and takes no input meanwhile.
import assert from "node:assert/strict";
import { test } from "node:test";
import { kept, opened, playOn, text } from "./page.mjs";

test("a double click plays one card: the hand does not move under the pointer", async () => {
  await opened("#play/cribbage?players=person.easy&seed=12", async (page) => {
    await playOn(page, { stop: async () => (await page.locator(".hand [data-move]").count()) > 0 });
    const places = () =>
      page.locator(".hand > *").evaluateAll((all) => all.map((card) => card.getBoundingClientRect().x));
    const before = await places();
    const own = async () =>
      (await kept(page, "cribbage")).moves.filter(({ type, seat }) => type === "play" && seat === 0).length;
    assert.equal(await own(), 0);
    await page.locator(".hand [data-move]").first().dblclick();
    await page.waitForFunction(() => document.querySelectorAll(".hand .empty").length > 0);
    assert.equal(await own(), 1);
    assert.deepEqual(await places(), before);
  });
});

test("a count waits for Next, item by item; the scores follow it, and bots wait for it", async () => {
  await opened(
    "#play/cribbage?players=person.easy&seed=12",
    async (page) => {
      await playOn(page, { stop: async () => (await page.locator(".count-panel").count()) > 0 });
      const log = await page.locator(".log li").count();
      await page.waitForSelector(".count-panel .next:text('Next')");
      assert.equal(await page.locator(".log li").count(), log);
      const items = await page.locator(".count-panel .items li").count();
      assert.ok(items > 0);
      assert.equal(
        await text(page, ".count-panel .total strong"),
        (await page
          .locator(".items li strong")
          .last()
          .textContent()
          .catch(() => "0")) || "0",
      );
      await page.click(".count-panel .next");
      await page.waitForFunction((before) => document.querySelectorAll(".log li").length > before, log);
      await page.click("[aria-label='One move back']");
    },
    { prefs: { speed: "fast" } },
  );
});

test("looking back at a count shows all of it", async () => {
  await opened("#play/cribbage?players=person.easy&seed=12", async (page) => {
    const panel = async () => (await page.locator(".count-panel").count()) > 0;
    await playOn(page, { stop: panel });
    const title = await text(page, ".count-panel h2");
    await page.click(".count-panel .next");
    for (let i = 0; i < 3 && (await text(page, ".count-panel h2").catch(() => "")) !== title; i++) {
      await page.click("[aria-label='One move back']");
      await page.waitForSelector(".count-panel");
    }
    assert.equal(await text(page, ".count-panel h2"), title);
    assert.equal(await page.locator(".count-panel .next").count(), 0);
  });
});

test("nothing moves for those who want that", async () => {
  await opened(
    "#play/cribbage?players=person.easy&seed=12",
    async (page) => {
      await page.waitForSelector(".hand button");
      assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
    },
    { prefs: { speed: "normal" }, reducedMotion: "reduce" },
  );
});

test("news and tasks keep their height, so that the hand stays where it is", async () => {
  await opened("#play/cribbage?players=person.easy&seed=13", async (page) => {
    await page.waitForSelector(".hand button");
    await page.evaluate(() => {
      globalThis.tops = new Set();
      const look = () => {
        const hand = document.querySelector(".hand");
        if (hand !== null) globalThis.tops.add(hand.getBoundingClientRect().y);
        requestAnimationFrame(look);
      };
      look();
    });
    await playOn(page, { stop: async () => (await page.locator(".count-panel").count()) > 0 });
    assert.equal(await page.evaluate(() => globalThis.tops.size), 1);
  });
});

test("a card can be dragged onto the table, and comes back when it is dropped elsewhere", async () => {
  await opened("#play/cribbage?players=person.easy&seed=12", async (page) => {
    await playOn(page, { stop: async () => (await page.locator(".hand [data-move]").count()) > 0 });
    const own = async () =>
      (await kept(page, "cribbage")).moves.filter(({ type, seat }) => type === "play" && seat === 0).length;
    const card = await page.locator(".hand [data-move]").first().boundingBox();
    const stage = await page.locator(".stage").boundingBox();
    const drag = async (x, y) => {
      await page.mouse.move(card.x + 20, card.y + 20);
      await page.mouse.down();
      await page.mouse.move(x, y, { steps: 4 });
      await page.mouse.up();
    };
    await drag(card.x + 60, card.y + 40);
    assert.equal(await own(), 0);
    await drag(stage.x + stage.width / 2, stage.y + stage.height / 2);
    await page.waitForFunction(() => document.querySelectorAll(".hand .empty").length > 0);
    assert.equal(await own(), 1);
  });
});
