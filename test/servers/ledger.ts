import { expect } from "vitest";
import { openDatabase } from "../../docs/examples/server/database.ts";
import { parseRecordJson, replay } from "../../src/index.ts";
import { gameOf } from "./player.ts";
import type { Table } from "./table.ts";

/** A match as it is stored. */
interface Stored {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly settings: unknown;
  readonly moves: readonly unknown[] | null;
  readonly names: readonly string[] | null;
}

const SELECT = `SELECT id, game, rules, settings,
  (SELECT jsonb_agg(move ORDER BY number) FROM moves WHERE match = id) AS moves,
  (SELECT jsonb_agg(name ORDER BY seat) FROM seats WHERE match = id) AS names
  FROM matches WHERE created_at <= $1::text::timestamptz`;

/** All matches in a database, every one of which must replay. */
export async function readLedger(url: string) {
  const db = await openDatabase(url);
  const rows = await db.query<Stored>(SELECT, "infinity");
  await db.close();
  return new Map(
    rows.map(({ id, game: name, rules, settings, moves, names }) => {
      const game = gameOf(name);
      const record = parseRecordJson(game, { game: name, version: 1, rules, settings, moves: moves ?? [] });
      return [id, { record, names, state: replay(game, record) }];
    }),
  );
}

type Ledger = Awaited<ReturnType<typeof readLedger>>;

/** Compares what clients were told with what is stored; returns how many moves players made. */
export function checkTable({ match, game, players, updates }: Table, ledger: Ledger): number {
  const { record, names, state } = ledger.get(match)!;
  const acknowledged = new Set<number>();
  for (const { line, seat } of players) {
    const numbers = new Map<number, number>();
    for (const { after, number } of line.accepted) {
      const move = game.parseMoveJson(JSON.parse(line.sent.get(after)!).move);
      // It is stored, under the number that the client was told, and every answer to the same request is the same.
      expect(record.moves[number]).toEqual(move);
      expect(move.seat).toBe(seat);
      expect(numbers.get(after) ?? number).toBe(number);
      numbers.set(after, number);
      acknowledged.add(number);
    }
  }
  // Nothing is stored but what was asked for, and the client that asked was told.
  const made = record.moves.flatMap(({ seat }, number) => (seat === undefined ? [] : [number]));
  expect([...acknowledged].sort((a, b) => a - b)).toEqual(made);
  for (const [i, { seat }] of players.entries()) {
    expect(updates[i]).toEqual({
      type: "update",
      game: game.id,
      number: record.moves.length,
      moves: record.moves.map((move) => game.redact(move, seat)),
      names,
      view: game.view(state, seat),
    });
  }
  return made.length;
}
