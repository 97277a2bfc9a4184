// Sounds: a control on every page, and files that the browser plays.
import { expect, HOME, test } from "../fixtures.ts";
import { playOn } from "./player.ts";

const ADDRESSES = ["", "#play/cribbage", "#learn/sackson", "#puzzle", "#drill", "#statistics", "#rules/cribbage"];

for (const [width, height] of [
  [390, 844],
  [320, 568],
  [667, 375],
  [1280, 800],
] as const)
  for (const address of ADDRESSES)
    test(`sounds can be turned on from ${address || "the front page"} at ${width}×${height}`, async ({ open }) => {
      const page = await open(address, { viewport: { width, height } });
      // A page may scroll to its field; a table never does.
      if (/play|learn|puzzle/.test(address)) await expect(page.getByLabel("Sound: off")).toBeInViewport({ ratio: 1 });
      await page.getByLabel("Sound: off").click();
      await expect(page.getByLabel("Sound: quiet")).toBeVisible();
    });

test("the choice of sound is kept, and goes from page to page", async ({ open }) => {
  const page = await open("#play/cribbage?players=person.beginner&seed=1");
  await page.getByLabel("Sound: off").click();
  await page.getByLabel("Sound: quiet").click();
  await page.goto(new URL("#drill", page.url()).href);
  await expect(page.getByLabel("Sound: loud")).toBeVisible();
  await page.reload();
  await page.getByLabel("Sound: loud").click();
  await expect(page.getByLabel("Sound: off")).toBeVisible();
});

test("the browser decodes and starts every sound of a game", async ({ open }) => {
  const page = await open("about:blank", { alone: true, prefs: { sound: "quiet", speed: "fast" } });
  await page.addInitScript(() => {
    const started = new Set<number>();
    Object.assign(globalThis, { started });
    // As WebKit on Linux does with these files.
    BaseAudioContext.prototype.decodeAudioData = () => new Promise(() => {});
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...when) {
      const samples = this.buffer?.getChannelData(0) ?? new Float32Array();
      const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      if (peak > 0.5 && peak < 1) started.add(Math.round((this.buffer?.duration ?? 0) * 100));
      start.apply(this, when);
    };
  });
  await page.goto(new URL("#play/cribbage?players=person.beginner&seed=1&target=15", HOME).href);
  await page.click(".hand button.card");
  await playOn(page);
  const started = () => page.evaluate(() => [...(globalThis as unknown as { started: Set<number> }).started]);
  // By their lengths in hundredths of a second: peg, card and win or loss, and often a knock.
  await expect.poll(started).toEqual(expect.arrayContaining([13, 14]));
  await expect.poll(async () => (await started()).some((length) => length >= 70)).toBe(true);
});
