import type { Seat, Seen } from "fifteen-two";
import {
  type CribinoItem,
  type CribinoMove,
  type CribinoView,
  contactsOf,
  cribino,
  DECK,
  type Lay,
  type LayMove,
  type Layout,
  scoreContacts,
  sideOf,
  stockOf,
  type Tile,
  type TileIndex,
  totalOf,
} from "fifteen-two/cribino";
import { type Child, h, s } from "../dom.ts";
import { type Box, pannable } from "../pan.ts";
import { spokenTile, tilePicture, tileText } from "../tiles.ts";
import { does, type Names, together } from "../words.ts";
import { type GameView, moveButton, type Sight, seatsOf } from "./view.ts";

type G = typeof cribino;

/** Crib-Ino on the page. What is picked is a tile and by how many quarters it is turned. */
export const cribinoView: GameView<G> = {
  game: cribino,
  name: "Crib-Ino",
  secret: false,
  pegged: false,
  fields: [
    {
      name: "players",
      label: "Players",
      choices: [2, 1, 3, 4, 5, 6, 7].map((n) => [n, n === 1 ? "1 (solitaire)" : `${n}`]),
    },
    {
      name: "partners",
      label: "Partners",
      players: [4, 6],
      choices: [
        [false, "no"],
        [true, "yes"],
      ],
    },
    {
      name: "hands",
      label: "Hands",
      players: [2, 3, 4, 5, 6, 7],
      choices: [[null, "as usual"], ...[1, 2, 3].map((n) => [n, `${n}`] as const)],
    },
  ],
  sides: ({ options }) => {
    const seats = seatsOf({ options });
    return [...new Set(seats.map((seat) => sideOf(options, seat)))].map((side) =>
      seats.filter((seat) => sideOf(options, seat) === side),
    );
  },
  task,
  draw: (sight) => [layout(sight), trays(sight), otherMoves(sight)],
  label,
  tell,
  scored: (view, names) =>
    view.scored.map(({ side, points, items }) => {
      const who = together(cribinoView.sides(view)[side]!, names);
      if (points < 0) return `${does(who, "pay")} ${-points}`;
      return `${points === 0 ? does(who, "match") : `${does(who, "score")} ${points}`}: ${items.map(itemText).join(", ")}`;
    }),
};

function itemText(item: CribinoItem): string {
  switch (item.kind) {
    case "scoring":
    case "matching":
      return `${item.color} ${item.numbers.join(" & ")}`;
    case "doubled":
      return `doubled for all four sides`;
    case "opening":
      return `the total of the first tile`;
    default:
      return `${item.points} for ${item.tiles === 1 ? "a tile" : `${item.tiles} tiles`} of Seat ${item.seat}`;
  }
}

function task({ moves }: Sight<G>): string {
  switch (moves[0]?.type) {
    case "lay":
      return "pick a tile, turn it, and lay it where it fits";
    case "draw":
      return "nothing fits: draw a tile";
    case "pass":
      return "nothing fits, and nothing can be drawn: pass";
    default:
      return "turn up the next three tiles";
  }
}

function tileOf({ options }: CribinoView, tile: TileIndex): Tile {
  return (options.deck ?? DECK)[tile]!;
}

function laysOf({ moves }: Sight<G>, tile?: TileIndex): LayMove[] {
  return moves.filter((move): move is LayMove => move.type === "lay" && (tile === undefined || move.tile === tile));
}

/** The tile that is picked and how it is turned. */
function pickedTile({ picked }: Sight<G>): { readonly tile: TileIndex; readonly turn: number } | undefined {
  return picked.length < 2 ? undefined : { tile: Number(picked[0]), turn: Number(picked[1]) };
}

function pickTile({ pick }: Sight<G>, tile: TileIndex, turn: number): void {
  pick([`${tile}`, `${turn & 3}`]);
}

/** The layout, and where the picked tile fits: right away, or once it is turned. */
function layout(sight: Sight<G>): Child {
  const { view, camera } = sight;
  if (!("laid" in view)) return null;
  const picked = pickedTile(sight);
  const places = picked === undefined ? [] : laysOf(sight, picked.tile);
  const last = view.laid.at(-1);
  const tiles = view.laid.map((lay) => laidTile(view, lay, lay === last));
  const picture = s(
    "svg",
    {
      class: "layout",
      role: "group",
      tabindex: 0,
      "data-key": "layout",
      "aria-label": "The layout; arrow keys move it",
    },
    tiles,
    places.map((move) => place(sight, move, move.turn === picked!.turn)),
  );
  return h("div", { class: "layout-area" }, picture, pannable(picture, boxOf([...view.laid, ...places]), camera));
}

const SIZE = 100;

/** All squares in view, with a margin; wider than high, and never too small. */
function boxOf(squares: readonly { readonly x: number; readonly y: number }[]): Box {
  const xs = [0, ...squares.map(({ x }) => x)];
  const ys = [0, ...squares.map(({ y }) => -y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs) + 1];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys) + 1];
  const height = Math.max(bottom - top + 1, (right - left + 1) * 0.75, 4);
  const width = height / 0.75;
  const box = { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
  return { x: box.x * SIZE, y: box.y * SIZE, width: width * SIZE, height: height * SIZE };
}

function at({ x, y }: { readonly x: number; readonly y: number }): string {
  return `translate(${x * SIZE} ${-y * SIZE})`;
}

function laidTile(view: CribinoView, lay: Lay, last: boolean): SVGElement {
  const tile = tileOf(view, lay.tile);
  const label = `tile at ${lay.x},${lay.y}${last ? ", the last one" : ""}: ${spokenTile(tile, lay.turn)}`;
  const attributes = { transform: at(lay), class: `tile${last ? " last" : ""}`, role: "img", "aria-label": label };
  return s("g", attributes, tilePicture(tile, lay.turn));
}

/** A place for the picked tile: it is laid there, or first turned so that it fits. */
function place(sight: Sight<G>, move: LayMove, fits: boolean): SVGElement {
  const points = pointsOf(sight.view, move);
  const act = () => (fits ? sight.play(move) : pickTile(sight, move.tile, move.turn));
  const text = sight.game.formatMove(move);
  const where = `${move.x},${move.y}`;
  const attributes = {
    transform: at(move),
    class: fits ? "spot" : "spot turned",
    role: "button",
    tabindex: 0,
    "data-move": fits ? text : null,
    "data-key": `spot ${where}`,
    "aria-label": fits ? `Lay it at ${where} for ${points}` : `Turn it to fit at ${where}`,
    onclick: act,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      act();
    },
  };
  const frame = s("rect", { x: 4, y: 4, width: 92, height: 92, rx: 8 });
  return s("g", attributes, frame, s("text", { x: 50, y: 64 }, fits ? `+${points}` : "↻"));
}

/** What a lay would score. */
function pointsOf(view: CribinoView, move: LayMove): number {
  const contacts = contactsOf(view as Layout, move);
  if (contacts.length > 0) return scoreContacts(contacts).points;
  const total = totalOf(tileOf(view, move.tile));
  return total % 5 === 0 ? total : 0;
}

/** The tiles of each seat, or those that the solitaire has turned up. */
function trays(sight: Sight<G>): Child {
  const { view, names, seat: own } = sight;
  if ("turnedUp" in view) {
    const left = "stock" in view ? `, ${view.stock.length} in the stock` : "";
    const about = `round ${view.round}${left}, ${view.aside.length} put aside`;
    return h(
      "section",
      { class: "seat own tray" },
      h("h3", {}, "Turned up"),
      tray(sight, view.turnedUp),
      h("p", { class: "small" }, about),
    );
  }
  if (!("hands" in view)) return null;
  const seats = seatsOf(view).map((seat) => {
    const tags = [
      "dealer" in view && view.dealer === seat && h("span", { class: "tag" }, "deals"),
      "turn" in view && view.turn === seat && h("span", { class: "tag now" }, "to move"),
    ];
    const attributes = { class: `seat tray${seat === own ? " own" : ""}`, "aria-label": names(seat) };
    return h("section", attributes, h("h3", {}, names(seat), tags), tray(sight, view.hands[seat]!));
  });
  return [
    h("div", { class: "seats" }, seats),
    h("p", { class: "small" }, `The drawing stack has ${stockOf(view).length} tiles.`),
  ];
}

function tray(sight: Sight<G>, tiles: readonly TileIndex[]): Child {
  const turnByKey = (event: KeyboardEvent) => {
    const picked = pickedTile(sight);
    if (event.key.toLowerCase() === "r" && picked !== undefined) pickTile(sight, picked.tile, picked.turn + 1);
  };
  return h(
    "div",
    { class: "hand", onkeydown: turnByKey },
    tiles.map((tile) => heldTile(sight, tile)),
  );
}

/** A tile in a hand: pressed once it is picked, pressed again it is turned. */
function heldTile(sight: Sight<G>, tile: TileIndex): Child {
  const faces = tileOf(sight.view, tile);
  const picked = pickedTile(sight);
  const turn = picked?.tile === tile ? picked.turn : 0;
  const picture = s(
    "svg",
    { viewBox: "-2 -2 104 104", class: "tile", "aria-hidden": "true" },
    tilePicture(faces, turn),
  );
  const lays = laysOf(sight, tile);
  const name = `${tileText(faces, turn)}: ${spokenTile(faces, turn)}`;
  if (lays.length === 0) return h("span", { class: "held", role: "img", "aria-label": name }, picture);
  const press = () => pickTile(sight, tile, picked?.tile === tile ? turn + 1 : lays[0]!.turn);
  const pressed = picked?.tile === tile;
  const attributes = {
    type: "button",
    class: "held",
    "aria-pressed": `${pressed}`,
    "data-key": `tile ${tile}`,
    onclick: press,
  };
  return h("button", { ...attributes, "aria-label": pressed ? `turn ${name}` : name }, picture);
}

function otherMoves(sight: Sight<G>): Child {
  const rest = sight.moves.filter((move) => move.type !== "lay");
  const help = "Press the tile again, or R, to turn it; ↻ marks where it fits once it is turned.";
  return [
    rest.length > 0 &&
      h(
        "p",
        { class: "moves" },
        rest.map((move) => moveButton(sight, move, {}, label(move, sight))),
      ),
    sight.picked.length > 0 && h("p", { class: "note" }, help),
  ];
}

function label(move: CribinoMove, { view }: Sight<G>): string {
  switch (move.type) {
    case "lay":
      return `Lay ${tileText(tileOf(view, move.tile))} at ${move.x},${move.y}${turnText(move.turn)} for ${pointsOf(view, move)}`;
    case "draw":
      return "Draw a tile";
    case "turn-up":
      return "Turn up three";
    default:
      return "Pass";
  }
}

function turnText(turn: number): string {
  return ["", ", turned to the right", ", upside down", ", turned to the left"][turn]!;
}

function tell(move: Seen<CribinoMove>, view: CribinoView, names: Names): string {
  const who = (seat: Seat, verb: string) => does(names(seat), verb);
  switch (move.type) {
    case "shuffle":
      return "The tiles are shuffled";
    case "deal":
      return "dealer" in view ? who(view.dealer, "deal") : "The tiles are dealt";
    case "draw-tile":
      return `${who(move.seat, "get")} ${tileText(tileOf(view, move.tile))}`;
    case "lay":
      return `${who(move.seat, "lay")} ${tileText(tileOf(view, move.tile))} at ${move.x},${move.y}${turnText(move.turn)}`;
    case "turn-up":
      return `${who(move.seat, "turn")} up the next tiles`;
    default:
      return who(move.seat, move.type);
  }
}
