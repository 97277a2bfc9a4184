import type { Card, Hidden } from "fifteen-two";
import { spokenCard, t } from "../words.ts";
import paths from "./card.json";
import { Piece, type PieceProps } from "./piece.tsx";

/**
 * Drawings on cards of 100 by 140: the suits' shapes in a square of 20 by 20; the places of each rank's pips, the ones
 * below the middle upside down; the upper half of a court card's figure, within 27 to 73 by 16 to 70, from the back to
 * the front; the weave of a back.
 */
const shapes: Readonly<Record<string, string>> = paths.shapes;
const pips: Readonly<Record<string, readonly (readonly number[])[]>> = paths.pips;
const figures: Readonly<Record<string, readonly (readonly string[])[]>> = paths.figures;

/** Colors of the paintings on cards. */
const PAINTS = { gold: "#e5b32f", trim: "#fff8e4", skin: "#f5d3ae", bloom: "#d8434a" };
const RED = { ...PAINTS, suit: "#bd1a22", hair: "#8a5a2b", robe: "#c2262d" };
const BLACK = { ...PAINTS, suit: "#1a1d22", hair: "#4a3527", robe: "#27407a" };

/** The picture of a card, 100 by 140. */
export function CardFace({ card, cover = false }: { card: Card | Hidden; cover?: boolean }) {
  const paper = card === "??" ? { fill: "#7d2130", stroke: "#5d1522" } : { fill: "#fffdf6", stroke: "#b9b2a0" };
  return (
    <svg viewBox="0 0 100 140" class={cover ? "cover" : "face"} aria-hidden="true">
      <rect x="1" y="1" width="98" height="138" rx="10" {...paper} />
      {card === "??" ? <Back /> : <Front card={card} />}
    </svg>
  );
}

function Back() {
  return (
    <g fill="none" stroke="#e3b9a4" stroke-width="1.8">
      <rect x="9" y="9" width="82" height="122" rx="6" />
      <path d={paths.back} />
    </g>
  );
}

function Front({ card }: { card: Card }) {
  const [rank = "", suit = ""] = card;
  const size = rank === "A" ? 46 : "9T".includes(rank) ? 15.5 : 19;
  const paints = "HD".includes(suit) ? RED : BLACK;
  const tight = rank === "T" && { textLength: 21, lengthAdjust: "spacingAndGlyphs" };
  return (
    <>
      <g class="front" fill={paints.suit}>
        {pips[rank]?.map(([x = 0, y = 0]) => <Suit key={`${x} ${y}`} suit={suit} x={x} y={y} size={size} />) ?? (
          <Court rank={rank} suit={suit} paints={paints} />
        )}
      </g>
      <g id={`corner-${card}`} class="corner" fill={paints.suit}>
        <text x="14" y="27" class="index" font-size="27" font-weight="700" text-anchor="middle" {...tight}>
          {rank === "T" ? "10" : rank}
        </text>
        <Suit suit={suit} x={14} y={41} size={16} />
      </g>
      <use href={`#corner-${card}`} transform="rotate(180 50 70)" />
    </>
  );
}

function Court({ rank, suit, paints }: { rank: string; suit: string; paints: Readonly<Record<string, string>> }) {
  const half = (
    <>
      <g stroke="#2a1c12" stroke-width="0.9" stroke-linejoin="round">
        {figures[rank]?.map(([paint = "", path]) =>
          paint === "face" ? (
            <path key={path} d={path} fill="none" stroke-width="1.1" stroke-linecap="round" />
          ) : (
            <path key={path} d={path} fill={paints[paint]} />
          ),
        )}
      </g>
      <Suit suit={suit} x={34} y={25} size={12} />
    </>
  );
  return (
    <>
      <rect x="27" y="14" width="46" height="112" rx="3" fill="#fdf6e0" />
      {half}
      <g transform="rotate(180 50 70)">{half}</g>
      <path d="M27 70h46" stroke="#8a6d1f" stroke-width="1.6" />
      <rect x="27" y="14" width="46" height="112" rx="3" fill="none" stroke="#8a6d1f" stroke-width="1.2" />
    </>
  );
}

/** The shape of a suit centered at a point; upside down in the lower half of a card. */
function Suit({ suit, x, y, size }: { suit: string; x: number; y: number; size: number }) {
  const turn = y > 70 ? "rotate(180 10 10)" : "";
  return <path d={shapes[suit]} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 20}) ${turn}`} />;
}

interface CardPieceProps extends PieceProps {
  /** Null for an empty place. */
  readonly card: Card | Hidden | null;
  /** Its identity while it moves; by default the card itself, unless it lies face down. */
  readonly id?: string | undefined;
  /** The origin of a new card: the `data-spot` of an element. */
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
      {from !== undefined && card !== "??" && <CardFace card="??" cover />}
    </Piece>
  );
}
