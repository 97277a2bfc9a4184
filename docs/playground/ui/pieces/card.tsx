import type { Card, Hidden } from "fifteen-two";
import { spokenCard, t } from "../words.ts";
import paths from "./card.json";
import { Piece, type PieceProps } from "./piece.tsx";

/**
 * What is drawn on cards of 100 by 140: the suits' shapes in a square of 20 by 20; where the pips of each rank stand,
 * those below the middle upside down; the upper half of a court card's figure, within 27 to 73 by 16 to 70, from the back
 * to the front; what is woven on a back, by name.
 */
const { backs, ...drawn } = paths;
const shapes: Readonly<Record<string, string>> = drawn.shapes;
const pips: Readonly<Record<string, readonly (readonly number[])[]>> = drawn.pips;
const figures: Readonly<Record<string, readonly (readonly string[])[]>> = drawn.figures;

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
      {Object.entries(backs).map(([name, path]) => (
        <path key={name} d={path} class={`weave back-${name}`} />
      ))}
    </>
  );
}

function Front({ card }: { card: Card }) {
  const [rank = "", suit = ""] = card;
  const size = rank === "A" ? 46 : "9T".includes(rank) ? 15.5 : 19;
  return (
    <>
      <g class="front">
        {pips[rank]?.map(([x = 0, y = 0]) => <Suit key={`${x} ${y}`} suit={suit} x={x} y={y} size={size} />) ?? (
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
      {figures[rank]?.map(([paint, path]) => (
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
  return <path d={shapes[suit]} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 20}) ${turn}`} />;
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
  if (card === null) return <Piece class={`card empty ${names}`} aria-label={t("empty place")} {...rest} />;
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
