// Several people at one screen play any game: the page shows what the seat that is to move sees.
import { secureRandom } from "fifteen-two";
import { findGame, games } from "fifteen-two/games";
import { escaped, newTable, play, seatToMove, type Table, undo, viewHtml } from "./table.ts";

const page = document.querySelector("main");
const startForm = document.querySelector("form");
const choice = document.querySelector("select");

function draw(table: Table): void {
  if (page === null) return;
  const { game, record, state } = table;
  const seat = seatToMove(table);
  page.innerHTML = `<h2>${seat === undefined ? "The end" : `Seat ${seat}`}</h2>
    ${viewHtml(game, game.view(state, seat))}
    <button name="undo">Undo</button>
    <ol>${record.moves.map((move) => `<li>${escaped(game.formatMove(game.redact(move, seat)))}</li>`).join("")}</ol>`;
  page.onclick = ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    if (target.name === "move") draw(play(table, target.value, secureRandom));
    else draw(undo(table, record.moves.at(-1)?.seat ?? seat ?? 0));
  };
}

if (startForm !== null && choice !== null) {
  choice.innerHTML = games
    .flatMap(({ id, name, players }) => players.map((n) => `<option value="${id} ${n}">${name}, ${n}</option>`))
    .join("");
  startForm.onsubmit = (event) => {
    event.preventDefault();
    const [id = "", players] = choice.value.split(" ");
    const game = findGame(id);
    if (game !== undefined) draw(newTable(game, { players: Number(players) }, secureRandom));
  };
}
