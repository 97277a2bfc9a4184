import type { Seat } from "../../core/any.ts";
import { appendMoves, type RecordOf } from "../../record/record.ts";
import type { CribbageGame } from "../game.ts";
import { applyUnchecked, type CribbageMove, type CribbageState, initialState, legalMoves, refusal } from "../index.ts";
import { discardMove } from "../move-shape.ts";
import { readDeal, type WrittenDeal } from "./deal-line.ts";
import { HEADERS, headerOf, nameOf, readHeaders } from "./headers.ts";
import { badWord, errorAtLine, linesOf, type Part, readCards, type WrittenCard, wrongCount } from "./text.ts";

/**
 * Reads a game of cribbage in shorthand, one line a deal, as written at a table.
 *
 * Each hand is written in the order its cards were played, with the discards in parentheses, and the starter after a
 * bar. Turns, goes, shows and points follow from the rules, so the record has them, too. See the
 * [guide](../../../docs/games-from-a-table.md) for headers and unfinished games.
 *
 * @param text - the text, up to 1,000,000 characters
 * @returns the record, with the names of the players as `meta.names` if the text has them
 * @throws NotationError with the index of the first invalid word, and its line and column in the reason
 *
 * @example
 * ```ts
 * import { replay } from "fifteen-two";
 * import * as cribbage from "fifteen-two/cribbage";
 * import { parseGame } from "fifteen-two/cribbage/shorthand";
 *
 * const record = parseGame(`
 * Players: Ann, Bob
 * First: Ann
 * 1: 6C QD 5H JS (AC 2C) / 7D 8C 7H KS (3H KD) | 5S
 * `);
 * replay(cribbage, record).scores; // => [21, 12]
 * record.meta; // => { names: ["Ann", "Bob"] }
 * ```
 */
export function parseGame(text: string): RecordOf<CribbageGame> {
  const lines = linesOf(text);
  const found = lines.findIndex((line) => headerOf(line) === undefined);
  const count = found < 0 ? lines.length : found;
  const { start, cuts } = readHeaders(lines.slice(0, count), lines[0]!);
  const game: Transcript = { nameOf: (seat) => nameOf(start, seat), moves: [], state: initialState(start.settings) };
  for (const cut of cuts) makeCut(game, cut);
  lines.slice(count).forEach((line, i) => {
    if (headerOf(line) !== undefined) throw errorAtLine(line, "late-header", "headers must come before the deals");
    makeDeal(game, readDeal(line, i + 1, start));
  });
  return appendMoves(start, game.moves);
}

/** The part of a game read so far. */
interface Transcript {
  readonly nameOf: (seat: Seat) => string;
  readonly moves: CribbageMove[];
  state: CribbageState;
}

/** Applies a move; an illegal one throws with its place in the text. */
function make(game: Transcript, move: CribbageMove, from: Part, hint = ""): void {
  const refused = refusal(game.state, move);
  if (refused !== undefined) throw errorAtLine(from, "illegal-move", `${refused.reason}${hint}`);
  game.state = applyUnchecked(game.state, move);
  game.moves.push(move);
}

function makeCut(game: Transcript, cut: Part): void {
  const { phase, settings } = game.state;
  if (phase !== "cut-for-deal") throw badWord(cut, "it is already decided who deals first", "unexpected-word");
  const cards = bare(readCards(cut));
  const [count, expected] = [cards.length, settings.players];
  if (count !== expected)
    throw wrongCount(cut, `expected ${expected} cards, one for each player, not ${count}`, count, expected);
  make(game, { type: "cut-for-deal", cards }, cut);
}

/** Applies all moves of a deal: those written, and the ones that follow from the rules. */
function makeDeal(game: Transcript, deal: WrittenDeal): void {
  const { phase } = game.state;
  const { line, rows, crib, starter } = deal;
  const hands = rows.map(({ played, held, discards }) => [...played, ...(held ?? []), ...discards]);
  expectDistinct([hands, crib, starter ?? []].flat(2));
  if (phase === "cut-for-deal")
    throw errorAtLine(
      line,
      "missing-header",
      "it is not decided who deals first; add a line such as First: and the player",
      { word: HEADERS.first },
    );
  if (phase !== "deal" && phase !== "over")
    throw errorAtLine(line, "unfinished-deal", "the deal before this one is not finished");
  make(game, { type: "deal", hands: hands.map(bare), crib: bare(crib) }, line);
  rows.forEach(({ discards }, seat) => {
    if (discards.length > 0) make(game, discardMove(seat, bare(discards)), line);
  });
  const isEarly = starter === undefined || rows.some(({ discards }) => discards.length === 0);
  if (isEarly && (starter !== undefined || rows.some(({ held }) => held !== null)))
    throw errorAtLine(
      starter ?? line,
      "illegal-move",
      "no card is played before all have discarded and the starter is cut",
    );
  if (starter === undefined) return;
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
    const { card } = written;
    if (seen.has(card)) throw errorAtLine(written, "duplicate-card", `${card} is already in this deal`, { card });
    seen.add(card);
  }
}

/** Plays the cards of all rows in turn, with a go for a seat whose cards don't fit; then shows the hands. */
function makePlays(game: Transcript, { line, rows }: WrittenDeal): void {
  const unplayed = rows.map(({ played }) => [...played]);
  while (game.state.phase === "play" || game.state.phase === "show") {
    const forced = legalMoves(game.state)[0]!;
    if (forced.type !== "play") make(game, forced, line);
    else {
      const written = unplayed[forced.seat]!.shift();
      if (written === undefined) break;
      const hint = "; write each hand in the order its cards were played";
      make(game, { ...forced, card: written.card }, written, hint);
    }
  }
  const { state } = game;
  // In an unfinished deal, everything before the `-` must have been played.
  rows.forEach(({ held }, seat) => {
    const [written] = unplayed[seat]!;
    if (written === undefined || (state.phase === "over" && held === null)) return;
    const why = state.phase === "play" ? `it is the turn of ${game.nameOf(state.turn)}` : "the game is over";
    throw errorAtLine(written, "illegal-move", `${written.card} can't have been played: ${why}`);
  });
}
