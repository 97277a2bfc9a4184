import type { Card } from "../core/card.ts";
import { InvalidStateError } from "../core/errors.ts";
import type { Seat } from "../core/game.ts";
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
import { opponentsOf } from "../core/seat.ts";
import { readView } from "../core/view.ts";
import { readCuts } from "../parts/cut-for-deal.ts";
import { readPending } from "../parts/muggins.ts";
import { filledCards, placesOf } from "../parts/pack.ts";
import { readScores } from "../parts/scores.ts";
import { readScore } from "../scoring/json.ts";
import { CENTER, LINES, readBoard } from "./board.ts";
import { dealtTo, owes } from "./crib.ts";
import { MOST_POINTS } from "./lines.ts";
import { readOptions } from "./options.ts";
import { shownPoints } from "./phases/show.ts";
import { KINDS } from "./score.ts";
import type { CrossCribbAward, CrossCribbState, CrossCribbView, PlayState, Table } from "./state.ts";
import { cutters, type Dealers, firstDeal, firstToCount, turnOf, turnsLeft } from "./turns.ts";
import { view } from "./view.ts";

const COMMON = ["settings", "phase", "scores", "totals", "awards"] as const;
const ROUND = [...COMMON, "dealer", "teamDealer"] as const;
const FULL = [...ROUND, "cut", "board", "crib"] as const;

/** Fields of each phase's state. */
const FIELDS = {
  "cut-for-deal": [...COMMON, "cuts"],
  deal: ROUND,
  cut: [...ROUND, "piles"],
  play: [...FULL, "piles", "turn", "discarded"],
  show: [...FULL, "turn"],
  muggins: [...FULL, "turn", "missing", "pending"],
  over: [...FULL, "winner"],
} as const;

/**
 * Reads a state from untrusted JSON.
 *
 * It checks that every part has its shape and range, that no card is in two places, and that every pile has the cards
 * its seat has yet to place and discard, so every function works on the result. It doesn't prove that a game can reach
 * the state: `parseRecordJson` does, from all its moves.
 *
 * @param json - the JSON value
 * @returns the state, a copy of the value
 * @throws InvalidStateError with the path of the first error
 *
 * @example
 * ```ts
 * import { initialState, parseStateJson } from "fifteen-two/crosscribb";
 *
 * parseStateJson(JSON.parse(JSON.stringify(initialState()))).phase; // => "cut-for-deal"
 * ```
 */
export function parseStateJson(json: unknown): CrossCribbState {
  const state = readState(json);
  const sum = state.totals[0]! + state.totals[1]!;
  const most = mostTotals(state);
  if (sum > most) throw new InvalidStateError("totals", `must add up to ${most} or less, not ${sum}`);
  return state;
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
 * import { initialState, parseViewJson, view } from "fifteen-two/crosscribb";
 *
 * parseViewJson(JSON.parse(JSON.stringify(view(initialState(), 1)))).viewer; // => 1
 * ```
 */
export function parseViewJson(json: unknown): CrossCribbView {
  return readView(json, (rest) => filledCards(rest, ["piles", "crib"]), parseStateJson, view);
}

function readState(json: unknown): CrossCribbState {
  const phase = readPhase(json, FIELDS);
  const fields: Fields<string> = readObject(json, "", FIELDS[phase]);
  const settings = readOptions(fields.settings, "settings");
  expectEqual(fields.settings, settings, "settings");
  const { players } = settings;
  const scores = readScores(fields, phase, 2, settings.target);
  const totals = readArray(fields.totals, "totals", (value, path) => readInteger(value, path, 0), 2);
  const base = { settings, scores, totals, awards: readAwards(fields.awards) };
  if (phase === "cut-for-deal") return { ...base, phase, cuts: readCuts(fields.cuts, cutters(players)) };
  const round = { ...base, ...readDealers(fields, players) };
  if (phase === "deal") return { ...round, phase };
  if (phase === "cut") {
    const piles = readPiles(fields.piles, players, (seat) => dealtTo(players, seat));
    expectDistinct(placesOf(piles, "piles"));
    return { ...round, phase, piles };
  }
  const cut = readCard(fields.cut, "cut");
  const board = readBoard(fields.board, "board", cut);
  expectEqual(board[CENTER], cut, `board[${CENTER}]`);
  const table = { ...round, cut, board };
  return phase === "play" ? readPlay(fields, table) : readFull(fields, phase, table);
}

/** The most that the two totals can add up to: his heels, and whatever has been counted minus what was overlooked. */
function mostTotals(state: CrossCribbState): number {
  const heels = 2;
  switch (state.phase) {
    case "cut-for-deal":
    case "cut":
      return 0;
    case "play":
      return heels;
    case "show":
      return heels + (state.turn === state.dealer ? MOST_POINTS : 0);
    case "muggins":
      return heels + (state.turn === state.dealer ? 2 * MOST_POINTS : MOST_POINTS) - state.missing;
    default:
      return heels + 2 * MOST_POINTS;
  }
}

/** Reads what a move scored. With muggins, the difference can include both sides' points. */
function readAwards(value: unknown): CrossCribbAward[] {
  const score = (json: unknown, path: string): CrossCribbAward => {
    const fields = readObject(json, path, ["side", "line", "points", "items"]);
    return {
      side: readInteger(fields.side, `${path}.side`, 0, 1),
      line: readOneOf(fields.line, `${path}.line`, [null, "crib", ...LINES]),
      ...readScore(fields, path, KINDS, 2 * MOST_POINTS + 2),
    };
  };
  return readArray(value, "awards", score, 0, 7);
}

function readDealers(fields: Fields<string>, players: number): Dealers {
  const dealer = readInteger(fields.dealer, "dealer", 0, players - 1);
  const { teamDealer } = firstDeal(players, dealer);
  if (teamDealer !== null && dealer === 1)
    return { dealer, teamDealer: readOneOf(fields.teamDealer, "teamDealer", [0, 2]) };
  expectEqual(fields.teamDealer, teamDealer, "teamDealer");
  return { dealer, teamDealer };
}

function readPiles(value: unknown, players: number, sizeOf: (seat: Seat) => number): Card[][] {
  let seat = 0;
  const pile = (item: unknown, path: string) => readArray(item, path, readCard, sizeOf(seat++));
  return readArray(value, "piles", pile, players);
}

/** The piles and the turn follow from the board and the crib. */
function readPlay(fields: Fields<string>, table: Omit<Table, "viewer">): PlayState {
  const { settings, dealer, board } = table;
  const { players } = settings;
  const crib = readArray(fields.crib, "crib", (item, path) => (item === null ? null : readCard(item, path)), 4);
  const taken = board.filter((card) => card !== null).length - 1;
  const left = (seat: Seat) => turnsLeft(players, dealer, seat, taken) + owes(players, crib, seat);
  const piles = readPiles(fields.piles, players, left);
  expectDistinct([...placesOf(board, "board"), ...placesOf(piles, "piles"), ...placesOf(crib, "crib")]);
  if (piles.every((pile) => pile.length === 0))
    throw new InvalidStateError("phase", "must not be play: all cards have been played");
  const turn = turnOf(players, dealer, piles, crib);
  expectEqual(fields.turn, turn, "turn");
  const discarded = readOneOf(fields.discarded, "discarded", [false, true]);
  return { ...table, phase: "play", piles, crib, turn, discarded };
}

/** Reads the states from the show on. */
function readFull(
  fields: Fields<string>,
  phase: "show" | "muggins" | "over",
  table: Omit<Table, "viewer">,
): CrossCribbState {
  const { settings, dealer } = table;
  const board = readArray(fields.board, "board", readCard, table.board.length);
  const crib = readArray(fields.crib, "crib", readCard, 4);
  expectDistinct([...placesOf(board, "board"), ...placesOf(crib, "crib")]);
  const full = { ...table, board, crib };
  if (phase === "over") return { ...full, phase, winner: fields.winner as number };
  const turn = readOneOf(fields.turn, "turn", [firstToCount(settings.players, dealer), dealer]);
  if (phase === "show") return { ...full, phase, turn };
  if (!settings.muggins) throw new InvalidStateError("phase", "must not be muggins without the option muggins");
  const missing = readInteger(fields.missing, "missing", 1, shownPoints({ ...full, turn }));
  return { ...full, phase, turn, missing, pending: readPending(fields.pending, opponentsOf(full, turn)) };
}
