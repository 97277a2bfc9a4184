import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seeded } from "../../src/core/random.ts";
import { games } from "../../src/games/index.ts";
import { castsIn } from "./casts.ts";
import { bundle, kill, type Running, run } from "./run.ts";

const FOLDER = join(import.meta.dirname, "../../docs/examples");

const bundles: string[] = [];
afterAll(() => {
  for (const folder of bundles) rmSync(folder, { recursive: true });
});

async function bundled(example: string, script: string): Promise<string> {
  const folder = await bundle(example, [script]);
  bundles.push(folder);
  return join(folder, script.replace(/\.\w+$/, ".mjs"));
}

function printed(script: string, args: readonly string[], input = "") {
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, ...args], { input, encoding: "utf8" });
  return { lines: stdout.trimEnd().split("\n"), complaints: stderr.trimEnd().split("\n"), status };
}

const APPS = ["react-table", "http-server", "any-game", "commonjs", "discard-table", "hand-counter"];

test("the server has under 500 lines of code, and none of them names a rule", () => {
  const files = readdirSync(join(FOLDER, "server")).filter((file) => file.endsWith(".ts") && file !== "client.ts");
  const code = files
    .flatMap((file) => readFileSync(join(FOLDER, "server", file), "utf8").split("\n"))
    .filter((line) => !/^\s*(\/\/|\/\*\*|\*|$)/.test(line));
  expect(code.length).toBeLessThan(500);
  expect(code.filter((line) => /cribbage|crosscribb|cribino|sackson|crib|card|phase/i.test(line))).toEqual([]);
});

test.each(APPS)("%s has under 150 lines and no casts", (example) => {
  const files = readdirSync(join(FOLDER, example)).filter((file) => /\.(tsx?|cjs)$/.test(file));
  let lines = 0;
  for (const file of files) {
    const text = readFileSync(join(FOLDER, example, file), "utf8");
    lines += text.trimEnd().split("\n").length;
    expect(castsIn(file, text)).toEqual([]);
  }
  expect(lines).toBeLessThan(150);
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
  expect(lines[1]).toMatch(/^2C JC +5D 5H 5S KD +16\.26 +\+3\.69 +19\.95 +-\d\.\d\d +\d+\.\d\d$/);
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
    const { status, id, keys } = await ask("tables", { game });
    expect(status).toBe(201);
    for (let i = 0; i < 30; i++) {
      const seen = await Promise.all(keys.map((key: string) => ask(`tables/${id}`, undefined, key)));
      const seat = seen.findIndex(({ moves }) => moves.length > 0);
      if (seat < 0) break;
      expect(seen[seat].view.viewer).toBe(seat);
      const after = await ask(`tables/${id}/moves`, seen[seat].moves[0], keys[seat]);
      expect(after.status).toBe(200);
    }
    expect((await ask(`tables/${id}`)).view.viewer).toBeNull();
  });

  test("refuses what is wrong, and says why", async () => {
    const { id, keys } = await ask("tables", { game: "cribbage", options: { first: 0 } });
    const moves = `tables/${id}/moves`;
    const [mine] = (await ask(`tables/${id}`, undefined, keys[0])).moves;
    expect(await ask(moves, { type: "go", seat: 0 }, keys[0])).toMatchObject({
      status: 409,
      refusal: { code: "wrong-phase" },
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
    expect(await ask(moves, `"${"x".repeat(20_000)}"`, keys[0])).toMatchObject({ status: 413 });
    expect(await ask("tables/none")).toMatchObject({ status: 404 });
    expect(await ask("tables")).toMatchObject({ status: 405 });
    expect(await ask("tables", { game: "chess" })).toMatchObject({ status: 400 });
    expect(await ask("tables", null)).toMatchObject({ status: 400 });
    expect(await ask("tables", { game: "cribbage", options: { players: 9 } })).toMatchObject({
      status: 400,
      issues: [{ path: ["players"] }],
    });
    expect((await ask(moves, mine, keys[0])).status).toBe(200);
  });
});

test("any-game plays every game, and takes moves back", async () => {
  const { newTable, play, undo, seatToMove, viewHtml } = await import(await bundled("any-game", "table.ts"));
  for (const game of games)
    for (const players of game.players) {
      const random = seeded(1);
      const start = newTable(game, { players }, random);
      let table = start;
      for (let i = 0; i < 40 && seatToMove(table) !== undefined; i++) {
        const seat = seatToMove(table);
        const html: string = viewHtml(game, game.view(table.state, seat));
        const [, text] = /value="([^"]*)"/.exec(html) ?? [];
        table = play(table, text, random);
      }
      expect(table.record.moves.length).toBeGreaterThan(start.record.moves.length);
      const seat = table.record.moves.at(-1).seat ?? 0;
      expect(undo(table, seat).record.moves.length).toBeLessThan(table.record.moves.length);
      expect(undo(start, 0)).toBe(start);
    }
});
