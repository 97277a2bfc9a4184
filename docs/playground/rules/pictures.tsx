import type { Card } from "fifteen-two";
import type { ComponentChildren } from "preact";
import { CardImage } from "../pieces/card.tsx";

/** A picture with what it shows in words below it. */
export function Picture({ children, says }: { children: ComponentChildren; says: ComponentChildren }) {
  return (
    <figure class="rule-picture">
      {children}
      <figcaption>{says}</figcaption>
    </figure>
  );
}

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
          {notes[i] && <small>{notes[i]}</small>}
        </span>
      ))}
    </div>
  );
}

/** A square of a board of five by five: `a1` is at the lower left, or at the upper left where rows are counted down. */
export interface Marked {
  readonly squares: string;
  readonly class: string;
}

/** A board of five by five with some squares marked. */
export function Squares({
  marks,
  down = false,
  letters = false,
  children,
}: {
  marks: readonly Marked[];
  down?: boolean;
  letters?: boolean;
  children?: ComponentChildren;
}) {
  return (
    <svg class="squares" viewBox={letters ? "-14 -14 130 130" : "-1 -1 102 102"} aria-hidden="true">
      {BOARD.map((square) => {
        const { x, y } = placeOf(square, down);
        const mark = marks.find(({ squares }) => squares.split(" ").includes(square));
        return (
          <rect key={square} class={`square ${mark?.class ?? ""}`} x={x + 1} y={y + 1} width="18" height="18" rx="3" />
        );
      })}
      {letters &&
        [0, 1, 2, 3, 4].map((i) => (
          <>
            <text x={i * 20 + 10} y={-3}>
              {"abcde"[i]}
            </text>
            <text x={-8} y={i * 20 + 14}>
              {down ? i + 1 : 5 - i}
            </text>
          </>
        ))}
      {children}
    </svg>
  );
}

const BOARD = ["1", "2", "3", "4", "5"].flatMap((row) => ["a", "b", "c", "d", "e"].map((column) => column + row));

/** The upper left corner of a square that is 20 wide. */
function placeOf(square: string, down: boolean): { readonly x: number; readonly y: number } {
  const row = Number(square[1]) - 1;
  return { x: "abcde".indexOf(square[0] ?? "a") * 20, y: (down ? row : 4 - row) * 20 };
}

/** What scores how much. */
export function PointTable({ rows }: { rows: readonly (readonly [what: string, points: string])[] }) {
  return (
    <table class="point-table">
      <thead>
        <tr>
          <th scope="col">For</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, points]) => (
          <tr key={what}>
            <td>{what}</td>
            <td>{points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const HOLES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Ten holes of a peg board, and the rear peg as it leaps. */
export function Track() {
  const x = (hole: number) => hole * 24 - 4;
  return (
    <svg class="track" viewBox="0 0 260 76" width="260" aria-hidden="true">
      <rect class="wood" x="1" y="24" width="258" height="50" rx="8" />
      {HOLES.map((hole) => (
        <g key={hole}>
          <circle class="hole" cx={x(hole)} cy="46" r="4" />
          <text x={x(hole)} y="67">
            {hole}
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
