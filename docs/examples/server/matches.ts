// Matches of any game. The database is the only truth; what a process keeps is a copy, which may be behind.
import { createHash, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { type AnyGame, advance, type Refusal, replay, type Seat, secureRandom, settle } from "fifteen-two";
import { findGame } from "fifteen-two/games";
import { type Database, isTaken } from "./database.ts";
import { limits } from "./limits.ts";
import { read } from "./messages.ts";
import type { Notices } from "./notices.ts";

type Move = ReturnType<AnyGame["parseMove"]>;
type State = ReturnType<AnyGame["apply"]>;

/** A match at some time. It never changes: a later one takes its place. */
export interface Match {
  readonly id: string;
  readonly game: AnyGame;
  readonly moves: readonly Move[];
  readonly state: State;
  /** By seat: the player's name, "" without one, null while the seat is free. */
  readonly names: readonly (string | null)[];
}

export type Matches = ReturnType<typeof openMatches>;

export function openMatches(db: Database, { tell }: Notices) {
  const kept = new Map<string, Match>();

  /** Keeps a match, and drops the one that has been idle the longest. */
  function keep(match: Match): Match {
    kept.delete(match.id);
    kept.set(match.id, match);
    const [idle] = kept.keys();
    if (kept.size > limits.keptMatches && idle !== undefined) kept.delete(idle);
    return match;
  }

  async function create(game: AnyGame, options: object, name: string | undefined) {
    const id = randomUUID();
    const state = game.initialState(options);
    await db.query(INSERT_MATCH, id, game.id, game.rules, JSON.stringify(state.settings));
    await insert(id, 0, settle(game, state, secureRandom).moves);
    return { match: id, ...(await takeSeat(id, 0, name)) };
  }

  /** The token of a seat; undefined when the seat is taken. */
  async function takeSeat(id: string, seat: Seat, name: string | undefined) {
    const token = randomBytes(32).toString("base64url");
    const isNew = await isStored(INSERT_SEAT, id, seat, hash(token), name ?? "");
    if (!isNew) return undefined;
    tell(id);
    return { seat, token };
  }

  /** Whose token it is. Every hash is compared, each in constant time. */
  async function seatOf(id: string, token: string): Promise<Seat | undefined> {
    type Row = { readonly seat: Seat; readonly token_hash: Uint8Array };
    const rows = await db.query<Row>("SELECT seat, token_hash FROM seats WHERE match = $1", id);
    const given = hash(token);
    return rows.filter(({ token_hash }) => timingSafeEqual(token_hash, given))[0]?.seat;
  }

  /** A match as the database has it now. */
  async function latest(id: string): Promise<Match | undefined> {
    const from = kept.get(id)?.moves.length ?? 0;
    const [row] = await db.query<MatchRow>(SELECT_MATCH, id, from);
    const game = findGame(row?.game ?? "");
    if (row === undefined || game === undefined) return undefined;
    // Another request may have read on meanwhile, or this match may have been dropped.
    const known = kept.get(id)?.names;
    const names = Array.from({ length: row.settings.players }, (_, seat) => row.names?.[seat] ?? known?.[seat] ?? null);
    // This throws if the match has begun under other rules.
    const now = kept.get(id) ?? { id, game, names, moves: [], state: replay(game, { ...row, version: 1, moves: [] }) };
    if (now.moves.length < from) return latest(id);
    return keep(grown({ ...now, names }, row.moves?.slice(now.moves.length - from).map(game.parseMoveJson) ?? []));
  }

  /**
   * Makes a move that its player chose after seeing `after` moves. A request that comes twice gets one answer: if the seat
   * has moved since, this was its move, or the player sent another one from elsewhere.
   */
  async function make(id: string, seat: Seat, after: number, json: unknown) {
    for (let match = kept.get(id) ?? (await latest(id)); match !== undefined; ) {
      const { game, moves, state } = match;
      const { value: move, issue } = read(game.moveSchema, json);
      if (issue !== undefined) return { code: "malformed", message: issue };
      if (move.seat !== seat) return { code: "not-your-seat", message: "that move is another seat's" };
      const number = moves.findIndex((made, i) => i >= after && made.seat === seat);
      const made = moves[number];
      if (made !== undefined && game.formatMove(made) === game.formatMove(move)) return { number, match };
      const refusal = made !== undefined || after > moves.length ? STALE : game.refusal(state, move);
      if (refusal === undefined) {
        const next = advance(game, state, move, secureRandom);
        if (await insert(id, moves.length, next.moves))
          return { number: moves.length, match: keep(grown(match, next.moves)) };
      }
      // Another move came first, or this copy is behind: read what is stored, and decide again.
      const now = await latest(id);
      if (now?.moves.length === moves.length) return refusal ?? STALE;
      match = now;
    }
    return STALE;
  }

  /** Stores moves from a number on, all or none; false when others are stored there. */
  async function insert(id: string, from: number, moves: readonly Move[]): Promise<boolean> {
    const isNew = await isStored(INSERT_MOVES, id, from, JSON.stringify(moves));
    if (isNew) tell(`${id} ${from + moves.length}`);
    return isNew;
  }

  async function isStored(...insertion: Parameters<Database["query"]>): Promise<boolean> {
    try {
      await db.query(...insertion);
      return true;
    } catch (error) {
      if (isTaken(error)) return false;
      throw error;
    }
  }

  /** The match that a notice is about, at least as far as the notice says. */
  async function noticed(notice: string): Promise<Match | undefined> {
    const [id = "", length] = notice.split(" ");
    const match = kept.get(id);
    return match !== undefined && match.moves.length >= Number(length) ? match : latest(id);
  }

  /** Some matches as the database has them; reads only those that have gone on. */
  async function current(ids: readonly string[]): Promise<readonly (Match | undefined)[]> {
    const rows = await db.query<{ readonly notice: string }>(SELECT_LENGTHS, `{${ids.join()}}`);
    return Promise.all(rows.map(({ notice }) => noticed(notice)));
  }

  return { create, takeSeat, seatOf, latest, make, noticed, current };
}

const INSERT_MATCH = "INSERT INTO matches VALUES ($1, $2, $3, $4::text::jsonb)";
const INSERT_SEAT = "INSERT INTO seats VALUES ($1, $2, $3, $4)";
const INSERT_MOVES = `INSERT INTO moves SELECT $1::uuid, $2::integer + place - 1, move
  FROM jsonb_array_elements($3::text::jsonb) WITH ORDINALITY AS list (move, place)`;

interface MatchRow {
  readonly game: string;
  readonly rules: number;
  readonly settings: State["settings"];
  readonly moves: readonly unknown[] | null;
  readonly names: Readonly<Record<Seat, string>> | null;
}
const SELECT_MATCH = `SELECT game, rules, settings,
  (SELECT jsonb_agg(move ORDER BY number) FROM moves WHERE match = id AND number >= $2) AS moves,
  (SELECT jsonb_object_agg(seat, name) FROM seats WHERE match = id) AS names
  FROM matches WHERE id = $1`;
const SELECT_LENGTHS = `SELECT id || ' ' || coalesce((SELECT max(number) + 1 FROM moves WHERE match = id), 0) AS notice
  FROM unnest($1::uuid[]) AS id`;

const STALE: Refusal = { code: "stale", message: "the match has gone on since you chose this move" };

function hash(token: string): Uint8Array {
  return createHash("sha256").update(token).digest();
}

function grown(match: Match, moves: readonly Move[]): Match {
  const state = moves.reduce<State>((before, move) => match.game.apply(before, move), match.state);
  return { ...match, state, moves: [...match.moves, ...moves] };
}
