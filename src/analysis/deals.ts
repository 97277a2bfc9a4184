import { CARDS, type Card, HIDDEN, indexOfCard } from "../core/card.ts";
import { InvalidStateError } from "../core/errors.ts";
import type { CribbageView, PlayState } from "../cribbage/index.ts";
import { parseState } from "../cribbage/index.ts";

/** A view during the play. */
export type PlayView = Extract<CribbageView, { readonly phase: "play" }>;

/** A deal of the hidden cards, and how many deals have the same ranks in every hand. */
export interface HiddenDeal {
  readonly state: PlayState;
  readonly ways: number;
}

/**
 * Every deal of the hidden cards that agrees with a view, once for each choice of the ranks in every hand; undefined
 * when there are more than `limit` choices.
 */
export function hiddenDeals(view: PlayView, limit: number): HiddenDeal[] | undefined {
  const { viewer: _, ...rest } = view;
  const pool = unseenByRank(view);
  const deals: HiddenDeal[] = [];
  let choices = 0;

  /** Fills the hidden places from one on, within a hand in rising order of rank; false when there are too many ways. */
  const fill = (hands: Card[][], seat: number, place: number, from: number, ways: number): boolean => {
    const seen = view.hands[seat];
    if (seen === undefined) {
      const state = agreeing({ ...rest, hands, crib: fillCrib(view, pool, hands) });
      if (state !== undefined) deals.push({ state, ways });
      return ++choices <= limit;
    }
    if (place === seen.length) return fill(hands, seat + 1, 0, 0, ways);
    const card = seen[place]!;
    if (card !== HIDDEN) return fill(added(hands, seat, card), seat, place + 1, from, ways);
    for (let rank = from; rank < 13; rank++) {
      const taken = hands.flat().filter((held) => pool[rank]!.includes(held)).length;
      const left = pool[rank]!.length - taken;
      if (left === 0) continue;
      const same = (hands[seat] ?? []).filter((held) => pool[rank]!.includes(held)).length;
      const more = fill(added(hands, seat, pool[rank]![taken]!), seat, place + 1, rank, (ways * left) / (same + 1));
      if (!more) return false;
    }
    return true;
  };
  return fill(
    view.hands.map(() => []),
    0,
    0,
    0,
    1,
  )
    ? deals
    : undefined;
}

function added(hands: readonly Card[][], seat: number, card: Card): Card[][] {
  return hands.map((hand, i) => (i === seat ? [...hand, card] : hand));
}

/** The cards that stand nowhere in a view, by rank. */
function unseenByRank(view: PlayView): Card[][] {
  const text = JSON.stringify(view);
  const pool: Card[][] = Array.from({ length: 13 }, () => []);
  for (const card of CARDS) if (!text.includes(`"${card}"`)) pool[indexOfCard(card) >> 2]!.push(card);
  return pool;
}

/** Which cards are in the crib is of no matter to the play: the first that are left. */
function fillCrib(view: PlayView, pool: readonly Card[][], hands: readonly Card[][]): Card[] {
  const held = new Set(hands.flat());
  const left = pool.flat().filter((card) => !held.has(card));
  return view.crib.map((card) => (card === HIDDEN ? left.pop()! : card));
}

/** The state, unless it contradicts its own history: a go by a hand that could have played, say. */
function agreeing(json: unknown): PlayState | undefined {
  try {
    return parseState(json) as PlayState;
  } catch (error) {
    if (error instanceof InvalidStateError) return undefined;
    throw error;
  }
}
