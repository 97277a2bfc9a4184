import { type Redacted, sideOf } from "fifteen-two";
import {
  type Color,
  type ExchangeMove,
  exchangeRefusal,
  type SacksonMove,
  type SacksonView,
  SQUARES,
  type Square,
  sackson,
} from "fifteen-two/sackson";
import { Sign, Stone } from "../pieces/stone.tsx";
import { does, listed, type Names, sideName, sidesOf } from "../table/words.ts";
import { Action, Actions, MoveButton } from "./common.tsx";
import { type Look, type Sight, sameSet, toggled } from "./look.ts";
import { Lying, PointBoard } from "./sackson-points.tsx";

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
  task: ({ view, moves }) => {
    if (view.phase === "take")
      return heldBy(view).length === 0 ? "Take two stones from the bank" : "Take a stone from the bank";
    if (view.phase === "exchange") return `Exchange a ${heldBy(view).join(" marker for a ")} marker`;
    return moves.length === 1 ? "Return the stone of your figure" : "Return one of your stones";
  },
  Table: (sight) => (
    <div class="room">
      <Display {...sight} />
    </div>
  ),
  Hand,
  tell,
  itemText: ({ kind, color }) => `${color} ${kind}`,
  awards: (view, names) =>
    view.awards.flatMap(({ side, items }) =>
      items.map(
        ({ kind, color, points }) => `${does(sideName(view, side, names), "score")} ${points}: ${color} ${kind}`,
      ),
    ),
  count: () => undefined,
};

function heldBy(view: SacksonView): readonly Color[] {
  return view.held[sideOf(view, view.turn)] ?? [];
}

function Display(sight: Sight<G>) {
  const made = new Set(sight.view.awards.flatMap(({ items }) => items.flatMap(({ squares }) => squares)));
  return (
    <table class="display">
      <caption class="unseen">The display</caption>
      <tbody>
        {[5, 4, 3, 2, 1].map((row) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {["a", "b", "c", "d", "e"].map((column) => {
              const square = SQUARES.find((name) => name === `${column}${row}`)!;
              return (
                <td key={column} class={made.has(square) ? "made" : ""}>
                  <Marker sight={sight} square={square} />
                </td>
              );
            })}
          </tr>
        ))}
        <tr>
          <td />
          {["a", "b", "c", "d", "e"].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** A marker: to be picked, to be exchanged with the one that is picked, or only to be seen. */
function Marker({ sight, square }: { sight: Sight<G>; square: Square }) {
  const { view, moves, picked, pick, hint } = sight;
  const color = view.display[SQUARES.indexOf(square)]!;
  const name = `${color} on ${square}`;
  const hinted = hint?.type === "exchange" && hint.squares.includes(square) ? "hinted" : "";
  if (moves[0]?.type !== "exchange" || !heldBy(view).includes(color))
    return (
      <span class="marker" role="img" aria-label={name}>
        <Stone color={color} />
      </span>
    );
  const first = SQUARES.find((other) => other === picked[0]);
  if (first === undefined || view.display[SQUARES.indexOf(first)] === color)
    return (
      <button
        type="button"
        class={`marker ${hinted}`}
        aria-pressed={first === square}
        aria-label={name}
        data-square={square}
        onClick={() => pick(toggled(picked.slice(0, 1), square, 1))}
      >
        <Stone color={color} />
      </button>
    );
  const move = moves.find(
    (other): other is ExchangeMove => other.type === "exchange" && sameSet(other.squares, [first, square]),
  );
  const why = move ? "" : (exchangeRefusal(view.display, first, square)?.message ?? "");
  return (
    <MoveButton
      sight={sight}
      move={move}
      class={`marker ${move ? "allowed" : "forbidden"} ${hinted}`}
      aria-label={move ? `Exchange ${first} with ${name}` : `${name}, forbidden: ${why}`}
      data-square={square}
      {...(move ? {} : { onClick: () => pick([first, square]) })}
    >
      <Stone color={color} />
      <Sign allowed={move !== undefined} />
    </MoveButton>
  );
}

/** The bank, what each side holds, and what figures are worth. */
function Hand(sight: Sight<G>) {
  const { view, moves, picked, names } = sight;
  const [a, b] = picked;
  const first = SQUARES.find((square) => square === a);
  const second = SQUARES.find((square) => square === b);
  const why = first && second && exchangeRefusal(view.display, first, second)?.message;
  const take = moves.find((move) => move.type === "take" && move.colors.length === 2 && sameSet(move.colors, picked));
  const takesTwo = moves[0]?.type === "take" && moves[0].colors.length === 2;
  return (
    <>
      <div class="hand stones">
        <StoneRow title="Bank">
          {view.bank.map((color) => (
            <BankStone key={color} sight={sight} color={color} />
          ))}
        </StoneRow>
        {sidesOf(view).map((_, side) => (
          <StoneRow key={side} title={sideName(view, side, names)}>
            {view.held[side]?.map((color) => (
              <HeldStone key={color} sight={sight} side={side} color={color} />
            ))}
          </StoneRow>
        ))}
      </div>
      <Actions>
        {takesTwo && (
          <Action sight={sight} move={take}>
            {take?.type === "take" ? `Take ${listed(take.colors)}` : "Pick two stones"}
          </Action>
        )}
        {why && <small role="status">{`${first} and ${second} may not be exchanged: ${why}.`}</small>}
      </Actions>
      <PointBoard {...view} />
    </>
  );
}

function StoneRow({ title, children }: { title: string; children: preact.ComponentChildren }) {
  return (
    <section class="stone-row" aria-label={`Stones: ${title}`}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function BankStone({ sight, color }: { sight: Sight<G>; color: Color }) {
  const { moves, picked, pick, hint } = sight;
  const takes = moves.filter((move) => move.type === "take" && move.colors.includes(color));
  const [only] = takes;
  if (only?.type !== "take") return <Lying color={color} />;
  const hinted = hint?.type === "take" && hint.colors.includes(color) ? "hinted" : "";
  const stone = <Stone color={color} />;
  if (only.colors.length === 1)
    return (
      <MoveButton sight={sight} move={only} class={`stone ${hinted}`} aria-label={`Take ${color}`}>
        {stone}
      </MoveButton>
    );
  return (
    <button
      type="button"
      class={`stone ${hinted}`}
      aria-label={color}
      aria-pressed={picked.includes(color)}
      onClick={() => pick(toggled(picked, color, 2))}
    >
      {stone}
    </button>
  );
}

function HeldStone({ sight, side, color }: { sight: Sight<G>; side: number; color: Color }) {
  const { view, seat, moves } = sight;
  const mine = seat !== null && sideOf(view, seat) === side;
  const move = mine ? moves.find((other) => other.type === "return" && other.color === color) : undefined;
  if (move === undefined) return <Lying color={color} />;
  return (
    <MoveButton sight={sight} move={move} class="stone" aria-label={`Return ${color}`}>
      <Stone color={color} />
    </MoveButton>
  );
}

function tell(move: Redacted<SacksonMove>, _view: SacksonView, names: Names): string {
  const who = (verb: string) => does(names(move.seat), verb);
  switch (move.type) {
    case "take":
      return `${who("take")} ${listed(move.colors)}`;
    case "exchange":
      return `${who("exchange")} ${listed(move.squares)}`;
    default:
      return `${who("return")} ${move.color}`;
  }
}
