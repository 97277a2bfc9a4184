import type { Seat } from "../../core/any.ts";
import { type Card, cardIndex, valueOfRank } from "../../core/card.ts";
import { InvalidStateError } from "../../core/errors.ts";
import { sideOf } from "../../core/seat.ts";
import { countLatest, withRank } from "../../scoring/play.ts";
import { type CribbageMove, type CribbageView, isLegal, parseViewJson } from "../index.ts";
import type { DiscardMove } from "../moves.ts";
import type { DiscardState, PlayState, View } from "../state.ts";

/**
 * Players' names for features of a discard or a card; only ranks matter.
 *
 * A discard "gives" to an opponent's crib a five, a pair, two cards that add up to fifteen, or touching cards, such as
 * 7-8. It "splits" a pair, or two cards that add up to fifteen, if it keeps only one of them. It "breaks a run" if it
 * keeps a shorter one than it could, or none.
 *
 * A card "leads" if it is the first of a count. Any other "makes" a count from which a ten-card scores, or "allows a
 * run" if the next card could form one.
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
  const read = parseViewJson(view);
  if (read.phase !== "discard" && read.phase !== "play")
    throw new InvalidStateError(["phase"], `must be "discard" or "play", not "${read.phase}"`);
  if (!isLegal(read, move)) throw new InvalidStateError(["move"], "must be a legal move of the viewer");
  const themes =
    read.phase === "discard"
      ? ofDiscard(read, move as DiscardMove)
      : move.type === "play" && canBeAnswered(read, move.seat)
        ? ofPlay(read, cardIndex(move.card) >> 2)
        : [];
  return themes.flatMap(([theme, holds]) => (holds ? [theme] : []));
}

type Themes = readonly (readonly [theme: Theme, holds: boolean])[];

const FIVE = 4;
const RANKS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

function ofDiscard(view: View<DiscardState>, { seat, cards }: DiscardMove): Themes {
  const given = ranksOf(cards);
  const kept = ranksOf((view.hands[seat] as readonly Card[]).filter((card) => !cards.includes(card)));
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

type Relation = (a: number, b: number) => boolean;
const arePair: Relation = (a, b) => a === b;
const areTouching: Relation = (a, b) => Math.abs(a - b) === 1;
const areFifteen: Relation = (a, b) => valueOfRank(a) + valueOfRank(b) === 15;

/** The length of the longest run; 2 if there is none. */
function longestRun(ranks: readonly number[]): number {
  const set = ranks.reduce((bits, rank) => bits | (1 << rank), 0);
  let length = 2;
  for (let starts = set & (set >> 1) & (set >> 2); starts !== 0; starts &= set >> length) length++;
  return length;
}

/** Whether an opponent has cards left and has not said go in this count. */
function canBeAnswered(view: View<PlayState>, seat: Seat): boolean {
  const gone = view.plays.slice(view.countStarts.at(-1)).filter(({ type }) => type === "go");
  return view.hands.some(
    (hand, other) =>
      hand.length > 0 && sideOf(view, other) !== sideOf(view, seat) && !gone.some((go) => go.seat === other),
  );
}

function ofPlay({ plays, countStarts, count }: View<PlayState>, rank: number): Themes {
  const cards = plays.slice(countStarts.at(-1)).flatMap((move) => (move.type === "play" ? [move.card] : []));
  const recent = [...ranksOf(cards), rank].reduce(withRank, 0);
  const now = count + valueOfRank(rank);
  // A card of a rank that makes no pair scores more than a fifteen or a thirty-one only by a run.
  const allowsRun = RANKS.some((next) => {
    const total = now + valueOfRank(next);
    return total <= 31 && next !== rank && countLatest(withRank(recent, next), total) > 2;
  });
  return [
    ["leads a five", count === 0 && rank === FIVE],
    ["leads a ten-card", count === 0 && valueOfRank(rank) === 10],
    ["makes 5", count > 0 && now === 5],
    ["makes 21", now === 21],
    ["allows a run", allowsRun],
  ];
}

function ranksOf(cards: readonly Card[]): number[] {
  return cards.map((card) => cardIndex(card) >> 2);
}
