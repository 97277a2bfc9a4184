import type { Seat } from "../../../core/any.ts";
import { type Card, valueOfCard } from "../../../core/card.ts";
import { sideOf } from "../../../core/seat.ts";
import type { PlayScoreKind, Score } from "../../../scoring/item.ts";
import { scoreLatest } from "../../../scoring/play.ts";
import { cardsInCount, fits } from "../../count.ts";
import type { PlayMove } from "../../moves.ts";
import type { PlayState, View } from "../../state.ts";
import { boundOf, unseenCards } from "../../unseen.ts";

/** A card that scores on another one. @inline */
export interface CardReply {
  readonly card: Card;
  /** The card's points, without those for a go or the last card. */
  readonly score: Score<PlayScoreKind>;
}

/** The cards that would score if an opponent played them after a card, in the order of `CARDS`. */
export function repliesIn(view: View<PlayState>, { seat, card }: PlayMove): CardReply[] {
  const bound = Math.min(...answerersOf(view, seat).map((other) => boundOf(view, other)));
  const held = unseenCards(view).filter((one) => valueOfCard(one) > bound);
  return scoringOn([...cardsInCount(view), card], held);
}

/** True if a combination of this kind scores. */
export function scoresBy(kind: PlayScoreKind, { score }: CardReply): boolean {
  return score.items.some((item) => item.kind === kind);
}

/** The candidates that score on the cards of a count. */
export function scoringOn(cards: readonly Card[], candidates: readonly Card[]): CardReply[] {
  const count = cards.reduce((sum, card) => sum + valueOfCard(card), 0);
  return candidates
    .filter((card) => fits(card, count))
    .map((card) => ({ card, score: scoreLatest([...cards, card], count + valueOfCard(card)) }))
    .filter(({ score }) => score.points > 0);
}

/** The opponents who still have cards and have not said go in this count. */
export function answerersOf(view: View<PlayState>, seat: Seat): readonly Seat[] {
  const gone = view.plays.slice(view.countStarts.at(-1)).filter(({ type }) => type === "go");
  const isIn = (other: Seat) => view.hands[other]!.length > 0 && !gone.some((go) => go.seat === other);
  return [...view.hands.keys()].filter((other) => sideOf(view, other) !== sideOf(view, seat) && isIn(other));
}
