import { IllegalMoveError, InvalidStateError } from "../../core/errors.ts";
import type { Seat } from "../../core/game.ts";
import { appendMoves, newRecord, type RecordOf } from "../../generic/record.ts";
import { canPlay } from "../count.ts";
import { apply, type CribbageGame, type CribbageMove, type CribbageState, cribbage, initialState } from "../index.ts";
import { discardMove } from "../move-shape.ts";
import type { Row, WrittenDeal } from "./deal-line.ts";
import { type Headers, headerMistake } from "./headers.ts";
import { mistake, readCards, type WrittenCard } from "./text.ts";

/** A game as far as its text has been read. */
export interface Reading {
  readonly text: string;
  readonly start: RecordOf<CribbageGame>;
  readonly moves: CribbageMove[];
  state: CribbageState;
}

/** Starts a game by its headers, and cuts for the deal. */
export function begin(text: string, headers: Headers): Reading {
  let start: RecordOf<CribbageGame>;
  try {
    start = newRecord(cribbage, headers.options, headers.meta);
  } catch (error) {
    throw error instanceof InvalidStateError ? headerMistake(text, headers, error) : error;
  }
  if (start.settings.muggins)
    throw mistake(text, headers.at.get("muggins")!, "a game with muggins can't be written, since claims have no place");
  const reading: Reading = { text, start, moves: [], state: initialState(start.settings) };
  for (const cut of headers.cuts) {
    if (reading.state.phase !== "cut-for-deal") throw mistake(text, cut.index, "it is already decided who deals first");
    const cards = bare(readCards(text, cut));
    const { players } = start.settings;
    if (cards.length !== players)
      throw mistake(text, cut.index, `expected ${players} cards, one for each player, not ${cards.length}`);
    make(reading, { type: "cut-for-deal", cards }, cut.index);
  }
  return reading;
}

/** The record of all that was read. */
export function recordOf({ start, moves }: Reading): RecordOf<CribbageGame> {
  return appendMoves(start, moves);
}

/** What to call a seat. */
export function nameIn({ meta }: RecordOf<CribbageGame>, seat: Seat): string {
  const names = meta?.names;
  return Array.isArray(names) ? `${names[seat]}` : `seat ${seat}`;
}

/** Makes a move, and says where in the text it comes from if it is illegal. */
function make(reading: Reading, move: CribbageMove, index: number, hint = ""): void {
  try {
    reading.state = apply(reading.state, move);
  } catch (error) {
    throw error instanceof IllegalMoveError ? mistake(reading.text, index, `${error.reason}${hint}`) : error;
  }
  reading.moves.push(move);
}

/** Makes all moves of a deal: what is written, and what follows by the rules. */
export function makeDeal(reading: Reading, deal: WrittenDeal): void {
  const { text } = reading;
  const { phase } = reading.state;
  const { index, rows, crib, starter } = deal;
  if (phase === "cut-for-deal")
    throw mistake(text, index, "it is not decided who deals first; add a line such as First: and the player");
  if (phase !== "deal" && phase !== "over") throw mistake(text, index, "the deal before this one is not finished");
  const hands = rows.map(({ played, held, discards }) => bare([...played, ...(held ?? []), ...(discards ?? [])]));
  make(reading, { type: "deal", hands, crib: bare(crib) }, index);
  rows.forEach(({ discards }, seat) => {
    if (discards !== null) make(reading, discardMove(seat, bare(discards)), index);
  });
  const isEarly = starter === null || rows.some(({ discards }) => discards === null);
  if (isEarly && (starter !== null || rows.some(({ held }) => held !== null)))
    throw mistake(text, starter?.index ?? index, "no card is played before all have discarded and the starter is cut");
  if (starter === null) return;
  make(reading, { type: "cut", card: starter.card }, starter.index);
  makePlays(reading, deal);
  makeShows(reading, index);
}

function makeShows(reading: Reading, index: number): void {
  for (let { state } = reading; state.phase === "show"; { state } = reading)
    make(reading, { type: "show", seat: state.turn, hand: state.hand }, index);
}

function bare(cards: readonly WrittenCard[]) {
  return cards.map(({ card }) => card);
}

/** Each seat in its turn plays the next card of its row, or says go if none of its cards fits. */
function makePlays(reading: Reading, { index, rows }: WrittenDeal): void {
  const next = rows.map(() => 0);
  for (let { state } = reading; state.phase === "play"; { state } = reading) {
    const { turn: seat, hands, count } = state;
    if (!canPlay(hands[seat]!, count)) {
      make(reading, { type: "go", seat }, index);
      continue;
    }
    const written = rows[seat]!.played[next[seat]!++];
    if (written === undefined) break;
    const hint = "; write each hand in the order its cards were played";
    make(reading, { type: "play", seat, card: written.card }, written.index, hint);
  }
  expectAllPlayed(reading, rows, next);
}

/** In an unfinished deal, everything before the `-` must have been played. */
function expectAllPlayed({ text, start, state }: Reading, rows: readonly Row[], next: readonly number[]): void {
  rows.forEach(({ played, held }, seat) => {
    const written = played[next[seat]!];
    if (written === undefined || (state.phase === "over" && held === null)) return;
    const why = state.phase === "play" ? `it is the turn of ${nameIn(start, state.turn)}` : "the game is over";
    throw mistake(text, written.index, `${written.card} can't have been played: ${why}`);
  });
}
