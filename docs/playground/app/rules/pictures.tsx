import { type Card, parseCards } from "fifteen-two";
import { DECK } from "fifteen-two/cribino";
import { SQUARES } from "fifteen-two/sackson";
import { CardPiece } from "../../ui/pieces/card.tsx";
import { COLUMNS, ROWS } from "../../ui/pieces/squares.ts";
import { TileFace } from "../../ui/pieces/tile.tsx";

/** Pictures side by side, each from a line `!kind what | more | caption`. */
export function Pictures({ lines }: { lines: readonly string[] }) {
  const pictures = lines.map((line) => {
    const [, kind = "", rest = ""] = /^!(\w+) (.*)$/.exec(line) ?? [];
    const fields = rest.split("|").map((field) => field.trim());
    return (
      <figure key={line} class="rule-picture">
        {drawing(kind, fields)}
        <figcaption>{fields.at(-1)}</figcaption>
      </figure>
    );
  });
  return lines.length > 1 ? <div class="rule-pictures">{pictures}</div> : pictures;
}

function drawing(kind: string, [what = "", notes = "", lit = ""]: readonly string[]) {
  switch (kind) {
    case "cards":
      return <CardRow cards={parseCards(what)} notes={notes.split(", ")} lit={lit === "" ? [] : parseCards(lit)} />;
    case "tiles":
      return <Tiles lays={what.split(", ").map((lay) => lay.split(" ").map(Number))} />;
    case "track":
      return <Track />;
    default:
      return <Squares marks={what.split(", ")} lines={kind === "lines"} />;
  }
}

interface CardRowProps {
  readonly cards: readonly Card[];
  /** By card: what stands below it. */
  readonly notes: readonly string[];
  readonly lit: readonly Card[];
}

function CardRow({ cards, notes, lit }: CardRowProps) {
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
  /** Whether columns and rows have names, with the first row on top. */
  readonly lines: boolean;
}

/** A board of five by five with some squares marked. */
function Squares({ marks, lines }: SquaresProps) {
  const x = (square: string) => COLUMNS.findIndex((column) => square.startsWith(column)) * 26;
  const y = (square: string) => (lines ? ROWS : ROWS.toReversed()).findIndex((row) => square.endsWith(row)) * 26;
  const markOf = (square: string) => marks.find((mark) => mark.includes(` ${square}`))?.split(" ")[0];
  return (
    <svg class="squares" viewBox={lines ? "-20 -20 152 152" : "-1 -1 132 132"} width="160" aria-hidden="true">
      {SQUARES.map((square) => (
        <rect key={square} x={x(square)} y={y(square)} width="23" height="23" rx="3" class={markOf(square)} />
      ))}
      {lines && COLUMNS.map((name) => <text key={name} x={x(name) + 8} y="-6" children={name} />)}
      {lines && ROWS.map((name) => <text key={name} x="-16" y={y(name) + 16} children={name} />)}
    </svg>
  );
}

/** Some tiles as they lie: the number of each, its place, and by how many quarters it is turned. */
function Tiles({ lays }: { lays: readonly (readonly number[])[] }) {
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
function Track() {
  const x = (hole: number) => hole * 24 - 4;
  const peg = (hole: number, name = "peg") => <circle class={name} cx={x(hole)} cy="46" r="8" />;
  return (
    <svg class="track" viewBox="0 0 260 76" width="260" aria-hidden="true">
      <rect class="wood" x="1" y="24" width="258" height="50" rx="8" />
      {Array.from({ length: 10 }, (_, i) => (
        <g key={i}>
          <circle class="hole" cx={x(i + 1)} cy="46" r="4" />
          <text x={x(i + 1)} y="67" children={i + 1} />
        </g>
      ))}
      <path class="leap" d={`M${x(2)} 40C${x(4)} 0 ${x(7)} 0 ${x(9) - 2} 36`} />
      {[peg(2, "peg gone"), peg(5), peg(9)]}
    </svg>
  );
}
