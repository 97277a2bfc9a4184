import type { Card, Hidden, Redacted, Seat } from "fifteen-two";
import { type CribbageMove, type CribbageView, cribbage } from "fifteen-two/cribbage";
import { formatScore } from "fifteen-two/scoring";
import { cardButton, cardImage, noCard } from "../cards.ts";
import { type Child, h } from "../dom.ts";
import { cardsText, cardText, cutText, does, type Names, spokenCard, together, whose } from "../words.ts";
import { type GameView, moveButton, NO_YES, type Sight, sameSet, seatHead, seatsOf, sidesOf, toggled } from "./view.ts";

type G = typeof cribbage;
type Hand = readonly (Card | Hidden | null)[];

/** Cribbage on the page. */
export const cribbageView: GameView<G> = {
  game: cribbage,
  name: "Cribbage",
  secret: true,
  pegged: true,
  fields: [
    { name: "players", label: "Players", choices: [2, 3, 4].map((n) => [n, `${n}`] as const) },
    {
      name: "teams",
      label: "Sides",
      players: [4],
      choices: [
        ["partners", "partners"],
        ["solo", "each for oneself"],
      ],
    },
    { name: "target", label: "Played to", choices: [121, 61].map((n) => [n, `${n} points`] as const) },
    {
      name: "muggins",
      label: "Muggins",
      choices: NO_YES,
    },
  ],
  sides: sidesOf,
  task,
  draw: (sight) => [
    h(
      "div",
      { class: "seats" },
      seatsOf(sight.view).map((seat) => seatRow(sight, seat)),
    ),
    middle(sight.view),
    otherMoves(sight),
  ],
  label,
  tell,
  awards: (view, names) =>
    view.awards.map(({ side, points, items }) => {
      const seats = cribbageView.sides(view)[side]!;
      return `${does(together(seats, names), "score")} ${points}: ${formatScore(items as never)}`;
    }),
};

function task({ view, moves, names }: Sight<G>): string {
  switch (view.phase) {
    case "discard":
      return `lay away ${cardsToDiscard(moves) === 2 ? "two cards" : "one card"} for ${whose(names(view.dealer))} crib`;
    case "play":
      return `${moves[0]?.type === "go" ? "say go" : "play a card"}; the count is ${view.count}`;
    case "show":
      return `count ${view.hand === "crib" ? "the crib" : "your hand"}`;
    case "muggins":
      return `${does(names(view.turn), "overlook")} points: claim them, or let the count stand`;
    default:
      return "";
  }
}

function cardsToDiscard(moves: readonly CribbageMove[]): number {
  return moves[0]?.type === "discard" ? moves[0].cards.length : 0;
}

/** A seat: its name, what it holds, and what it has played in this deal. */
function seatRow(sight: Sight<G>, seat: Seat): Child {
  const { view, names } = sight;
  const played = "plays" in view ? view.plays.flatMap((move) => playedBy(move, seat)) : [];
  const held: Hand = "hands" in view ? view.hands[seat]! : [];
  const who = seatHead(view, seat, names);
  return h(
    "section",
    { class: `seat${seat === sight.seat ? " own" : ""}`, "aria-label": names(seat) },
    who,
    h(
      "div",
      { class: "hand" },
      held.map((card) => heldCard(sight, seat, card)),
    ),
    view.phase === "play" && played.length > 0 && h("p", { class: "small" }, "played ", played.map(cardText).join(" ")),
  );
}

function playedBy(move: { readonly type: string; readonly seat: Seat; readonly card?: Card | Hidden }, seat: Seat) {
  return move.seat === seat && move.card !== undefined ? [move.card] : [];
}

/** A card in a hand: a button when it can be played or laid away. */
function heldCard(sight: Sight<G>, seat: Seat, card: Card | Hidden | null): Child {
  if (card === null || card === "??" || seat !== sight.seat) return cardImage(card ?? "??");
  const { view, moves, picked, pick } = sight;
  if (view.phase === "discard" && moves.length > 0) {
    const chosen = picked.includes(card);
    const most = cardsToDiscard(moves);
    return cardButton(card, spokenCard(card), {
      "aria-pressed": `${chosen}`,
      "data-key": card,
      onclick: () => pick(toggled(picked, card, most)),
    });
  }
  if (view.phase !== "play") return cardImage(card);
  const move = moves.find((other) => other.type === "play" && other.card === card);
  if (move === undefined) return cardImage(card, moves.length > 0 ? "would go past thirty-one" : "", "off");
  const text = sight.game.formatMove(move);
  const common = { "data-move": text, "data-key": text, onclick: () => sight.play(move) };
  return cardButton(card, label(move, sight), common);
}

/** The starter, the crib and the cards of the count. */
function middle(view: CribbageView): Child {
  if (!("crib" in view)) return null;
  const starter = "starter" in view ? cardImage(view.starter, "the starter") : noCard("no starter yet");
  const crib = view.crib.map((card) => (card === null ? noCard("empty place in the crib") : cardImage(card)));
  const count = view.phase === "play" ? view.plays.slice(view.countStarts.at(-1)) : [];
  return h(
    "div",
    { class: "middle" },
    h("figure", {}, h("figcaption", {}, "Starter"), starter),
    h("figure", {}, h("figcaption", {}, "Crib"), h("div", { class: "hand small-cards" }, crib)),
    view.phase === "play" &&
      h(
        "figure",
        { class: "count" },
        h("figcaption", {}, "Count ", h("strong", {}, view.count)),
        h(
          "div",
          { class: "hand small-cards" },
          count.map((move) => move.type === "play" && cardImage(move.card)),
        ),
      ),
  );
}

/** The moves that no card makes by itself. */
function otherMoves(sight: Sight<G>): Child {
  const { view, moves, picked } = sight;
  if (view.phase === "discard") {
    const move = moves.find((other) => other.type === "discard" && sameSet(other.cards, picked));
    return move && h("p", { class: "moves" }, moveButton(sight, move, {}, label(move, sight)));
  }
  const rest = moves.filter((move) => move.type !== "play");
  return h(
    "p",
    { class: "moves" },
    rest.map((move) => moveButton(sight, move, {}, label(move, sight))),
  );
}

function label(move: CribbageMove, { view, names }: Sight<G>): string {
  switch (move.type) {
    case "discard":
      return `Lay away ${cardsText(move.cards)}`;
    case "play":
      return `Play ${spokenCard(move.card)}${view.phase === "play" && view.count > 0 ? ` onto ${view.count}` : ""}`;
    case "go":
      return "Say go";
    case "show":
      return move.claim === undefined ? `Count the ${move.hand}` : `Claim ${move.claim}`;
    case "muggins":
      return `Claim ${move.points} more`;
    default:
      return "turn" in view ? `Let ${whose(names(view.turn))} count stand` : "Let it stand";
  }
}

function tell(move: Redacted<CribbageMove>, view: CribbageView, names: Names): string {
  switch (move.type) {
    case "cut-for-deal":
      return `Cut for deal: ${cutText(move.cards, names)}${"dealer" in view ? "" : "; a tie"}`;
    case "deal":
      return "dealer" in view ? `${does(names(view.dealer), "deal")}` : "The cards are dealt";
    case "cut":
      return `The starter is ${cardText(move.card)}`;
    case "discard":
      return `${does(names(move.seat), "lay")} away ${cardsText(move.cards)}`;
    case "play":
      return `${does(names(move.seat), "play")} ${cardText(move.card)}${view.phase === "play" && view.count > 0 ? `: ${view.count}` : ""}`;
    case "go":
      return `${does(names(move.seat), "say")} go`;
    case "show":
      return `${does(names(move.seat), "count")} the ${move.hand}${move.claim === undefined ? "" : ` as ${move.claim}`}`;
    case "muggins":
      return `${does(names(move.seat), "claim")} ${move.points} that ${move.points === 1 ? "was" : "were"} overlooked`;
    default:
      return `${does(names(move.seat), "let")} the count stand`;
  }
}
