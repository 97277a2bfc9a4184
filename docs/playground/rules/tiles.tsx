import { DECK, type LayMove } from "fifteen-two/cribino";
import { TileFace } from "../pieces/tile.tsx";

/** Some tiles as they lie. */
export function Tiles({ lays }: { lays: readonly LayMove[] }) {
  const [right, top] = [Math.max(...lays.map(({ x }) => x)), Math.max(...lays.map(({ y }) => y))];
  const [width, height] = [(right + 1) * 102 + 2, (top + 1) * 102 + 2];
  return (
    <svg class="tiles" viewBox={`-2 -2 ${width} ${height}`} width={width * 0.66} aria-hidden="true">
      {lays.map(({ tile, rotation, x, y }) => (
        <g key={tile} class="tile" transform={`translate(${x * 102} ${(top - y) * 102})`}>
          <TileFace tile={DECK[tile]!} rotation={rotation} />
        </g>
      ))}
    </svg>
  );
}
