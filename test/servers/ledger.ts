import { expect } from "vitest";
import { openDatabase } from "../../docs/examples/server/database.ts";
import { parseRecordJson, replay } from "../../src/index.ts";
import type { Event } from "./fleet.ts";
import { gameOf } from "./player.ts";
import type { Table } from "./table.ts";
import type { Line } from "./wire.ts";

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

/** How long after trouble a client counts as disturbed, in milliseconds. */
const AFTERMATH = 4_000;

/**
 * How long each client at a table waited for each move, from when its player was told that it is stored; without those
 * near which there was trouble: at the client, at its process, or at the player's process.
 */
export function waitsOf({ players }: Table, events: readonly Event[]): number[] {
  const lines = players.map(({ line }) => line);
  const accepted = new Map<number, Line["accepted"][number]>();
  for (const one of lines.flatMap(({ accepted }) => accepted).sort((a, b) => b.at - a.at))
    accepted.set(one.number, one);
  return lines.flatMap((line) =>
    [...accepted.values()].flatMap(({ number, at, url }) => {
      const seen = line.shown.find((update) => update.number > number);
      if (seen === undefined) return [];
      const isNear = (from: number, until = from) => from < seen.at && until > at - AFTERMATH;
      const isDisturbed =
        line.disturbed.some((time) => isNear(time)) ||
        events.some((event) => [undefined, url, seen.url].includes(event.url) && isNear(event.from, event.until));
      return isDisturbed ? [] : [Math.max(0, seen.at - at)];
    }),
  );
}
