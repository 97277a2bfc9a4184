import type { Card } from "../core/card.ts";
import { lowestCard } from "../core/deal.ts";
import { InvalidStateError } from "../core/errors.ts";
import type { Seat } from "../core/game.ts";
import {
  distinctCards,
  expectEqual,
  type Fields,
  readArray,
  readCard,
  readInteger,
  readObject,
  readOneOf,
  readPhase,
} from "../core/json.ts";
import { readBoard } from "./board.ts";
import { cutters } from "./deal.ts";
import { type CrossCribbSettings, readOptions } from "./options.ts";
import { readScored } from "./points.ts";
import { cribPlace, dealtTo, firstDeal, owedBy, owes, seatAt, turnOf } from "./seats.ts";
import type { CrossCribbState, CutState, DealState, PlayState } from "./state.ts";
import { checkDifference, checkPlayTotals, readAnswers, readShow } from "./totals.ts";

const COMMON = ["options", "phase", "scores", "totals", "scored"] as const;
const ROUND = [...COMMON, "dealer", "teamDealer"] as const;
const FULL = [...ROUND, "cut", "board", "crib"] as const;

/** By phase: what a state consists of. */
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
 * A state from untrusted JSON, checked to the bottom: the cards are distinct and as many as the rules put everywhere,
 * and what follows from other parts (whose turn it is, the totals, what the latest move scored) is as the rules have it.
 *
 * @param json - the JSON value
 * @returns the state, a copy of the value
 * @throws InvalidStateError with the path of what is wrong
 *
 * @example
 * ```ts
 * import { initialState, parseState } from "fifteen-two/crosscribb";
 *
 * parseState(JSON.parse(JSON.stringify(initialState()))).phase; // => "cut-for-deal"
 * ```
 */
export function parseState(json: unknown): CrossCribbState {
  const phase = readPhase(json, FIELDS);
  const fields: Fields<string> = readObject(json, "", FIELDS[phase]);
  const options = readOptions(fields.options);
  expectEqual(fields.options, options, "options");
  const scores = readScores(fields, options, phase);
  const totals = readArray(fields.totals, "totals", (value, path) => readInteger(value, path, 0), 2);
  const base = { options, scores, totals, scored: readScored(fields.scored) };
  if (phase === "cut-for-deal") return { ...base, phase, cuts: readCuts(fields, options) };
  const round = { ...base, ...readDealers(fields, options.players) };
  if (phase === "deal") {
    checkDifference(round);
    return { ...round, phase };
  }
  if (phase === "cut") return readCutState(fields, round);
  const cut = readCard(fields.cut, "cut");
  const board = readBoard(fields.board, "board", cut);
  if (board[12] === null) throw new InvalidStateError("board[12]", `must be the cut card, ${cut}`);
  const crib = readCrib(fields, phase);
  if (phase === "play") return readPlay(fields, { ...round, cut, board, crib });
  readArray(fields.board, "board", readCard, 25);
  checkDistinct(board, crib);
  const full = { ...round, cut, board, crib: crib as Card[] };
  if (phase === "show") return readShow(fields, full);
  if (phase === "muggins") return readAnswers(fields, full);
  const winner = checkDifference(full);
  expectEqual(fields.winner, winner, "winner");
  return { ...full, phase, winner: winner! };
}

function readScores(fields: Fields<string>, { target }: CrossCribbSettings, phase: string): number[] {
  const winner = phase === "over" ? readInteger(fields.winner, "winner", 0, 1) : -1;
  let side = 0;
  const score = (value: unknown, path: string) => {
    const won = side++ === winner;
    return readInteger(value, path, won ? target : 0, won ? target : target - 1);
  };
  return readArray(fields.scores, "scores", score, 2);
}

function readCuts(fields: Fields<string>, { players, dealer }: CrossCribbSettings): Card[] {
  if (dealer !== null) throw new InvalidStateError("phase", "is not cut-for-deal when the dealer is agreed");
  for (const key of ["scores", "totals"]) expectEqual(fields[key], [0, 0], key);
  expectEqual(fields.scored, [], "scored");
  const n = cutters(players);
  const cuts = readArray(fields.cuts, "cuts", readCard, 0, n);
  if (cuts.length === 0) return cuts;
  if (cuts.length !== n) throw new InvalidStateError("cuts", `must have 0 or ${n} items`);
  distinctCards(cuts.map((card, i) => [`cuts[${i}]`, card]));
  if (lowestCard(cuts) !== undefined)
    throw new InvalidStateError("cuts", "has a lowest card, so that the deal is settled");
  return cuts;
}

function readDealers(fields: Fields<string>, players: number): Pick<DealState, "dealer" | "teamDealer"> {
  const dealer = readInteger(fields.dealer, "dealer", 0, players - 1);
  const { teamDealer } = firstDeal(players, dealer);
  if (players < 4 && dealer === 1 && teamDealer !== null)
    return { dealer, teamDealer: readOneOf(fields.teamDealer, "teamDealer", [0, 2]) };
  expectEqual(fields.teamDealer, teamDealer, "teamDealer");
  return { dealer, teamDealer };
}

function readCutState(fields: Fields<string>, round: Omit<DealState, "phase">): CutState {
  const { players } = round.options;
  expectEqual(fields.scored, [], "scored");
  expectEqual(fields.totals, [0, 0], "totals");
  let seat = 0;
  const pile = (value: unknown, path: string) => readArray(value, path, readCard, dealtTo(players, seat++));
  const piles = readArray(fields.piles, "piles", pile, players);
  checkDistinct([], [], piles);
  return { ...round, phase: "cut", piles };
}

function readCrib(fields: Fields<string>, phase: string): (Card | null)[] {
  const place = (item: unknown, path: string) => (item === null && phase === "play" ? null : readCard(item, path));
  return readArray(fields.crib, "crib", place, 4);
}

function checkDistinct(
  board: readonly (Card | null)[],
  crib: readonly (Card | null)[],
  piles: readonly (readonly Card[])[] = [],
): void {
  const places = (cards: readonly (Card | null)[], path: string) =>
    cards.flatMap((card, i) => (card === null ? [] : [[`${path}[${i}]`, card] as const]));
  distinctCards([
    ...places(board, "board"),
    ...piles.flatMap((pile, seat) => places(pile, `piles[${seat}]`)),
    ...places(crib, "crib"),
  ]);
}

type Table = Omit<DealState, "phase"> & Pick<PlayState, "cut" | "board" | "crib">;

/** The piles, and whose turn it is, follow from what lies on the board and in the crib. */
function readPlay(fields: Fields<string>, table: Table): PlayState {
  const { options, dealer, board, crib } = table;
  const { players } = options;
  const pile = (value: unknown, path: string) => readArray(value, path, readCard, 0, 14);
  const piles = readArray(fields.piles, "piles", pile, players);
  checkDistinct(board, crib, piles);
  checkCrib(players, crib);
  if (piles.every((cards) => cards.length === 0))
    throw new InvalidStateError("phase", "is not play when all cards have been played");
  const placed = board.filter((card) => card !== null).length - 1;
  for (let seat = 0; seat < players; seat++) checkPile(table, piles, seat, placed);
  const turn = turnOf(players, dealer, piles, crib);
  expectEqual(fields.turn, turn, "turn");
  const discarded = readOneOf(fields.discarded, "discarded", [false, true]);
  if (discarded && owes(players, crib, turn) === owedBy(players, turn))
    throw new InvalidStateError("discarded", `is not true when seat ${turn} has discarded nothing`);
  const state: PlayState = { ...table, phase: "play", piles, turn, discarded };
  if (placed < 24) for (let seat = 0; seat < players; seat++) checkDiscards(state, seat, placed);
  checkPlayTotals(state, placed === 0 && crib.every((card) => card === null));
  return state;
}

function checkCrib(players: number, crib: PlayState["crib"]): void {
  for (let seat = 0; seat < players; seat++) {
    const place = cribPlace(players, seat);
    if (owedBy(players, seat) === 2 && crib[place] === null && crib[place + 1] !== null)
      throw new InvalidStateError(`crib[${place}]`, "is filled before the place after it");
  }
}

/** A pile is what was dealt less one card for each turn that its seat has had, and less its discards. */
function checkPile({ options, dealer, crib }: Table, piles: PlayState["piles"], seat: Seat, placed: number): void {
  const { players } = options;
  const left = dealtTo(players, seat) - turnsOf(players, dealer, seat, placed) - discardsOf(players, crib, seat);
  readArray(piles[seat], `piles[${seat}]`, readCard, left);
}

/** Before the board is full a seat has discarded once a turn at most. */
function checkDiscards({ options, dealer, crib, turn, discarded }: PlayState, seat: Seat, placed: number): void {
  const { players } = options;
  const turns = turnsOf(players, dealer, seat, placed) + (seat === turn && discarded ? 1 : 0);
  if (discardsOf(players, crib, seat) > turns)
    throw new InvalidStateError(`crib[${cribPlace(players, seat)}]`, `seat ${seat} has had no turn to discard in`);
}

/** How many of the first turns of a round were a seat's. */
function turnsOf(players: number, dealer: Seat, seat: Seat, turns: number): number {
  return Array.from({ length: turns }, (_, i) => seatAt(players, dealer, i)).filter((who) => who === seat).length;
}

function discardsOf(players: number, crib: PlayState["crib"], seat: Seat): number {
  return owedBy(players, seat) - owes(players, crib, seat);
}
