import { parseCards } from "fifteen-two";
import { DECK } from "fifteen-two/cribino";
import { SQUARES } from "fifteen-two/sackson";
import type { ComponentChildren as Children } from "preact";
import { CardPiece } from "../../ui/pieces/card.tsx";
import byName from "../../ui/pieces/colors.json";
import { COLORS, OUTLINES } from "../../ui/pieces/colors.ts";
import { COLUMNS, ROWS } from "../../ui/pieces/squares.ts";
import { TileFace } from "../../ui/pieces/tile.tsx";
import track from "./track.svg?raw";

/** Pictures side by side, each from a line `!kind field | field | caption`. */
export function Pictures({ lines }: { lines: readonly string[] }) {
  const pictures = lines.map((line) => {
    const [, kind = "", rest = ""] = /^!(\w+) (.*)$/.exec(line) ?? [];
    const fields = rest.split("|").map((field) => field.trim());
    return (
      <figure key={line} class="rule-picture">
        {DRAWINGS[kind]?.(...fields)}
        <figcaption>{fields.at(-1)}</figcaption>
      </figure>
    );
  });
  return lines.length > 1 ? <div class="rule-pictures">{pictures}</div> : pictures;
}

const DRAWINGS: Readonly<Record<string, (...fields: string[]) => Children>> = {
  cards: drawCards,
  tiles: drawTiles,
  squares: (marks = "") => drawSquares(marks.split(", ")),
  lines: (marks = "") => drawSquares(marks.split(", "), true),
  track: () => <div class="track" dangerouslySetInnerHTML={{ __html: track }} />,
};

/** Cards in a row, with a label below each; some are lit. */
function drawCards(cards = "", notes = "", lit = ""): Children {
  const row = parseCards(cards).map((card, i) => (
    <span key={card}>
      <CardPiece card={card} class={lit.includes(card) ? "lit" : ""} />
      <small>{notes.split(", ")[i]}</small>
    </span>
  ));
  return <div class="card-row">{row}</div>;
}

/** The fills of squares: by line, or around one. */
const FILLS: Readonly<Record<string, string>> = byName.fills;

/** A board with squares marked by color or kind, such as "yellow d1 c2". Named lines have the first row on top. */
function drawSquares(marks: readonly string[], named = false): Children {
  const x = (square: string) => COLUMNS.findIndex((column) => square.startsWith(column)) * 26;
  const y = (square: string) => (named ? ROWS : ROWS.toReversed()).findIndex((row) => square.endsWith(row)) * 26;
  return (
    <svg
      viewBox={named ? "-20 -20 152 152" : "-1 -1 132 132"}
      width="160"
      fill="var(--text)"
      font-size="14"
      aria-hidden="true"
    >
      {SQUARES.map((square) => {
        const mark = marks.find((other) => other.includes(` ${square}`))?.split(" ")[0] ?? "";
        return (
          <g key={square} transform={`translate(${x(square)} ${y(square)})`}>
            <rect width="23" height="23" rx="3" fill={FILLS[mark] ?? "var(--field)"} stroke="var(--line)" />
            <path d={OUTLINES[mark]} fill={COLORS[mark]} transform="scale(0.575)" />
          </g>
        );
      })}
      {named && COLUMNS.map((name) => <text key={name} x={x(name) + 8} y="-6" children={name} />)}
      {named && ROWS.map((name) => <text key={name} x="-16" y={y(name) + 16} children={name} />)}
    </svg>
  );
}

/** A layout of tiles: each has its number, its column and row, and its quarter turns. */
function drawTiles(text = ""): Children {
  const lays = text.split(", ").map((lay) => lay.split(" ").map(Number));
  const [columns = 1, rows = 1] = [1, 2].map((i) => Math.max(...lays.map((lay) => lay[i] ?? 0)) + 1);
  const box = `-2 -2 ${columns * 102 + 2} ${rows * 102 + 2}`;
  return (
    <svg class="tiles" viewBox={box} width={columns * 68} aria-hidden="true">
      {lays.map(([tile = 0, x = 0, y = 0, rotation = 0]) => (
        <g key={tile} class="tile" transform={`translate(${x * 102} ${(rows - 1 - y) * 102})`}>
          <TileFace tile={DECK[tile]!} rotation={rotation} />
        </g>
      ))}
    </svg>
  );
}
