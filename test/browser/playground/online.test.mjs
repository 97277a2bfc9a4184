// Games between browsers, over a real server process on an empty dataHOME.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { test } from "node:test";
import { checkAxe, HOME, opened, playOn, text } from "./page.mjs";

const ROOT = join(import.meta.dirname, "../../..");

/** Runs the reference server while `use` does; it can be restarted at the same address, with the same matches. */
async function served(use) {
  const folder = mkdtempSync(join(tmpdir(), "matches-"));
  let { server, address } = await started(folder, "0");
  const restart = async () => {
    await ended(server);
    ({ server } = await started(folder, new URL(address).port));
  };
  try {
    await use(address, restart);
  } finally {
    await ended(server);
    rmSync(folder, { recursive: true });
  }
}

async function started(folder, PORT) {
  const limits = { REQUESTS_PER_MINUTE: "10000", MESSAGES_PER_SECOND: "1000" };
  const server = spawn(process.execPath, ["--import", "tsx", "docs/examples/server/server.ts"], {
    cwd: ROOT,
    env: { ...process.env, ...limits, DATABASE_URL: folder, PORT },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [address] = await once(createInterface(server.stdout), "line");
  return { server, address };
}

async function ended(server) {
  server.kill();
  await once(server, "exit");
}

/** Opens a match with the choices of the form; gives its link. */
async function create(page, game, choices) {
  await page.click("text=Play with a friend");
  await page.fill('input[autocomplete="nickname"]', "Ada");
  await page.selectOption('select[name="game"]', game);
  for (const [name, label] of Object.entries(choices)) await page.selectOption(`select[name="${name}"]`, { label });
  await checkAxe(page, "online-create");
  await page.click("text=Create a game");
  await page.waitForSelector("input[readonly]");
  await checkAxe(page, "online-invitation");
  return page.inputValue("input[readonly]");
}

async function takePart(page, link) {
  await page.goto(link);
  await page.fill('input[autocomplete="nickname"]', "Bert");
  await page.click("text=Take a seat");
  await page.waitForSelector(".play");
}

/** Plays to the end; the page is loaded again on the way. */
async function playWithReload(page) {
  await playOn(page, { stop: async (at) => (await at.locator(".log li").count()) > 9 });
  await page.reload();
  await page.waitForSelector(".play");
  await playOn(page);
}

/** Two browsers at a match, each with a page of its own. */
function paired(server, game, choices, use, options = {}) {
  const allowed = [server];
  return opened(
    `?server=${server}`,
    async (host) => {
      await host.waitForURL(/online\.html/);
      const link = await create(host, game, choices);
      const play = async (guest) => {
        await takePart(guest, link);
        await host.waitForSelector(".play");
        await use(host, guest);
      };
      await opened("", play, { allowed, ...options });
    },
    { allowed, ...options },
  );
}

const MATCHES = [
  ["cribbage", { target: "61" }],
  ["crosscribb", {}],
  ["cribino", { deals: "1" }],
  ["sackson", { turnLimit: "20" }],
];

for (const [game, choices] of MATCHES)
  test(`two browsers play ${game} to its end, with a reload in the middle; each is told the other's name`, () =>
    served((server) =>
      paired(server, game, choices, async (host, guest) => {
        await Promise.all([playOn(host), playWithReload(guest)]);
        const ends = await Promise.all([host, guest].map((page) => text(page, ".end .final")));
        assert.match(ends[0], /You -?\d+ · Bert -?\d+/);
        assert.match(ends[1], /Ada -?\d+ · You -?\d+/);
        assert.deepEqual(...ends.map((end) => end.match(/-?\d+/g)));
        await checkAxe(host, `online-${game}`);
      }),
    ));

test("when the server restarts, both are told, and the game goes on", () =>
  served((server, restart) =>
    paired(
      server,
      "cribbage",
      { target: "61" },
      async (host, guest) => {
        const lost = [host, guest].map((page) => page.waitForSelector("text=The connection is lost"));
        await restart();
        await Promise.all(lost);
        await Promise.all(
          [host, guest].map((page) => page.waitForSelector("text=The connection is lost", { state: "detached" })),
        );
        const discard = { stop: (page) => page.locator(".below button[data-card][data-move]").first().isVisible() };
        await Promise.race([host, guest].map((page) => playOn(page, discard)));
        assert.ok((await host.locator(".log li").count()) > 3);
      },
      { complains: true },
    ),
  ));

test("without a server the page asks nobody else for anything, and may not", () =>
  opened(
    "",
    async (page, context) => {
      const asked = [];
      context.on("request", (request) => asked.push(request.url()));
      await page.click("text=Play cribbage");
      await playOn(page, { stop: (at) => at.locator(".count-panel").first().isVisible() });
      for (const hash of ["#drill", "#statistics", "#rules/cribino", "#online"]) {
        await page.goto(HOME + hash);
        await page.reload();
      }
      assert.deepEqual(
        asked.filter((url) => !url.startsWith(HOME)),
        [],
      );
      const blocked = await page.evaluate(() =>
        fetch("/matches").then(
          () => false,
          () => true,
        ),
      );
      assert.ok(blocked);
    },
    { complains: true },
  ));
