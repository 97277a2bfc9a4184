import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { greedyBot } from "../../src/bots/index.ts";
import { type AnyGame, type AnyState, playout, seeded, steps } from "../../src/index.ts";
import { type GameTables, optionsIn, TABLES } from "../tables.ts";

const ROOT = join(import.meta.dirname, "../..");

/** A row of a guide's table of phases. */
interface PhaseRow {
  readonly phase: string;
  readonly moves: readonly string[];
  readonly next: readonly string[];
  /** The keys of a state in this phase. */
  readonly keys: readonly string[];
}

/** Names in code style; values such as `"hand"` are not names. */
function namesIn(text: string): string[] {
  return Array.from(text.matchAll(/`([a-z][\w-]*)`/gi), ([, name]) => name!);
}

/** The table of phases. The text above it names the keys that all states have; a view adds `viewer`. */
function phasesIn(guide: string): PhaseRow[] {
  const [, section = ""] = readFileSync(join(ROOT, "docs", guide), "utf8").split(/^## Phases\n/m);
  const [above = "", table = ""] = section.split(/\n\n(?=\| phase)/);
  const common = namesIn(above).filter((name) => name !== "viewer");
  const lines = table.split("\n\n")[0]!.split("\n");
  return lines.slice(2).map((line) => {
    const [, phase = "", , moves = "", next = "", fields = ""] = line.split("|");
    const keys = [...common, ...namesIn(fields)].sort();
    return { phase: namesIn(phase)[0]!, moves: namesIn(moves), next: namesIn(next), keys };
  });
}

/** The row that is true of a state, and of the move and the phase that follow. */
function rowFor(rows: readonly PhaseRow[], state: AnyState, type?: string, next?: string): PhaseRow | undefined {
  const keys = Object.keys(state).sort().join();
  return rows.find(
    (row) =>
      row.phase === state.phase &&
      row.keys.join() === keys &&
      (type === undefined || row.moves.includes(type)) &&
      (next === undefined || row.next.includes(next)),
  );
}

/** A greedy game, and a random one under each of the options that the game's tables name. */
function gamesOf(tables: GameTables) {
  const game: AnyGame = tables.game;
  const bots = game.initialState().scores.map(() => greedyBot(game));
  const greedy = playout(game, { random: seeded(1), bots, limit: 2000 });
  return [greedy, ...optionsIn(tables).map((options) => playout(game, { random: seeded(1), options, limit: 2000 }))];
}

test.each(TABLES.map((tables) => [tables.game.id, tables] as const))(
  "the guide of %s has the phases, their moves and all fields of their states",
  (id, tables) => {
    const rows = phasesIn(`${id}.md`);
    const seen = new Set<PhaseRow>();
    for (const { record } of gamesOf(tables))
      for (const { before, move, after: state } of steps(tables.game, record)) {
        const found = [rowFor(rows, before, move.type, state.phase), rowFor(rows, state)];
        for (const row of found)
          if (row !== undefined) seen.add(row);
          else expect.fail(`no row: ${before.phase} ${move.type} to ${state.phase} with ${Object.keys(state)}`);
      }
    expect(rows.filter((row) => !seen.has(row))).toEqual([]);
  },
);

test.each(TABLES.map(({ game }) => game.id))("%s has the files that the guide on contributing a game names", (id) => {
  const [, section = ""] = readFileSync(join(ROOT, "docs/adding-a-game.md"), "utf8").split(
    /^## The rules, in `src\/GAME`\n/m,
  );
  const files = Array.from(section.split(/^## /m)[0]!.matchAll(/^\| `([\w.-]+\/?)` \|/gm), ([, file]) => file!);
  expect(files).toContain("rules.ts");
  expect(files.filter((file) => !existsSync(join(ROOT, "src", id, file)))).toEqual([]);
});

test("each line of the guide's moves in text is one of the game that the row names", () => {
  const [, section = ""] = readFileSync(join(ROOT, "docs/records-and-notation.md"), "utf8").split(
    /^## Moves in text\n/m,
  );
  const rows = Array.from(section.split(/^## /m)[0]!.matchAll(/^\|([^|]*)\|([^|]*)\|([^|]*)\|$/gm)).slice(2);
  let named = "";
  let read = 0;
  for (const [, games = "", ...cells] of rows) {
    if (games.trim() !== "") named = games.toLowerCase();
    const lines = Array.from(cells.join().matchAll(/`([-\d] [^`…]*)`/g), ([, line]) => line!);
    for (const { game } of TABLES.filter((tables) => named.includes(tables.game.name.toLowerCase()))) {
      for (const line of lines) {
        expect(() => game.parseMove(line), `${game.id}: ${line}`).not.toThrow();
        read++;
      }
    }
  }
  expect(read).toBeGreaterThan(20);
});
