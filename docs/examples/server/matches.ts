// Matches of any game, with the database as the only truth: what is kept here is a copy that may be behind.
import { createHash, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import {
  type AnyGame,
  advance,
  appendMove,
  newRecord,
  type RecordOf,
  type Refusal,
  type Seat,
  secureRandom,
  settle,
} from "fifteen-two";
import { games } from "fifteen-two/games";
import { type Database, isTaken } from "./database.ts";
import { limits } from "./limits.ts";
import { read } from "./messages.ts";
import type { Notices } from "./notices.ts";

type Move = ReturnType<AnyGame["parseMove"]>;
type State = ReturnType<AnyGame["apply"]>;

/** A match as it was at some time. It never changes: a later one takes its place. */
export interface Match {
  readonly id: string;
  readonly game: AnyGame;
  readonly record: RecordOf<AnyGame>;
  readonly state: State;
  /** By seat: the player's name, an empty name where none was given, null while the seat is free. */
  readonly names: readonly (string | null)[];
}

/** What became of a move. */
export type Answer = { readonly number: number; readonly match: Match } | Refusal;

export type Matches = ReturnType<typeof openMatches>;

export function openMatches(db: Database, notices: Notices) {
  const kept = new Map<string, Match>();

  /** Keeps a match, and lets go of the one that has been idle for longest. */
  function keep(match: Match): Match {
    kept.delete(match.id);
    kept.set(match.id, match);
    const [idle] = kept.keys();
    if (kept.size > limits.keptMatches && idle !== undefined) kept.delete(idle);
    return match;
  }

  async function create(game: AnyGame, options: Parameters<AnyGame["initialState"]>[0], name: string | undefined) {
    const id = randomUUID();
    const state = game.initialState(options);
    const settings = JSON.stringify(state.settings);
    await db.query("INSERT INTO matches VALUES ($1, $2, $3::text::jsonb)", id, game.id, settings);
    await insert(id, 0, settle(game, state, secureRandom).moves);
    return { match: id, ...(await takeSeat(id, 0, name)) };
  }

  /** The token of a seat that was free. */
  async function takeSeat(id: string, seat: Seat, name: string | undefined) {
    const token = randomBytes(32).toString("base64url");
    try {
      await db.query("INSERT INTO seats VALUES ($1, $2, $3, $4)", id, seat, hash(token), name ?? null);
    } catch (error) {
      if (isTaken(error)) return undefined;
      throw error;
    }
    await db.query(notices.sql, id);
    notices.tell(id);
    return { seat, token };
  }

  /** Whose token it is; undefined when nobody's. All hashes are compared, each in constant time. */
  async function seatOf(id: string, token: string): Promise<Seat | undefined> {
    type Row = { readonly seat: Seat; readonly token_hash: Uint8Array };
    const rows = await db.query<Row>("SELECT seat, token_hash FROM seats WHERE match = $1", id);
    const given = hash(token);
    return rows.filter(({ token_hash }) => timingSafeEqual(token_hash, given))[0]?.seat;
  }

  /** A match as the database has it now; undefined when there is none. */
  async function latest(id: string): Promise<Match | undefined> {
    const match = kept.get(id) ?? (await start(id));
    if (match === undefined) return undefined;
    type Row = { readonly moves: readonly unknown[] | null; readonly names: Readonly<Record<string, string>> | null };
    const [row] = await db.query<Row>(CHANGES, id, match.record.moves.length);
    const moves = (row?.moves ?? []).map((move) => match.game.parseMoveJson(move));
    const names = match.names.map((_, seat) => row?.names?.[seat] ?? null);
    // Another request may have read on meanwhile.
    const other = kept.get(id) ?? match;
    const ahead = other.record.moves.length - match.record.moves.length;
    return keep(ahead > 0 ? grown(other, moves.slice(ahead), names) : grown(match, moves, names));
  }

  async function start(id: string): Promise<Match | undefined> {
    type Row = { readonly game: string; readonly settings: RecordOf<AnyGame>["settings"] };
    const [row] = await db.query<Row>("SELECT game, settings FROM matches WHERE id = $1", id);
    const game: AnyGame | undefined = games.find((known) => known.id === row?.game);
    if (row === undefined || game === undefined) return undefined;
    const names = Array.from({ length: row.settings.players }, () => null);
    return { id, game, names, state: game.initialState(row.settings), record: newRecord(game, row.settings) };
  }

  /**
   * Makes a seat's move, chosen when `after` moves had been made. A request that comes twice has one answer: a seat that
   * has moved since `after` has made this very move, or one that its player sent from elsewhere.
   */
  async function make(id: string, seat: Seat, after: number, json: unknown): Promise<Answer> {
    for (let match = kept.get(id) ?? (await latest(id)); match !== undefined; ) {
      const { game, record, state } = match;
      const { value: move, issue } = read(game.moveSchema, json);
      if (issue !== undefined) return { code: "malformed", message: issue };
      if (move.seat !== seat) return { code: "not-your-seat", message: "that move is another seat's" };
      const later = record.moves.findIndex((made, number) => number >= after && made.seat === seat);
      if (later >= 0 && game.formatMove(record.moves[later]!) === game.formatMove(move))
        return { number: later, match };
      const refusal = later >= 0 ? STALE : game.refusal(state, move);
      if (refusal === undefined && after <= record.moves.length) {
        const next = advance(game, state, move, secureRandom);
        if (await insert(id, record.moves.length, next.moves))
          return { number: record.moves.length, match: keep(grown(match, next.moves, match.names)) };
      }
      // Somebody was first, or this copy is behind: see what the database says, and decide again.
      const now = await latest(id);
      if (now?.record.moves.length === record.moves.length) return refusal ?? STALE;
      match = now;
    }
    return STALE;
  }

  /** Stores moves from a number on, all or none; false when others were stored first. */
  async function insert(id: string, first: number, moves: readonly Move[]): Promise<boolean> {
    const notice = `${id} ${first + moves.length}`;
    try {
      await db.query(`WITH stored AS (${INSERT_MOVES}) ${notices.sql}`, notice, id, first, JSON.stringify(moves));
    } catch (error) {
      if (isTaken(error)) return false;
      throw error;
    }
    notices.tell(notice);
    return true;
  }

  /** The match that a notice tells of, at least as far as the notice says. */
  async function noticed(notice: string): Promise<Match | undefined> {
    const [id = "", number] = notice.split(" ");
    const match = kept.get(id);
    return match !== undefined && match.record.moves.length >= Number(number) ? match : latest(id);
  }

  /** Some matches as the database has them; it is asked for those alone that have gone on. */
  async function current(ids: readonly string[]): Promise<readonly Match[]> {
    type Row = { readonly id: string; readonly number: number };
    const rows = await db.query<Row>(LATEST_NUMBERS, `{${ids.join()}}`);
    const found = await Promise.all(rows.map(({ id, number }) => noticed(`${id} ${number + 1}`)));
    return found.filter((match) => match !== undefined);
  }

  return { create, takeSeat, seatOf, latest, noticed, current, make };
}

const INSERT_MOVES = `INSERT INTO moves SELECT $2::uuid, $3::integer + place - 1, move
  FROM jsonb_array_elements($4::text::jsonb) WITH ORDINALITY AS list (move, place)`;

const CHANGES = `SELECT
  (SELECT jsonb_agg(move ORDER BY number) FROM moves WHERE match = $1 AND number >= $2) AS moves,
  (SELECT jsonb_object_agg(seat, coalesce(name, '')) FROM seats WHERE match = $1) AS names`;

const LATEST_NUMBERS = `SELECT id, number FROM unnest($1::uuid[]) AS id,
  LATERAL (SELECT number FROM moves WHERE match = id ORDER BY number DESC LIMIT 1) AS latest`;

const STALE: Refusal = { code: "stale", message: "the match has gone on since you chose this move" };

function hash(token: string): Uint8Array {
  return createHash("sha256").update(token).digest();
}

/** The match with more moves; the same object when nothing has changed. */
function grown(match: Match, moves: readonly Move[], names: Match["names"]): Match {
  if (moves.length === 0 && names.every((name, seat) => name === match.names[seat])) return match;
  const state = moves.reduce<State>((before, move) => match.game.apply(before, move), match.state);
  return { ...match, state, names, record: appendMove(match.record, ...moves) };
}
