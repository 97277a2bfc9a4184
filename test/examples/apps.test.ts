import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seeded } from "../../src/core/random.ts";
import * as cribbage from "../../src/cribbage/index.ts";
import { games } from "../../src/games/index.ts";
import { newTable, readRecord, replay } from "../../src/index.ts";
import { often } from "../often.ts";
import { castsIn } from "./casts.ts";
import { bundle, kill, type Running, run } from "./run.ts";

const FOLDER = join(import.meta.dirname, "../../docs/examples");

const bundles: string[] = [];
afterAll(() => {
  for (const folder of bundles) rmSync(folder, { recursive: true });
});

async function bundled(example: string, script: string): Promise<string> {
  const folder = await bundle(`examples/${example}`, [script]);
  bundles.push(folder);
  return join(folder, script.replace(/\.\w+$/, ".mjs"));
}

function printed(script: string, args: readonly string[], input = "") {
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, ...args], { input, encoding: "utf8" });
  return { lines: stdout.trimEnd().split("\n"), complaints: stderr.trimEnd().split("\n"), status };
}

const APPS = [
  ...["react-table", "http-server", "any-game", "terminal", "game-loop", "histogram"],
  ...["commonjs", "discard-table", "hand-counter", "own-game"],
];

const codeOf = (example: string, files: RegExp) =>
  readdirSync(join(FOLDER, example))
    .filter((file) => files.test(file))
    .map((file) => [file, readFileSync(join(FOLDER, example, file), "utf8")] as const);

test("no line of the server names a rule", () => {
  const code = codeOf("../server", /\.ts$/).flatMap(([, text]) => text.split("\n"));
  const lines = code.filter((line) => !/^\s*(\/\/|\/\*\*|\*)/.test(line));
  expect(lines.filter((line) => /cribbage|crosscribb|cribino|sackson|crib|card|phase/i.test(line))).toEqual([]);
});

test.each([...APPS, "tournament"])("%s has no casts", (example) => {
  expect(codeOf(example, /\.(tsx?|cjs)$/).flatMap(([file, text]) => castsIn(file, text))).toEqual([]);
});

test("commonjs prints a game", async () => {
  const { lines, status } = printed(await bundled("commonjs", "play.cjs"), ["7"]);
  expect(status).toBe(0);
  expect(lines[0]).toMatch(/^- cut-for-deal/);
  expect(lines.some((line) => /^1 show hand {2}\(side 1 scores \d+: .*fifteen two/.test(line))).toBe(true);
  expect(lines.at(-2)).toMatch(/^Side [01] wins, (121 to \d+|\d+ to 121)\.$/);
  expect(lines.at(-1)).toBe("Afterwards nobody can move: the game is over.");
});

test("discard-table prints every discard, the best first", async () => {
  const script = await bundled("discard-table", "discards.ts");
  const { lines } = printed(script, ["5H", "5D", "5S", "JC", "2C", "KD"]);
  expect(lines).toHaveLength(16);
  expect(lines[1]).toMatch(/^2C KD +5D 5H 5S JC +16\.50 +\+3\.4\d +\+3\.20 +23\.1\d +-\d\.\d\d +-\d\.\d\d +\d+\.\d\d$/);
  expect(printed(script, ["5H", "1D"])).toMatchObject({ status: 1, complaints: [expect.stringMatching(/"1D"/)] });
  expect(printed(script, ["5H"])).toMatchObject({ status: 1, complaints: [expect.stringMatching(/^hand/)] });
});

test("hand-counter counts line by line, and goes on after a bad one", async () => {
  const input = "5H 5D 5S JC 5C\n\ncrib 2c 4c 6c 8c kh\n6h 7d 7s 8c\n5h 5h\n1h\n2c 2d 2h 2s 3c 3d\n";
  const { lines, complaints, status } = printed(await bundled("hand-counter", "count.ts"), [], input);
  expect(lines).toEqual([
    expect.stringMatching(/^5♥ 5♦ 5♠ J♣ 5♣: 29 \(.* is twenty-nine\)$/),
    "2♣ 4♣ 6♣ 8♣ K♥: 0",
    expect.stringMatching(/^6♥ 7♦ 7♠ 8♣: 12 /),
  ]);
  expect(complaints.map((line) => line.slice(0, 7))).toEqual(["line 5:", "line 6:", "line 7:"]);
  expect(status).toBe(1);
});

test("game-loop prints a whole game, with its record", async () => {
  const { lines, status } = printed(await bundled("game-loop", "loop.ts"), []);
  expect(status).toBe(0);
  expect(lines[0]).toMatch(/^The cut for the deal: /);
  expect(lines.some((line) => /^Player [12] plays .*, for \d+/.test(line))).toBe(true);
  const record = lines.slice(lines.findIndex((line) => line.startsWith("[")));
  expect(cribbage.outcome(replay(cribbage, readRecord(cribbage, record.join("\n")).record))).toBeDefined();
});

test("histogram draws a bar for each ten points", async () => {
  const script = await bundled("histogram", "histogram.ts");
  const { lines } = printed(script, ["10", "7"]);
  expect(lines.every((line) => /^[ \d]\d0 █* +\d+$/.test(line))).toBe(true);
  const games = lines.map((line) => Number(line.split(/ +/).at(-1)));
  expect(games.reduce((sum, n) => sum + n, 0)).toBe(10);
  expect(lines[games.indexOf(Math.max(...games))]).toContain("█".repeat(40));
  expect(printed(script, ["10", "7"]).lines).toEqual(lines);
});

test("terminal asks for the options, lists the moves and plays every game", async () => {
  const script = await bundled("terminal", "play.ts");
  for (const { id, players } of games) {
    const input = ["9", `${players.at(-1)}`, ...Array(10).fill(""), "1", "undo", ...Array(often(60, 300)).fill("1")];
    const { lines, complaints, status } = printed(script, [id], `${input.join("\n")}\n`);
    expect([complaints, status]).toEqual([[""], 0]);
    expect(lines[0]).toMatch(/^Players \(Number of players.*players: must be/);
    const lists = lines.filter((line) => line.includes("1. "));
    expect(lists.length).toBeGreaterThan(5);
    expect(lines.join("\n")).not.toMatch(/undefined|NaN|\[object/);
  }
  expect(printed(script, ["chess"]).complaints.join()).toMatch(/must be one of cribbage/);
  const tricks = printed(script, [await bundled("own-game", "tricks.ts")], `\n\n${"1\n".repeat(5)}`);
  expect([tricks.complaints, tricks.status]).toEqual([[""], 0]);
  expect(tricks.lines.join("\n")).toContain('"phase": "over"');
});

describe("http-server", () => {
  let server: Running;
  let url: string;
  beforeAll(async () => {
    server = run(await bundled("http-server", "server.ts"), ["0"]);
    url = await server.line(/^http/);
  });
  afterAll(() => kill(server));

  /** Whatever the server answers. */
  // biome-ignore lint/suspicious/noExplicitAny: the test looks at it
  async function ask(path: string, body?: unknown, key?: string): Promise<any> {
    const response = await fetch(`${url}/${path}`, {
      ...(body !== undefined && { method: "POST", body: typeof body === "string" ? body : JSON.stringify(body) }),
      headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
    });
    return { status: response.status, ...((await response.json()) as object) };
  }

  test.each(games.map(({ id }) => id))("plays %s, and shows each seat its own", async (game) => {
    const { status, id, keys } = await ask(`games/${game}`, {});
    expect(status).toBe(201);
    for (let i = 0; i < 30; i++) {
      const seen = await Promise.all(keys.map((key: string) => ask(`tables/${id}`, undefined, key)));
      const seat = seen.findIndex(({ moves }) => moves.length > 0);
      if (seat < 0) break;
      expect(seen[seat].view.viewer).toBe(seat);
      const after = await ask(`tables/${id}`, seen[seat].moves[0], keys[seat]);
      expect(after.status).toBe(200);
    }
    expect((await ask(`tables/${id}`)).view.viewer).toBeNull();
  });

  test("refuses what is wrong, and says why", async () => {
    const { id, keys } = await ask("games/cribbage", { first: 0 });
    const moves = `tables/${id}`;
    const [mine] = (await ask(moves, undefined, keys[0])).moves;
    expect(await ask(moves, { type: "go", seat: 0 }, keys[0])).toMatchObject({
      status: 409,
      code: "wrong-phase",
    });
    expect(await ask(moves, { ...mine, cards: ["1H"] }, keys[0])).toMatchObject({
      status: 400,
      issues: [{ path: ["cards", 0] }],
    });
    expect(await ask(moves, mine, keys[1])).toMatchObject({ status: 403 });
    expect(await ask(moves, mine)).toMatchObject({ status: 403 });
    expect(await ask(moves, { type: "cut", card: "5H" }, keys[0])).toMatchObject({ status: 403 });
    expect(await ask(moves, mine, "guess")).toMatchObject({ status: 401 });
    expect(await ask(moves, "{", keys[0])).toMatchObject({ status: 400 });
    expect(await ask(moves, `"${"x".repeat(20_000)}"`, keys[0])).toMatchObject({ status: 400 });
    expect(await ask("tables/none")).toMatchObject({ status: 404 });
    expect(await ask("games/cribbage")).toMatchObject({ status: 404 });
    expect(await ask("games/chess", {})).toMatchObject({ status: 404 });
    expect(await ask("games/cribbage", [])).toMatchObject({ status: 400 });
    expect(await ask("games/cribbage", { players: 9 })).toMatchObject({
      status: 400,
      issues: [{ path: ["players"] }],
    });
    expect((await ask(moves, mine, keys[0])).status).toBe(200);
  });

  test("is not troubled by a request that is broken off", async () => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    // The answer to "Expect" says that the server has begun to read.
    socket.write("POST /games/cribbage HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 100\r\n\r\n{");
    await once(socket, "data");
    socket.resetAndDestroy();
    await once(socket, "close");
    expect(await ask("tables/none")).toMatchObject({ status: 404 });
    expect(server.complaints()).toBe("");
  });

  test("forgets the tables that nobody has asked about for the longest, not one that is played", async () => {
    const [played, idle] = [await ask("games/sackson", {}), await ask("games/sackson", {})];
    for (let opened = 2; opened < 1002; opened += 20) {
      await Promise.all(Array.from({ length: 20 }, () => ask("games/sackson", {})));
      expect(await ask(`tables/${played.id}`)).toMatchObject({ status: 200 });
    }
    expect(await ask(`tables/${idle.id}`)).toMatchObject({ status: 404 });
  });
});

test("any-game shows every game, and its moves are those of the buttons", async () => {
  const { tableHtml } = await import(await bundled("any-game", "table.ts"));
  for (const game of games)
    for (const players of game.players) {
      const table = newTable(game, { random: seeded(1), options: { players } });
      for (let n = 0; n < often(12, 40) && game.outcome(table.state) === undefined; n++) {
        const html: string = tableHtml(table);
        expect(html).not.toMatch(/undefined|NaN|\[object/);
        table.play(game.parseMove(/value="([^"]*)"/.exec(html)?.[1] ?? ""));
      }
      const { length } = table.record.moves;
      expect([table.undo(), table.record.moves.length < length]).toEqual([true, true]);
    }
});
