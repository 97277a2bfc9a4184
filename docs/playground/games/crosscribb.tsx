import { type Card, type Hidden, type Redacted, type Seat, sideOf } from "fifteen-two";
import {
  type CrossCribbMove,
  type CrossCribbView,
  crosscribb,
  LINES,
  SQUARES,
  scoreBoard,
} from "fifteen-two/crosscribb";
import { formatScore } from "fifteen-two/scoring";
import { CardImage, NoCard } from "../pieces/card.tsx";
import { cardText, does, itemName, many, type Names, seatsOf, sideName, sidesOf, spokenCard } from "../table/words.ts";
import { Action, Actions, MoveButton, SeatTag } from "./common.tsx";
import { claim, count, lineName } from "./crosscribb-count.ts";
import type { Look, Sight } from "./look.ts";
import { Crib, toldOf } from "./show.tsx";

type G = typeof crosscribb;
/** The squares by their names, which a redacted move has as text. */
const NAMES: readonly string[] = SQUARES;

/** CrossCribb on the page. */
export const crosscribbLook: Look<G> = {
  game: crosscribb,
  pieces: "cards",
  seats: false,
  pegged: true,
  skunks: true,
  hand: "beside",
  fields: [
    { name: "players", choices: [2, 3, 4] },
    { name: "target", choices: [31, 61] },
    { name: "lineFlush" },
    { name: "muggins" },
  ],
  secret: ({ phase }) => phase === "play",
  task,
  Table: (sight) => (
    <div class="crosscribb">
      <div class="others">
        {seatsOf(sight.view).map((seat) => (
          <Pile key={seat} sight={sight} seat={seat} />
        ))}
      </div>
      <Board {...sight} />
    </div>
  ),
  Hand,
  tell,
  itemText: itemName,
  awards: (view, names) =>
    view.awards.map(({ side, points, line, items }) => {
      const who = sideName(view, side, names);
      if (items[0]?.kind === "difference") return `${does(who, "peg")} ${points}`;
      const where = line === null ? "" : ` ${line === "crib" ? "in the crib" : `in ${lineName(LINES.indexOf(line))}`}`;
      return `${does(who, "score")} ${points}${where}: ${formatScore(items)}`;
    }),
  count,
  claim,
};

function task({ view, seat, moves, names }: Sight<G>): string {
  switch (view.phase) {
    case "play": {
      const lines = sideOf(view, seat ?? view.turn) === 0 ? "columns" : "rows";
      if (moves[0]?.type === "discard") return "Discard your card to the crib";
      return moves.at(-1)?.type === "discard"
        ? `Place your card, or discard it; the ${lines} are yours`
        : `Place your card; the ${lines} are yours`;
    }
    case "muggins":
      return `Did ${names(view.turn)} overlook points?`;
    default:
      return "";
  }
}

/** Another seat: how many cards its pile has. */
function Pile({ sight, seat }: { sight: Sight<G>; seat: Seat }) {
  const left = "piles" in sight.view ? (sight.view.piles[seat]?.length ?? 0) : 0;
  const lines = sideOf(sight.view, seat) === 0 ? "columns" : "rows";
  return (
    <section class="seat" aria-label={sight.names(seat)} data-spot={`seat${seat}`}>
      <SeatTag sight={sight} seat={seat} />
      <small>{left > 0 ? `${lines}, ${many(left, "card")}` : lines}</small>
    </section>
  );
}

/** The board; what each line is worth so far stands at its end, unless that is for the player to count. */
function Board(sight: Sight<G>) {
  const { view, claiming, names } = sight;
  if (!("board" in view)) return <div class="cross" />;
  const score = scoreBoard(view.board, view.cut, view.settings);
  const [columns, rows] = sidesOf(view).map((_, side) => sideName(view, side, names));
  const sum = (line: number) => {
    const { points = 0, items = [] } = score.lines[line] ?? {};
    const label = `${lineName(line)}: ${points === 0 ? "nothing yet" : formatScore(items)}`;
    return (
      <td class={`sum side${line < 5 ? 0 : 1}`} title={claiming ? undefined : label}>
        {claiming ? "?" : points}
      </td>
    );
  };
  return (
    <div class="room">
      <table class={`cross ${sight.counted?.lit ? "picking" : ""}`}>
        <caption class="unseen">
          Columns: {columns}. Rows: {rows}. The points so far stand at the end of each line.
        </caption>
        <thead class="unseen">
          <tr>
            <td />
            {LINES.slice(0, 5).map((letter) => (
              <th key={letter} scope="col">
                {letter}
              </th>
            ))}
            <th scope="col">points</th>
          </tr>
        </thead>
        <tbody>
          {[0, 1, 2, 3, 4].map((row) => (
            <tr key={row}>
              <th scope="row" class="unseen">
                {row + 1}
              </th>
              {[0, 1, 2, 3, 4].map((column) => (
                <td key={column}>
                  <Square sight={sight} index={5 * row + column} />
                </td>
              ))}
              {sum(5 + row)}
            </tr>
          ))}
          <tr class="sums">
            <th scope="row" class="unseen">
              columns
            </th>
            {[0, 1, 2, 3, 4].map(sum)}
            <td class="sum total">{claiming ? "" : score.totals.join(" : ")}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function Square({ sight, index }: { sight: Sight<G>; index: number }) {
  const { view, moves, hint } = sight;
  const card = "board" in view ? view.board[index] : null;
  const by = sight.move?.type === "place" ? `seat${sight.move.seat}` : "deck";
  if (card != null)
    return (
      <CardImage
        card={card}
        from={by}
        note={index === 12 ? "the cut card" : ""}
        class={`${index === 12 ? "cut" : ""} ${sight.counted?.lit?.includes(card as Card) ? "lit" : ""}`}
      />
    );
  const name = SQUARES[index];
  const move = moves.filter((other) => other.type === "place").find(({ square }) => square === name);
  if (move === undefined) return <NoCard label={`${name} is open`} />;
  const hinted = hint?.type === "place" && hint.square === name;
  return (
    <MoveButton
      sight={sight}
      move={move}
      class={`card empty spot ${hinted ? "hinted" : ""}`}
      aria-label={`Place ${spokenCard(topCard(view, move.seat))} on ${name}`}
    />
  );
}

function topCard(view: CrossCribbView, seat: Seat): Card | Hidden {
  return ("piles" in view ? view.piles[seat]?.[0] : undefined) ?? "??";
}

/** The card that is turned up, what lies below it, and the crib. */
function Hand(sight: Sight<G>) {
  const { view, seat, moves, names } = sight;
  const pile = "piles" in view ? (view.piles[seat ?? 0] ?? []) : [];
  const open = "hand" in view || view.phase === "over";
  const discard = moves.find((other) => other.type === "discard");
  return (
    <>
      <div class="hand turned-up">
        <figure>
          <div class="stack">
            {pile[0] === undefined ? (
              <NoCard label="no card left" />
            ) : (
              <CardImage key={pile[0]} card={pile[0]} from="stack" />
            )}
          </div>
          <figcaption data-spot="stack">
            {pile.length > 1 ? `${pile.length - 1} below` : pile.length === 1 ? "your last card" : "none left"}
          </figcaption>
        </figure>
        <Crib view={view} names={names} open={open} lapped from={() => "seat1"} />
      </div>
      <Actions>
        {discard && (
          <Action sight={sight} move={discard}>
            Discard {cardText(topCard(view, discard.seat))} to the crib
          </Action>
        )}
      </Actions>
    </>
  );
}

function tell(move: Redacted<CrossCribbMove>, view: CrossCribbView, names: Names): string {
  switch (move.type) {
    case "cut":
      return `The cut card is ${cardText(move.card)}`;
    case "place": {
      const card = "board" in view ? view.board[NAMES.indexOf(move.square)] : null;
      return `${does(names(move.seat), "place")} ${cardText(card ?? "??")} on ${move.square}`;
    }
    case "discard":
      return `${does(names(move.seat), "discard")} a card`;
    case "show":
      return `${does(names(move.seat), "count")}${move.claim === undefined ? " the lines" : ` ${move.claim}`}`;
    default:
      return toldOf(move, view, names, "piles");
  }
}
