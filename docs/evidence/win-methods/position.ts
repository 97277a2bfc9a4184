import * as cribbage from "../../../src/cribbage/index.ts";
import { type CribbageState, type CribbageView, view } from "../../../src/cribbage/index.ts";
import { CARDS, type Card, cardIndex, parseCards, type Seat } from "../../../src/index.ts";
import type { Problem } from "./problem.ts";

const DEALER = 0;
const PONE = 1;

/** What stands for cards that a page does not give: as many of these as it takes, of ranks that the problem has nowhere. */
const NEUTRAL = parseCards("KD 9C 2H QS 7D TC 3S 8H");

/** What the player of a problem knows. */
export function viewOf(problem: Problem): CribbageView {
  return view(stateOf(problem), seatOf(problem));
}

/** The seat that is to choose. */
export function seatOf({ you }: Problem): Seat {
  return you === "dealer" ? DEALER : PONE;
}

/** The cards that are to be discarded or played, by their ranks alone, since most suits are made up: `4` or `2-K`. */
export function ranksOf(cards: readonly Card[]): string {
  const inOrder = cards.slice().sort((a, b) => cardIndex(a) - cardIndex(b));
  return inOrder.map(([rank]) => rank).join("-");
}

/** A state of which the player knows what the problem says; the rest of the other hand are the highest cards that are left. */
function stateOf(problem: Problem): CribbageState {
  const { scores, hand, plays } = problem;
  const shown = plays.filter((card) => !hand.includes(card));
  const { starter, discarded } = completed(problem, shown);
  const own = [...hand, ...discarded];
  const left = CARDS.filter((card) => card !== starter && !own.includes(card) && !shown.includes(card));
  const other = [...shown, ...left.slice(shown.length - 6)];
  const you = seatOf(problem);
  const hands = you === DEALER ? [own, other] : [other, own];
  const before = { ...cribbage.initialState({ first: DEALER }), scores: scores.slice() } as CribbageState;
  const dealt = cribbage.apply(before, { type: "deal", hands, crib: [] });
  if (starter === undefined) return dealt;
  const first = cribbage.apply(dealt, { type: "discard", seat: you, cards: discarded });
  const second = cribbage.apply(first, { type: "discard", seat: 1 - you, cards: other.slice(-2) });
  const cut = cribbage.apply(second, { type: "cut", card: starter });
  const played = plays.reduce((state, card) => {
    const seat = hand.includes(card) ? you : 1 - you;
    return cribbage.apply(turnOf(state, seat), { type: "play", seat, card });
  }, cut);
  return turnOf(played, you);
}

/** The starter and the player's discards where there are any, made up if need be. */
function completed({ hand, discarded, starter, plays }: Problem, shown: readonly Card[]) {
  if (hand.length === 6) return { starter: undefined, discarded: [] };
  const given = [...hand, ...shown, ...discarded, ...(starter === null ? [] : [starter])];
  const neutral = NEUTRAL.filter(([rank]) => !given.some((card) => card[0] === rank));
  return {
    starter: starter ?? neutral.shift()!,
    discarded: discarded.length > 0 ? discarded : neutral.slice(0, 2),
  };
}

/** A state after the goes that bring a seat to its turn, with a card that it can play. */
function turnOf(state: CribbageState, seat: Seat): CribbageState {
  if (state.phase !== "play") return state;
  const go = cribbage.legalMoves(state).find(({ type }) => type === "go");
  if (state.turn === seat && go === undefined) return state;
  return turnOf(cribbage.apply(state, go ?? { type: "go", seat: state.turn }), seat);
}
