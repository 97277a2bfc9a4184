// A table of any game as HTML: what the seat that is to move sees and may do, and the moves that were made.
import { type AnyGame, describeAwards, describeMove, type Table } from "fifteen-two";

export function tableHtml(table: Table<AnyGame>): string {
  const { game } = table;
  const view = table.view(game.activeSeats(table.state)[0]);
  const outcome = game.outcome(view);
  const buttons = game.legalMoves(view).map((move) => {
    const text = describeMove(game, move, { before: view, words: { you: "" } });
    return `<button name="move" value="${escaped(game.formatMove(move))}">${escaped(text)}</button>`;
  });
  const log = table.since(view.viewer, 0).map(({ move, view: after }) => {
    return `<li>${escaped([describeMove(game, move, { after }), ...describeAwards(game, after)].join(". "))}</li>`;
  });
  return [
    `<h2>${outcome === undefined ? `Seat ${view.viewer}` : `Won by: ${outcome.winners.join(", ") || "nobody"}`}</h2>`,
    `<pre>${escaped(game.render(view))}</pre>`,
    ...buttons,
    '<button name="undo">Undo</button> <button name="redo">Redo</button>',
    `<ol reversed>${log.reverse().join("")}</ol>`,
  ].join("\n");
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
