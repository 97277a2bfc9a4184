import { preview, sideOf } from "fifteen-two";
import type { Color, SacksonMove, SacksonView, Square } from "fifteen-two/sackson";
import * as sackson from "fifteen-two/sackson";
import type { ComponentChildren as Children } from "preact";
import { Grid } from "../../ui/figures.tsx";
import { sameSet, toggled } from "../../ui/lists.ts";
import { COLUMNS, ROWS, rowsOfSquares } from "../../ui/pieces/squares.ts";
import { Shape, Stone, StonePiece } from "../../ui/pieces/stone.tsx";
import { listOf, sideName, sidesOf, t, wordIn } from "../../ui/words.ts";
import { Action, makes, marks, SeatTag } from "./common.tsx";
import type { Look, Sight } from "./look.ts";
import { type Near, nearFigures, shapeOf } from "./sackson-figures.ts";
import { refusalText, spokenMove } from "./telling.ts";

type G = typeof sackson;

const { COLORS, FIGURES, SQUARES } = sackson;

/** The Sackson game on the page. */
export const sacksonLook: Look<G> = {
  game: sackson,
  seats: false,
  pegged: false,
  hand: "beside",
  fields: [
    { name: "players" },
    { name: "zigzag" },
    { name: "diagonalLines" },
    { name: "turnLimit", choices: [60, 20, 200, null] },
  ],
  secret: () => false,
  Table,
  Hand,
  count: () => undefined,
};

/** "a red line and a blue cross". */
function figuresText(figures: readonly Pick<Near, "kind" | "color">[]): string {
  const texts = figures.map(({ kind, color }) =>
    t("a {color} {figure}", { color: wordIn(sackson, color), figure: wordIn(sackson, kind) }),
  );
  return listOf([...new Set(texts)]);
}

/** The display. It shows figures one marker short in the picked colors, or else in those of the viewer's stones. */
function Table(sight: Sight<G>) {
  const { view, picked, moves } = sight;
  const asked = COLORS.filter((color) => picked.includes(color));
  const colors = asked.length > 0 ? asked : moves.length > 0 && squareOf(picked[0]) === undefined ? heldBy(view) : [];
  const near = nearFigures(view.display, view.settings).filter(({ color }) => colors.includes(color));
  return (
    <div class="room">
      <Grid
        class="display"
        caption={t("The display")}
        head={["", ...COLUMNS]}
        rows={rowsOfSquares(ROWS.toReversed(), (square) => <Marker sight={sight} square={square} near={near} />)}
      />
    </div>
  );
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

/** The reason against an exchange of two markers; empty if it is legal. */
function refusedText({ view, audience }: Sight<G>, first: Square, second: Square): string {
  const refusal = sackson.exchangeRefusal(view.display, first, second);
  return refusal ? refusalText(audience, refusal) : "";
}

const sign = (what: Children) => <span class="sign">{what}</span>;

/** A marker: to pick, to exchange with the picked one, or only to see. */
function Marker({ sight, square, near }: { sight: Sight<G>; square: Square; near: readonly Near[] }) {
  const { view, moves, picked, pick } = sight;
  const color = colorOn(view, square);
  const name = t("{color} on {square}", { color: wordIn(sackson, color), square });
  const lacking = near.filter(({ target }) => target === square);
  const isMade = view.awards.some(({ items }) => items.some(({ squares }) => squares.includes(square)));
  const isNear = near.some(({ squares }) => squares.includes(square));
  const marked = marks(sight, (move) => move.type === "exchange" && move.squares.includes(square));
  const swapped = sight.move?.type === "exchange" ? sight.move.squares : [];
  const common = {
    color,
    "data-spot": square,
    "data-move-key": `${square} ${color}`,
    "data-from": swapped.includes(square) ? swapped.find((other) => other !== square) : undefined,
    class: `marker ${isMade ? "figure" : ""} ${isNear ? "near" : ""} ${marked}`,
    "aria-label":
      lacking.length > 0
        ? t("{marker}: {figures} lacks this square", { marker: name, figures: figuresText(lacking) })
        : name,
    children: lacking[0] && sign(<Stone color={lacking[0].color} />),
  };
  const exchanges = moves.filter((other) => other.type === "exchange");
  const first = squareOf(picked[0]);
  const isOpen = first ? heldBy(view).includes(color) : exchanges.some(({ squares }) => squares.includes(square));
  if (exchanges.length === 0 || !isOpen) return <StonePiece {...common} />;
  const press = { ...common, "data-square": square };
  if (first === undefined || colorOn(view, first) === color) {
    const toggle = () => pick(toggled(picked.slice(0, 1), square, 1));
    return <StonePiece {...press} aria-pressed={first === square} onClick={toggle} />;
  }
  const move = exchanges.find(({ squares }) => sameSet(squares, [first, square]));
  if (move === undefined) {
    const why = refusedText(sight, first, square);
    return (
      <StonePiece
        {...press}
        class={`${common.class} forbidden`}
        aria-label={t("{marker}, forbidden: {why}", { marker: name, why })}
        aria-disabled
        onClick={() => pick([first, square])}
      >
        {sign("✕")}
      </StonePiece>
    );
  }
  const { gain } = preview(sackson, view, move);
  return (
    <StonePiece
      {...press}
      class={`${common.class} allowed`}
      aria-label={t("Exchange {first} with {marker}, +{gain}", { first, marker: name, gain })}
      {...makes(sight, move)}
    >
      {gain > 0 && sign(`+${gain}`)}
    </StonePiece>
  );
}

/** The bank, each side's stones, and the values of figures. */
function Hand(sight: Sight<G>) {
  const { view, moves, picked, audience } = sight;
  const { turnLimit } = view.settings;
  const [first, second] = picked.map(squareOf);
  const refusal = first && second && refusedText(sight, first, second);
  const take = moves.find((move) => move.type === "take" && sameSet(move.colors, picked));
  return (
    <div class="hand stones">
      <Stones sight={sight} of={t("Bank")} stones={view.bank}>
        {t("Bank")}
        {turnLimit !== null && (
          <small>{t("Turn {turn}/{turnLimit}", { turn: Math.min(view.turns + 1, turnLimit), turnLimit })}</small>
        )}
      </Stones>
      {view.held.map((stones, side) => (
        <Stones key={side} sight={sight} of={sideName(view, side, audience.names)} stones={stones}>
          {sidesOf(view)[side]?.map((seat) => (
            <SeatTag key={seat} sight={sight} seat={seat} />
          ))}
        </Stones>
      ))}
      <PointBoard {...sight} />
      <div class="actions">
        {takesTwo(sight) && (
          <Action sight={sight} move={take}>
            {take ? t("Take both") : t("Pick two")}
          </Action>
        )}
        {refusal && <small role="status">{refusal}</small>}
      </div>
    </div>
  );
}

type StonesProps = { sight: Sight<G>; of: string; stones: readonly Color[]; children: Children };

/** A row of stones after who holds them. */
function Stones({ sight, of, stones, children }: StonesProps) {
  return (
    <section class="stone-row" aria-label={t("Stones: {of}", { of })}>
      <div>{children}</div>
      <div class="row">
        {stones.length === 0 && <small>{t("none")}</small>}
        {stones.map((color) => (
          <HeldStone key={color} sight={sight} color={color} />
        ))}
      </div>
    </section>
  );
}

/** A stone: to pick as one of two, to take or return, or only to see. */
function HeldStone({ sight, color }: { sight: Sight<G>; color: Color }) {
  const { moves, picked, pick } = sight;
  const move = moves.find((other) => has(other, color));
  const common = { color, class: `stone ${marks(sight, (other) => has(other, color))}`, "data-move-key": color };
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

/** The points of the next figure of each kind and color; a picked color shows its missing squares. */
function PointBoard({ view, picked, pick }: Sight<G>) {
  const { pointBoard, display, settings } = view;
  const near = nearFigures(display, settings);
  const isNear = (figure: string, color: Color) => near.some((one) => one.kind === figure && one.color === color);
  return (
    <Grid
      class="points"
      caption={t("Next figure: 5, then 3, 2, 1")}
      head={[
        "",
        ...COLORS.map((color) => (
          <StonePiece
            key={color}
            color={color}
            aria-label={t("Show what {color} lacks", { color: wordIn(sackson, color) })}
            aria-expanded={picked.includes(color)}
            onClick={() => pick(toggled(picked, color, 1))}
          />
        )),
      ]}
      rows={FIGURES.map((figure) => ({
        key: figure,
        cells: [
          <>
            <Shape rows={shapeOf(figure, settings)} /> <span>{wordIn(sackson, figure)}</span>
          </>,
          ...COLORS.map((color) => (
            <span {...(isNear(figure, color) && { class: "near", title: t("lacks one") })}>
              {pointBoard[figure][color]}
            </span>
          )),
        ],
      }))}
    />
  );
}
