// Matches of any game. The database is the only truth; what a process keeps is a copy, which may be behind.
import { createHash, randomBytes } from "node:crypto";
import { type AnyGame, advance, type Refusal, replay, type Seat, secureRandom, settle } from "fifteen-two";
import { findGame } from "fifteen-two/games";
import { type Database, isStored } from "./database.ts";
import { read, type Turn } from "./messages.ts";
import { metrics } from "./metrics.ts";
import type { Notice, Notices } from "./notices.ts";
import { settings } from "./settings.ts";

type Move = ReturnType<AnyGame["parseMove"]>;
type State = ReturnType<AnyGame["apply"]>;

/** A match at some time. It never changes: a later one takes its place. */
export interface Match {
  readonly id: string;
  readonly game: AnyGame;
  readonly turn?: Turn | undefined;
  readonly moves: readonly Move[];
  /** By move: how many moves its player had seen. */
  readonly seen: readonly number[];
  /** The latest states, up to the one now. */
  readonly states: readonly State[];
  /** By seat: the player's name, "" without one, null while the seat is free. */
  readonly names: readonly (string | null)[];
  readonly bots: readonly Seat[];
  /** The seat that lost by its time. */
  readonly forfeit?: Seat | undefined;
  /** Seats that have asked for a rematch. */
  readonly rematch: readonly Seat[];
}

/** What can change without a move. */
type People = Pick<Match, "names" | "bots" | "rematch">;

/** What a new match is about. */
export interface Plan {
  readonly game: AnyGame;
  readonly options: object;
  readonly turn?: Turn | undefined;
  readonly listed?: boolean;
}

/** Who wants a seat, held by its token. */
export interface Person {
  readonly token: string;
  readonly name?: string | undefined;
}

/** The account that a token belongs to; undefined when it is not valid. Without accounts a token is its own. */
export type HolderOf = (token: string) => string | undefined | Promise<string | undefined>;

export type Matches = ReturnType<typeof openMatches>;

/** A move or what ends a match instead, how many moves had been seen before it, and its number. */
type Row = readonly [move: unknown, seen: number, number: number];

/** Moves that others may make while a player chooses, in a phase in which several choose at once. */
const CHOOSING_AT_ONCE = 8;

export function openMatches(db: Database, { tell }: Pick<Notices, "tell">, holderOf: HolderOf = (token) => token) {
  const watched = new Set<string>();
  /** Those that are watched and some others, the one that has been idle the longest first. */
  const known = new Map<string, Match>();

  function keep(match: Match): Match {
    known.delete(match.id);
    known.set(match.id, match);
    for (const [id, idle] of known) {
      if (known.size <= watched.size + settings.idleMatches) break;
      known.delete(id);
      if (watched.has(id)) known.set(id, idle);
    }
    return match;
  }

  /** Adds what is stored to a copy of a match, or to the one that is kept if it is later; a seat stays taken. */
  function grow(copy: Match, rows: readonly Row[], { names, bots, rematch }: People = copy): Match {
    const kept = known.get(copy.id) ?? copy;
    const later = lengthOf(kept) > lengthOf(copy) ? kept : copy;
    const { game } = later;
    const [moves, seen, states] = [[...later.moves], [...later.seen], [...later.states]];
    let { forfeit } = later;
    for (const [row, after, number] of rows) {
      if (number !== moves.length) continue;
      if (typeof row === "object" && row !== null && "forfeit" in row) forfeit = Number(row.forfeit);
      else {
        const move = game.parseMoveJson(row);
        moves.push(move);
        seen.push(after);
        states.push(game.apply(states.at(-1)!, move));
      }
    }
    const people = {
      names: kept.names.map((name, seat) => name ?? names[seat] ?? null),
      bots: [...new Set([...kept.bots, ...bots])],
      rematch: [...new Set([...kept.rematch, ...rematch])],
    };
    return keep({ ...later, moves, seen, states: states.slice(-CHOOSING_AT_ONCE), forfeit, ...people });
  }

  /** Opens a match, or finds the one that the same ID has opened; undefined when the person gets no seat there. */
  async function create(id: string, { game, options, turn, listed = false }: Plan, seat: Seat, person: Person) {
    const state = game.initialState(options);
    const match = [id, game.id, game.rules, JSON.stringify(state.settings), turn?.seconds, turn?.end, listed];
    const { moves } = settle(game, state, secureRandom);
    await isStored(db.query(INSERT_MATCH, ...match, JSON.stringify(moves)));
    const taken = await takeSeat(id, seat, person);
    return taken && { match: id, ...taken };
  }

  /** Opens the match after one that is over, the same for all its players, or finds it; who is at the old one is told. */
  async function rematch(match: Match, seat: Seat, token: string) {
    const plan = { ...match, options: match.states.at(-1)!.settings };
    const next = await create(idAfter(match.id), plan, seat, { token, name: match.names[seat] ?? "" });
    tell(match.id, Number.POSITIVE_INFINITY);
    return next;
  }

  /** Takes a seat, the first that is free unless one is wanted; again what the same person has already. */
  async function takeSeat(id: string, wanted: Seat | undefined, { token, name = "" }: Person) {
    const held = await hashOf(token);
    if (held === undefined) throw Object.assign(new Error("that token is not valid"), { statusCode: 401 });
    for (;;) {
      const [taken] = await db.query<{ readonly seat: Seat }>(INSERT_SEAT, id, wanted, held, name);
      if (taken !== undefined) tell(id, Number.POSITIVE_INFINITY);
      const seat = taken?.seat ?? (await seatOf(id, token));
      if (seat !== undefined) return { seat, token };
      // Somebody else was first: at another seat, perhaps.
      if (wanted !== undefined || !(await latest(id))?.names.includes(null)) return undefined;
    }
  }

  /** The seat that a token holds. */
  async function seatOf(id: string, token: string): Promise<Seat | undefined> {
    const [row] = await db.query<{ readonly seat: Seat }>(SELECT_SEAT, id, await hashOf(token));
    return row?.seat;
  }

  async function hashOf(token: string): Promise<Uint8Array | undefined> {
    const holder = await holderOf(token);
    return holder === undefined ? undefined : createHash("sha256").update(holder).digest();
  }

  /** A match as the database has it now. */
  async function latest(id: string): Promise<Match | undefined> {
    const before = known.get(id);
    const reading = db.query<MatchRow>(SELECT_MATCH, id, before?.moves.length ?? 0, idAfter(id));
    const [row] = await reading.finally(metrics.steps.startTimer({ step: "read" }));
    const game = findGame(row?.game ?? "");
    if (row === undefined || game === undefined) return undefined;
    const names = Array.from({ length: row.settings.players }, (_, seat) => row.names?.[seat] ?? null);
    const people = { names, bots: row.bots ?? [], rematch: row.rematch ?? [] };
    // This throws if the match has begun under other rules.
    const start = () => [replay(game, { ...row, version: 1, moves: [] })];
    const copy = before ?? { id, game, turn: row.turn ?? undefined, moves: [], seen: [], states: start(), ...people };
    return grow(copy, row.moves ?? [], people);
  }

  /**
   * Makes a move that its player chose after seeing `after` moves. A request that comes twice gets one answer: the move it
   * has made, or none, since what was not legal then, or ever since, is not made later.
   */
  async function make(id: string, seat: Seat, after: number, json: unknown) {
    for (let match = known.get(id) ?? (await latest(id)); match !== undefined; ) {
      const { game, moves, seen }: Match = match;
      const { value: move, issue } = read(game.moveSchema, json);
      if (issue !== undefined) return { code: "malformed", message: issue };
      if (move.seat !== seat) return { code: "not-your-seat", message: "that move is another seat's" };
      const number = moves.findIndex((made, i) => made.seat === seat && seen[i] === after);
      if (number !== -1) {
        // The first answer was lost, and maybe the notice too.
        retell(match);
        return game.formatMove(moves[number]!) === game.formatMove(move) ? { number } : STALE;
      }
      if (after <= moves.length) {
        const refusal = refusalSince(match, after, move);
        if (refusal !== undefined) return refusal;
        if ((await step(match, after, move)) !== undefined) return { number: moves.length };
      }
      // Another move came first, or this copy is behind: read what is stored, and decide again.
      const now = await latest(id);
      if (now !== undefined && lengthOf(now) === lengthOf(match)) return STALE;
      match = now;
    }
    return STALE;
  }

  /** Makes a legal move with the cuts and deals that follow; undefined when another move has come first. */
  async function step(match: Match, after: number, move: Move, by = "player"): Promise<Match | undefined> {
    const next = advance(match.game, match.states.at(-1)!, move, secureRandom);
    return insert(match, after, next.moves, by);
  }

  /** Ends a match that a seat has lost by its time. It is the last row of moves, so no move comes after it. */
  function forfeit(match: Match, seat: Seat): Promise<Match | undefined> {
    return insert(match, match.moves.length, [{ forfeit: seat }], "forfeit");
  }

  /** Stores rows after those of a match, all or none; undefined when others are stored there. */
  async function insert(match: Match, after: number, rows: readonly object[], by: string) {
    const { id, moves } = match;
    const storing = isStored(db.query(INSERT_MOVES, id, moves.length, JSON.stringify(rows), after))
      .finally(metrics.steps.startTimer({ step: "store" }))
      // Also when it is not known whether it is stored: somebody may have to look.
      .finally(() => void tell(id, moves.length + rows.length));
    if (!(await storing)) return undefined;
    metrics.moves.inc({ by });
    const numbered = rows.map((row, i) => [row, after, moves.length + i] as const);
    return grow(match, numbered);
  }

  /** Tells others of a match that is here: a process that died may have stored the latest of it and told nobody. */
  const retell = (match: Match) => void tell(match.id, lengthOf(match));

  /** A match that is at least as new as a notice or a sweep says. */
  async function noticed({ id, length, version = 0 }: Notice): Promise<Match | undefined> {
    const match = known.get(id);
    return match !== undefined && lengthOf(match) >= length && versionOf(match) >= version ? match : latest(id);
  }

  /** How far the database has some matches. */
  const versions = (ids: readonly string[]) => db.query<Notice>(SELECT_VERSIONS, `{${ids.join()}}`);

  /** Matches with free seats that everybody may see, the newest first. */
  const open = () => db.query<object>("TABLE open_matches");

  return {
    create,
    rematch,
    takeSeat,
    seatOf,
    latest,
    make,
    step,
    forfeit,
    retell,
    noticed,
    versions,
    open,
    watched,
    known,
  };
}

interface MatchRow {
  readonly game: string;
  readonly rules: number;
  readonly settings: State["settings"];
  readonly turn: Turn | null;
  readonly moves: readonly Row[] | null;
  readonly names: Readonly<Record<Seat, string>> | null;
  readonly bots: readonly Seat[] | null;
  readonly rematch: readonly Seat[] | null;
}

const INSERT_MOVES = `INSERT INTO moves (match, number, move, seen) SELECT $1::uuid, $2::integer + place - 1, move, $4::integer
  FROM jsonb_array_elements($3::text::jsonb) WITH ORDINALITY AS list (move, place)`;
const INSERT_MATCH = `WITH opened AS (
  INSERT INTO matches (id, game, rules, settings, turn_seconds, turn_end, listed, due_at)
  VALUES ($1::uuid, $2, $3, $4::text::jsonb, $5::integer, $6, $7, now() + $5::integer * interval '1 second')
) INSERT INTO moves (match, number, move) SELECT $1::uuid, place - 1, move
  FROM jsonb_array_elements($8::text::jsonb) WITH ORDINALITY AS list (move, place)`;
const INSERT_SEAT = `INSERT INTO seats (match, seat, token_hash, name) SELECT id, free, $3, $4
  FROM matches, generate_series(0, (settings ->> 'players')::integer - 1) AS free
  WHERE id = $1 AND free = coalesce($2::integer, free) AND NOT EXISTS (SELECT FROM seats WHERE match = id AND seat = free)
  ORDER BY free LIMIT 1 ON CONFLICT DO NOTHING RETURNING seat`;
const SELECT_SEAT = "SELECT seat FROM seats WHERE match = $1 AND token_hash = $2";
const SELECT_MATCH = `SELECT game, rules, settings,
  CASE WHEN turn_end IS NOT NULL THEN jsonb_build_object('seconds', turn_seconds, 'end', turn_end) END AS turn,
  (SELECT jsonb_agg(jsonb_build_array(move, seen, number) ORDER BY number) FROM moves WHERE match = id AND number >= $2) AS moves,
  (SELECT jsonb_object_agg(seat, name) FROM seats WHERE match = id) AS names,
  (SELECT jsonb_agg(seat) FROM seats WHERE match = id AND bot) AS bots,
  (SELECT jsonb_agg(seat) FROM seats WHERE match = $3) AS rematch
  FROM matches WHERE id = $1`;
const SELECT_VERSIONS = `SELECT id, length, length + people AS version FROM unnest($1::uuid[]) AS id,
  LATERAL (SELECT coalesce(max(number) + 1, 0) AS length FROM moves WHERE match = id) AS made,
  LATERAL (SELECT count(*)::integer + count(*) FILTER (WHERE bot)::integer AS people FROM seats WHERE match = id) AS sat`;

const STALE: Refusal = { code: "stale", message: "the match has gone on since you chose this move" };
const OVER: Refusal = { code: "over", message: "the match is over" };
const TOO_LONG: Refusal = { code: "too-long", message: "the match has as many moves as a match may have" };

/** Why a move is refused that was chosen after some moves: it has to be legal from then on until now. */
function refusalSince({ game, moves, states, forfeit }: Match, after: number, move: Move): Refusal | undefined {
  if (forfeit !== undefined) return OVER;
  if (moves.length >= settings.movesPerMatch) return TOO_LONG;
  const since = moves.length - after;
  if (since >= states.length || moves.slice(after).some(({ seat }) => seat === move.seat)) return STALE;
  const [first, ...later] = states.slice(-1 - since).map((state) => game.refusal(state, move));
  return first ?? (later.some((refusal) => refusal !== undefined) ? STALE : undefined);
}

/** A text that becomes a match's ID, always the same. */
export function idOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, "$1-$2-8$3-8$4-$5");
}

/** The ID of the match after another. */
function idAfter(id: string): string {
  return idOf(`after ${id}`);
}

export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Counts rows, of moves and a forfeit. */
function lengthOf({ moves, forfeit }: Match): number {
  return moves.length + (forfeit === undefined ? 0 : 1);
}

/** Grows with each change. */
export function versionOf(match: Match): number {
  const { names, bots, rematch } = match;
  return lengthOf(match) + names.filter((name) => name !== null).length + bots.length + rematch.length;
}

export function isOver({ game, states, forfeit }: Match): boolean {
  return forfeit !== undefined || game.outcome(states.at(-1)!) !== undefined;
}
