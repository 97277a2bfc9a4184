import type { Card, Hidden } from "fifteen-two";
import { spokenCard } from "../words.ts";
import { Piece, type PieceProps } from "./piece.tsx";

/** The suits' shapes in a square of 20 by 20. */
const SHAPES: Readonly<Record<string, string>> = {
  H: "M10 18C3 12 1 9 1 6a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1c0 3-2 6-9 12z",
  D: "M10 1l7 9-7 9-7-9z",
  S: "M10 1c7 6 9 8 9 11a4.2 4.2 0 0 1-7.6 2.5q.2 2.5 2.1 4.5h-7q1.9-2 2.1-4.5A4.2 4.2 0 0 1 1 12c0-3 2-5 9-11z",
  C: "M10 1a4.3 4.3 0 0 1 3.5 6.8 4.3 4.3 0 1 1-2 6.700q.2 2.5 2 4.5h-7q1.800-2 2-4.5a4.3 4.3 0 1 1-2-6.7A4.3 4.3 0 0 1 10 1z",
};

/** Where the pips of each rank stand, in hundredths; those below the middle are upside down. */
const PIPS: Readonly<Record<string, string>> = {
  A: "50,70",
  "2": "50,28 50,112",
  "3": "50,28 50,70 50,112",
  "4": "36,28 64,28 36,112 64,112",
  "5": "36,28 64,28 50,70 36,112 64,112",
  "6": "36,28 64,28 36,70 64,70 36,112 64,112",
  "7": "36,28 64,28 50,49 36,70 64,70 36,112 64,112",
  "8": "36,28 64,28 50,49 36,70 64,70 50,91 36,112 64,112",
  "9": "36,26 64,26 36,55.500 64,55.500 50,70 36,84.500 64,84.500 36,114 64,114",
  T: "36,26 64,26 50,40.500 36,55.500 64,55.500 36,84.500 64,84.500 50,99.500 36,114 64,114",
};

/** The upper half of a court card's figure, within 27 to 73 by 16 to 70: what is painted how, from the back to the front. */
const FIGURES: Readonly<Record<string, readonly (readonly [paint: string, path: string])[]>> = {
  J: [
    ["gold", "M32 70V34l-3-7 4-9 4 9-3 7v36z"],
    ["hair", "M38 32c-3 8-3 15 0 19h24c3-4 3-11 0-19z"],
    ["robe", "M28 70c0-12 7-17 16-19l6 5 6-5c9 2 16 7 16 19z"],
    ["trim", "M44 51l6 6 6-6 2 3-8 9-8-9z"],
    ["gold", "M48.500 63h3v7h-3zM36 58l3 12h-3l-3-10zM64 58l-3 12h3l3-10z"],
    ["skin", "M41 34c0-8 18-8 18 0 0 9-4 16-9 16s-9-7-9-16z"],
    ["robe", "M37 33c-1-11 9-14 15-13 8 1 12 6 12 12-8-3-18-3-27 1z"],
    ["gold", "M57 24c0-6 5-9 12-7-1 7-5 11-10 12z"],
    ["face", "M45.500 37h2M52.500 37h2M50 38l-1 4h2M47 45.500c2 1.200 4 1.200 6 0"],
  ],
  Q: [
    ["hair", "M38 34c-1-17 25-17 24 0 0 8 3 14 5 19H33c2-5 5-11 5-19z"],
    ["robe", "M28 70c0-13 8-17 16-19h12c8 2 16 6 16 19z"],
    ["trim", "M43 51h14l-7 15z"],
    ["gold", "M41 52l9 16 9-16 2 1-11 17-11-17zM34 59h5v3h-5zM61 59h5v3h-5z"],
    ["skin", "M42 34c0-8 16-8 16 0 0 9-3 15-8 15s-8-6-8-15zM46.500 47h7v6l-3.500 4-3.500-4z"],
    ["hair", "M41 37c0-10 4-11 9-11s9 1 9 11c-2-5-5-7-9-7s-7 2-9 7z"],
    ["gold", "M40 28l-2-10 6 4 6-7 6 7 6-4-2 10z"],
    ["bloom", "M66 44a3 3 0 1 1 3-5 3 3 0 1 1 0 6 3 3 0 0 1-3-1z"],
    ["face", "M45.500 37h2.500M52 37h2.500M50 38l-1 3.500h2M48 45c1.300 1 2.700 1 4 0M68 45v12"],
  ],
  K: [
    ["gold", "M66 70V32h3v38zM67.500 25l4 4-4 4-4-4z"],
    ["hair", "M39 32c-2 7-2 12 0 16h22c2-4 2-9 0-16z"],
    ["robe", "M27 70c0-12 8-18 17-20h12c9 2 17 8 17 20z"],
    ["trim", "M34 55c3-2 6-4 9-4l7 8 7-8c3 0 6 2 9 4l-2 4-14 11-14-11z"],
    ["skin", "M41 34c0-8 18-8 18 0 0 8-3 14-9 14s-9-6-9-14z"],
    ["hair", "M41 38c0 14 4 20 9 22 5-2 9-8 9-22-2 4-5 5-9 5s-7-1-9-5z"],
    ["gold", "M39 30l-3-13 8 6 6-9 6 9 8-6-3 13z"],
    ["bloom", "M50 22a2 2 0 1 1 .01 0z"],
    ["face", "M45 36h2.500M52.500 36H55M50 37l-1 4h2M48 46h4"],
  ],
};

/** By name: what is woven on a back. The page shows the one that the player has chosen. */
const BACKS = {
  weave: "M9 42L42 9M9 98l33 33M58 9l33 33M58 131l33-33M50 34l22 36-22 36-22-36zM50 52l11 18-11 18-11-18z",
  sun: "M50 48v-30M50 92v30M28 70H14M72 70h14M35 54L18 30M65 54l17-24M35 86l-17 24M65 86l17 24M50 55a15 15 0 1 0 .01 0zM50 62a8 8 0 1 0 .01 0z",
  waves:
    "M9 30q10-12 20.500 0t20.500 0 20.500 0 20.500 0M9 50q10-12 20.500 0t20.500 0 20.500 0 20.500 0M9 70q10-12 20.500 0t20.500 0 20.500 0 20.500 0M9 90q10-12 20.500 0t20.500 0 20.500 0 20.500 0M9 110q10-12 20.500 0t20.500 0 20.500 0 20.500 0",
} as const;

/** The picture of a card, 100 by 140. */
export function CardFace({ card }: { card: Card | Hidden }) {
  const kind = card === "??" ? "back" : /[HD]/.test(card) ? "red" : "black";
  return (
    <svg viewBox="0 0 100 140" class={`face ${kind}`} aria-hidden="true">
      <rect x="1" y="1" width="98" height="138" rx="10" class="paper" />
      {card === "??" ? <Back /> : <Front card={card} />}
    </svg>
  );
}

function Back() {
  return (
    <>
      <rect x="9" y="9" width="82" height="122" rx="6" class="weave" />
      {Object.entries(BACKS).map(([name, path]) => (
        <path key={name} d={path} class={`weave back-${name}`} />
      ))}
    </>
  );
}

function Front({ card }: { card: Card }) {
  const [rank = "", suit = ""] = card;
  const pips = PIPS[rank]?.split(" ").map((place) => place.split(",").map(Number));
  const size = rank === "A" ? 46 : "9T".includes(rank) ? 15.5 : 19;
  return (
    <>
      <g class="front">
        {pips?.map(([x = 0, y = 0]) => <Suit key={`${x} ${y}`} suit={suit} x={x} y={y} size={size} />) ?? (
          <Court rank={rank} suit={suit} />
        )}
      </g>
      <g id={`corner-${card}`} class="corner">
        <text x="14" y="27" class={rank === "T" ? "index ten" : "index"}>
          {rank === "T" ? "10" : rank}
        </text>
        <Suit suit={suit} x={14} y={41} size={16} />
      </g>
      <use href={`#corner-${card}`} transform="rotate(180 50 70)" />
    </>
  );
}

function Court({ rank, suit }: { rank: string; suit: string }) {
  const half = (
    <>
      {FIGURES[rank]?.map(([paint, path]) => (
        <path key={path} d={path} class={paint} />
      ))}
      <Suit suit={suit} x={34} y={25} size={12} />
    </>
  );
  return (
    <>
      <rect x="27" y="14" width="46" height="112" rx="3" class="frame" />
      {half}
      <g transform="rotate(180 50 70)">{half}</g>
      <path d="M27 70h46" class="belt" />
      <rect x="27" y="14" width="46" height="112" rx="3" class="border" />
    </>
  );
}

/** The shape of a suit about a point; upside down in the lower half of a card. */
function Suit({ suit, x, y, size }: { suit: string; x: number; y: number; size: number }) {
  const turn = y > 70 ? "rotate(180 10 10)" : "";
  return <path d={SHAPES[suit]} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 20}) ${turn}`} />;
}

interface CardPieceProps extends PieceProps {
  /** Null for an empty place. */
  readonly card: Card | Hidden | null;
  /** What tells it from others while it moves; the card itself, unless it lies face down. */
  readonly id?: string | undefined;
  /** Where it comes from when it is new: the `data-spot` of an element. */
  readonly from?: string | undefined;
  readonly note?: string | undefined;
}

/** A card on the table, or a place for one. */
export function CardPiece({ card, id, from, note, class: names = "", ...rest }: CardPieceProps) {
  if (card === null) return <Piece class={`card empty ${names}`} aria-label="empty place" {...rest} />;
  return (
    <Piece
      class={`card ${names}`}
      aria-label={note ? `${spokenCard(card)}, ${note}` : spokenCard(card)}
      data-card={card}
      data-move-key={id ?? (card === "??" ? undefined : card)}
      data-from={from}
      {...rest}
    >
      <CardFace card={card} />
    </Piece>
  );
}
