import { type Card, HIDDEN, indexOfCard } from "../../../core/card.ts";
import type { PlayState, PlayView } from "../../state.ts";
import { agrees, unseenCards } from "../../unseen.ts";

/** A deal of the hidden cards, and the number of deals with the same ranks in every hand. */
export interface HiddenDeal {
  readonly state: PlayState;
  readonly ways: number;
}

/**
 * Every deal of the hidden cards that agrees with a view, one for each choice of ranks in the hands; undefined if there
 * are more than `limit` choices.
 */
export function hiddenDeals(view: PlayView, limit: number): HiddenDeal[] | undefined {
  const pool = unseenByRank(view);
  const choices = handChoices(view, pool, limit);
  if (choices === undefined) return undefined;
  const { viewer: _, ...rest } = view;
  return choices.flatMap(({ hands, ways }) => {
    const state: PlayState = { ...rest, hands, crib: fillCrib(view, pool, hands) };
    return agrees(state) ? [{ state, ways }] : [];
  });
}

/** Possible hands, and the number of ways to hold their ranks. */
interface HandChoice {
  readonly hands: readonly Card[][];
  readonly ways: number;
}

/** Every choice of ranks for the hidden places in the hands; undefined if there are more than `limit`. */
function handChoices(view: PlayView, pool: readonly Card[][], limit: number): HandChoice[] | undefined {
  const choices: HandChoice[] = [];
  const empty = view.hands.map((): Card[] => []);
  fill(empty, 0, 0, 1);
  return choices.length > limit ? undefined : choices;

  /** Fills the places of a seat's hand, with ranks from `from` on in ascending order for the hidden ones. */
  function fill(hands: readonly Card[][], seat: number, from: number, ways: number): void {
    const hand = hands[seat];
    if (choices.length > limit) return;
    const card = view.hands[seat]?.[hand?.length ?? 0];
    if (hand === undefined) choices.push({ hands, ways });
    else if (card === undefined) fill(hands, seat + 1, 0, ways);
    else if (card !== HIDDEN) fill(added(hands, seat, card), seat, from, ways);
    else fillHidden(hands, hand, seat, from, ways);
  }

  function fillHidden(hands: readonly Card[][], hand: readonly Card[], seat: number, from: number, ways: number): void {
    for (let rank = from; rank < 13; rank++) {
      const cards = pool[rank]!;
      const taken = cards.filter((held) => hands.some((other) => other.includes(held))).length;
      const same = cards.filter((held) => hand.includes(held)).length;
      if (taken < cards.length)
        fill(added(hands, seat, cards[taken]!), seat, rank, (ways * (cards.length - taken)) / (same + 1));
    }
  }
}

function added(hands: readonly Card[][], seat: number, card: Card): readonly Card[][] {
  return hands.map((hand, i) => (i === seat ? [...hand, card] : hand));
}

/** The cards that a view doesn't show, by rank. */
function unseenByRank(view: PlayView): Card[][] {
  const pool: Card[][] = Array.from({ length: 13 }, () => []);
  for (const card of unseenCards(view)) pool[indexOfCard(card) >> 2]!.push(card);
  return pool;
}

/** Fills the crib with the first cards that are left: its cards don't affect the play. */
function fillCrib(view: PlayView, pool: readonly Card[][], hands: readonly Card[][]): Card[] {
  const held = new Set(hands.flat());
  const left = pool.flat().filter((card) => !held.has(card));
  return view.crib.map((card) => (card === HIDDEN ? left.pop()! : card));
}
