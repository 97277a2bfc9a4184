import type { Card } from "fifteen-two";
import { DECK } from "fifteen-two/cribino";
import { Grid } from "../../ui/figures.tsx";
import { CardPiece } from "../../ui/pieces/card.tsx";
import { COLUMNS, ROWS, rowsOfSquares } from "../../ui/pieces/squares.ts";
import { TileFace } from "../../ui/pieces/tile.tsx";

interface CardRowProps {
  readonly cards: readonly Card[];
  /** By card: what stands below it. */
  readonly notes?: readonly string[];
  readonly lit?: readonly Card[];
}

/** Cards in a row. */
export function CardRow({ cards, notes = [], lit = [] }: CardRowProps) {
  return (
    <div class="card-row">
      {cards.map((card, i) => (
        <span key={card}>
          <CardPiece card={card} class={lit.includes(card) ? "lit" : ""} />
          {notes[i]?.trim() && <small>{notes[i]}</small>}
        </span>
      ))}
    </div>
  );
}

interface SquaresProps {
  /** A color or kind and its squares: "yellow d1 c2". */
  readonly marks: readonly string[];
  /** Rows are counted down, and rows and columns have their names. */
  readonly lines: boolean;
}

/** A board of five by five with some squares marked. */
export function Squares({ marks, lines }: SquaresProps) {
  const markOf = (square: string) => marks.find((one) => one.includes(` ${square}`))?.split(" ")[0] ?? "";
  const rows = rowsOfSquares(lines ? ROWS : ROWS.toReversed(), (square) => <i class={markOf(square)} />);
  return (
    <div aria-hidden="true">
      <Grid class={`squares ${lines ? "" : "bare"}`} head={["", ...COLUMNS]} rows={rows} />
    </div>
  );
}

/** Some tiles as they lie: the number of each, its place, and by how many quarters it is turned. */
export function Tiles({ lays }: { lays: readonly (readonly number[])[] }) {
  const [right, top] = [1, 2].map((i) => Math.max(...lays.map((lay) => lay[i] ?? 0))) as [number, number];
  const [width, height] = [(right + 1) * 102 + 2, (top + 1) * 102 + 2];
  return (
    <svg class="tiles" viewBox={`-2 -2 ${width} ${height}`} width={width * 0.66} aria-hidden="true">
      {lays.map(([tile = 0, x = 0, y = 0, rotation = 0]) => (
        <g key={tile} class="tile" transform={`translate(${x * 102} ${(top - y) * 102})`}>
          <TileFace tile={DECK[tile]!} rotation={rotation} />
        </g>
      ))}
    </svg>
  );
}

/** Ten holes of a peg board, and the rear peg as it leaps. */
export function Track() {
  const x = (hole: number) => hole * 24 - 4;
  return (
    <svg class="track" viewBox="0 0 260 76" width="260" aria-hidden="true">
      <rect class="wood" x="1" y="24" width="258" height="50" rx="8" />
      {Array.from({ length: 10 }, (_, i) => (
        <g key={i}>
          <circle class="hole" cx={x(i + 1)} cy="46" r="4" />
          <text x={x(i + 1)} y="67">
            {i + 1}
          </text>
        </g>
      ))}
      <path class="leap" d={`M${x(2)} 40C${x(4)} 0 ${x(7)} 0 ${x(9) - 2} 36`} />
      <circle class="peg gone" cx={x(2)} cy="46" r="8" />
      <circle class="peg" cx={x(5)} cy="46" r="8" />
      <circle class="peg" cx={x(9)} cy="46" r="8" />
    </svg>
  );
}
