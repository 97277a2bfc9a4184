import { InvalidStateError } from "../../core/errors.ts";
import type { Seat } from "../../core/game.ts";
import { appendMoves, newRecord, type RecordOf } from "../../generic/record.ts";
import type { CribbageGame } from "../game.ts";
import * as cribbage from "../index.ts";
import { applyUnchecked, type CribbageMove, type CribbageState, initialState, legalMoves, refusal } from "../index.ts";
import { discardMove } from "../move-shape.ts";
import type { Row, WrittenDeal } from "./deal-line.ts";
import { type Headers, headerMistake } from "./headers.ts";
import { mistake, type Part, readCards, type WrittenCard } from "./text.ts";

/** A game as far as its text has been read. */
export interface Transcript {
  readonly start: RecordOf<CribbageGame>;
  readonly moves: CribbageMove[];
  state: CribbageState;
}

/** Starts a game by its headers, and cuts for the deal. */
export function begin(headers: Headers): Transcript {
  const start = startOf(headers);
  const game: Transcript = { start, moves: [], state: initialState(start.settings) };
  for (const cut of headers.cuts) {
    if (game.state.phase !== "cut-for-deal") throw mistake(cut, "it is already decided who deals first");
    const cards = bare(readCards(cut));
    const { players } = start.settings;
    if (cards.length !== players)
      throw mistake(cut, `expected ${players} cards, one for each player, not ${cards.length}`);
    make(game, { type: "cut-for-deal", cards }, cut);
  }
  return game;
}

function startOf(headers: Headers): RecordOf<CribbageGame> {
  try {
    const start = newRecord(cribbage, headers.options, headers.meta);
    if (!start.settings.muggins) return start;
  } catch (error) {
    throw error instanceof InvalidStateError ? headerMistake(headers, error) : error;
  }
  throw mistake(headers.values.get("muggins")!, "a game with muggins can't be written, since claims have no place");
}

/** The record of all that was read. */
export function recordOf({ start, moves }: Transcript): RecordOf<CribbageGame> {
  return appendMoves(start, moves);
}

/** What to call a seat. */
export function nameIn({ start: { meta } }: Transcript, seat: Seat): string {
  return Array.isArray(meta?.names) ? `${meta.names[seat]}` : `seat ${seat}`;
}

/** Makes a move, and says where in the text it comes from if it is illegal. */
function make(game: Transcript, move: CribbageMove, from: Part, hint = ""): void {
  const refused = refusal(game.state, move);
  if (refused !== undefined) throw mistake(from, `${refused.reason}${hint}`);
  game.state = applyUnchecked(game.state, move);
  game.moves.push(move);
}

/** Makes all moves of a deal: what is written, and what follows by the rules. */
export function makeDeal(game: Transcript, deal: WrittenDeal): void {
  const { phase } = game.state;
  const { line, rows, crib, starter } = deal;
  const hands = rows.map(({ played, held, discards }) => [...played, ...(held ?? []), ...(discards ?? [])]);
  expectDistinct([...hands.flat(), ...crib, ...(starter === null ? [] : [starter])]);
  if (phase === "cut-for-deal")
    throw mistake(line, "it is not decided who deals first; add a line such as First: and the player");
  if (phase !== "deal" && phase !== "over") throw mistake(line, "the deal before this one is not finished");
  make(game, { type: "deal", hands: hands.map(bare), crib: bare(crib) }, line);
  rows.forEach(({ discards }, seat) => {
    if (discards !== null) make(game, discardMove(seat, bare(discards)), line);
  });
  const isEarly = starter === null || rows.some(({ discards }) => discards === null);
  if (isEarly && (starter !== null || rows.some(({ held }) => held !== null)))
    throw mistake(starter ?? line, "no card is played before all have discarded and the starter is cut");
  if (starter === null) return;
  make(game, { type: "cut", card: starter.card }, starter);
  makePlays(game, deal);
}

function bare(cards: readonly WrittenCard[]) {
  return cards.map(({ card }) => card);
}

/** Throws if a card is in a deal more than once, at the later of the two. */
function expectDistinct(cards: readonly WrittenCard[]): void {
  const seen = new Set<string>();
  for (const written of [...cards].sort((a, b) => a.index - b.index)) {
    if (seen.has(written.card)) throw mistake(written, `${written.card} is already in this deal`);
    seen.add(written.card);
  }
}

/** Each seat in its turn plays the next card of its row, or says go if none of its cards fits; then the hands are shown. */
function makePlays(game: Transcript, { line, rows }: WrittenDeal): void {
  const next = rows.map(() => 0);
  while (game.state.phase === "play" || game.state.phase === "show") {
    const forced = legalMoves(game.state)[0]!;
    const written = forced.type === "play" ? rows[forced.seat]!.played[next[forced.seat]!++] : undefined;
    if (forced.type !== "play") make(game, forced, line);
    else if (written === undefined) break;
    else {
      const hint = "; write each hand in the order its cards were played";
      make(game, { ...forced, card: written.card }, written, hint);
    }
  }
  expectAllPlayed(game, rows, next);
}

/** In an unfinished deal, everything before the `-` must have been played. */
function expectAllPlayed(game: Transcript, rows: readonly Row[], next: readonly number[]): void {
  const { state } = game;
  rows.forEach(({ played, held }, seat) => {
    const written = played[next[seat]!];
    if (written === undefined || (state.phase === "over" && held === null)) return;
    const why = state.phase === "play" ? `it is the turn of ${nameIn(game, state.turn)}` : "the game is over";
    throw mistake(written, `${written.card} can't have been played: ${why}`);
  });
}
