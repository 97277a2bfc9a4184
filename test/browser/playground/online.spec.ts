// Games between browsers, over a real server process on an empty database.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Page } from "@playwright/test";
import { test as base, expect, HOME, type OpenOptions } from "../fixtures.ts";
import { look, playOn, text } from "./player.ts";

const ROOT = join(import.meta.dirname, "../../..");

interface Server {
  readonly address: string;
  /** Restarts it at the same address, with the same matches. */
  restart(): Promise<void>;
}

interface Fixtures {
  readonly server: Server;
  /** Two browsers at a match, each with a page of its own: Ada's, who opens it, and Bert's. */
  pair(game: string, choices: Readonly<Record<string, string>>, options?: OpenOptions): Promise<[Page, Page]>;
}

const test = base.extend<Fixtures>({
  server: async ({ browserName }, use, info) => {
    const folder = info.outputPath("matches");
    let { server, address } = await start(folder, "0");
    await use({
      address,
      restart: async () => {
        await end(server);
        ({ server } = await start(folder, new URL(address).port));
      },
    });
    await end(server);
  },
  pair: async ({ open, server: { address } }, use) => {
    const pages: Page[] = [];
    await use(async (game, choices, options) => {
      const allowed = [address];
      const host = await open(`?server=${address}`, { allowed, ...options });
      await host.waitForURL(/online\.html/);
      const link = await create(host, game, choices);
      const guest = await open(link, { allowed, ...options });
      await expect(guest.getByText("Ada invites you to a game")).toBeVisible();
      await guest.fill('input[autocomplete="nickname"]', "Bert");
      await guest.click("text=Take a seat");
      for (const page of [host, guest]) await page.waitForSelector(".play");
      pages.push(host, guest);
      return [host, guest];
    });
    for (const page of pages) await page.close(); // The server goes next, and they would complain.
  },
});

async function start(folder: string, PORT: string): Promise<{ server: ChildProcess; address: string }> {
  const limits = { REQUESTS_PER_MINUTE: "10000", MESSAGES_PER_SECOND: "1000" };
  const server = spawn(process.execPath, ["--import", "tsx", "docs/examples/server/server.ts"], {
    cwd: ROOT,
    env: { ...process.env, ...limits, DATABASE_URL: folder, PORT },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [address] = await once(createInterface(server.stdout), "line");
  return { server, address };
}

async function end(server: ChildProcess): Promise<void> {
  server.kill();
  await once(server, "exit");
}

/** Opens a match with the choices of the form; gives its link. */
async function create(page: Page, game: string, choices: Readonly<Record<string, string>>): Promise<string> {
  await page.click("text=Play with a friend");
  await page.fill('input[autocomplete="nickname"]', "Ada");
  await page.selectOption('select[name="game"]', game);
  for (const [name, label] of Object.entries(choices)) await page.selectOption(`select[name="${name}"]`, { label });
  await look(page, "online-create");
  await page.click("text=Create a game");
  await page.waitForSelector("input[readonly]");
  await look(page, "online-invitation");
  return page.inputValue("input[readonly]");
}

for (const [game, choices] of [
  ["cribbage", { target: "61" }],
  ["crosscribb", {}],
  ["cribino", { deals: "1" }],
  ["sackson", { turnLimit: "20" }],
] as const)
  test(`two browsers play ${game} to its end, with a reload in the middle; each is told the other's name`, async ({
    pair,
  }) => {
    const [host, guest] = await pair(game, choices);
    const withReload = async () => {
      await playOn(guest, { until: async () => (await guest.locator(".log li").count()) > 9 });
      const line = guest.locator(".log li").nth(7);
      const told = await line.textContent();
      await guest.reload();
      await guest.waitForSelector(".play");
      await expect(line, "the log says the same").toHaveText(told!);
      await playOn(guest);
    };
    await Promise.all([playOn(host), withReload()]);
    const [hosts, guests] = [await text(host, ".end .final"), await text(guest, ".end .final")];
    expect(hosts).toMatch(/You -?\d+ · Bert -?\d+/);
    expect(guests).toMatch(/Ada -?\d+ · You -?\d+/);
    expect(hosts.match(/-?\d+/g)).toEqual(guests.match(/-?\d+/g));
    await look(host, `online-${game}`);
    for (const [page, other] of [
      [host, "Bert"],
      [guest, "Ada"],
    ] as const) {
      await page.getByText("Another game").click();
      await page.goto(`${page.url().split("#")[0]}#statistics`);
      const games = page.locator(".statistics table tbody tr");
      await expect(games.first(), `the statistics of the one who played ${other}`).toContainText("1");
    }
  });

test("a match that is over has a review, and a mistake leads to a game at this page", async ({ pair }) => {
  const [host, guest] = await pair("cribbage", { target: "61" });
  await Promise.all([playOn(host), playOn(guest)]);
  await host.getByRole("button", { name: "Review with the coach" }).click();
  await host.locator(".mistakes button").first().click();
  await host.getByRole("button", { name: "Retry" }).click();
  await host.waitForURL(/#play\/cribbage\?players=person\.hard/);
  await expect(host.locator(".play")).toBeVisible();
  await host.getByRole("button", { name: "Menu" }).click();
  await host.click("text=Back to the first game");
  await host.waitForURL(/#online\//);
  await expect(host.locator(".end")).toContainText("Bert");
  await expect(host.locator(".end .review")).toBeVisible();
});

test("a match can be left and found again, and a link that leads nowhere says so", async ({ pair }) => {
  const [host] = await pair("sackson", {});
  const address = host.url();
  await host.evaluate(() => location.assign("#"));
  await host.click("text=Go on with your match of Sackson");
  await expect(host.locator(".play")).toBeVisible();
  expect(host.url()).toBe(address);
  await host.evaluate(() => location.assign("#online/blah"));
  await expect(host.locator("[role=alert]")).toHaveText("This link leads to no game. Perhaps a part of it is missing.");
});

test("a rematch is told to the other, seats both again, and deals at once", async ({ pair }) => {
  const pages = await pair("cribino", { deals: "1" });
  const address = pages[0].url();
  await Promise.all(pages.map((page) => playOn(page)));
  const [host, guest] = pages;
  await host.getByRole("button", { name: "Rematch" }).click();
  await expect(guest.locator(".end")).toContainText("Ada asks for a rematch.");
  await expect(host.locator(".online"), "nobody has to be asked twice").toContainText("They have been told.");
  await guest.getByRole("button", { name: "Rematch" }).click();
  for (const page of pages) {
    await expect(page.locator(".end")).toHaveCount(0);
    await page.locator(".hand .held").first().waitFor();
    expect(page.url()).not.toBe(address);
  }
  expect(pages[0].url()).toBe(pages[1].url());
});

test("a third visitor of a full match watches at once, sees nobody's cards, and follows it to its end", async ({
  open,
  pair,
  server: { address },
}) => {
  const pages = await pair("cribbage", { target: "61" });
  const third = await open(pages[0].url(), { allowed: [address] });
  await third.waitForSelector(".play");
  const cards = third.locator(".hand .card, .others .card");
  await cards.first().waitFor();
  for (const card of await cards.all()) await expect(card).toHaveAttribute("aria-label", /face-down/);
  await expect(third.locator("[data-move]")).toHaveCount(0);
  await Promise.all(pages.map((page) => playOn(page)));
  await third.waitForSelector(".end");
  await third.close();
});

test("a lost answer to a request for a seat costs no seat: the page asks again with the same key", async ({
  open,
  server: { address },
}) => {
  const options = { allowed: [address], complains: true };
  const host = await open(`?server=${address}`, options);
  await host.waitForURL(/online\.html/);
  const guest = await open(await create(host, "cribbage", {}), options);
  let lost = 0;
  await guest.route("**/seats", async (route) => {
    await route.fetch();
    if (lost++ === 0) return route.abort();
    return route.continue();
  });
  await guest.fill('input[autocomplete="nickname"]', "Bert");
  await guest.click("text=Take a seat");
  for (const page of [host, guest]) await page.waitForSelector(".play");
  await expect.poll(() => lost).toBe(2);
  await expect(guest.locator(".hand button").first()).toBeAttached();
});

test("when the server restarts, both are told, and the game goes on", async ({ server, pair }) => {
  const pages = await pair("cribbage", { target: "61" }, { complains: true });
  const lost = pages.map((page) => page.waitForSelector("text=The connection is lost"));
  await server.restart();
  await Promise.all(lost);
  for (const page of pages) await page.waitForSelector("text=The connection is lost", { state: "detached" });
  await Promise.race(pages.map((page) => playOn(page, { until: ".below button[data-card][data-move]" })));
  await expect(pages[0].locator(".log li").nth(3)).toBeAttached();
});

test("without a server the page asks nobody else for anything, and may not", async ({ open }) => {
  const page = await open("", { complains: true });
  const asked: string[] = [];
  page.context().on("request", (request) => asked.push(request.url()));
  await page.click("text=Play cribbage");
  await playOn(page, { until: ".count-panel" });
  for (const hash of ["#drill", "#statistics", "#rules/cribino", "#online"]) {
    await page.goto(HOME + hash);
    await page.reload();
  }
  expect(asked.filter((url) => !url.startsWith(HOME))).toEqual([]);
  const answered = await page.evaluate(() =>
    fetch("/matches").then(
      () => true,
      () => false,
    ),
  );
  expect(answered).toBe(false);
});
