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

/** What a row says, if it is true of a state and of the move and the phase that follow. */
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
    for (const { record } of gamesOf(tables)) {
      for (const { before, move, state } of steps(tables.game, record)) {
        const row = rowFor(rows, before, move.type, state.phase);
        expect(row, `${move.type} from ${before.phase} with ${Object.keys(before)} to ${state.phase}`).toBeDefined();
        seen.add(row!);
        const after = rowFor(rows, state);
        expect(after, `${state.phase} with ${Object.keys(state)}`).toBeDefined();
        seen.add(after!);
      }
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
