import { preview } from "fifteen-two";
import * as cribino from "fifteen-two/cribino";
import { type CribinoMove, type CribinoView, DECK, type Tile } from "fifteen-two/cribino";
import { type Box, usePan } from "../../ui/pan.tsx";
import { spokenTile, TileFace } from "../../ui/pieces/tile.tsx";
import { marks } from "./common.tsx";
import type { Sight } from "./look.ts";

type G = typeof cribino;

type LayMove = Extract<CribinoMove, { type: "lay" }>;

/** Where a tile lies: columns east and rows north of the first. */
type Place = Pick<LayMove, "x" | "y">;

/** The faces of a tile. */
export function tileOf({ settings }: CribinoView, tile: number): Tile {
  return (settings.deck ?? DECK)[tile]!;
}

/** The lays of a tile among the moves. */
export function laysOf({ moves }: Sight<G>, tile: number): LayMove[] {
  return moves.filter((move) => move.type === "lay").filter((move) => move.tile === tile);
}

/** The tile that is picked and how it is turned. */
export function pickedTile({ picked }: Sight<G>): { readonly tile: number; readonly rotation: number } | undefined {
  return picked.length < 2 ? undefined : { tile: Number(picked[0]), rotation: Number(picked[1]) };
}

/** Picks a tile, turned by a number of quarters. */
export function pickTile({ pick }: Sight<G>, tile: number, rotation: number): void {
  pick([`${tile}`, `${rotation & 3}`]);
}

const SIZE = 100;

const FIRST: Place = { x: 0, y: 0 };

/** The tiles on the table, and where the picked one fits: right away, or once it is turned. */
export function Layout({ sight }: { sight: Sight<G> }) {
  const { view } = sight;
  const laid = "laid" in view ? view.laid : [];
  const spots = spotsOf(sight);
  const last = laid.at(-1);
  const pointed = [sight.made, sight.hint].flatMap((move) => (move?.type === "lay" ? [move] : []));
  // A place for the picked tile shows its points instead.
  const taken = new Set(spots.map(where));
  const ghosts = [...new Map(pointed.map((move) => [where(move), move])).values()].filter(
    (move) => !taken.has(where(move)),
  );
  const fresh = [...spots, ...ghosts];
  const { picture, buttons } = usePan(
    boxOf([FIRST, ...laid, ...fresh]),
    boxOf(fresh.length > 0 ? fresh : [last ?? FIRST]),
  );
  return (
    <div class="layout-area">
      <svg class="layout" role="group" aria-label="The layout" {...picture}>
        {laid.length + fresh.length === 0 && (
          <g class="spot empty">
            <EmptyPlace text="First tile" />
          </g>
        )}
        {laid.map((lay) => (
          <g
            key={lay.tile}
            class={`tile ${lay === last ? "last" : ""}`}
            transform={at(lay)}
            role="img"
            aria-label={`Tile at ${where(lay)}: ${spokenTile(tileOf(view, lay.tile), lay.rotation)}`}
          >
            <TileFace tile={tileOf(view, lay.tile)} rotation={lay.rotation} />
          </g>
        ))}
        {ghosts.map((move) => (
          <g
            key={`ghost ${where(move)}`}
            class={`tile ghost ${marks(sight, (other) => other === move)}`}
            transform={at(move)}
            role="img"
            aria-label={`${move === sight.hint ? "The hint" : "Your choice"}, at ${where(move)}: ${spokenTile(tileOf(view, move.tile), move.rotation)}`}
          >
            <TileFace tile={tileOf(view, move.tile)} rotation={move.rotation} />
          </g>
        ))}
        {spots.map((move) => (
          <Spot key={where(move)} sight={sight} move={move} />
        ))}
      </svg>
      {laid.length > 0 && buttons}
    </div>
  );
}

function where({ x, y }: Place): string {
  return `${x},${y}`;
}

function at({ x, y }: Place): string {
  return `translate(${x * SIZE} ${-y * SIZE})`;
}

/** A lay of the picked tile for each place that takes it, as it is turned where it can be. */
function spotsOf(sight: Sight<G>): LayMove[] {
  const picked = pickedTile(sight);
  const lays = picked ? laysOf(sight, picked.tile) : [];
  const fitting = lays.filter(({ rotation }) => rotation === picked?.rotation);
  return [...new Map([...lays, ...fitting].map((move) => [where(move), move])).values()];
}

/** All places in view, with a margin, and never too small. */
function boxOf(places: readonly Place[]): Box {
  const span = (offsets: readonly number[]) => {
    const [low, high] = [Math.min(...offsets), Math.max(...offsets) + 1];
    const size = Math.max(high - low + 0.4, 3);
    return [((low + high - size) / 2) * SIZE, size * SIZE] as const;
  };
  const [x, width] = span(places.map((place) => place.x));
  const [y, height] = span(places.map((place) => -place.y));
  return { x, y, width, height };
}

/** A place for the picked tile: it is laid there, or first turned so that it fits. */
function Spot({ sight, move }: { sight: Sight<G>; move: LayMove }) {
  const { view, game, hint, play } = sight;
  const { tile, rotation } = move;
  const fits = rotation === pickedTile(sight)?.rotation;
  const isHinted = hint?.type === "lay" && hint.tile === tile && where(hint) === where(move);
  const points = preview(cribino, view, move).gain;
  const act = () => (fits ? play(move) : pickTile(sight, tile, rotation));
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    act();
  };
  return (
    <g
      class={`spot ${fits ? "" : "turned"} ${isHinted ? "hinted" : ""}`}
      transform={at(move)}
      role="button"
      tabindex={0}
      data-move={fits ? game.formatMove(move) : undefined}
      aria-label={fits ? `Lay it at ${where(move)} for ${points}` : `Turn it to fit at ${where(move)}`}
      onClick={act}
      onKeyDown={byKey}
    >
      <EmptyPlace text={fits ? `+${points}` : "↻"} />
    </g>
  );
}

/** An empty place. */
function EmptyPlace({ text }: { text: string }) {
  return (
    <>
      <rect x="4" y="4" width="92" height="92" rx="8" />
      <text x="50" y="62">
        {text}
      </text>
    </>
  );
}
