import type { Neighbors, Seat, TemplateValues } from "../core/any.ts";
import { HIDDEN, type Redacted } from "../core/card.ts";
import { sideOf } from "../core/seat.ts";
import { discardsOf } from "../shared/crib.ts";
import { indexOfSquare } from "../shared/square.ts";
import { ownersOf } from "./crib.ts";
import type { CrossCribbMove } from "./moves.ts";
import type { CrossCribbState, CrossCribbView } from "./state.ts";

/** The words of moves and awards. */
export const words = {
  "cut-for-deal": "the cut for the deal: {cards}[; {dealer} {deal|deals}]",
  deal: "the cards are dealt",
  cut: "the cut card is {card}",
  place: "{seat} {place|places} {card} on {square}",
  discard: "{seat} {discard|discards} {card}",
  show: "{seat} {count|counts} {lines}[, claiming {claim}]",
  muggins: "{seat} {call|calls} muggins for {points}",
  accept: "{seat} {let|lets} the count stand",
  "turn.cut-for-deal": "the players cut for the deal",
  "turn.deal": "{dealer} {deal|deals}",
  "turn.cut": "the center card is cut",
  "turn.play": "{seats} {are|is|are} to place a card[, {card}]",
  "turn.show": "{seats} {are|is|are} to count",
  "turn.muggins": "{seats} may claim overlooked points",
  "only.place-discard": "{seats} {are|is|are} to place {card}, or to discard it",
  "only.discard": "the remaining cards go to the crib",
  "refusal.square-taken": "{card} is already on {square}",
  "refusal.must-discard": "the remaining cards go to the crib",
  "refusal.nothing-owed": "{seat} {have|has} made all discards: place the card",
  "refusal.one-discard": "{seat} {have|has} already discarded in this turn: place the card",
  "refusal.wrong-cards": "those cards cannot be dealt",
  "refusal.wrong-claim": "that is not worth {claim}",
  "refusal.no-muggins": "points are claimed only in games with muggins",
  "games.2": "a skunk",
  "games.3": "a double skunk",
  award: "{side} {score|scores} {points}[ in {line}]: {items}",
  "item.difference": "the difference of the round",
  "name.lines": "the lines",
  "name.columns": "the columns",
  "name.rows": "the rows",
  "name.crib": "the crib",
  "name.a": "column a",
  "name.b": "column b",
  "name.c": "column c",
  "name.d": "column d",
  "name.e": "column e",
  "name.1": "row 1",
  "name.2": "row 2",
  "name.3": "row 3",
  "name.4": "row 4",
  "name.5": "row 5",
};

/**
 * The name of a word or sentence of this game.
 *
 * @useDeclaredType
 */
export type Word = Extract<keyof typeof words, string>;

type Position = CrossCribbState | CrossCribbView;

/** The placed or discarded card, or the names of the counted lines. */
export function facts(move: Redacted<CrossCribbMove>, { before, after }: Neighbors<Position>): TemplateValues {
  const { type, seat } = move;
  if (type === "show") return { lines: linesOf(seat, before, after) };
  if (type !== "place" && type !== "discard") return {};
  const top = before?.phase === "play" ? before.piles[seat]![0]! : HIDDEN;
  if (top !== HIDDEN || after === undefined) return { card: top };
  return { card: type === "place" ? cardOn(move.square, after) : discardOf(seat, after) };
}

function cardOn(square: string, state: Position) {
  return ("board" in state && state.board[indexOfSquare(square)]) || HIDDEN;
}

function discardOf(seat: Seat, state: Position) {
  if (!("crib" in state)) return HIDDEN;
  const own = discardsOf(state.crib, ownersOf(state.settings), seat);
  return own.filter((card) => card !== null).at(-1) ?? HIDDEN;
}

function linesOf(seat: Seat, before: Position | undefined, after: Position | undefined): string[] {
  const state = before ?? after;
  if (state === undefined) return ["lines"];
  const lines = sideOf(state, seat) === 0 ? "columns" : "rows";
  // After the dealer's count, `state.dealer` is already the next dealer.
  const isDealer = "dealer" in state && (state.dealer === seat || state.phase === "deal");
  return isDealer ? [lines, "crib"] : [lines];
}
