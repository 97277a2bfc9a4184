// Several people at one screen play any game: the page shows what the seat that is to move sees.
import { type AnyGame, newTable, secureRandom, type Table } from "fifteen-two";
import { findGame, games } from "fifteen-two/games";
import { tableHtml } from "./table.ts";

const [page, form, choice] = [document.querySelector("main"), document.forms[0], document.querySelector("select")];

function show(page: HTMLElement, table: Table<AnyGame>): void {
  const draw = () => {
    page.innerHTML = tableHtml(table);
  };
  table.subscribe(draw);
  page.onclick = ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    if (target.name === "move") table.play(table.game.parseMove(target.value));
    else if (target.name === "undo") table.undo();
    else if (target.name === "redo") table.redo();
  };
  draw();
}

if (page && form && choice) {
  choice.innerHTML = games
    .flatMap(({ id, name, players }) => players.map((n) => `<option value="${id} ${n}">${name}, ${n}</option>`))
    .join("");
  form.onsubmit = (event) => {
    event.preventDefault();
    const [id = "", players] = choice.value.split(" ");
    const game = findGame(id);
    if (game) show(page, newTable(game, { random: secureRandom, options: { players: Number(players) } }));
  };
}
