import {
  type CribinoView,
  contactsOf,
  type cribino,
  DECK,
  type LayMove,
  type Layout as LayoutOf,
  scoreContacts,
  type Tile,
  type TileIndex,
  totalOf,
} from "fifteen-two/cribino";
import { type Box, usePan } from "../app/pan.tsx";
import { spokenTile, TileFace } from "../pieces/tile.tsx";
import type { Sight } from "./look.ts";

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

/** Picks a tile, turned by a number of quarters. */
export function pickTile({ pick }: Sight<G>, tile: TileIndex, rotation: number): void {
  pick([`${tile}`, `${rotation & 3}`]);
}

const SIZE = 100;

/** The tiles on the table, and where the picked one fits: right away, or once it is turned. */
export function Layout({ sight }: { sight: Sight<G> }) {
  const { view } = sight;
  const laid = "laid" in view ? view.laid : [];
  const picked = pickedTile(sight);
  const places = picked === undefined ? [] : laysOf(sight, picked.tile);
  const last = laid.at(-1) ?? { x: 0, y: 0 };
  const middle = { x: (last.x + 0.5) * SIZE, y: (0.5 - last.y) * SIZE };
  const { camera, buttons, listeners, picture } = usePan(boxOf([...laid, ...places]), middle);
  const spots = new Map(places.map((move) => [`${move.x},${move.y}`, move]));
  for (const move of places) if (move.rotation === picked?.rotation) spots.set(`${move.x},${move.y}`, move);
  return (
    <div class="layout-area">
      <svg ref={picture} class="layout" role="group" aria-label="The layout" viewBox={camera} {...listeners}>
        {laid.map((lay, i) => (
          <g
            key={lay.tile}
            class={`tile ${i === laid.length - 1 ? "last" : ""}`}
            transform={at(lay)}
            role="img"
            aria-label={`Tile at ${lay.x},${lay.y}: ${spokenTile(tileOf(view, lay.tile), lay.rotation)}`}
          >
            <TileFace tile={tileOf(view, lay.tile)} rotation={lay.rotation} />
          </g>
        ))}
        {[...spots.values()].map((move) => (
          <Place key={`${move.x},${move.y}`} sight={sight} move={move} fits={move.rotation === picked?.rotation} />
        ))}
      </svg>
      {buttons}
    </div>
  );
}

/** All squares in view, with a margin, and never too small. */
function boxOf(squares: readonly { readonly x: number; readonly y: number }[]): Box {
  const xs = [0, ...squares.map(({ x }) => x)];
  const ys = [0, ...squares.map(({ y }) => -y)];
  const [left, right] = [Math.min(...xs) - 0.6, Math.max(...xs) + 1.6];
  const [top, bottom] = [Math.min(...ys) - 0.6, Math.max(...ys) + 1.6];
  const width = Math.max(right - left, 4);
  const height = Math.max(bottom - top, 4);
  return {
    x: ((left + right - width) / 2) * SIZE,
    y: ((top + bottom - height) / 2) * SIZE,
    width: width * SIZE,
    height: height * SIZE,
  };
}

function at({ x, y }: { readonly x: number; readonly y: number }): string {
  return `translate(${x * SIZE} ${-y * SIZE})`;
}

/** A place for the picked tile: it is laid there, or first turned so that it fits. */
function Place({ sight, move, fits }: { sight: Sight<G>; move: LayMove; fits: boolean }) {
  const points = pointsOf(sight.view, move);
  const act = () => (fits ? sight.play(move) : pickTile(sight, move.tile, move.rotation));
  const where = `${move.x},${move.y}`;
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    act();
  };
  const hinted =
    sight.hint?.type === "lay" && sight.hint.x === move.x && sight.hint.y === move.y && sight.hint.tile === move.tile;
  return (
    <g
      class={`spot ${fits ? "" : "turned"} ${hinted ? "hinted" : ""}`}
      transform={at(move)}
      role="button"
      tabindex={0}
      data-move={fits ? sight.game.formatMove(move) : undefined}
      aria-label={fits ? `Lay it at ${where} for ${points}` : `Turn it to fit at ${where}`}
      onClick={act}
      onKeyDown={byKey}
    >
      <rect x="4" y="4" width="92" height="92" rx="8" />
      <text x="50" y="64">
        {fits ? `+${points}` : "↻"}
      </text>
    </g>
  );
}

/** What a lay would score. */
function pointsOf(view: CribinoView, move: LayMove): number {
  const contacts = "frontier" in view ? contactsOf(view satisfies LayoutOf, move) : [];
  if (contacts.length > 0) return scoreContacts(contacts).points;
  const total = totalOf(tileOf(view, move.tile));
  return total % 5 === 0 ? total : 0;
}
