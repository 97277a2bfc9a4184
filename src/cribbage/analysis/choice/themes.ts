import { type Card, valueOfCard } from "../../../core/card.ts";
import { sideOf } from "../../../core/seat.ts";
import type { CribbageMove, CribbageView } from "../../index.ts";
import type { DiscardMove, PlayMove } from "../../moves.ts";
import type { DiscardState, PlayState, View } from "../../state.ts";
import { type Names, namesOf } from "./names.ts";
import { areFifteen, arePair, areTouching, FIVE, type Relation, rankOf } from "./ranks.ts";
import { repliesIn, scoresBy } from "./replies.ts";

/**
 * Players' names for features of a discard or a card; only ranks matter.
 *
 * A discard "gives" to an opponent's crib a five, a pair, two cards that add up to fifteen, or touching cards, such as
 * 7-8. It "splits" a pair, or two cards that add up to fifteen, if it keeps only one of them. It "breaks a run" if it
 * keeps a shorter one than it could, or none.
 *
 * A card "leads" if it is the first of a count. Any other "makes" a count from which a ten-card scores, or "allows a
 * run" if an unseen card would form one next.
 */
export type Theme =
  | "gives a five"
  | "gives a pair"
  | "gives a fifteen"
  | "gives touching cards"
  | "splits a pair"
  | "splits a fifteen"
  | "breaks a run"
  | "leads a five"
  | "leads a ten-card"
  | "makes 5"
  | "makes 21"
  | "allows a run";

/**
 * Names the features of a discard or a card, in the words of players. The themes of a mistake are the ones that the
 * best move lacks.
 *
 * A card has no themes when no opponent can answer it: all have said go or played their last.
 *
 * @param view - the view of the seat that chooses, in the discard or the play
 * @param move - one of its legal moves; a go has no themes
 * @returns the themes, in the order of {@link Theme}
 * @throws InvalidStateError when `view` is not a view of the discard or the play, or the move is not legal; its path
 * names the part
 *
 * @example
 * ```ts
 * import { playout, seeded, steps } from "fifteen-two";
 * import { review } from "fifteen-two/bots";
 * import * as cribbage from "fifteen-two/cribbage";
 * import { themesOf, trials } from "fifteen-two/cribbage/analysis";
 *
 * const { record } = playout(cribbage, { random: seeded(7), options: { target: 31 } });
 * const { choices } = [...review(cribbage, record, { seat: 0, method: trials({ deals: 30 }) })].at(-1)!;
 * const { index, seat, chosen, best } = choices[0]!;
 * const view = cribbage.view([...steps(cribbage, record)][index]!.before, seat);
 * const good = themesOf(view, best.move);
 * themesOf(view, chosen.move).filter((theme) => !good.includes(theme)); // => ["breaks a run"]
 * ```
 */
export function themesOf(view: CribbageView, move: CribbageMove): Theme[] {
  return namesOf(view, move, { discard: ofDiscard, play: ofPlay });
}

function ofDiscard(view: View<DiscardState>, { seat, cards }: DiscardMove): Names<Theme> {
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
    ["splits a pair", splits(arePair)],
    ["splits a fifteen", splits(areFifteen)],
    ["breaks a run", longestRun(kept) < Math.min(4, longestRun([...kept, ...given]))],
  ];
}

/** The length of the longest run; 2 if there is none. */
function longestRun(ranks: readonly number[]): number {
  const set = ranks.reduce((bits, rank) => bits | (1 << rank), 0);
  let length = 2;
  for (let starts = set & (set >> 1) & (set >> 2); starts !== 0; starts &= set >> length) length++;
  return length;
}

function ofPlay(view: View<PlayState>, move: PlayMove): Names<Theme> {
  const value = valueOfCard(move.card);
  const isLead = view.count === 0;
  return [
    ["leads a five", isLead && rankOf(move.card) === FIVE],
    ["leads a ten-card", isLead && value === 10],
    ["makes 5", !isLead && view.count + value === 5],
    ["makes 21", view.count + value === 21],
    ["allows a run", repliesIn(view, move).some((reply) => scoresBy("run", reply))],
  ];
}
