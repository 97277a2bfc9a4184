import { type Card, valueOfCard } from "../core/card.ts";
import { InvalidStateError } from "../core/errors.ts";
import {
  expectDistinct,
  expectEqual,
  type Fields,
  readArray,
  readCard,
  readInteger,
  readObject,
  readOneOf,
  readPhase,
} from "../core/json.ts";
import { readMoveAt } from "../core/move-shape.ts";
import { opponentsOf } from "../core/seat.ts";
import { readView } from "../core/view.ts";
import { readCuts } from "../parts/cut-for-deal.ts";
import { readPending } from "../parts/muggins.ts";
import { filledCards, placesOf } from "../parts/pack.ts";
import { readScores } from "../parts/scores.ts";
import { readScore } from "../scoring/json.ts";
import { cribPlace, dealtTo } from "./crib.ts";
import { type GoMove, MOST_POINTS, type PlayMove, SHAPES } from "./moves.ts";
import { type CribbageSettings, readOptions, sideCount } from "./options.ts";
import { shownPoints } from "./phases/show.ts";
import { KINDS } from "./score.ts";
import type { CribbageAward, CribbageState, CribbageView, PlayState, Table } from "./state.ts";
import { view } from "./view.ts";

const COMMON = ["settings", "phase", "scores", "awards"] as const;
const DEALT = [...COMMON, "dealer", "hands", "crib"] as const;
const TABLE = [...DEALT, "starter", "plays", "countStarts"] as const;

/** Fields of each phase's state. */
const FIELDS = {
  "cut-for-deal": [...COMMON, "cuts"],
  deal: [...COMMON, "dealer"],
  discard: DEALT,
  cut: DEALT,
  play: [...TABLE, "count", "turn"],
  show: [...TABLE, "turn", "hand"],
  muggins: [...TABLE, "turn", "hand", "missing", "pending"],
  over: [...TABLE, "reason", "winner"],
} as const;

/**
 * Reads a state from untrusted JSON.
 *
 * It checks that every part has its shape and range and that no card is in two places, so every function works on the
 * result. It doesn't prove that a game can reach the state: `parseRecordJson` does, from all its moves.
 *
 * @param json - the JSON value
 * @returns the state, a copy of the value
 * @throws InvalidStateError with the path of the first error
 *
 * @example
 * ```ts
 * import { initialState, parseStateJson } from "fifteen-two/cribbage";
 *
 * parseStateJson(JSON.parse(JSON.stringify(initialState()))).phase; // => "cut-for-deal"
 * ```
 */
export function parseStateJson(json: unknown): CribbageState {
  const phase = readPhase(json, FIELDS);
  const fields: Fields<string> = readObject(json, "", FIELDS[phase]);
  const settings = readOptions(fields.settings, "settings");
  expectEqual(fields.settings, settings, "settings");
  const scores = readScores(fields, phase, sideCount(settings), settings.target);
  const awards = readAwards(fields.awards, settings);
  const base = { settings, scores, awards };
  if (phase === "cut-for-deal") return { ...base, phase, cuts: readCuts(fields.cuts, settings.players) };
  const dealer = readInteger(fields.dealer, "dealer", 0, settings.players - 1);
  if (phase === "deal") return { ...base, phase, dealer };
  if (phase === "discard" || phase === "cut") {
    const dealt = { ...base, dealer, ...readCards(fields, settings, phase) };
    return phase === "cut" ? { ...dealt, phase, crib: dealt.crib as Card[] } : { ...dealt, phase };
  }
  return readLate(fields, phase, { ...base, dealer });
}

/**
 * Reads a view from untrusted JSON: a state in which everything the viewer can't see is hidden, and nothing else.
 *
 * @param json - the JSON value
 * @returns the view, a copy of the value
 * @throws InvalidStateError with the path of the first error
 *
 * @example
 * ```ts
 * import { initialState, parseViewJson, view } from "fifteen-two/cribbage";
 *
 * parseViewJson(JSON.parse(JSON.stringify(view(initialState(), 1)))).viewer; // => 1
 * ```
 */
export function parseViewJson(json: unknown): CribbageView {
  return readView(json, (rest) => filledCards(rest, ["hands", "crib"]), parseStateJson, view);
}

/** Reads what a move scored. */
function readAwards(value: unknown, settings: CribbageSettings): CribbageAward[] {
  const score = (json: unknown, path: string) => {
    const fields = readObject(json, path, ["side", "points", "items"]);
    const side = readInteger(fields.side, `${path}.side`, 0, sideCount(settings) - 1);
    return { side, ...readScore(fields, path, KINDS, MOST_POINTS) };
  };
  return readArray(value, "awards", score, 0, 1);
}

/** Reads the hands and the crib before the play. */
function readCards(fields: Fields<string>, { players }: CribbageSettings, phase: "discard" | "cut") {
  const { cards, discards } = dealtTo(players);
  const place = (item: unknown, path: string) => (item === null && phase === "discard" ? null : readCard(item, path));
  const crib = readArray(fields.crib, "crib", place, 4);
  let seat = 0;
  const hand = (value: unknown, path: string) => {
    const first = cribPlace(players, seat++);
    const discarded = crib[first] !== null;
    if (discards === 2 && (crib[first + 1] !== null) !== discarded)
      throw new InvalidStateError(
        `crib[${first + 1}]`,
        "must be null if and only if the seat's other place in the crib is",
      );
    return readArray(value, path, readCard, discarded ? cards - discards : cards);
  };
  const hands = readArray(fields.hands, "hands", hand, players);
  if (players === 3 && crib[0] === null)
    throw new InvalidStateError("crib[0]", "must be the card that starts the crib");
  if (phase === "discard" && !crib.includes(null))
    throw new InvalidStateError("phase", "must not be discard: all seats have discarded");
  expectDistinct([...placesOf(hands, "hands"), ...placesOf(crib, "crib")]);
  return { hands, crib };
}

type Late = "play" | "show" | "muggins" | "over";

/** Reads the states from the starter on. */
function readLate(
  fields: Fields<string>,
  phase: Late,
  base: Pick<Table, "settings" | "scores" | "awards" | "dealer">,
): CribbageState {
  const { players } = base.settings;
  const reason = phase === "over" ? readOneOf(fields.reason, "reason", ["cut", "play", "hand", "crib"]) : undefined;
  const shown = phase === "show" || phase === "muggins" || reason === "hand" || reason === "crib";
  const hand = (value: unknown, path: string) => readArray(value, path, readCard, 0, 4);
  const hands = readArray(fields.hands, "hands", hand, players);
  const crib = readArray(fields.crib, "crib", readCard, 4);
  const starter = readCard(fields.starter, "starter");
  const plays = readPlays(fields.plays, players);
  checkCards(hands, crib, starter, plays, shown);
  const countStarts = readCountStarts(fields.countStarts, plays);
  const table = { ...base, hands, crib, starter, plays, countStarts };
  if (reason !== undefined) return { ...table, phase: "over", reason, winner: fields.winner as number };
  return phase === "play" ? readPlay(fields, table) : readShow(fields, phase as "show" | "muggins", table);
}

function readPlays(value: unknown, players: number): (PlayMove | GoMove)[] {
  const play = (json: unknown, path: string): PlayMove | GoMove => {
    const move = readMoveAt(json, path, SHAPES, "cribbage");
    if (move.type !== "play" && move.type !== "go") throw new InvalidStateError(path, "must be a play or go move");
    readInteger(move.seat, `${path}.seat`, 0, players - 1);
    return move;
  };
  return readArray(value, "plays", play, 0, 60);
}

/**
 * Checks that every seat has four cards, held or played. From the show on, all have been played and are held again.
 */
function checkCards(
  hands: readonly Card[][],
  crib: readonly Card[],
  starter: Card,
  plays: readonly (PlayMove | GoMove)[],
  shown: boolean,
): void {
  const played = plays.flatMap((move, i) => (move.type === "play" ? [[`plays[${i}].card`, move] as const] : []));
  expectDistinct(played.map(([path, { card }]) => [path, card]));
  hands.forEach((hand, seat) => {
    const own = played.filter(([, move]) => move.seat === seat);
    const size = shown ? 4 : 4 - own.length;
    if (hand.length !== size || (shown && own.length !== 4))
      throw new InvalidStateError(`hands[${seat}]`, `must have ${size} cards, since ${own.length} were played`);
    if (shown)
      for (const [path, { card }] of own)
        if (!hand.includes(card)) throw new InvalidStateError(path, `${card} must be in the hand of seat ${seat}`);
  });
  const elsewhere = shown ? [] : played.map(([path, { card }]) => [path, card] as const);
  expectDistinct([...placesOf(hands, "hands"), ...placesOf(crib, "crib"), ["starter", starter], ...elsewhere]);
}

/** Reads where counts begin: the first at the first play, and each after the one before. No count may pass 31. */
function readCountStarts(value: unknown, plays: readonly (PlayMove | GoMove)[]): number[] {
  let least = 0;
  const start = (item: unknown, path: string) => {
    const at = readInteger(item, path, least, path === "countStarts[0]" ? 0 : plays.length);
    least = at + 1;
    return at;
  };
  const starts = readArray(value, "countStarts", start, 1, plays.length + 1);
  starts.forEach((at, i) => {
    const count = totalOf(plays.slice(at, starts[i + 1]));
    if (count > 31) throw new InvalidStateError(`countStarts[${i}]`, `begins a count of ${count}; the most is 31`);
  });
  return starts;
}

/** The total of the cards played. */
function totalOf(plays: readonly (PlayMove | GoMove)[]): number {
  return plays.reduce((sum, move) => (move.type === "play" ? sum + valueOfCard(move.card) : sum), 0);
}

function readPlay(fields: Fields<string>, table: Omit<Table, "viewer">): PlayState {
  const { hands, plays, countStarts } = table;
  const count = totalOf(plays.slice(countStarts.at(-1)));
  expectEqual(fields.count, readInteger(count, "count", 0, 30), "count");
  const turn = readInteger(fields.turn, "turn", 0, hands.length - 1);
  if (hands[turn]!.length === 0) throw new InvalidStateError("turn", `must not be ${turn}, a seat without cards`);
  return { ...table, phase: "play", count, turn };
}

function readShow(fields: Fields<string>, phase: "show" | "muggins", table: Omit<Table, "viewer">): CribbageState {
  const { settings, dealer } = table;
  const hand = readOneOf(fields.hand, "hand", ["hand", "crib"]);
  const turn = readInteger(fields.turn, "turn", 0, settings.players - 1);
  if (hand === "crib") expectEqual(turn, dealer, "turn");
  if (phase === "show") return { ...table, phase, turn, hand };
  if (!settings.muggins) throw new InvalidStateError("phase", "must not be muggins without the option muggins");
  const missing = readInteger(fields.missing, "missing", 1, shownPoints({ ...table, turn, hand }));
  return { ...table, phase, turn, hand, missing, pending: readPending(fields.pending, opponentsOf(table, turn)) };
}
