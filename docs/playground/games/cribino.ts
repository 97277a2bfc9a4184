import type { Redacted, Seat } from "fifteen-two";
import {
  type CribinoAwardItem,
  type CribinoMove,
  type CribinoView,
  cribino,
  stockOf,
  type TileIndex,
} from "fifteen-two/cribino";
import { type Child, h, s } from "../dom.ts";
import { spokenTile, tilePicture, tileText } from "../tiles.ts";
import { does, type Names, together } from "../words.ts";
import { layout, laysOf, pickedTile, pickTile, pointsOf, tileOf } from "./cribino-layout.ts";
import { type GameView, moveButton, NO_YES, type Sight, seatHead, seatsOf, sidesOf } from "./view.ts";

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
      choices: NO_YES,
    },
    {
      name: "hands",
      label: "Hands",
      players: [2, 3, 4, 5, 6, 7],
      choices: [[null, "as usual"], ...[1, 2, 3].map((n) => [n, `${n}`] as const)],
    },
  ],
  sides: sidesOf,
  task,
  draw: (sight) => [layout(sight), trays(sight), otherMoves(sight)],
  label,
  tell,
  awards: (view, names) =>
    view.awards.map(({ side, points, items }) => {
      const who = together(cribinoView.sides(view)[side]!, names);
      if (points < 0) return `${does(who, "pay")} ${-points}`;
      return `${points === 0 ? does(who, "match") : `${does(who, "score")} ${points}`}: ${items.map(itemText).join(", ")}`;
    }),
};

function itemText(item: CribinoAwardItem): string {
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
      return moves.length > 1 ? "nothing fits yet: draw another tile, or pass" : "nothing fits: draw a tile";
    case "pass":
      return "nothing fits, and nothing can be drawn: pass";
    default:
      return "turn up the next three tiles";
  }
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
    const attributes = { class: `seat tray${seat === own ? " own" : ""}`, "aria-label": names(seat) };
    return h("section", attributes, seatHead(view, seat, names), tray(sight, view.hands[seat]!));
  });
  return [
    h("div", { class: "seats" }, seats),
    h("p", { class: "small" }, `The drawing stack has ${stockOf(view).length} tiles.`),
  ];
}

function tray(sight: Sight<G>, tiles: readonly TileIndex[]): Child {
  const turnByKey = (event: KeyboardEvent) => {
    const picked = pickedTile(sight);
    if (event.key.toLowerCase() === "r" && picked !== undefined) pickTile(sight, picked.tile, picked.rotation + 1);
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
  const rotation = picked?.tile === tile ? picked.rotation : 0;
  const picture = s(
    "svg",
    { viewBox: "-2 -2 104 104", class: "tile", "aria-hidden": "true" },
    tilePicture(faces, rotation),
  );
  const lays = laysOf(sight, tile);
  const name = `${tileText(faces, rotation)}: ${spokenTile(faces, rotation)}`;
  if (lays.length === 0) return h("span", { class: "held", role: "img", "aria-label": name }, picture);
  const press = () => pickTile(sight, tile, picked?.tile === tile ? rotation + 1 : lays[0]!.rotation);
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
      return `Lay ${tileText(tileOf(view, move.tile))} at ${move.x},${move.y}${turnText(move.rotation)} for ${pointsOf(view, move)}`;
    case "draw":
      return "Draw a tile";
    case "turn-up":
      return "Turn up three";
    default:
      return "Pass";
  }
}

function turnText(rotation: number): string {
  return ["", ", turned to the right", ", upside down", ", turned to the left"][rotation]!;
}

function tell(move: Redacted<CribinoMove>, view: CribinoView, names: Names): string {
  const who = (seat: Seat, verb: string) => does(names(seat), verb);
  switch (move.type) {
    case "shuffle":
      return "The tiles are shuffled";
    case "deal":
      return "dealer" in view ? who(view.dealer, "deal") : "The tiles are dealt";
    case "draw-tile":
      return `${who(move.hand, "get")} ${tileText(tileOf(view, move.tile))}`;
    case "lay":
      return `${who(move.seat, "lay")} ${tileText(tileOf(view, move.tile))} at ${move.x},${move.y}${turnText(move.rotation)}`;
    case "turn-up":
      return `${who(move.seat, "turn")} up the next tiles`;
    default:
      return who(move.seat, move.type);
  }
}
