// A table for any game: what a seat sees and may do, as HTML, and the moves that were made.
import {
  type AnyGame,
  type AnyView,
  advance,
  appendMoves,
  newRecord,
  type OptionsOf,
  type Random,
  type RecordOf,
  replay,
  type Seat,
  settle,
  takeBack,
} from "fifteen-two";

/** Text as HTML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** What a seat sees, and its legal moves as buttons, each with the move in text as its value. */
export function viewHtml(game: AnyGame, view: AnyView): string {
  const awards = view.awards.map(({ side, points, items }) => {
    const kinds = items.map(({ kind, points }) => `${kind} ${points}`).join(", ");
    return `<li>Side ${side} scores ${points}: ${escaped(kinds)}</li>`;
  });
  const buttons = game.legalMoves(view).map((move) => {
    const text = escaped(game.formatMove(move));
    return `<button name="move" value="${text}">${text}</button>`;
  });
  const outcome = game.outcome(view);
  return [
    `<pre>${escaped(game.render(view))}</pre>`,
    `<p>Scores: ${view.scores.join(", ")}</p>`,
    `<ul>${awards.join("")}</ul>`,
    outcome === undefined
      ? `<div class="moves">${buttons.join("\n")}</div>`
      : `<p class="outcome">Won by: ${outcome.winners.join(", ") || "nobody"} (${escaped(outcome.reason)})</p>`,
  ].join("\n");
}

/** A game that is being played. */
export interface Table {
  readonly game: AnyGame;
  readonly record: RecordOf<AnyGame>;
  readonly state: ReturnType<AnyGame["apply"]>;
}

/** A new game, dealt. */
export function newTable(game: AnyGame, options: OptionsOf<AnyGame>, random: Random): Table {
  const { state, moves } = settle(game, game.initialState(options), random);
  return { game, record: appendMoves(newRecord(game, options), moves), state };
}

/** The table after the move that a text names. */
export function play({ game, record, state }: Table, text: string, random: Random): Table {
  const next = advance(game, state, game.parseMove(text), random);
  return { game, record: appendMoves(record, next.moves), state: next.state };
}

/** The table before the latest choice of a seat; the same table if it has had none. */
export function undo(table: Table, seat: Seat): Table {
  const record = takeBack(table.game, table.record, seat);
  return record === undefined ? table : { ...table, record, state: replay(table.game, record) };
}

/** The seat that is to move, or the first of several; undefined after the end. */
export function seatToMove({ game, state }: Table): Seat | undefined {
  return game.activeSeats(state)[0];
}
