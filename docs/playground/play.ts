import type { AnyGame, MoveOf, Outcome, Seat } from "fifteen-two";
import { byId, h, redraw } from "./dom.ts";
import { type Camera, type GameView, moveButton, type Sight } from "./games/view.ts";
import { drawLog } from "./log.ts";
import { drawBoard } from "./pegboard.ts";
import { clearRecord, startRecord } from "./record.ts";
import { chooseGame, readSetup, type Setup, startSetup } from "./setup.ts";
import * as tables from "./table.ts";
import { think } from "./thinking.ts";
import { does, type Names, together } from "./words.ts";

/** The game on the page, and how one looks at it. */
interface Session {
  readonly gameView: GameView;
  readonly table: tables.Table;
  /** After how many moves it is looked at; undefined for the latest. */
  readonly at: number | undefined;
  readonly picked: readonly string[];
  /** With several persons at this page: the one who has said that nobody else looks. */
  readonly uncovered: Seat | undefined;
  /** Whose view a game is stepped through with; undefined for a spectator's. */
  readonly watcher: Seat | undefined;
  readonly camera: Camera;
}

let session: Session | undefined;

/** Makes the page's part for playing work. */
export function startPlay(): void {
  startSetup(begin);
  const stepTo = (at: (shown: number) => number) => () => session && look(at(shownAt(session)));
  byId("undo").addEventListener("click", undo);
  byId("first").addEventListener(
    "click",
    stepTo(() => 0),
  );
  byId("back").addEventListener(
    "click",
    stepTo((shown) => shown - 1),
  );
  byId("forth").addEventListener(
    "click",
    stepTo((shown) => shown + 1),
  );
  byId("last").addEventListener(
    "click",
    stepTo(() => Number.POSITIVE_INFINITY),
  );
  byId("step").addEventListener(
    "input",
    stepTo(() => byId<HTMLInputElement>("step").valueAsNumber),
  );
  byId("watch").addEventListener("change", () => {
    const { value } = byId<HTMLSelectElement>("watch");
    change({ watcher: value === "" ? undefined : Number(value) });
  });
  byId("play-on").addEventListener("click", playOn);
  byId("log").tabIndex = 0; // It scrolls, also for the keyboard.
  startRecord(
    () => session?.table,
    (gameView, table) => show(gameView, table, 0),
  );
}

/** Offers the game that an address names: `play/sackson`. */
export function openPlay(parts: readonly string[]): void {
  if (session === undefined && parts[0] !== undefined) chooseGame(parts[0]);
}

function begin({ gameView, options, players, seed }: Setup): void {
  show(gameView, tables.newTable(gameView.game, options, players, seed), undefined);
  history.replaceState(null, "", `#play/${gameView.game.id}`);
}

/** Puts another game on the page. */
function show(gameView: GameView, table: tables.Table, at: number | undefined): void {
  const [only, ...more] = tables.personsAt(table);
  const watcher = more.length === 0 ? only : undefined;
  session = { gameView, table, at, picked: [], uncovered: undefined, watcher, camera: {} };
  byId<HTMLDetailsElement>("setup").open = false;
  byId("game-area").hidden = false;
  byId("table").replaceChildren();
  byId("log").replaceChildren();
  clearRecord();
  draw();
  byId("table").focus({ preventScroll: true });
  byId("game-head").scrollIntoView({ block: "nearest" });
  thinkOn();
}

function change(part: Partial<Session>): void {
  if (session === undefined) return;
  session = { ...session, picked: [], ...part };
  draw();
  thinkOn();
}

/** Lets a search find the next move where one has to. */
function thinkOn(): void {
  const { table } = session!;
  const tell = (seat: Seat, done: number) => {
    const current = session!;
    if (current.at === undefined && tables.chooser(table) === undefined)
      byId("task").textContent = `${namesFor(current)(seat)} is thinking: ${Math.round(100 * done)} %.`;
  };
  think(table, tell, (next) => change({ table: next, picked: session!.picked }));
}

function look(at: number): void {
  if (session === undefined) return;
  const end = session.table.length;
  change({ at: at >= end ? undefined : Math.max(0, at) });
}

function undo(): void {
  const table = session && tables.undone(session.table);
  if (table !== undefined) change({ table, at: undefined });
}

function playOn(): void {
  if (session === undefined) return;
  const { table } = session;
  const { players } = readSetup();
  const chosen = Array.from({ length: table.seats }, (_, seat) => players[seat] ?? "random");
  change({ table: tables.playOn(table, shownAt(session), chosen), at: undefined });
}

function shownAt({ at, table }: Session): number {
  return at ?? table.length;
}

/** Whose view is shown: the only person's, or that of the person whose turn it is, or the chosen one's. */
function viewerOf(current: Session): Seat | undefined {
  if (mayChooseView(current)) return current.watcher;
  const [only, ...more] = tables.personsAt(current.table);
  if (more.length === 0) return only;
  return mustUncover(current) || current.at !== undefined ? undefined : tables.chooser(current.table);
}

/** One may look through any seat's eyes once nothing is left to be decided here. */
function mayChooseView({ table }: Session): boolean {
  const waiting = tables.searcher(table) !== undefined && tables.personsAt(table).length > 0;
  return tables.chooser(table) === undefined && !waiting;
}

/** Whether the next person has to take the seat first, with nobody else looking. */
function mustUncover(current: Session): boolean {
  const next = tables.chooser(current.table);
  return (
    current.gameView.secret &&
    tables.personsAt(current.table).length > 1 &&
    next !== undefined &&
    next !== current.uncovered
  );
}

function draw(): void {
  const current = session!;
  const { gameView, table, at, picked, camera } = current;
  const viewer = viewerOf(current);
  const known = tables.knowledge(table, shownAt(current), viewer);
  const choosing = at === undefined && !mustUncover(current) ? (tables.chooser(table) ?? null) : null;
  const names = namesFor(current);
  const sight: Sight = {
    game: gameView.game,
    view: known.view,
    seat: choosing,
    moves: choosing === null ? [] : gameView.game.legalMoves(known.view, choosing),
    picked,
    names,
    camera,
    play: makeMove,
    pick: (next) => change({ picked: next }),
  };
  byId("game-head").textContent = gameView.name;
  drawTask(current, sight, known.outcome);
  redraw(byId("table"), mustUncover(current) && at === undefined && curtain(current), gameView.draw(sight));
  drawMoves(sight);
  drawScores(current, sight);
  drawLog(gameView, known.log, names);
  drawSteps(current);
}

function makeMove(move: MoveOf<AnyGame>): void {
  if (session !== undefined) change({ table: tables.play(session.table, move) });
}

/** A single person is "You"; the others are their seats. */
function namesFor({ table }: Session): Names {
  const [only, ...more] = tables.personsAt(table);
  return (seat) => (more.length === 0 && seat === only ? "You" : `Seat ${seat}`);
}

function curtain({ table }: Session): HTMLElement {
  const seat = tables.chooser(table)!;
  const uncover = () => change({ uncovered: seat });
  const attributes = { type: "button", class: "main", "data-key": "uncover", onclick: uncover };
  return h("p", { class: "curtain" }, `It is the turn of Seat ${seat}. `, h("button", attributes, `I am Seat ${seat}`));
}

function drawTask({ gameView, at, table }: Session, sight: Sight, outcome: Outcome | undefined): void {
  const text = () => {
    if (outcome !== undefined) return verdict(outcome, gameView, sight);
    if (at !== undefined) return `After move ${at} of ${table.length}.`;
    const thinker = tables.searcher(table);
    if (sight.seat === null) return thinker === undefined ? "" : `${sight.names(thinker)} is thinking.`;
    const who = sight.names(sight.seat);
    return `${who === "You" ? "Your turn" : `${who}`}: ${gameView.task(sight)}.`;
  };
  byId("task").textContent = text();
}

function verdict({ winners, scores, gamesLost }: Outcome, gameView: GameView, { view, names }: Sight): string {
  const sides = gameView.sides(view).map((seats) => together(seats, names));
  const games = Math.max(...gamesLost);
  const who = winners.map((side) => sides[side]!);
  const result = who.length === 0 ? "Nobody wins" : does(who.join(" and "), "win");
  return `${result}, ${scores.join(" : ")}${games > 1 ? `, worth ${games} games` : ""}.`;
}

/** Every legal move in words: what the table offers, and nothing else. */
function drawMoves(sight: Sight): void {
  const { gameView } = session!;
  const area = byId("all-moves");
  area.hidden = sight.moves.length === 0;
  area.querySelector("summary")!.textContent = `All legal moves (${sight.moves.length})`;
  const item = (move: MoveOf<AnyGame>) => {
    const key = { "data-key": `listed ${sight.game.formatMove(move)}` };
    return h("li", {}, moveButton(sight, move, key, gameView.label(move, sight)));
  };
  redraw(area.querySelector("ul")!, sight.moves.map(item));
}

function drawScores(current: Session, { view, names }: Sight): void {
  const { gameView, table } = current;
  const sides = gameView.sides(view).map((seats) => together(seats, names));
  const scores = view.scores as readonly number[];
  const rows = scores.map((score, side) => {
    const mark =
      gameView.pegged && h("span", { class: `peg-mark side${side}`, "aria-hidden": "true" }, "ABCDEFG"[side]);
    return h("li", {}, mark, h("span", {}, sides[side]!), h("strong", {}, score));
  });
  const board = gameView.pegged && drawBoard(tables.pegs(table, shownAt(current)), sides);
  redraw(byId("scores"), h("h3", {}, "Scores"), h("ul", { class: "scores" }, rows), board);
}

function drawSteps(current: Session): void {
  const { table, at } = current;
  const end = table.length;
  const shown = shownAt(current);
  const step = byId<HTMLInputElement>("step");
  step.max = `${end}`;
  step.value = `${shown}`;
  byId("step-label").textContent = `Move ${shown} of ${end}`;
  for (const id of ["first", "back"]) byId<HTMLButtonElement>(id).disabled = shown === 0;
  for (const id of ["forth", "last"]) byId<HTMLButtonElement>(id).disabled = shown === end;
  byId<HTMLButtonElement>("undo").disabled = tables.undone(table) === undefined;
  byId("play-on").hidden = at === undefined && (tables.chooser(table) ?? tables.searcher(table)) !== undefined;
  byId("watch-line").hidden = !mayChooseView(current);
  const seats = Array.from({ length: table.seats }, (_, seat) => seat);
  const choice = (value: string, text: string) =>
    h("option", { value, selected: value === `${current.watcher ?? ""}` }, text);
  redraw(
    byId("watch"),
    choice("", "a spectator"),
    seats.map((seat) => choice(`${seat}`, `Seat ${seat}`)),
  );
}
