import { preview } from "fifteen-two";
import * as cribino from "fifteen-two/cribino";
import { type CribinoMove, type CribinoView, DECK, type Tile } from "fifteen-two/cribino";
import { type Box, union, usePan } from "../../ui/pan.tsx";
import { spokenTile, TileFace } from "../../ui/pieces/tile.tsx";
import { t } from "../../ui/words.ts";
import { marks } from "./common.tsx";
import type { Sight } from "./look.ts";

type G = typeof cribino;

type LayMove = Extract<CribinoMove, { type: "lay" }>;

/** Where a tile lies: columns east and rows north of the first. */
type Place = Pick<LayMove, "x" | "y">;

/** The faces of a tile. */
export function tileOf({ deck }: CribinoView["settings"], tile: number): Tile {
  return (deck ?? DECK)[tile]!;
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
  const { view, hint, made } = sight;
  const laid = "laid" in view ? view.laid : [];
  const last = laid.at(-1);
  const spots = spotsOf(sight);
  // A place for the picked tile shows its points instead.
  const pointed = [made, hint].filter((move) => move?.type === "lay");
  const ghosts = onePerPlace(pointed).filter((move) => !spots.some((spot) => where(spot) === where(move)));
  const fresh = [...spots, ...ghosts].toSorted((a, b) => farOf(a, sight, last) - farOf(b, sight, last));
  const all = union([FIRST, ...laid, ...fresh].map(boxOf));
  const { picture, buttons } = usePan(all, (fresh.length > 0 ? fresh : [last ?? FIRST]).map(boxOf));
  const tiles = [
    ...laid.map((move) => ({ move, marked: move === last ? "last" : "", what: t("Tile") })),
    ...ghosts.map((move) => ({
      move,
      marked: `ghost ${marks(sight, (other) => other === move)}`,
      what: move === hint ? t("The hint") : t("Your choice"),
    })),
  ];
  return (
    <div class="layout-area">
      <svg class="layout" role="group" aria-label={t("The layout")} {...picture}>
        {tiles.length + spots.length === 0 && (
          <g class="spot empty">
            <EmptyPlace text={t("First tile")} />
          </g>
        )}
        {tiles.map(({ move, marked, what }) => {
          const faces = tileOf(view.settings, move.tile);
          return (
            <g
              key={`${what} ${where(move)}`}
              class={`tile ${marked}`}
              transform={at(move)}
              role="img"
              aria-label={`${what}, ${where(move)}: ${spokenTile(faces, move.rotation)}`}
            >
              <TileFace tile={faces} rotation={move.rotation} />
            </g>
          );
        })}
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
  return onePerPlace([...lays, ...lays.filter(({ rotation }) => rotation === picked?.rotation)]);
}

/** The last of the moves for each place. */
function onePerPlace(moves: readonly LayMove[]): LayMove[] {
  return [...new Map(moves.map((move) => [where(move), move])).values()];
}

/** How late a place is to be shown: that of the hint comes first, then those near the last tile. */
function farOf(place: Place, { hint }: Sight<G>, last: Place = FIRST): number {
  if (hint?.type === "lay" && where(hint) === where(place)) return -1;
  return Math.abs(place.x - last.x) + Math.abs(place.y - last.y);
}

/** A place with a margin. */
function boxOf({ x, y }: Place): Box {
  const [margin, size] = [0.4 * SIZE, 1.8 * SIZE];
  return { x: x * SIZE - margin, y: -y * SIZE - margin, width: size, height: size };
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
  const place = where(move);
  return (
    <g
      class={`spot ${fits ? "" : "turned"} ${isHinted ? "hinted" : ""}`}
      transform={at(move)}
      role="button"
      tabindex={0}
      data-move={fits ? game.formatMove(move) : undefined}
      aria-label={
        fits ? t("Put it here, at {place}, for {points}", { place, points }) : t("Turn it to fit at {place}", { place })
      }
      onClick={act}
      onKeyDown={byKey}
    >
      <EmptyPlace text={fits ? (points ? `+${points}` : t("Put it here")) : "↻"} />
    </g>
  );
}

/** An empty place: short text is large, longer text has two lines. */
function EmptyPlace({ text }: { text: string }) {
  const [, first = "", second] = /^(.*) (\S+)$/.exec(text) ?? ["", text];
  return (
    <>
      <rect x="4" y="4" width="92" height="92" rx="8" />
      <text x="50" y={second ? 46 : 62} class={second && "long"}>
        {first}
        {second && (
          <tspan x="50" dy="26">
            {second}
          </tspan>
        )}
      </text>
    </>
  );
}
