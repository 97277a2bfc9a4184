// Games between browsers, over a real server process on an empty database.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Page, WebSocket } from "@playwright/test";
import { openProxy } from "../../servers/proxy.ts";
import { test as base, expect, HOME, NIGHT, type OpenOptions, ORIGIN } from "../fixtures.ts";
import { LAID, look, playOn, text } from "./player.ts";

const ROOT = join(import.meta.dirname, "../../..");

interface Server {
  readonly address: string;
  /** Restarts it at the same address, with the same matches. */
  restart(): Promise<void>;
}

interface Shared {
  readonly server: Server;
}

interface Fixtures {
  /** Two browsers at a match, each with a page of its own: Ada's, who opens it, and Bert's. */
  pair(game: string, choices: Readonly<Record<string, string>>, options?: OpenOptions): Promise<[Page, Page]>;
}

const test = base.extend<Fixtures, Shared>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures in use here.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "matches-"));
      let { server, address } = await start(folder, "0");
      await use({
        address,
        restart: async () => {
          await end(server);
          ({ server } = await start(folder, new URL(address).port));
        },
      });
      await end(server);
      rmSync(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
  pair: async ({ open, server: { address } }, use) => {
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
      return [host, guest];
    });
  },
});

async function start(folder: string, PORT: string): Promise<{ server: ChildProcess; address: string }> {
  const limits = { REQUESTS_PER_MINUTE: "10000", MESSAGES_PER_SECOND: "1000", AWAY_MS: "1500" };
  const server = spawn(process.execPath, ["--import", "tsx", "docs/server/server.ts"], {
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
async function create(
  page: Page,
  game: string,
  choices: Readonly<Record<string, string>>,
  { name = "Ada", open = false } = {},
): Promise<string> {
  await page.click("text=Play with a friend");
  await page.fill('input[autocomplete="nickname"]', name);
  await page.selectOption('select[name="game"]', game);
  for (const [name, label] of Object.entries(choices)) await page.selectOption(`select[name="${name}"]`, { label });
  await page.getByLabel("Anyone may join").setChecked(open);
  await page.click("text=Create a game");
  await page.waitForSelector("input[readonly]");
  return page.inputValue("input[readonly]");
}

/** By day, what shows that a match has gone on for long enough to see what it is about. */
const ENOUGH = NIGHT ? ".end" : ".log li:nth-child(15)";

/** Plays a match until something is there, with a reload in between. */
async function playOut([host, guest]: readonly [Page, Page], name: string, until = ".end"): Promise<void> {
  const withReload = async () => {
    await playOn(guest, { until: ".log li:nth-child(10)" });
    const line = guest.locator(".log li").nth(7);
    const told = await line.textContent();
    await guest.reload();
    await guest.waitForSelector(".play");
    await expect(line, "the log says the same").toHaveText(told!);
    await playOn(guest, { until });
  };
  await Promise.all([playOn(host, { until }), withReload()]);
  await expect(host.locator(".scores"), "each sees the other's name").toHaveText(/You -?\d+\s*Bert -?\d+/);
  await expect(guest.locator(".scores")).toHaveText(/Ada -?\d+\s*You -?\d+/);
  const scores = async (page: Page) => (await text(page, ".scores")).match(/-?\d+/g);
  await expect(async () => expect(await scores(host)).toEqual(await scores(guest))).toPass();
  await look(host, `online-${name}`);
}

test("cribbage: a third visitor watches and sees nobody's cards; the review leads to a game at this page", async ({
  open,
  pair,
  server: { address },
}) => {
  const [host, guest] = await pair("cribbage", { target: "61" });
  const third = await open(host.url(), { allowed: [address] });
  await third.waitForSelector(".play");
  const cards = third.locator(".hand .card, .others .card");
  await cards.first().waitFor();
  for (const card of await cards.all()) await expect(card).toHaveAttribute("aria-label", /face-down/);
  await expect(third.locator("[data-move]")).toHaveCount(0);
  await playOut([host, guest], "cribbage");
  await third.waitForSelector(".end");
  await host.getByRole("button", { name: "Review" }).click();
  await host.locator(".mistakes button").first().click();
  await host.getByRole("button", { name: "Retry" }).click();
  await host.waitForURL(/#play\/cribbage\?players=person\.advanced/);
  await expect(host.locator(".play")).toBeVisible();
  await host.getByRole("button", { name: "Menu" }).click();
  await host.click("text=Back to the first game");
  await host.waitForURL(/#online\//);
  await expect(host.locator(".scores")).toContainText("Bert");
  await host.getByRole("button", { name: "Review" }).click();
  await expect(host.locator(".mistakes button").first(), "the review is made again").toBeVisible();
});

test("a phrase is said to the other, for a while", async ({ pair }) => {
  const [host, guest] = await pair("sackson", { turnLimit: "20" });
  await host.getByRole("button", { name: "Say something" }).click();
  await look(host, "phrases");
  await host.click("text=Good luck!");
  await expect(host.locator(".notice")).toHaveText("You: Good luck!");
  await expect(guest.locator(".notice")).toHaveText("Ada: Good luck!");
  await expect(guest.locator(".notice")).toHaveCount(0, { timeout: 20_000 });
});

test("CrossCribb: both see the same", async ({ pair }) => {
  await playOut(await pair("crosscribb", {}), "crosscribb", ENOUGH);
});

test("Crib-Ino: a rematch reaches the other, seats both again, deals at once, and can be watched", async ({
  open,
  pair,
  server,
}) => {
  const [host, guest] = await pair("cribino", { deals: "1" });
  const address = host.url();
  const watching = await open(address, { allowed: [server.address] });
  await watching.waitForSelector(".play");
  await playOut([host, guest], "cribino");
  await host.getByRole("button", { name: "Rematch" }).click();
  await expect(guest.locator(".end")).toContainText("Ada asks for a rematch.");
  await expect(host.locator(".online"), "nobody has to be asked twice").toContainText("The others know already.");
  await guest.getByRole("button", { name: "Rematch" }).click();
  for (const page of [host, guest]) {
    await expect(page.locator(".end")).toHaveCount(0);
    await page.locator(".hand .held").first().waitFor();
    expect(page.url()).not.toBe(address);
  }
  expect(host.url()).toBe(guest.url());
  await watching.getByRole("button", { name: "Watch the rematch" }).click();
  await watching.locator(".others .held, .hand .held").first().waitFor();
  expect(watching.url()).toBe(host.url());
  for (const page of [host, guest, watching])
    await expect(page.locator(".bar"), "all see the games that were won").toContainText(/Game 2, (1–0|0–1|1–1)/);
});

test("a match of several games goes on until a side has won enough, and then has a winner", async ({
  open,
  pair,
  server,
}) => {
  const [host, guest] = await pair("cribino", { deals: "1", match: "First to win 2 games" });
  const watching = await open(host.url(), { allowed: [server.address] });
  for (let game = 1; ; game++) {
    for (const page of [host, guest, watching]) await expect(page.locator(".bar")).toContainText(`Game ${game}, `);
    if (game === 2) await look(guest, "online-match", 390);
    await Promise.all([host, guest].map((page) => playOn(page)));
    await watching.waitForSelector(".end");
    const ends = [host, guest, watching].map((page) => page.locator(".end"));
    if (await host.getByRole("button", { name: "Rematch" }).isVisible()) {
      for (const end of ends) await expect(end).toContainText(/The match is over: .+ Winner: /);
      break;
    }
    expect(game, "3 games decide a match, unless one is tied").toBeLessThan(6);
    for (const end of ends) await expect(end).toContainText("the first to win 2 wins it.");
    for (const page of [host, guest]) await page.getByRole("button", { name: "Next game of the match" }).click();
    await watching.getByRole("button", { name: "Watch the rematch" }).click();
    for (const page of [host, guest]) await page.locator(".hand .held").first().waitFor();
  }
});

test("the Sackson game: a match can be left and found again, and both have it in their statistics", async ({
  pair,
}) => {
  const pages = await pair("sackson", { turnLimit: "20" });
  const [host] = pages;
  const address = host.url();
  await host.evaluate(() => location.assign("#"));
  await host.click("text=Continue your match of Sackson");
  await expect(host.locator(".play")).toBeVisible();
  expect(host.url()).toBe(address);
  await playOut(pages, "sackson");
  for (const page of pages) {
    await page.getByText("Another game").click();
    await page.goto(`${page.url().split("#")[0]}#statistics`);
    await expect(page.locator(".statistics table tbody tr").first()).toContainText("1");
  }
});

test("a stranger joins an open table, a third one watches, and all see who is away", async ({
  open,
  server: { address },
}) => {
  const options = { allowed: [address] };
  const [host, guest] = [await open(`?server=${address}`, options), await open(`?server=${address}`, options)];
  await host.waitForURL(/online\.html/);
  const link = await create(host, "sackson", {}, { name: "<b>Ada</b> ".repeat(2), open: true });
  const spectator = await open(link, options);
  await expect(spectator.getByText("Take a seat")).toBeVisible();
  await guest.waitForURL(/online\.html/);
  await guest.click("text=Play with a friend");
  const table = guest.locator(".open li", { hasText: "<b>Ada</b> <b>Ada</b>: Sackson" });
  await expect(table).toBeVisible();
  await look(guest, "online-open");
  await table.getByText("Join").click();
  await guest.click("text=Take a seat");
  for (const page of [host, guest, spectator]) await page.waitForSelector(".play");
  await guest.goto(`${HOME}icon.svg`);
  await expect(spectator.locator(".below")).toContainText("has lost connection.");
  await guest.goto(link);
  await expect(spectator.locator(".below")).not.toContainText("has lost connection.");
  await expect(spectator.locator("[data-move]")).toHaveCount(0);
});

test("a player who leaves an open table has no way back to it, and nobody finds it listed", async ({
  open,
  server: { address },
}) => {
  const page = await open(`?server=${address}`, { allowed: [address] });
  await page.waitForURL(/online\.html/);
  const link = await create(page, "sackson", {}, { name: "Eve", open: true });
  await page.getByRole("button", { name: "Leave the table" }).click();
  await expect(page.getByRole("button", { name: "Create a game" })).toBeVisible();
  await expect(page.getByText("Continue your match")).toHaveCount(0);
  const match = link.split("#online/")[1]!;
  await expect.poll(async () => (await fetch(`${address}/matches`)).text()).not.toContain(match);
});

test("turn limits are shown in the list, to a visitor before the seat is taken, and in the menu", async ({
  open,
  server: { address },
}) => {
  const options = { allowed: [address] };
  const turn = { seconds: 600, end: "forfeit" };
  const body = JSON.stringify({ game: "sackson", name: "Ann", listed: true, turn });
  const page = await open(`?server=${address}`, options);
  await page.waitForURL(/online\.html/);
  await fetch(`${address}/matches`, { method: "POST", headers: { "content-type": "application/json" }, body });
  await page.click("text=Play with a friend");
  const limit = "10 minutes per turn; then the match is lost.";
  const table = page.locator(".open li", { hasText: "Ann: Sackson" });
  await expect(table).toContainText(limit);
  await table.getByText("Join").click();
  await expect(page.locator(".online")).toContainText(limit);
  await page.click("text=Take a seat");
  await page.waitForSelector(".play");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.locator(".menu")).toContainText(limit);
});

test("a link that leads nowhere says so; how an invitation looks", async ({ open, server: { address } }) => {
  const page = await open(`?server=${address}`, { allowed: [address] });
  await page.waitForURL(/online\.html/);
  await page.evaluate(() => location.assign("#online/blah"));
  const told = "This link leads to no game. Perhaps a part of it is missing.";
  await expect(page.locator(".online > [role=alert]")).toHaveText(told);
  await page.evaluate(() => location.assign("#"));
  await page.click("text=Play with a friend");
  await look(page, "online-create");
  await page.fill('input[autocomplete="nickname"]', "Ada");
  await page.click("text=Create a game");
  await page.waitForSelector("input[readonly]");
  await look(page, "online-invitation");
});

test("a link that is sent: a share sheet that is closed says nothing, and a copy that fails says what to do", async ({
  open,
  server: { address },
}) => {
  const page = await open(`?server=${address}`, { allowed: [address] });
  await page.waitForURL(/online\.html/);
  await create(page, "cribbage", {});
  const said = page.locator(".link [role=status]");
  /** Sends the link where sharing fails with one error, or there is no sharing, and copying fails or not. */
  const send = (share: string | undefined, copies: boolean) =>
    page.evaluate(
      async ([error, copies]) => {
        const share = error && (() => Promise.reject(new DOMException("", error)));
        Object.defineProperty(navigator, "share", { value: share, configurable: true });
        const writeText = () => (copies ? Promise.resolve() : Promise.reject(new DOMException("", "NotAllowedError")));
        Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
        document.querySelector<HTMLElement>(".link .main")!.click();
        await new Promise((resolve) => setTimeout(resolve));
      },
      [share, copies] as const,
    );
  await send("AbortError", false);
  await expect(said).toHaveText("");
  await send(undefined, false);
  await expect(said).toHaveText("This browser does not let this page copy text.");
  await send("NotAllowedError", true);
  await expect(said).toHaveText("Link copied.");
});

test("a page that is left closes its socket; one whose server is gone gives up, and connects again by a button", async ({
  open,
  server: { address },
}) => {
  const page = await open(`?server=${address}`, { allowed: [address], complains: true, alone: true });
  await page.waitForURL(/online\.html/);
  const sockets: WebSocket[] = [];
  page.on("websocket", (socket) => sockets.push(socket));
  await create(page, "cribbage", {});
  const waiting = page.getByText("Waiting for 1 more player.");
  await waiting.waitFor();
  const link = page.url();
  await page.evaluate(() => location.assign("#drill"));
  await expect.poll(() => sockets.map((socket) => socket.isClosed())).toEqual([true]);
  let isGone = true;
  await page.routeWebSocket(/127\.0\.0\.1/, (socket) => (isGone ? socket.close() : socket.connectToServer()));
  await page.clock.install();
  await page.goto(link);
  await page.reload();
  const again = page.getByRole("button", { name: "Connect again" });
  await expect(async () => {
    await page.clock.runFor(60_000);
    await expect(again).toBeVisible({ timeout: 100 });
  }).toPass();
  await look(page, "online-lost");
  isGone = false;
  await again.click();
  await page.clock.resume();
  await waiting.waitFor();
  await expect(again).toHaveCount(0);
});

test("a lost connection shows within two seconds, as does a move not sent yet", async ({ pair, server }) => {
  const pages = await pair("sackson", {}, { complains: true });
  const [host] = pages;
  const below = host.locator(".below");
  const soon = { timeout: 2500 };
  await host.waitForSelector(LAID);
  await host.context().setOffline(true);
  await expect(below).toContainText("The connection is lost. Trying again", soon);
  await host.context().setOffline(false);
  await expect(below).not.toContainText("The connection is lost");
  // From here on the link is silent: what is sent does not arrive.
  const mend = await host.evaluateHandle(() => {
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = () => {};
    return () => {
      WebSocket.prototype.send = send;
    };
  });
  for (const n of [0, 1]) await host.locator(".stone-row button.stone").nth(n).click();
  await host.click(".actions .main, .actions [data-move]");
  await expect(below).toContainText("your move has not been sent yet", soon);
  await mend.evaluate((call) => call());
  await server.restart();
  await expect(below).not.toContainText("not been sent yet");
  await expect(below, "the move is sent again").toContainText("exchange");
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

test("a restart of the server shows to both, and the game goes on", async ({ server, pair }) => {
  const pages = await pair("cribbage", { target: "61" }, { complains: true });
  const lost = pages.map((page) => page.waitForSelector("text=The connection is lost"));
  await server.restart();
  await Promise.all(lost);
  for (const page of pages) await page.waitForSelector("text=The connection is lost", { state: "detached" });
  await Promise.race(pages.map((page) => playOn(page, { until: ".below button[data-card][data-move]" })));
  await expect(pages[0].locator(".log li").nth(3)).toBeAttached();
});

test("page and server behind a proxy that speaks TLS", async ({ browser, server: { address } }) => {
  const proxy = await openProxy((path) => (path.startsWith("/playground/") ? ORIGIN : address));
  const open = async (link: string) => {
    const context = await browser.newContext({ ignoreHTTPSErrors: true, reducedMotion: "reduce" });
    await context.addInitScript(() => localStorage.setItem("fifteen-two:prefs", '{"speed":"instant"}'));
    const page = await context.newPage();
    await page.goto(link);
    return page;
  };
  const host = await open(`${proxy.url}/playground/?server=${proxy.url}`);
  await host.waitForURL(/online\.html/);
  const guest = await open(await create(host, "sackson", { turnLimit: "20" }));
  await guest.fill('input[autocomplete="nickname"]', "Bert");
  await guest.click("text=Take a seat");
  for (const page of [host, guest]) await page.waitForSelector(".play");
  await playOut([host, guest], "tls", ENOUGH);
  for (const page of [host, guest]) await page.context().close();
  proxy.close();
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
  await page.click("text=Play on this device");
  await expect(page.locator("dialog, .curtain").first(), "two can play at this screen").toBeVisible();
  const answered = await page.evaluate(() =>
    fetch("/matches").then(
      () => true,
      () => false,
    ),
  );
  expect(answered).toBe(false);
});
