import {
  type CribinoView,
  contactsOf,
  type cribino,
  DECK,
  type Lay,
  type LayMove,
  type Layout,
  scoreContacts,
  type Tile,
  type TileIndex,
  totalOf,
} from "fifteen-two/cribino";
import { type Child, h, s } from "../dom.ts";
import { type Box, pannable } from "../pan.ts";
import { spokenTile, tilePicture } from "../tiles.ts";
import type { Sight } from "./view.ts";

type G = typeof cribino;

/** The faces of a tile. */
export function tileOf({ settings }: CribinoView, tile: TileIndex): Tile {
  return (settings.deck ?? DECK)[tile]!;
}

/** The lays among the moves, of all tiles or of one. */
export function laysOf({ moves }: Sight<G>, tile?: TileIndex): LayMove[] {
  return moves.filter((move): move is LayMove => move.type === "lay" && (tile === undefined || move.tile === tile));
}

/** The tile that is picked and how it is turned. */
export function pickedTile({ picked }: Sight<G>): { readonly tile: TileIndex; readonly rotation: number } | undefined {
  return picked.length < 2 ? undefined : { tile: Number(picked[0]), rotation: Number(picked[1]) };
}

/** Picks a tile, turned by so many quarters. */
export function pickTile({ pick }: Sight<G>, tile: TileIndex, rotation: number): void {
  pick([`${tile}`, `${rotation & 3}`]);
}

/** The layout, and where the picked tile fits: right away, or once it is turned. */
export function layout(sight: Sight<G>): Child {
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
    places.map((move) => place(sight, move, move.rotation === picked!.rotation)),
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
  const label = `tile at ${lay.x},${lay.y}${last ? ", the last one" : ""}: ${spokenTile(tile, lay.rotation)}`;
  const attributes = { transform: at(lay), class: `tile${last ? " last" : ""}`, role: "img", "aria-label": label };
  return s("g", attributes, tilePicture(tile, lay.rotation));
}

/** A place for the picked tile: it is laid there, or first turned so that it fits. */
function place(sight: Sight<G>, move: LayMove, fits: boolean): SVGElement {
  const points = pointsOf(sight.view, move);
  const act = () => (fits ? sight.play(move) : pickTile(sight, move.tile, move.rotation));
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
export function pointsOf(view: CribinoView, move: LayMove): number {
  const contacts = contactsOf(view as Layout, move);
  if (contacts.length > 0) return scoreContacts(contacts).points;
  const total = totalOf(tileOf(view, move.tile));
  return total % 5 === 0 ? total : 0;
}
