import type { Card, Hidden } from "fifteen-two";
import type { ButtonHTMLAttributes, JSX } from "preact";
import { spokenCard } from "../table/words.ts";

/** The suits' shapes in a square of 20 by 20. */
const SHAPES: Readonly<Record<string, string>> = {
  H: "M10 18C3 12 1 9 1 6a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1c0 3-2 6-9 12z",
  D: "M10 1l7 9-7 9-7-9z",
  S: "M10 1c7 6 9 8 9 11a4.2 4.2 0 0 1-7.6 2.5q.2 2.5 2.1 4.5h-7q1.9-2 2.1-4.5A4.2 4.2 0 0 1 1 12c0-3 2-5 9-11z",
  C: "M10 1a4.3 4.3 0 0 1 3.5 6.8 4.3 4.3 0 1 1-2 6.700q.2 2.5 2 4.5h-7q1.800-2 2-4.5a4.3 4.3 0 1 1-2-6.7A4.3 4.3 0 0 1 10 1z",
};

/** Where the pips of each rank stand, column and row, in hundredths; those below the middle are upside down. */
const PIPS: Readonly<Record<string, readonly (readonly [x: number, y: number])[]>> = {
  A: [[50, 70]],
  "2": [
    [50, 32],
    [50, 108],
  ],
  "3": [
    [50, 32],
    [50, 70],
    [50, 108],
  ],
  "4": [
    [38, 32],
    [62, 32],
    [38, 108],
    [62, 108],
  ],
  "5": [
    [38, 32],
    [62, 32],
    [50, 70],
    [38, 108],
    [62, 108],
  ],
  "6": [
    [38, 32],
    [62, 32],
    [38, 70],
    [62, 70],
    [38, 108],
    [62, 108],
  ],
  "7": [
    [38, 32],
    [62, 32],
    [50, 51],
    [38, 70],
    [62, 70],
    [38, 108],
    [62, 108],
  ],
  "8": [
    [38, 32],
    [62, 32],
    [50, 51],
    [38, 70],
    [62, 70],
    [50, 89],
    [38, 108],
    [62, 108],
  ],
  "9": [
    [38, 30],
    [62, 30],
    [38, 57],
    [62, 57],
    [50, 70],
    [38, 83],
    [62, 83],
    [38, 110],
    [62, 110],
  ],
  T: [
    [38, 30],
    [62, 30],
    [50, 43],
    [38, 57],
    [62, 57],
    [38, 83],
    [62, 83],
    [50, 97],
    [38, 110],
    [62, 110],
  ],
};

/** What a jack, a queen and a king wear, in a square of 40 by 24. */
const HATS: Readonly<Record<string, string>> = {
  J: "M6 22h28l-3-9c-5 2-9 2-12 0C16 6 24 1 31 2 22-2 8 2 8 12z",
  Q: "M5 22h30l4-15-9 7-6-11-4 11-4-11-6 11-9-7z",
  K: "M5 22h30V6l-7 6-5-6V0h-6v6l-5 6-7-6z",
};

function Suit({
  suit,
  x,
  y,
  size,
  turned = false,
}: {
  suit: string;
  x: number;
  y: number;
  size: number;
  turned?: boolean;
}) {
  const turn = turned ? ` rotate(180 ${10} ${10})` : "";
  return <path d={SHAPES[suit]} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 20})${turn}`} />;
}

function Corner({ rank, suit }: { rank: string; suit: string }) {
  return (
    <>
      <text x="15" y="29" class={rank === "T" ? "index ten" : "index"}>
        {rank === "T" ? "10" : rank}
      </text>
      <Suit suit={suit} x={15} y={44} size={19} />
    </>
  );
}

function Court({ rank, suit }: { rank: string; suit: string }) {
  const half = (
    <>
      <path d={HATS[rank]} transform="translate(32 23) scale(.9)" class="gold" />
      <Suit suit={suit} x={50} y={57} size={23} />
    </>
  );
  return (
    <>
      <rect x="27" y="16" width="46" height="108" rx="4" class="frame" />
      {half}
      <g transform="rotate(180 50 70)">{half}</g>
      <path d="M27 70h46" class="frame" />
    </>
  );
}

/** The picture of a card, 100 by 140. */
export function CardFace({ card }: { card: Card | Hidden }) {
  if (card === "??")
    return (
      <svg viewBox="0 0 100 140" class="face back" aria-hidden="true">
        <rect x="1" y="1" width="98" height="138" rx="10" class="paper" />
        <rect x="9" y="9" width="82" height="122" rx="6" class="weave" />
        <path d="M50 34l22 36-22 36-22-36zM50 52l11 18-11 18-11-18z" class="weave" />
        <path d="M9 42L42 9M9 98l33 33M58 9l33 33M58 131l33-33" class="weave" />
      </svg>
    );
  const [rank = "", suit = ""] = card;
  const pips = PIPS[rank];
  return (
    <svg viewBox="0 0 100 140" class={`face ${suit === "H" || suit === "D" ? "red" : "black"}`} aria-hidden="true">
      <rect x="1" y="1" width="98" height="138" rx="10" class="paper" />
      {pips?.map(([x, y]) => (
        <Suit key={`${x} ${y}`} suit={suit} x={x} y={y} size={rank === "A" ? 44 : 18} turned={y > 70} />
      )) ?? <Court rank={rank} suit={suit} />}
      <g id={`corner-${card}`}>
        <Corner rank={rank} suit={suit} />
      </g>
      <use href={`#corner-${card}`} transform="rotate(180 50 70)" />
    </svg>
  );
}

interface CardProps {
  readonly card: Card | Hidden;
  /** What tells it from others while it moves; the card itself, unless it lies face down. */
  readonly id?: string;
  /** Where it comes from when it is new: the `data-spot` of an element. */
  readonly from?: string;
  readonly note?: string;
  readonly class?: string | undefined;
}

/** A card that lies there. */
export function CardImage({ card, id, from, note = "", class: names = "" }: CardProps) {
  const label = note === "" ? spokenCard(card) : `${spokenCard(card)}, ${note}`;
  const key = id ?? (card === "??" ? undefined : card);
  return (
    <span class={`card ${names}`} role="img" aria-label={label} data-move-key={key} data-from={from}>
      <CardFace card={card} />
    </span>
  );
}

/** A card that can be pressed. */
export function CardButton({
  card,
  from,
  class: names = "",
  ...rest
}: CardProps & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" class={`card ${names}`} data-move-key={card} data-card={card} data-from={from} {...rest}>
      <CardFace card={card} />
    </button>
  );
}

/** An empty place for a card. */
export function NoCard({
  label,
  children,
  class: names = "",
}: {
  label: string;
  children?: JSX.Element | string;
  class?: string;
}) {
  return (
    <span class={`card empty ${names}`} role="img" aria-label={label}>
      {children}
    </span>
  );
}
