import { type Card, type Redacted, type Seat, sideOf } from "fifteen-two";
import {
  type BoardScore,
  type CrossCribbMove,
  type CrossCribbView,
  crosscribb,
  LINES,
  SQUARES,
  type Square,
  scoreBoard,
} from "fifteen-two/crosscribb";
import { formatScore } from "fifteen-two/scoring";
import { cardImage, noCard } from "../cards.ts";
import { type Child, h, withArrows } from "../dom.ts";
import { cardText, cutText, does, type Names, spokenCard, together, whose } from "../words.ts";
import { type GameView, moveButton, NO_YES, type Sight, seatHead, seatsOf, sidesOf } from "./view.ts";

type G = typeof crosscribb;

/** CrossCribb on the page. */
export const crosscribbView: GameView<G> = {
  game: crosscribb,
  name: "CrossCribb",
  secret: true,
  pegged: true,
  fields: [
    { name: "players", label: "Players", choices: [4, 3, 2].map((n) => [n, `${n}`] as const) },
    { name: "target", label: "Played to", choices: [31, 61].map((n) => [n, `${n} points`] as const) },
    {
      name: "lineFlush",
      label: "A flush is",
      choices: [
        ["four", "four of five"],
        ["five", "all five"],
      ],
    },
    {
      name: "muggins",
      label: "Muggins",
      choices: NO_YES,
    },
  ],
  sides: sidesOf,
  task,
  draw: (sight) => [
    "board" in sight.view && boardTable(sight),
    h(
      "div",
      { class: "seats piles" },
      seatsOf(sight.view).map((seat) => pile(sight, seat)),
    ),
    crib(sight.view),
    otherMoves(sight),
  ],
  label,
  tell,
  awards: (view, names) =>
    view.awards.map(({ side, points, line, items }) => {
      const who = together(crosscribbView.sides(view)[side]!, names);
      if (items[0]!.kind === "difference") return `${does(who, "peg")} ${points}`;
      const where = line === null ? "" : line === "crib" ? " in the crib" : ` in ${lineName(LINES.indexOf(line))}`;
      return `${does(who, "score")} ${points}${where}: ${formatScore(items as never)}`;
    }),
};

function task({ view, seat, moves, names }: Sight<G>): string {
  switch (view.phase) {
    case "play": {
      const card = cardText(topCard(view, view.turn));
      const mine = sideOf(view, seat ?? view.turn) === 0 ? "columns" : "rows";
      if (moves[0]?.type !== "place") return `lay your ${card} into the crib`;
      const discard = moves.at(-1)?.type === "discard" ? ", or lay it into the crib" : "";
      return `place your ${card}${discard}; the ${mine} are yours`;
    }
    case "show":
      return "count your lines";
    case "muggins":
      return `${does(names(view.turn), "overlook")} points: claim them, or let the count stand`;
    default:
      return "";
  }
}

function topCard(view: CrossCribbView, seat: Seat): Card | "??" {
  return ("piles" in view ? view.piles[seat]?.[0] : undefined) ?? "??";
}

function lineName(line: number): string {
  return line < 5 ? `column ${LINES[line]}` : `row ${LINES[line]}`;
}

/** The board, with what each line is worth so far at its end. */
function boardTable(sight: Sight<G>): Child {
  const { view, names } = sight;
  if (!("board" in view)) return null;
  const score = scoreBoard(view.board as readonly (Card | null)[], view.cut as Card, view.settings);
  const [columns, rows] = crosscribbView.sides(view).map((seats) => together(seats, names));
  const heads = LINES.slice(0, 5).map((letter) => h("th", { scope: "col" }, letter));
  const lines = [0, 1, 2, 3, 4].map((row) => boardRow(sight, score, row));
  const sums = [0, 1, 2, 3, 4].map((column) => sum(score, column));
  const last = h("tr", {}, h("th", { scope: "row" }, h("span", { class: "unseen" }, "columns")), sums, totals(score));
  return withArrows(
    h(
      "table",
      { class: "cross" },
      h("caption", {}, `Columns: ${columns}. Rows: ${rows}. The points so far stand at the end of each line.`),
      h("thead", {}, h("tr", {}, h("td", {}), heads, h("th", { scope: "col", class: "sum" }, "points"))),
      h("tbody", {}, lines, last),
    ),
  );
}

function sum({ lines }: BoardScore, line: number): Child {
  const { points, items } = lines[line]!;
  const why = points === 0 ? `${lineName(line)}: nothing yet` : `${lineName(line)}: ${formatScore(items)}`;
  return h("td", { class: "sum", title: why }, points);
}

function totals({ totals: [circles, diamonds] }: BoardScore): Child {
  return h("td", { class: "sum total", title: "columns : rows" }, `${circles} : ${diamonds}`);
}

function boardRow(sight: Sight<G>, score: BoardScore, row: number): Child {
  const cells = [0, 1, 2, 3, 4].map((column) => h("td", {}, square(sight, 5 * row + column)));
  return h("tr", {}, h("th", { scope: "row" }, row + 1), cells, sum(score, 5 + row));
}

function square(sight: Sight<G>, index: number): Child {
  const { view, moves } = sight;
  const card = "board" in view ? view.board[index] : null;
  if (card != null) return cardImage(card, index === 12 ? "the cut card" : "", index === 12 ? "cut" : "");
  const name: Square = SQUARES[index]!;
  const move = moves.find((other) => other.type === "place" && other.square === name);
  if (move === undefined) return noCard(`${name} is open`, name);
  return moveButton(sight, move, { class: "card empty", "aria-label": label(move, sight) }, name);
}

/** A seat: how many cards its pile has, and the one it has turned up. */
function pile({ view, names, seat: own }: Sight<G>, seat: Seat): Child {
  const cards = "piles" in view ? view.piles[seat]! : [];
  return h(
    "section",
    { class: `seat${seat === own ? " own" : ""}`, "aria-label": names(seat) },
    seatHead(view, seat, names),
    cards.length > 0 &&
      h("div", { class: "hand" }, cardImage(cards[0]!, "turned up"), h("p", { class: "small" }, left(cards.length))),
  );
}

function left(cards: number): string {
  return cards === 1 ? "the last card" : `and ${cards - 1} below`;
}

function crib(view: CrossCribbView): Child {
  if (!("crib" in view)) return null;
  const cards = view.crib.map((card) => (card === null ? noCard("empty place in the crib") : cardImage(card)));
  return h("figure", {}, h("figcaption", {}, "Crib"), h("div", { class: "hand small-cards" }, cards));
}

function otherMoves(sight: Sight<G>): Child {
  const rest = sight.moves.filter((move) => move.type !== "place");
  return h(
    "p",
    { class: "moves" },
    rest.map((move) => moveButton(sight, move, {}, label(move, sight))),
  );
}

function label(move: CrossCribbMove, { view, names }: Sight<G>): string {
  switch (move.type) {
    case "place":
      return `Place ${spokenCard(topCard(view, move.seat))} on ${move.square}`;
    case "discard":
      return `Lay ${cardText(topCard(view, move.seat))} into the crib`;
    case "show":
      return move.claim === undefined ? "Count the lines" : `Claim ${move.claim}`;
    case "muggins":
      return `Claim ${move.points} more`;
    default:
      return "turn" in view ? `Let ${whose(names(view.turn))} count stand` : "Let it stand";
  }
}

function tell(move: Redacted<CrossCribbMove>, view: CrossCribbView, names: Names): string {
  switch (move.type) {
    case "cut-for-deal":
      return `Cut for deal: ${cutText(move.cards, names)}${"dealer" in view ? "" : "; a tie"}`;
    case "deal":
      return "dealer" in view ? does(names(view.dealer), "deal") : "The piles are dealt";
    case "cut":
      return `The cut card is ${cardText(move.card)}`;
    case "place": {
      const card = "board" in view ? view.board[SQUARES.indexOf(move.square as Square)] : null;
      return `${does(names(move.seat), "place")} ${cardText(card ?? "??")} on ${move.square}`;
    }
    case "discard":
      return `${does(names(move.seat), "lay")} a card into the crib`;
    case "show":
      return `${does(names(move.seat), "count")}${move.claim === undefined ? "" : ` ${move.claim}`}`;
    case "muggins":
      return `${does(names(move.seat), "claim")} ${move.points} that ${move.points === 1 ? "was" : "were"} overlooked`;
    default:
      return `${does(names(move.seat), "let")} the count stand`;
  }
}
