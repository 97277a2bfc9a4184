import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";
import { openDatabase } from "../../docs/server/database.ts";
import { readRecord, replay, steps } from "../../src/index.ts";
import type { Event } from "./fleet.ts";
import type { LostMove } from "./pair.ts";
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
  /** Of each row, when it was stored, in microseconds. */
  readonly tags: readonly number[] | null;
}

const SELECT = `SELECT id, game, rules, settings,
  (SELECT jsonb_agg(move ORDER BY number) FROM moves WHERE match = id) AS moves,
  (SELECT jsonb_agg((extract(epoch FROM at) * 1000000)::bigint ORDER BY number) FROM moves WHERE match = id) AS tags,
  (SELECT jsonb_agg(name ORDER BY seat) FROM seats WHERE match = id) AS names
  FROM matches WHERE created_at <= $1::text::timestamptz`;

/** All matches in a database, every one of which must replay, unless the broken ones are wanted. */
export async function readLedger(url: string, broken?: string[]) {
  const db = await openDatabase(url);
  const rows = await db.query<Stored>(SELECT, "infinity");
  await db.close();
  return new Map(
    rows.flatMap(({ id, game: name, rules, settings, moves, names, tags }) => {
      const game = gameOf(name);
      try {
        const record = readRecord(game, { game: name, version: 1, rules, settings, moves: moves ?? [] }).record;
        return [[id, { record, names, tags: tags ?? [], state: replay(game, record) }] as const];
      } catch (error) {
        if (broken === undefined) throw error;
        broken.push(id);
        return [];
      }
    }),
  );
}

type Ledger = Awaited<ReturnType<typeof readLedger>>;

/**
 * Compares the frames of clients with the stored matches; returns the number of moves that players made. Moves that a
 * failover took were acknowledged, too.
 */
export function checkTable(
  { match, game, players, updates }: Table,
  ledger: Ledger,
  taken: readonly LostMove[] = [],
): number {
  const { record, names, tags, state } = ledger.get(match)!;
  const acknowledged = new Set<number>();
  for (const { line, seat } of players) {
    const numbers = new Map<number, number>();
    for (const { after, number } of line.accepted) {
      const sent = [...line.sent.get(after)!].map((frame) => game.parseMoveJson(JSON.parse(frame).move));
      const isSent = (made: unknown) => sent.some((move) => isDeepStrictEqual(move, made));
      if (taken.some((lost) => lost.number === number && isSent(game.parseMoveJson(lost.move)))) {
        if (isSent(record.moves[number])) acknowledged.add(number);
        continue;
      }
      const move = sent.find((one) => isDeepStrictEqual(one, record.moves[number])) ?? sent.at(-1)!;
      // It is stored under the number that the client got, and every answer to the same request is the same.
      expect(record.moves[number]).toEqual(move);
      expect(move.seat).toBe(seat);
      if (taken.length === 0) expect(numbers.get(after) ?? number).toBe(number);
      numbers.set(after, number);
      acknowledged.add(number);
    }
  }
  // Only requested moves are stored, and each was acknowledged to its client.
  const made = record.moves.flatMap(({ seat }, number) => (seat === undefined ? [] : [number]));
  expect([...acknowledged].sort((a, b) => a - b)).toEqual(made);
  if (taken.length > 0 && game.outcome(state) === undefined) {
    // The end was taken when everybody had left.
    expect(new Set(updates.map(({ number }) => number)).size).toBe(1);
    return made.length;
  }
  for (const [i, { seat }] of players.entries()) {
    // Absence at the end is checked elsewhere.
    expect({ ...updates[i], away: undefined }).toEqual({
      type: "update",
      game: game.id,
      number: record.moves.length,
      tag: tags.at(-1),
      moves: record.moves.map((move) => game.redact(move, seat)),
      names,
      view: game.view(state, seat),
    });
  }
  return made.length;
}

/** Each client was shown everything that its seat may know, and nothing else. */
export function checkFrames({ match, game, players }: Table, ledger: Ledger): number {
  const { record, tags } = ledger.get(match)!;
  const states = [game.initialState(record.settings), ...[...steps(game, record)].map(({ after }) => after)];
  let frames = 0;
  for (const { line, seat } of players)
    for (const message of line.rest ?? []) {
      if (message.type === "beat") continue;
      if (message.type === "error") {
        expect(message).toEqual({ type: "error", code: "unavailable", message: expect.stringMatching(/^[a-z :]+$/) });
        continue;
      }
      expect(message).toMatchObject({ type: "update", game: game.id });
      if (message.type !== "update") continue;
      frames++;
      const { names, more, away: _away, ...shown } = message;
      const { number, moves } = message;
      const first = number - moves.length;
      const expected = record.moves.slice(first, number).map((move) => game.redact(move, seat));
      // Of a part of a long history the view is the latest, which is not known here.
      const view = more ? message.view : game.view(states[number]!, seat);
      expect(shown).toEqual({ type: "update", game: game.id, number, tag: tags[number - 1], moves: expected, view });
      expect(names).toHaveLength(record.settings.players);
    }
  return frames;
}

/** Milliseconds after trouble during which a client counts as disturbed. */
const AFTERMATH = 4_000;

/**
 * Waits of each client at a table for each move, from the acknowledgment to its player; without waits near trouble: at
 * the client, at its process, or at the player's process.
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
