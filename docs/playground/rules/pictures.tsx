import type { Card } from "fifteen-two";
import { DECK } from "fifteen-two/cribino";
import { CardImage } from "../pieces/card.tsx";
import { TileFace } from "../pieces/tile.tsx";

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
          <CardImage card={card} class={lit.includes(card) ? "lit" : ""} />
          {notes[i]?.trim() && <small>{notes[i]}</small>}
        </span>
      ))}
    </div>
  );
}

const [COLUMNS, ROWS] = [
  ["a", "b", "c", "d", "e"],
  ["1", "2", "3", "4", "5"],
] as const;

interface SquaresProps {
  /** A color or kind and its squares: "yellow d1 c2". */
  readonly marks: readonly string[];
  /** Rows are counted down, and rows and columns have their names. */
  readonly lines: boolean;
}

/** A board of five by five with some squares marked. */
export function Squares({ marks, lines }: SquaresProps) {
  return (
    <svg class="squares" viewBox={lines ? "-14 -14 130 130" : "-1 -1 102 102"} aria-hidden="true">
      {COLUMNS.flatMap((column, x) =>
        ROWS.map((row, i) => {
          const mark = marks.find((one) => one.includes(` ${column}${row}`))?.split(" ")[0];
          const y = lines ? i : 4 - i;
          return (
            <rect
              key={column + row}
              class={`square ${mark ?? ""}`}
              x={20 * x + 1}
              y={20 * y + 1}
              width="18"
              height="18"
              rx="3"
            />
          );
        }),
      )}
      {lines &&
        COLUMNS.map((column, i) => (
          <g key={column}>
            <text x={i * 20 + 10} y={-3}>
              {column}
            </text>
            <text x={-8} y={i * 20 + 14}>
              {ROWS[i]}
            </text>
          </g>
        ))}
    </svg>
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
