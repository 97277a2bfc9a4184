import { describeRefusal, preview, seeded, sideOf } from "fifteen-two";
import * as sackson from "fifteen-two/sackson";
import {
  COLORS,
  type Color,
  exchangeRefusal,
  FIGURES,
  type SacksonMove,
  type SacksonView,
  SQUARES,
  type Square,
} from "fifteen-two/sackson";
import type { ComponentChildren as Children } from "preact";
import { Grid } from "../../ui/figures.tsx";
import { sameSet, toggled } from "../../ui/lists.ts";
import { COLUMNS, ROWS, rowsOfSquares } from "../../ui/pieces/squares.ts";
import { Sign, StonePiece } from "../../ui/pieces/stone.tsx";
import { listed, sideName, sidesOf } from "../../ui/words.ts";
import { Action, makes, marks, SeatTag } from "./common.tsx";
import type { Look, Sight } from "./look.ts";
import { spokenMove } from "./telling.ts";

type G = typeof sackson;

/** The Sackson game on the page. */
export const sacksonLook: Look<G> = {
  game: sackson,
  seats: false,
  pegged: true,
  hand: "beside",
  fields: [
    { name: "players" },
    { name: "zigzag" },
    { name: "diagonalLines" },
    { name: "turnLimit", choices: [60, 20, 200, null] },
  ],
  secret: () => false,
  Table: (sight) => (
    <div class="room">
      <Grid
        class="display"
        caption="The display"
        head={["", ...COLUMNS]}
        rows={rowsOfSquares(ROWS.toReversed(), (square) => <Marker sight={sight} square={square} />)}
      />
    </div>
  ),
  Hand,
  plan,
  count: () => undefined,
};

function itemText({ kind, color }: SacksonView["awards"][number]["items"][number]): string {
  return `${color} ${kind}`;
}

/** The figures that an exchange makes, or those that it can make once a stone is taken. */
function plan(view: SacksonView, move: SacksonMove): string | undefined {
  if (move.type === "return") return undefined;
  if (move.type === "exchange") return figuresOf(view, move) && ` for ${figuresOf(view, move)}`;
  const next = sackson.view(sackson.apply(sackson.determinize(view, seeded(1)), move), move.seat);
  const gain = (exchange: SacksonMove) => preview(sackson, next, exchange).gain;
  const [best] = sackson.legalMoves(next).toSorted((a, b) => gain(b) - gain(a));
  const figures = best && figuresOf(next, best);
  return figures && best.type === "exchange"
    ? `, so that ${listed(best.squares)} can make ${figures}, +${gain(best)}`
    : undefined;
}

/** The figures that an exchange makes: "a red line and a blue cross". */
function figuresOf(view: SacksonView, exchange: SacksonMove): string {
  const items = preview(sackson, view, exchange).awards.flatMap((award) => award.items);
  return listed(items.map((item) => `a ${itemText(item)}`));
}

/** The stones of the side that is to move. */
function heldBy(view: SacksonView): readonly Color[] {
  return view.held[sideOf(view, view.turn)] ?? [];
}

function colorOn({ display }: SacksonView, square: Square): Color {
  return display[SQUARES.indexOf(square)]!;
}

/** The square of a name. */
function squareOf(name: string | undefined): Square | undefined {
  return SQUARES.find((square) => square === name);
}

/** A marker: to be picked, to be exchanged with the one that is picked, or only to be seen. */
function Marker({ sight, square }: { sight: Sight<G>; square: Square }) {
  const { view, moves, picked, pick } = sight;
  const color = colorOn(view, square);
  const name = `${color} on ${square}`;
  const isMade = view.awards.some(({ items }) => items.some(({ squares }) => squares.includes(square)));
  const marked = marks(sight, (move) => move.type === "exchange" && move.squares.includes(square));
  const classes = `marker ${isMade ? "figure" : ""} ${marked}`;
  if (moves[0]?.type !== "exchange" || !heldBy(view).includes(color))
    return <StonePiece color={color} class={classes} aria-label={name} />;
  const common = { color, "data-square": square };
  const first = squareOf(picked[0]);
  if (first === undefined || colorOn(view, first) === color) {
    const toggle = () => pick(toggled(picked.slice(0, 1), square, 1));
    return (
      <StonePiece {...common} class={classes} aria-label={name} aria-pressed={first === square} onClick={toggle} />
    );
  }
  const move = moves.find((other) => other.type === "exchange" && sameSet(other.squares, [first, square]));
  const why = exchangeRefusal(view.display, first, square);
  return (
    <StonePiece
      {...common}
      class={`${classes} ${move ? "allowed" : "forbidden"}`}
      aria-label={
        move ? `Exchange ${first} with ${name}` : `${name}, forbidden: ${why && describeRefusal(sackson, why)}`
      }
      {...makes(sight, move)}
      {...(move ? {} : { onClick: () => pick([first, square]) })}
    >
      <Sign allowed={move !== undefined} />
    </StonePiece>
  );
}

/** The bank, what each side holds, and what figures score. */
function Hand(sight: Sight<G>) {
  const { view, picked, names } = sight;
  const [first, second] = picked.map(squareOf);
  const refusal = first && second && exchangeRefusal(view.display, first, second);
  return (
    <div class="hand stones">
      <Stones sight={sight} of="Bank" stones={view.bank}>
        Bank
      </Stones>
      {view.held.map((stones, side) => (
        <Stones key={side} sight={sight} of={sideName(view, side, names)} stones={stones}>
          <SideTags sight={sight} side={side} />
        </Stones>
      ))}
      <PointBoard {...view} />
      <div class="actions">
        {takesTwo(sight) && <TakeTwo {...sight} />}
        {refusal && <small role="status">{`${describeRefusal(sackson, refusal)}.`}</small>}
      </div>
    </div>
  );
}

interface StonesProps {
  readonly sight: Sight<G>;
  readonly of: string;
  readonly stones: readonly Color[];
  readonly children: Children;
}

/** A row of stones after who holds them. */
function Stones({ sight, of, stones, children }: StonesProps) {
  return (
    <section class="stone-row" aria-label={`Stones: ${of}`}>
      <div>{children}</div>
      <div class="row">
        {stones.length === 0 && <small>none</small>}
        {stones.map((color) => (
          <HeldStone key={color} sight={sight} color={color} />
        ))}
      </div>
    </section>
  );
}

/** The seats of a side. What they do is told in the news. */
function SideTags({ sight, side }: { sight: Sight<G>; side: number }) {
  const quiet = { ...sight, speech: undefined };
  return (
    <>
      {sidesOf(sight.view)[side]?.map((seat) => (
        <SeatTag key={seat} sight={quiet} seat={seat} />
      ))}
    </>
  );
}

/** A stone: to be picked as one of two, to be taken or returned, or only to be seen. */
function HeldStone({ sight, color }: { sight: Sight<G>; color: Color }) {
  const { moves, picked, pick } = sight;
  const move = moves.find((other) => has(other, color));
  const common = { color, class: `stone ${marks(sight, (other) => has(other, color))}` };
  if (move === undefined) return <StonePiece {...common} />;
  if (!takesTwo(sight)) return <StonePiece {...common} aria-label={spokenMove(sight, move)} {...makes(sight, move)} />;
  const toggle = () => pick(toggled(picked, color, 2));
  return <StonePiece {...common} aria-pressed={picked.includes(color)} onClick={toggle} />;
}

/** Whether a move takes or returns a stone. */
function has(move: SacksonMove, color: Color): boolean {
  return move.type === "take" ? move.colors.includes(color) : move.type === "return" && move.color === color;
}

/** Whether two stones are taken at once, as on the first turns. */
function takesTwo({ moves: [first] }: Sight<G>): boolean {
  return first?.type === "take" && first.colors.length === 2;
}

function TakeTwo(sight: Sight<G>) {
  const take = sight.moves.find((move) => move.type === "take" && sameSet(move.colors, sight.picked));
  return (
    <Action sight={sight} move={take}>
      {take ? "Take both" : "Pick two"}
    </Action>
  );
}

/** What the next figure of each kind and color scores, and how long there is time for it. */
function PointBoard({ pointBoard, turns, settings: { turnLimit } }: SacksonView) {
  const turn = turnLimit === null ? "" : `, turn ${Math.min(turns + 1, turnLimit)} of ${turnLimit}`;
  return (
    <Grid
      class="points"
      caption={`Next figure${turn}`}
      head={["", ...COLORS.map((color) => <StonePiece key={color} color={color} />)]}
      rows={FIGURES.map((figure) => ({
        key: figure,
        cells: [figure, ...COLORS.map((color) => pointBoard[figure][color])],
      }))}
    />
  );
}
