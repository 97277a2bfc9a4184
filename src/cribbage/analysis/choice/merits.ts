import { type Card, valueOfCard } from "../../../core/card.ts";
import { without } from "../../../core/list.ts";
import { sideOf } from "../../../core/seat.ts";
import type { PlayScoreKind } from "../../../scoring/item.ts";
import { cardsInCount } from "../../count.ts";
import type { DiscardMove, PlayMove } from "../../moves.ts";
import type { DiscardState, PlayState, View } from "../../state.ts";
import { areFifteen, arePair, areTouching, FIVE, type Relation, rankOf } from "./ranks.ts";
import { type CardReply, scoresBy, scoringOn } from "./replies.ts";
import type { Named } from "./themes.ts";

/** Names for what a discard or a card does for its player; `featuresOf` defines them. @inline */
export type Merit =
  | "adds a five"
  | "adds a pair"
  | "adds a fifteen"
  | "adds touching cards"
  | "gives distant cards"
  | "allows nothing"
  | "answers a pair"
  | "answers a fifteen"
  | "answers a run"
  | "allows no fifteen"
  | "passes 15"
  | "keeps a thirty-one"
  | "nears 31"
  | "keeps a pair"
  | "keeps a low card";

/** The merits of a discard. */
export function meritsOfDiscard(view: View<DiscardState>, { seat, cards }: DiscardMove): Named<Merit> {
  const isOwn = sideOf(view, seat) === sideOf(view, view.dealer);
  const [a, b] = cards.map(rankOf) as [number, number?];
  const isFive = a === FIVE || b === FIVE;
  const are = (relation: Relation) => b !== undefined && relation(a, b);
  const isDistant = !isFive && !are(areFifteen) && are((one, other) => Math.abs(one - other) > 2);
  return [
    ["adds a five", isOwn && isFive],
    ["adds a pair", isOwn && are(arePair)],
    ["adds a fifteen", isOwn && are(areFifteen)],
    ["adds touching cards", isOwn && are(areTouching)],
    ["gives distant cards", !isOwn && isDistant],
  ];
}

/** The merits of a card that the replies can answer. */
export function meritsOfCard(view: View<PlayState>, move: PlayMove, replies: readonly CardReply[]): Named<Merit> {
  const value = valueOfCard(move.card);
  const count = view.count + value;
  const kept = without(view.hands[move.seat] as readonly Card[], move.card);
  const latest = [...cardsInCount(view), move.card];
  const theirs = Math.max(...view.scores.filter((_, side) => side !== sideOf(view, move.seat)));
  const isPair = latest.length > 1 && rankOf(latest.at(-2)!) === rankOf(move.card);
  const answers = (kind: PlayScoreKind, own: PlayScoreKind) => {
    const scoring = replies.filter((reply) => scoresBy(kind, reply));
    const isAnswered = ({ card, score }: CardReply) =>
      theirs + score.points < view.settings.target &&
      scoringOn([...latest, card], kept).some((answer) => scoresBy(own, answer));
    return scoring.length > 0 && scoring.every(isAnswered);
  };
  return [
    ["allows nothing", replies.length === 0],
    ["answers a pair", !isPair && answers("pair", "pair")],
    ["answers a fifteen", answers("fifteen", "pair")],
    ["answers a run", answers("run", "run")],
    ["allows no fifteen", count < 5],
    ["passes 15", view.count < 15 && count > 15],
    ["keeps a thirty-one", kept.some((card) => count + valueOfCard(card) === 31)],
    ["nears 31", count >= 26 && count < 31],
    ["keeps a pair", new Set(kept.map(rankOf)).size < kept.length],
    ["keeps a low card", value > 4 && kept.some((card) => valueOfCard(card) <= 4)],
  ];
}
