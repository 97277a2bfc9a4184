import * as cribbage from "../../src/cribbage/index.ts";
import { type CribbageOptions, type CribbageState, initialState } from "../../src/cribbage/index.ts";
import { formatCards, parseCards } from "../../src/index.ts";
import { afterMoves } from "../moves.ts";

/** The cards on a table: the kept hands, the four cards of the crib, and the starter. */
export interface Table extends CribbageOptions {
  readonly hands: readonly string[];
  readonly crib?: string;
  readonly starter?: string;
}

/** The state after the deal, each seat holding what it will keep and what it will discard. */
export function dealt({ hands, crib = "2C 3D KC QD", starter: _, ...options }: Table): CribbageState {
  const away = parseCards(crib);
  const players = hands.length;
  const dealtCrib = players === 3 ? away.slice(0, 1) : [];
  const whole = hands.map((hand, seat) => `${hand} ${formatCards(thrown(away, players, seat))}`);
  const deal = `- deal ${whole.join(" / ")}${dealtCrib.length > 0 ? ` / crib ${dealtCrib[0]}` : ""}`;
  return afterMoves(cribbage, initialState({ players: players as 2, first: 0, ...options }), deal);
}

function thrown<T>(crib: readonly T[], players: number, seat: number): T[] {
  if (players === 2) return crib.slice(2 * seat, 2 * seat + 2);
  return [crib[players === 3 ? seat + 1 : seat]!];
}

/** The state before the starter is cut. */
export function discarded(table: Table): CribbageState {
  const { hands, crib = "2C 3D KC QD" } = table;
  const moves = hands.map((_, seat) => `${seat} discard ${formatCards(thrown(parseCards(crib), hands.length, seat))}`);
  return afterMoves(cribbage, dealt(table), ...moves);
}

/** The state at the start of the play. */
export function playing(table: Table): CribbageState {
  return afterMoves(cribbage, discarded(table), `- cut ${table.starter ?? "9S"}`);
}

/** The state narrowed to a phase. */
export function at<P extends CribbageState["phase"]>(state: CribbageState, phase: P): CribbageState & { phase: P } {
  if (state.phase !== phase) throw new Error(`the phase is ${state.phase}, not ${phase}`);
  return state as CribbageState & { phase: P };
}

/** Plays cards and says go, in whatever order the turns come: the next word of each seat in its turn. */
export function play(state: CribbageState, words: string): CribbageState {
  return words
    .split(" ")
    .reduce(
      (s, word) => afterMoves(cribbage, s, `${at(s, "play").turn} ${word === "go" ? "go" : `play ${word}`}`),
      state,
    );
}

/** Counts every hand and the crib. */
export function showAll(state: CribbageState): CribbageState {
  let s = state;
  while (s.phase === "show") s = afterMoves(cribbage, s, `${s.turn} show ${s.hand}`);
  return s;
}

/** Two hands. */
export const HANDS = ["5H 6C JS QS", "7D 7H 8C KS"];
const PLAYS = "1 play 7D/0 play 6C/1 play 8C/0 play QS/1 play 7H/0 play JS/1 play KS/0 go/0 play 5H".split("/");

/** The state in which those hands are to be shown. */
export function shown(): CribbageState {
  return afterMoves(cribbage, playing({ hands: HANDS }), ...PLAYS);
}
