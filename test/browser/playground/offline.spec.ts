import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, HOME, test } from "../fixtures.ts";
import { SITE, serve } from "../serve.ts";
import { moveAtTable } from "./player.ts";

const OUTPUT = join(SITE, "playground");
const controlled = () => navigator.serviceWorker.controller !== null;

test("with the network cut, every part of the page still opens, and a game is played", async ({ open }) => {
  const page = await open("", { alone: true });
  await page.waitForFunction(controlled);
  await page.context().setOffline(true);
  for (const [address, shows] of [
    ["#drill", ".answer"],
    ["#statistics", ".statistics"],
    ["#rules/sackson", ".rules"],
  ] as const) {
    await page.goto(HOME + address);
    await page.reload();
    await page.waitForSelector(shows);
  }
  await page.goto(`${HOME}#play/cribbage?seed=3&first=1&players=person.beginner`);
  await page.reload();
  await page.waitForSelector('.below [aria-pressed="false"]');
  for (let i = 0; i < 3; i++) await moveAtTable(page);
  // The bot has thought in a worker, whose file was kept too.
  await page.waitForSelector(".below button[data-move]");
  await expect(page.locator("text=bots have stopped")).toHaveCount(0);
});

test("a new version waits until the player takes it; till then every file is the old version's", async ({
  open,
}, info) => {
  const folder = info.outputPath("site");
  cpSync(OUTPUT, folder, { recursive: true });
  const { origin, close } = await serve(folder);
  const page = await open(`${origin}/`, { alone: true, allowed: [origin] });
  await page.waitForFunction(controlled);
  const replace = (file: string, from: RegExp, to: string) => {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
  };
  replace("index.html", /(name="description" content)="[^"]*"/, '$1="newer"');
  replace("service-worker.js", /(url:"index.html",revision):"\w+"/, '$1:"newer"');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.waitForSelector(".update");
  await page.reload();
  expect(await page.getAttribute("meta[name=description]", "content")).not.toBe("newer");
  await page.click(".update >> text=Update");
  await page.waitForSelector('meta[content="newer"]', { state: "attached" });
  await page.close();
  await close();
  rmSync(folder, { recursive: true });
});

test("the page is installable: a manifest with icons that are there", () => {
  const manifest = JSON.parse(readFileSync(join(OUTPUT, "manifest.webmanifest"), "utf8"));
  expect(manifest.display).toBe("standalone");
  for (const { src, sizes, type } of manifest.icons) {
    const icon = readFileSync(join(OUTPUT, src));
    if (type === "image/png") expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes);
  }
});

test("opened from the disk, the page asks to be served, and shows nothing else", async ({ open }) => {
  const page = await open(pathToFileURL(join(OUTPUT, "index.html")).href, { alone: true, complains: true });
  await expect(page.locator("body")).toHaveText(/^\s*This page does not work from the disk\. Run `npm run site:serve`/);
});
