// Matches of any game. The database is the source of truth; a process has only copies, which may be behind.
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { type AnyGame, advance, replay, type Seat, secureRandom } from "fifteen-two";
import { type Database, inserted } from "./database.ts";
import { findGame } from "./games.ts";
import { lookOf, read, type Turn } from "./messages.ts";
import { metrics } from "./metrics.ts";
import type { Notice, Notices } from "./notices.ts";
import { nextSeries, type Series } from "./series.ts";
import { settings } from "./settings.ts";

type Move = ReturnType<AnyGame["parseMove"]>;
type State = ReturnType<AnyGame["apply"]>;

/** A match at some time. It never changes: a later one takes its place. */
export interface Match {
  readonly id: string;
  /** Replaced when the database has lost part of the match. */
  readonly era: symbol;
  readonly game: AnyGame;
  readonly turn?: Turn | undefined;
  /** The series with the earlier matches, if there are others or its length was agreed. */
  readonly series?: Series | undefined;
  readonly moves: readonly Move[];
  /** By move: the number of moves that its player had seen. */
  readonly seen: readonly number[];
  /** By row: distinguishes it from a row that reused its number after the database lost it. */
  readonly tags: readonly number[];
  /** By active seat: the number of moves when its turn began. */
  readonly turns: ReadonlyMap<Seat, number>;
  /** The latest states, up to the one now. */
  readonly states: readonly State[];
  /** By seat: the player's name, "" without one, null while the seat is free. */
  readonly names: readonly (string | null)[];
  /** By seat: the hash of its player's token or account, as in the database. */
  readonly holders: readonly (string | null)[];
  /** The number of times a seat became free again. */
  readonly freed: number;
  readonly bots: readonly Seat[];
  /** Seats whose players are present; in a rematch, those who have asked for it. */
  readonly here: readonly Seat[];
  /** Seats that lost on time. */
  readonly forfeit?: readonly Seat[] | undefined;
  /** Seats that have asked for a rematch. */
  readonly rematch: readonly Seat[];
  /** The rematch, once somebody has asked for it. */
  readonly next?: string | undefined;
}

/** The part of a match that changes without a move. */
type People = Pick<Match, "names" | "holders" | "freed" | "bots" | "here" | "rematch" | "next">;

/** The game, options and terms of a new match. */
export interface Plan {
  readonly game: AnyGame;
  readonly options: object;
  readonly turn?: Turn | undefined;
  readonly series?: Series | undefined;
  readonly listed?: boolean;
}

/** A person who wants a seat, known by a token. */
export interface Person {
  readonly token: string;
  /** Its site and its household. */
  readonly address?: readonly string[];
  readonly name?: string | undefined;
}

/** The account of a token; undefined if the token is invalid. Without accounts, returns the token itself. */
export type HolderOf = (token: string) => string | undefined | Promise<string | undefined>;

export type Matches = ReturnType<typeof openMatches>;

/** A move or a forfeit, with its number, its tag, and the number of moves that its player had seen. */
type Row = readonly [move: unknown, seen: number, number: number, tag: number];

/** Maximum number of moves by others while a player chooses, in a phase in which several players choose at once. */
const CHOOSING_AT_ONCE = 8;

export function openMatches(db: Database, { tell }: Pick<Notices, "tell">, holderOf: HolderOf = (token) => token) {
  const watched = new Set<string>();
  /** The watched matches and some others, the longest idle first. */
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

  /** Adds stored rows to a copy of a match, or to the cached copy if that is later. */
  function grow(copy: Match, rows: readonly Row[], people: People = copy): Match {
    const kept = known.get(copy.id) ?? copy;
    const later = kept.tags.length > copy.tags.length ? kept : copy;
    const { game } = later;
    const [moves, seen, tags, states] = [[...later.moves], [...later.seen], [...later.tags], [...later.states]];
    let { forfeit, turns } = later;
    for (const [row, after, number, tag] of rows) {
      if (number !== tags.length) continue;
      tags.push(tag);
      if (typeof row === "object" && row !== null && "forfeit" in row) forfeit = [row.forfeit].flat().map(Number);
      else {
        const move = game.parseMoveJson(row);
        moves.push(move);
        seen.push(after);
        states.push(game.apply(states.at(-1)!, move));
        turns = turnsAfter(game, states, move, moves.length, turns);
      }
    }
    const { names, holders, freed, bots, here, rematch, next } = changesOf(people) > changesOf(kept) ? people : kept;
    const now = { names, holders, freed, bots, here, rematch, next };
    const latest = { moves, seen, tags, states: states.slice(-CHOOSING_AT_ONCE), turns, forfeit };
    return keep({ ...later, era: kept.era, ...latest, ...now });
  }

  /** Opens a match, or finds the one opened with the same key; undefined if its plan differs. */
  async function create(plan: Plan, { token, name = "", address = [] }: Person, key: string = newToken()) {
    const held = await holding(token);
    const id = idOf(`match:${held.toString("hex")} ${key}`);
    const who = settings.accounts === undefined ? address : [held.toString("hex")];
    const opener = plan.listed ? who.map((one) => idOf(`opener:${one}`)).join(" ") : undefined;
    const opened = await open(id, plan, undefined, held, name, opener);
    const [found] = opened
      ? [{ same: true }]
      : await db.query<{ readonly same: boolean }>(SELECT_SAME, ...about(id, plan));
    if (found === undefined) throw Object.assign(new Error("you have too many open tables"), { statusCode: 429 });
    return found.same ? { match: id, seat: 0, token } : undefined;
  }

  /** Opens or finds the rematch, with every player in the same seat, and notifies the clients of both matches. */
  async function rematch(match: Match, seat: Seat, token: string) {
    const plan = { ...match, options: match.states.at(-1)!.settings, series: nextSeries(match) };
    await open(randomUUID(), plan, match.id);
    const [next] = await db.query<{ readonly match: string }>(COME, match.id, seat);
    for (const id of [match.id, next?.match]) if (id !== undefined) tell(id, Number.POSITIVE_INFINITY);
    return next && { ...next, seat, token };
  }

  /** Stores a match with its first cuts and deals, and its opener's seat or, in a rematch, all seats. */
  async function open(id: string, plan: Plan, before?: string, held?: Buffer, name?: string, opener?: string) {
    const { moves } = advance(plan.game, plan.game.initialState(plan.options), null, { random: secureRandom });
    const values = [...about(id, plan), plan.game.rules.version, JSON.stringify(moves), before, held, name, opener];
    return inserted(db.query(INSERT_MATCH, ...values, settings.listedPerOpener, keptLook(name)));
  }

  /** Takes the wanted seat or the first free one, or returns the seat that the same person already holds. */
  async function takeSeat(id: string, wanted: Seat | undefined, { token, name = "" }: Person) {
    const held = await holding(token);
    for (let attempt = 0, seats = 1; attempt < seats; attempt++) {
      const [taken] = await db.query<{ readonly seat: Seat }>(INSERT_SEAT, id, wanted, held, name, keptLook(name));
      if (taken !== undefined) tell(id, Number.POSITIVE_INFINITY);
      const seat = taken?.seat ?? (await heldSeat(id, held));
      if (seat !== undefined) return { seat, token };
      // Somebody else took the seat first; another one may be free.
      const { names = [] } = (await latest(id)) ?? {};
      if (wanted !== undefined || !names.includes(null)) return undefined;
      seats = names.length;
    }
    return undefined;
  }

  /** The seat that a token holds. */
  async function seatOf(id: string, token: string): Promise<Seat | undefined> {
    return heldSeat(id, await hashOf(token));
  }

  async function heldSeat(id: string, held: Buffer | undefined): Promise<Seat | undefined> {
    const [row] = await db.query<{ readonly seat: Seat }>(SELECT_SEAT, id, held);
    return row?.seat;
  }

  /** Frees a seat; false once a player has moved. */
  async function leave({ id, holders }: Match, seat: Seat): Promise<boolean> {
    const changed = await db.query<{ readonly id: string }>(LEAVE, id, Buffer.from(holders[seat] ?? "", "hex"));
    for (const { id } of changed) tell(id, Number.POSITIVE_INFINITY);
    return changed.length > 0;
  }

  async function holding(token: string): Promise<Buffer> {
    const held = await hashOf(token);
    if (held === undefined) throw Object.assign(new Error("invalid token"), { statusCode: 401 });
    return held;
  }

  async function hashOf(token: string): Promise<Buffer | undefined> {
    const holder = await holderOf(token);
    return holder === undefined ? undefined : createHash("sha256").update(holder).digest();
  }

  /** A match as the database has it now. */
  async function latest(id: string): Promise<Match | undefined> {
    const before = known.get(id);
    const reading = db.query<MatchRow>(SELECT_MATCH, id, before?.tags.length ?? 0);
    const [row] = await reading.finally(metrics.steps.startTimer({ step: "read" }));
    const game = findGame(row?.game ?? "");
    if (row === undefined) known.delete(id);
    if (row === undefined || game === undefined) return undefined;
    const rows = row.moves ?? [];
    const bySeat = (texts: MatchRow["names"]) =>
      Array.from({ length: row.settings.players }, (_, seat) => texts?.[seat] ?? null);
    const [names, holders, { freed }] = [bySeat(row.names), bySeat(row.holders), row];
    const { bots, here, rematch, next } = row;
    const people = {
      ...{ names, holders, freed, bots: bots ?? [], here: here ?? [], rematch: rematch ?? [] },
      next: next ?? undefined,
    };
    if (before !== undefined && (changesOf(people) < changesOf(before) || isLost(before, people, rows[0]?.[3]))) {
      if (known.get(id) === before) known.delete(id);
      return latest(id);
    }
    return grow(before ?? start(id, game, row, people), rows, people);
  }

  /** A match before its first move. Throws if it began under another version of the rules. */
  function start(id: string, game: AnyGame, row: MatchRow, people: People): Match {
    const state = replay(game, { ...row, version: 1, moves: [] });
    const turns = new Map(game.activeSeats(state).map((seat) => [seat, 0]));
    const nothing = { moves: [], seen: [], tags: [], states: [state], turns };
    const terms = { turn: row.turn ?? undefined, series: row.series ?? undefined };
    return { id, era: Symbol(), game, ...terms, ...nothing, ...people };
  }

  /**
   * Makes a move that its player chose after seeing `after` moves. A repeated request gets the same answer: the number
   * of the move that it made, or a refusal, since a move must have been legal ever since its player chose it.
   */
  async function make(id: string, seat: Seat, after: number, json: unknown) {
    for (let match = known.get(id) ?? (await latest(id)); match !== undefined; ) {
      const { game, moves, seen }: Match = match;
      const { value: move, issue } = read(game.moveSchema, json);
      if (issue !== undefined) return { code: "malformed", message: issue };
      if (move.seat !== seat) return { code: "not-your-seat", message: "that move belongs to another seat" };
      const number = moves.findIndex((made, i) => made.seat === seat && seen[i] === after);
      if (number !== -1) {
        // The request is a repeat. Its first answer was lost, so the notice may be lost, too.
        retell(match);
        return game.formatMove(moves[number]!) === game.formatMove(move) ? { number } : STALE;
      }
      if (after <= moves.length) {
        const refusal = refusalSince(match, after, move);
        if (refusal === undefined) {
          if ((await step(match, after, move)) !== undefined) return { number: moves.length };
        } else if (!(await isSecondGuess(match, after, move, refusal))) return refusal;
        else if ((await step(match, after, leastOf(match, seat), "server")) !== undefined) return refusal;
      }
      // Another move came first, or this copy is behind: read what is stored, and decide again.
      const now = await latest(id);
      if (now === undefined || now.tags.length === match.tags.length || now.era !== match.era) return STALE;
      match = now;
    }
    return STALE;
  }

  /** Whether the seat already made a different wrong guess this turn, through any process. */
  async function isSecondGuess({ id, game, turns }: Match, after: number, move: Move, { code }: Refusal) {
    const turn = turns.get(move.seat!);
    if (!settings.guesses.includes(code) || turn === undefined || turn > after) return false;
    const guess = game.formatMove(move);
    const [first] = await db.query<{ readonly refused: string }>(REFUSE, id, move.seat, turn, guess);
    return first !== undefined && first.refused !== guess;
  }

  /** Makes a legal move with the cuts and deals that follow; undefined when another move has come first. */
  async function step(match: Match, after: number, move: Move, by = "player"): Promise<Match | undefined> {
    const next = advance(match.game, match.states.at(-1)!, move, { random: secureRandom });
    return insert(match, after, next.moves, by);
  }

  /** Ends a match that some seats lost on time. The forfeit is the last row, so no move follows it. */
  function forfeit(match: Match, seats: readonly Seat[]): Promise<Match | undefined> {
    return insert(match, match.moves.length, [{ forfeit: seats }], "forfeit");
  }

  /** Appends rows to a match, all or none; undefined if their numbers are taken or the row before them is lost. */
  async function insert(match: Match, after: number, rows: readonly object[], by: string) {
    const { id, tags } = match;
    const values = [id, tags.length, JSON.stringify(rows), after, tags.at(-1)];
    const stored = await inserted(db.query<{ readonly tag: number }>(INSERT_MOVES, ...values))
      .finally(metrics.steps.startTimer({ step: "store" }))
      // Notify even after an error: the rows may have been stored.
      .finally(() => void tell(id, tags.length + rows.length));
    if (stored === undefined) return undefined;
    metrics.moves.inc({ by });
    const numbered = rows.map((row, i) => [row, after, tags.length + i, stored.tag] as const);
    return grow(match, numbered);
  }

  /** Notifies other processes of a match: the process that stored its latest move may have died before its notice. */
  const retell = (match: Match) => void tell(match.id, match.tags.length);

  /** A match at least as new as a notice, or identical to what a sweep found. */
  async function noticed({ id, length, version = 0, tag }: Notice): Promise<Match | undefined> {
    const match = known.get(id);
    if (match === undefined || match.tags.length < length || versionOf(match) < version) return latest(id);
    const isSame = tag === undefined || ((match.tags.at(-1) ?? null) === tag && versionOf(match) === version);
    return isSame ? match : latest(id);
  }

  const lists = {
    /** The versions of some matches in the database. */
    versions: (ids: readonly string[]) => db.query<Notice>(SELECT_VERSIONS, `{${ids.join()}}`),
    /** Matches with free seats that everybody may see. */
    listed: () => db.query<object>(SELECT_OPEN),
    /** Keeps matches listed while players are connected. */
    attend: (ids: readonly string[]) => db.query(ATTEND, `{${ids.join()}}`),
  };

  const seats = { takeSeat, leave, seatOf };
  return { create, rematch, ...seats, latest, make, step, forfeit, retell, noticed, ...lists, watched, known };
}

interface MatchRow extends Readonly<Record<"bots" | "here" | "rematch", readonly Seat[] | null>> {
  readonly game: string;
  readonly rules: number;
  readonly settings: State["settings"];
  readonly turn: Turn | null;
  readonly series: Series | null;
  readonly moves: readonly Row[] | null;
  readonly names: Readonly<Record<Seat, string>> | null;
  readonly holders: MatchRow["names"];
  readonly freed: number;
  readonly next: string | null;
}

/** Weight of a freed seat in a version. */
const FREED = 4;
/**
 * Fails while a dump is being restored: this index comes after all rows and primary keys, and before it nothing is
 * reliable.
 */
export const WHOLE = "'seats_look'::regclass IS NOT NULL";
/** When a row was stored, in microseconds. */
const TAG = "(extract(epoch FROM at) * 1000000)::bigint::float8";
const INSERT_MOVES = `INSERT INTO moves (match, number, move, seen) SELECT $1::uuid, $2::integer + place - 1, move, $4::integer
  FROM jsonb_array_elements($3::text::jsonb) WITH ORDINALITY AS list (move, place)
  WHERE ${WHOLE} AND ($2 = 0 OR EXISTS (SELECT FROM moves WHERE match = $1 AND number = $2 - 1 AND ${TAG} = $5::float8))
  RETURNING ${TAG} AS tag`;
const INSERT_MATCH = `WITH opened AS (
  INSERT INTO matches (id, game, settings, turn_seconds, turn_end, listed, series, rules, after, opener, due_at)
  SELECT $1::uuid, $2, $3::text::jsonb, $4::integer, $5, $6, $7::text::jsonb, $8, $10::uuid, $13, now() + $4::integer * interval '1 second'
  WHERE ${WHOLE} AND ($13::text IS NULL OR may_list($13, $14) AND 8 * $14 > (SELECT count(*) FROM matches WHERE listed AND missing > 0
    AND created_at > now() - interval '1 h' AND attended > now() - interval '30 s' AND starts_with(opener, left($13, 36))))
  ON CONFLICT DO NOTHING RETURNING id
), dealt AS (
  INSERT INTO moves (match, number, move) SELECT id, place - 1, move
  FROM opened, jsonb_array_elements($9::text::jsonb) WITH ORDINALITY AS list (move, place)
), seated AS (
  INSERT INTO seats (match, seat, token_hash, name, look, here)
  SELECT id, 0, $11::bytea, $12::text, $15::text, true FROM opened WHERE $10 IS NULL
  UNION ALL SELECT id, seat, token_hash, name, look, false FROM opened, seats WHERE match = $10
) SELECT id FROM opened`;
const SELECT_SAME = `SELECT game = $2 AND settings = $3::text::jsonb AND turn_seconds IS NOT DISTINCT FROM $4::integer
  AND turn_end IS NOT DISTINCT FROM $5 AND listed = $6
  AND series IS NOT DISTINCT FROM $7::text::jsonb AS same FROM matches WHERE id = $1`;
const COME = `UPDATE seats SET here = true, at = CASE WHEN here THEN at ELSE now() END
  FROM matches WHERE after = $1 AND match = id AND seat = $2
  AND token_hash = (SELECT token_hash FROM seats WHERE match = $1 AND seat = $2) RETURNING match`;
const LEAVE = `WITH gone AS (DELETE FROM seats WHERE match = $1 AND token_hash = $2
    AND NOT EXISTS (SELECT FROM moves WHERE match = $1 AND move ?| '{seat,forfeit}') RETURNING match)
  UPDATE matches SET freed = freed + 1 WHERE EXISTS (SELECT FROM gone)
  AND id = ANY (ARRAY[$1::uuid, (SELECT after FROM matches WHERE id = $1)]) RETURNING id`;
const ATTEND = `UPDATE matches SET attended = now() WHERE id IN (
  SELECT id FROM matches WHERE id = ANY ($1::uuid[]) AND listed AND missing > 0 FOR NO KEY UPDATE SKIP LOCKED)`;
const REFUSE = `UPDATE seats SET refused_turn = $3, refused = CASE WHEN refused_turn = $3 THEN refused ELSE $4 END
  WHERE match = $1 AND seat = $2 AND coalesce(refused_turn, 0) <= $3 RETURNING refused`;
const INSERT_SEAT = `INSERT INTO seats (match, seat, token_hash, name, look) SELECT id, free, $3, $4, $5
  FROM matches, generate_series(0, (settings ->> 'players')::integer - 1) AS free
  WHERE id = $1 AND free = coalesce($2::integer, free) AND NOT EXISTS (SELECT FROM seats WHERE match = id AND seat = free)
  ORDER BY free LIMIT 1 ON CONFLICT DO NOTHING RETURNING seat`;
const SELECT_SEAT = "SELECT seat FROM seats WHERE match = $1 AND token_hash = $2";
const SELECT_MATCH = `SELECT game, rules, settings, series, freed,
  CASE WHEN turn_end IS NOT NULL THEN jsonb_build_object('seconds', turn_seconds, 'end', turn_end) END AS turn,
  (SELECT jsonb_agg(jsonb_build_array(move, seen, number, ${TAG}) ORDER BY number)
    FROM moves WHERE match = id AND number >= $2 - 1) AS moves,
  (SELECT jsonb_object_agg(seat, name) FROM seats WHERE match = id) AS names,
  (SELECT jsonb_object_agg(seat, encode(token_hash, 'hex')) FROM seats WHERE match = id) AS holders,
  (SELECT jsonb_agg(seat) FROM seats WHERE match = id AND bot) AS bots,
  (SELECT jsonb_agg(seat) FROM seats WHERE match = id AND here) AS here,
  (SELECT jsonb_agg(seat) FROM matches AS next JOIN seats ON match = next.id WHERE next.after = matches.id AND here) AS rematch,
  (SELECT id FROM matches AS next WHERE next.after = matches.id) AS next
  FROM matches WHERE id = $1 AND ${WHOLE}`;
/** Ages use the database's clock, since those of processes differ. */
const SELECT_OPEN = "SELECT *, extract(epoch FROM now() - created_at)::integer AS seconds FROM open_matches";
const SELECT_VERSIONS = `SELECT id, coalesce(number + 1, 0) AS length, coalesce(number + 1, 0) + people AS version, tag
  FROM unnest($1::uuid[]) AS list (id)
  LEFT JOIN LATERAL (SELECT number, ${TAG} AS tag FROM moves WHERE match = id ORDER BY number DESC LIMIT 1) AS made ON true,
  LATERAL (SELECT (count(*) + count(*) FILTER (WHERE bot) + count(*) FILTER (WHERE here) + (
    SELECT count(*) FROM matches AS next JOIN seats ON match = next.id WHERE next.after = list.id AND here
  ) + coalesce((SELECT freed * ${FREED} FROM matches WHERE matches.id = list.id), 0))::integer AS people FROM seats WHERE match = id) AS sat`;

/** The reason for refusing a move, for the client. */
type Refusal = { readonly code: string; readonly message: string };

const STALE: Refusal = { code: "stale", message: "the match has gone on since you chose this move" };
const OVER: Refusal = { code: "over", message: "the match is over" };
const TOO_LONG: Refusal = { code: "too-long", message: "the match has reached the maximum number of moves" };

/** Refusal of a move that was chosen after `after` moves: it must have been legal from then until now. */
function refusalSince({ game, moves, states, forfeit }: Match, after: number, move: Move): Refusal | undefined {
  if (forfeit !== undefined) return OVER;
  if (moves.length >= settings.movesPerMatch) return TOO_LONG;
  const since = moves.length - after;
  if (since >= states.length || moves.slice(after).some(({ seat }) => seat === move.seat)) return STALE;
  const [first, ...later] = states.slice(-1 - since).map((state) => game.refusal(state, move));
  if (first !== undefined) return { code: first.code, message: first.reason };
  return later.some((refusal) => refusal !== undefined) ? STALE : undefined;
}

/** Derives a match's ID from a text. */
function idOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, "$1-$2-8$3-8$4-$5");
}

/** With accounts, no two players of a match have names that look alike. */
function keptLook(name = ""): string | undefined {
  return settings.accounts && name ? lookOf(name) : undefined;
}

export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The parts of a plan that must be equal for the same key. */
function about(id: string, { game, options, turn, listed = false, series }: Plan): unknown[] {
  const settings = JSON.stringify(game.initialState(options).settings);
  return [id, game.id, settings, turn?.seconds, turn?.end, listed, series && JSON.stringify(series)];
}

/**
 * When each active seat's turn began. A move by another seat restarts it only if it makes the seat's first legal move
 * illegal.
 */
function turnsAfter(game: AnyGame, states: readonly State[], made: Move, length: number, turns: Match["turns"]) {
  const [before, now] = states.slice(-2) as [State, State];
  const goesOn = (seat: Seat) =>
    turns.has(seat) && made.seat !== seat && game.isLegal(now, game.legalMoves(before, seat)[0]!);
  return new Map(game.activeSeats(now).map((seat) => [seat, goesOn(seat) ? turns.get(seat)! : length]));
}

/** The seat's lowest legal claim: the move with the smallest numbers. */
function leastOf({ game, states }: Match, seat: Seat): Move {
  const sizeOf = (move: Move) =>
    Object.values(move).reduce((sum, value) => sum + (Number.isInteger(value) ? value : 0), 0);
  return game.legalMoves(states.at(-1)!, seat).reduce((least, move) => (sizeOf(move) < sizeOf(least) ? move : least));
}

/** True if the database lost the last row of our copy, or a player who never left. */
function isLost({ tags, holders, freed }: Match, now: People, tag?: number): boolean {
  const isGone = (holder: string | null, seat: Seat) => holder !== null && holder !== now.holders[seat];
  return (tags.length > 0 && tags.at(-1) !== tag) || freed > now.freed || (freed === now.freed && holders.some(isGone));
}

/** Grows with each change of the people: a freed seat adds more than its player's leaving subtracts. */
function changesOf({ names, freed, bots, here, rematch }: People): number {
  return names.filter((name) => name !== null).length + bots.length + here.length + rematch.length + freed * FREED;
}

/** Grows with each change, unless the database loses changes. */
export function versionOf(match: Match): number {
  return match.tags.length + changesOf(match);
}

/** True after the first move of a player, or a forfeit. */
export function hasBegun({ moves, forfeit }: Match): boolean {
  return forfeit !== undefined || moves.some(({ seat }) => seat !== undefined);
}

/** True after the end, or after the last move that the server allows, which also stops its bots. */
export function isOver({ game, moves, states, forfeit }: Match): boolean {
  const isTooLong = moves.length >= settings.movesPerMatch;
  return forfeit !== undefined || isTooLong || game.outcome(states.at(-1)!) !== undefined;
}
