import { type AnyGame, InvalidStateError, type OptionsOf } from "fifteen-two";
import { byId, h, redraw } from "./dom.ts";
import { gameViews } from "./games/index.ts";
import type { GameView } from "./games/view.ts";
import type { Player } from "./table.ts";

/** What the form for a new game says. */
export interface Setup {
  readonly gameView: GameView;
  readonly options: OptionsOf<AnyGame>;
  readonly players: readonly Player[];
  readonly seed: number;
}

/** Fills the form, and calls back for each game that is to start. */
export function startSetup(begin: (setup: Setup) => void): void {
  byId("game").append(...gameViews.map(({ game, name }) => h("option", { value: game.id }, name)));
  byId("game").addEventListener("change", () => chooseGame(byId<HTMLSelectElement>("game").value));
  byId("options").addEventListener("change", drawDependents);
  byId("new-game").addEventListener("submit", (event) => {
    event.preventDefault();
    const trouble = byId("setup-trouble");
    trouble.textContent = "";
    try {
      begin(readSetup());
    } catch (error) {
      if (!(error instanceof InvalidStateError)) throw error;
      trouble.textContent = error.message;
    }
  });
  chooseGame(gameViews[0]!.game.id);
}

/** The game that the form names. */
function chosenGame(): GameView {
  const id = byId<HTMLSelectElement>("game").value;
  return gameViews.find(({ game }) => game.id === id) ?? gameViews[0]!;
}

/** Makes the form one for a game; an unknown name changes nothing. */
export function chooseGame(id: string): void {
  if (!gameViews.some(({ game }) => game.id === id)) return;
  byId<HTMLSelectElement>("game").value = id;
  const fields = chosenGame().fields.map(({ name, label, choices }) => {
    const options = choices.map(([value, text]) => h("option", { value: JSON.stringify(value) }, text));
    return h("label", { "data-field": name }, `${label} `, h("select", { name }, options));
  });
  redraw(byId("options"), fields);
  drawDependents();
}

/** What depends on the number of players: the options that there are then, and who moves for each seat. */
function drawDependents(): void {
  const players = numberOfPlayers();
  for (const { name, players: only } of chosenGame().fields)
    field(name).closest("label")!.hidden = only !== undefined && !only.includes(players);
  const area = byId("players");
  const shown = `${chosenGame().game.id} ${players}`;
  if (area.dataset.shown === shown) return;
  area.dataset.shown = shown;
  redraw(
    area,
    Array.from({ length: players }, (_, seat) => playerField(seat)),
  );
}

function playerField(seat: number): HTMLElement {
  const usual: Player = seat === 0 ? "person" : "random";
  const choices = [
    ["person", "a person here"],
    ["random", "moves at random"],
    ["greedy", "takes the most points at once"],
    ["search", "searches by trial games"],
    ...(chosenGame().game.id === "cribbage" ? ([["expert", "knows the tables of the crib"]] as const) : []),
  ] as const;
  const options = choices.map(([value, text]) => h("option", { value, selected: value === usual }, text));
  return h("label", {}, `Seat ${seat} `, h("select", { name: `seat${seat}` }, options));
}

function field(name: string): HTMLSelectElement {
  return byId("options").querySelector<HTMLSelectElement>(`[name="${name}"]`)!;
}

function numberOfPlayers(): number {
  return JSON.parse(field("players").value) as number;
}

/** What the form says now. */
export function readSetup(): Setup {
  const gameView = chosenGame();
  const shown = gameView.fields.filter(({ name }) => !field(name).closest("label")!.hidden);
  const options = Object.fromEntries(shown.map(({ name }) => [name, JSON.parse(field(name).value)]));
  const players = [...byId("players").querySelectorAll("select")].map(({ value }) => value as Player);
  return { gameView, options, players, seed: byId<HTMLInputElement>("seed").valueAsNumber || 0 };
}
