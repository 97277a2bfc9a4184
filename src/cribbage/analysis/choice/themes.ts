import { type Card, valueOfCard } from "../../../core/card.ts";
import { sideOf } from "../../../core/seat.ts";
import type { DiscardMove, PlayMove } from "../../moves.ts";
import type { DiscardState, PlayState, View } from "../../state.ts";
import { areFifteen, arePair, areTouching, FIVE, type Relation, rankOf } from "./ranks.ts";
import { type CardReply, scoresBy } from "./replies.ts";

/** Names, each with whether it holds. */
export type Named<Name> = readonly (readonly [name: Name, holds: boolean])[];

/**
 * Players' names for features of a discard or a card; only ranks matter.
 *
 * A discard "gives" to an opponent's crib a five, a pair, two cards that add up to fifteen, or touching cards, such as
 * 7-8. It "breaks a run" if it keeps a shorter one than it could, or none. It "splits" a pair, or two cards that add
 * up to fifteen, if it keeps only one of them.
 *
 * A card "leads" if it is the first of a count. Any other "makes" a count from which a ten-card scores, or "allows" a
 * run or three of a kind if an unseen card would form one next.
 */
export type Theme =
  | "gives a five"
  | "gives a pair"
  | "gives a fifteen"
  | "gives touching cards"
  | "breaks a run"
  | "splits a pair"
  | "splits a fifteen"
  | "leads a five"
  | "leads a ten-card"
  | "makes 5"
  | "makes 21"
  | "allows a run"
  | "allows three of a kind";

/** The themes of a discard. */
export function themesOfDiscard(view: View<DiscardState>, { seat, cards }: DiscardMove): Named<Theme> {
  const given = cards.map(rankOf);
  const kept = (view.hands[seat] as readonly Card[]).filter((card) => !cards.includes(card)).map(rankOf);
  const isGift = sideOf(view, seat) !== sideOf(view, view.dealer);
  const gives = (are: Relation) => isGift && given.length === 2 && are(given[0]!, given[1]!);
  const splits = (are: Relation) => given.some((a) => kept.some((b) => are(a, b)));
  return [
    ["gives a five", isGift && given.includes(FIVE)],
    ["gives a pair", gives(arePair)],
    ["gives a fifteen", gives(areFifteen)],
    ["gives touching cards", gives(areTouching)],
    ["breaks a run", longestRun(kept) < Math.min(4, longestRun([...kept, ...given]))],
    ["splits a pair", splits(arePair)],
    ["splits a fifteen", splits(areFifteen)],
  ];
}

/** The length of the longest run; 2 if there is none. */
function longestRun(ranks: readonly number[]): number {
  const set = ranks.reduce((bits, rank) => bits | (1 << rank), 0);
  let length = 2;
  for (let starts = set & (set >> 1) & (set >> 2); starts !== 0; starts &= set >> length) length++;
  return length;
}

function isTriple({ kind, cards }: CardReply["score"]["items"][number]): boolean {
  return kind === "pair" && cards.length === 3;
}

/** The themes of a card that the replies can answer. */
export function themesOfCard(view: View<PlayState>, { card }: PlayMove, replies: readonly CardReply[]): Named<Theme> {
  const value = valueOfCard(card);
  const isLead = view.count === 0;
  return [
    ["leads a five", isLead && rankOf(card) === FIVE],
    ["leads a ten-card", isLead && value === 10],
    ["makes 5", !isLead && view.count + value === 5],
    ["makes 21", view.count + value === 21],
    ["allows a run", replies.some((reply) => scoresBy("run", reply))],
    ["allows three of a kind", replies.some((reply) => reply.score.items.some(isTriple))],
  ];
}
