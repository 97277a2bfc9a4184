import { type Redacted, type Seat, sideOf } from "fifteen-two";
import {
  COLORS,
  type Color,
  type ExchangeMove,
  exchangeRefusal,
  FIGURES,
  type Figure,
  LEVELS,
  type SacksonMove,
  type SacksonView,
  SQUARES,
  type Square,
  sackson,
} from "fifteen-two/sackson";
import { type Child, h, withArrows } from "../dom.ts";
import { piece, sign } from "../pieces.ts";
import { does, listed, type Names, together } from "../words.ts";
import { type GameView, moveButton, type Sight, sameSet, sidesOf, toggled } from "./view.ts";

type G = typeof sackson;

/** The Sackson game on the page. */
export const sacksonView: GameView<G> = {
  game: sackson,
  name: "The Sackson game",
  secret: false,
  pegged: true,
  fields: [
    { name: "players", label: "Players", choices: [2, 4].map((n) => [n, `${n}`] as const) },
    { name: "zigzag", label: "Zig-zags", choices: ["wide", "staircase", "both"].map((name) => [name, name] as const) },
    {
      name: "diagonalLines",
      label: "Long diagonals are lines",
      choices: [
        [true, "yes"],
        [false, "no"],
      ],
    },
    {
      name: "turnLimit",
      label: "Ends at 61 points, or after",
      choices: [...[60, 20, 200].map((n) => [n, `${n} turns`] as const), [null, "no number of turns"]],
    },
  ],
  sides: sidesOf,
  task,
  draw: (sight) => [
    h(
      "div",
      { class: "sackson" },
      h("div", {}, display(sight), note(sight)),
      h("div", {}, stones(sight), pointBoard(sight.view)),
    ),
  ],
  label,
  tell,
  awards: (view, names) =>
    view.awards.flatMap(({ side, items }) =>
      items.map(
        ({ kind, color, points }) => `${does(sideName(view, side, names), "score")} ${points}: ${color} ${kind}`,
      ),
    ),
};

function sideName(view: SacksonView, side: number, names: Names): string {
  return together(sacksonView.sides(view)[side]!, names);
}

function task({ view, moves }: Sight<G>): string {
  switch (view.phase) {
    case "take":
      return heldBy(view).length === 0 ? "take two stones from the bank" : "take one stone from the bank";
    case "exchange":
      return `exchange a ${heldBy(view).join(" marker for a ")} marker`;
    case "return":
      return moves.length === 1 ? "return the stone of your figure" : "return one of your stones";
    default:
      return "";
  }
}

function heldBy(view: SacksonView): readonly Color[] {
  return view.held[sideOf(view, view.turn)]!;
}

function display(sight: Sight<G>): Child {
  const made = new Set(sight.view.awards.flatMap(({ items }) => items.flatMap(({ squares }) => squares)));
  const rows = [5, 4, 3, 2, 1].map((row) => {
    const cells = ["a", "b", "c", "d", "e"].map((column) => {
      const square = `${column}${row}` as Square;
      return h("td", { class: made.has(square) ? "made" : null }, marker(sight, square));
    });
    return h("tr", {}, h("th", { scope: "row" }, row), cells);
  });
  const letters = ["a", "b", "c", "d", "e"].map((column) => h("th", { scope: "col" }, column));
  const head = h("thead", { class: "below" }, h("tr", {}, h("td", {}), letters));
  return withArrows(h("table", { class: "display" }, h("caption", {}, "The display"), head, h("tbody", {}, rows)));
}

/** A marker: to be picked, to be exchanged with the one that is picked, or only to be seen. */
function marker(sight: Sight<G>, square: Square): Child {
  const { view, seat, picked, pick } = sight;
  const color = view.display[SQUARES.indexOf(square)]!;
  const name = `${color} on ${square}`;
  const movable = seat !== null && view.phase === "exchange" && heldBy(view).includes(color);
  if (!movable) return h("span", { class: "marker", role: "img", "aria-label": name }, piece(color));
  const first = picked[0] as Square | undefined;
  const common = { type: "button", class: "marker", "data-key": square };
  if (first === undefined || view.display[SQUARES.indexOf(first)] === color) {
    const pressed = {
      "aria-pressed": `${first === square}`,
      onclick: () => pick(toggled([...picked].slice(0, 1), square, 1)),
    };
    return h("button", { ...common, ...pressed, "aria-label": name }, piece(color));
  }
  const move = exchangeOf(sight, first, square);
  if (move !== undefined) {
    const attributes = { class: "marker allowed", "data-key": square, "aria-label": `Exchange ${first} with ${name}` };
    return moveButton(sight, move, attributes, piece(color), sign(true));
  }
  const why = exchangeRefusal(view.display, first, square)?.message ?? "";
  const forbidden = { "aria-disabled": "true", "aria-label": `${name}, forbidden: ${why}`, title: why };
  const tell = () => pick([first, square]);
  const attributes = { ...common, ...forbidden, class: "marker forbidden", onclick: tell };
  return h("button", attributes, piece(color), sign(false));
}

function exchangeOf({ moves }: Sight<G>, a: Square, b: Square): ExchangeMove | undefined {
  return moves.find((move): move is ExchangeMove => move.type === "exchange" && sameSet(move.squares, [a, b]));
}

/** Why the exchange that was tried is forbidden, or what can be done. */
function note({ view, seat, picked }: Sight<G>): Child {
  if (seat === null || view.phase !== "exchange") return null;
  const [a, b] = picked as readonly Square[];
  const why = a !== undefined && b !== undefined ? exchangeRefusal(view.display, a, b)?.message : undefined;
  const help = `Pick a marker: those it may be exchanged with are marked ✓. Why others are forbidden (✕) is told when you press them.`;
  return h(
    "p",
    { class: "note", role: "status" },
    why === undefined ? help : `${a} and ${b} may not be exchanged: ${why}.`,
  );
}

/** The bank and what each side holds. */
function stones(sight: Sight<G>): Child {
  const { view, names, moves, picked } = sight;
  const take = moves.find((move) => move.type === "take" && move.colors.length === 2 && sameSet(move.colors, picked));
  const sides = sacksonView
    .sides(view)
    .map((_, side) =>
      h(
        "section",
        { class: "stones", "aria-label": `stones of ${sideName(view, side, names)}` },
        h("h3", {}, sideName(view, side, names)),
        view.held[side]!.length === 0
          ? h("span", { class: "small" }, "no stone")
          : view.held[side]!.map((color) => heldStone(sight, side, color)),
      ),
    );
  return [
    h(
      "section",
      { class: "stones", "aria-label": "the bank" },
      h("h3", {}, "Bank"),
      view.bank.map((color) => bankStone(sight, color)),
      take && moveButton(sight, take, {}, label(take, sight)),
    ),
    sides,
  ];
}

function bankStone(sight: Sight<G>, color: Color): Child {
  const { moves, picked, pick } = sight;
  const takes = moves.filter((move) => move.type === "take" && move.colors.includes(color));
  if (takes.length === 0) return lying(color);
  if (takes.length === 1 && takes[0]!.type === "take" && takes[0]!.colors.length === 1)
    return moveButton(sight, takes[0]!, { class: "stone", "aria-label": `Take ${color}` }, piece(color));
  const attributes = { type: "button", class: "stone", "aria-pressed": `${picked.includes(color)}`, "data-key": color };
  const chosen = () => pick(toggled(picked, color, 2));
  return h("button", { ...attributes, "aria-label": color, onclick: chosen }, piece(color));
}

function heldStone(sight: Sight<G>, side: number, color: Color): Child {
  const mine = sight.seat !== null && sideOf(sight.view, sight.seat) === side;
  const move = mine ? sight.moves.find((other) => other.type === "return" && other.color === color) : undefined;
  if (move === undefined) return lying(color);
  return moveButton(sight, move, { class: "stone", "aria-label": `Return ${color}` }, piece(color));
}

function lying(color: Color): Child {
  return h("span", { class: "stone", role: "img", "aria-label": color }, piece(color));
}

/** The point board: what each figure of each color is worth next. */
function pointBoard(view: SacksonView): Child {
  const stonesAt = (figure: Figure, level: number) =>
    COLORS.filter((color) => view.pointBoard[figure][color] === level);
  const rows = LEVELS.map((level) => {
    const cells = FIGURES.map((figure) => h("td", {}, stonesAt(figure, level).map(lying)));
    return h("tr", {}, h("th", { scope: "row" }, level), cells);
  });
  const heads = FIGURES.map((figure) => h("th", { scope: "col" }, figure));
  return h(
    "table",
    { class: "points" },
    h("caption", {}, "What a figure is worth when it is made next"),
    h("thead", {}, h("tr", {}, h("td", {}), heads)),
    h("tbody", {}, rows),
  );
}

function label(move: SacksonMove, { view }: Sight<G>): string {
  switch (move.type) {
    case "take":
      return `Take ${listed(move.colors)}`;
    case "exchange":
      return `Exchange ${move.squares.map((square) => `${view.display[SQUARES.indexOf(square)]} ${square}`).join(" with ")}`;
    default:
      return `Return ${move.color}`;
  }
}

function tell(move: Redacted<SacksonMove>, _view: SacksonView, names: Names): string {
  const who = (verb: string) => does(names(move.seat as Seat), verb);
  switch (move.type) {
    case "take":
      return `${who("take")} ${listed(move.colors as readonly string[])}`;
    case "exchange":
      return `${who("exchange")} ${(move.squares as readonly string[]).join(" and ")}`;
    default:
      return `${who("return")} ${move.color}`;
  }
}
