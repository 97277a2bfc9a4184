import { CARDS, type Card, indexOfCard, quote } from "../core/card.ts";
import { addCard, cardNotIn, noCards } from "../core/cardset.ts";
import { lowestCard, refuseCards } from "../core/deal.ts";
import { appended, replaced } from "../core/list.ts";
import { below, draw, type Random } from "../core/random.ts";
import type { Refusal } from "../core/refusal.ts";
import type { CutForDealMove, CutMove, DealMove, DiscardMove, PlayMove } from "./moves.ts";
import { sideCount, sideOf } from "./options.ts";
import { award, NOTHING, over, scoreHeels } from "./points.ts";
import {
  type CribbageState,
  type CutForDealState,
  type CutState,
  cribPlace,
  type DealState,
  type DiscardState,
  dealtTo,
  leftOf,
} from "./state.ts";

/** A fair cut for the deal, one card a seat. */
export function drawCuts(state: CutForDealState, random: Random): CutForDealMove {
  return { type: "cut-for-deal", cards: draw(CARDS, state.options.players, random) };
}

/** Why a cut for the deal is not legal. */
export function refuseCuts(state: CutForDealState, move: CutForDealMove): Refusal | undefined {
  return refuseCards([move.cards], () => state.options.players);
}

/** The lowest card deals, ace low; after equal lowest cards all cut again (S2-08, S4-05). */
export function applyCuts(state: CutForDealState, move: CutForDealMove): CribbageState {
  const { options, scores } = state;
  const dealer = lowestCard(move.cards);
  if (dealer === undefined) return { ...state, cuts: [...move.cards] };
  return { options, scores, scored: NOTHING, phase: "deal", dealer };
}

/** A fair deal. */
export function drawDeal(state: DealState, random: Random): DealMove {
  const { players } = state.options;
  const { cards } = dealtTo(players);
  const drawn = draw(CARDS, players * cards + (players === 3 ? 1 : 0), random);
  const hands: Card[][] = [];
  for (let seat = 0; seat < players; seat++) hands.push(drawn.slice(seat * cards, (seat + 1) * cards));
  return { type: "deal", hands, crib: drawn.slice(players * cards) };
}

/** Why a deal is not legal (S2-09, S4-06, S4-07). */
export function refuseDeal(state: DealState, move: DealMove): Refusal | undefined {
  const { players } = state.options;
  if (!Array.isArray(move.hands) || move.hands.length !== players)
    return ["wrong-cards", `a deal has a hand for each of ${players} seats`];
  const { cards } = dealtTo(players);
  return refuseCards(appended(move.hands, move.crib), (group) => (group < players ? cards : players === 3 ? 1 : 0));
}

/** After the deal every seat lays away for the crib. */
export function applyDeal(state: DealState, move: DealMove): DiscardState {
  const { options, scores, dealer } = state;
  const hands = move.hands.map((hand) => hand.slice());
  const crib = [move.crib[0] ?? null, null, null, null];
  return { options, scores, scored: NOTHING, phase: "discard", dealer, hands, crib };
}

/** Why a discard is not legal (S2-14, S4-08). */
export function refuseDiscard(state: DiscardState, move: DiscardMove): Refusal | undefined {
  const { discards } = dealtTo(state.options.players);
  const { cards } = move;
  if (!Array.isArray(cards) || cards.length !== discards || cards[0] === cards[1])
    return ["wrong-cards", `${discards === 2 ? "two different cards go" : "one card goes"} to the crib`];
  const hand = state.hands[move.seat]!;
  for (const card of cards)
    if (!hand.includes(card)) return ["not-held", `seat ${move.seat} does not hold ${quote(card)}`];
  return undefined;
}

/** Lays cards into the crib; when all have, the starter is cut. */
export function applyDiscard(state: DiscardState, move: DiscardMove): DiscardState | CutState {
  const { options, scores, dealer } = state;
  const { seat, cards } = move;
  const hand = new Array<Card>(4);
  const crib = state.crib.slice();
  const [first, second] = [cards[0], cards[1]];
  let place = cribPlace(options.players, seat);
  let at = 0;
  for (const card of state.hands[seat]!) {
    if (card === first || card === second) crib[place++] = card;
    else hand[at++] = card;
  }
  const hands = replaced(state.hands, seat, hand);
  return crib.includes(null)
    ? { options, scores, scored: NOTHING, phase: "discard", dealer, hands, crib }
    : { options, scores, scored: NOTHING, phase: "cut", dealer, hands, crib: crib as Card[] };
}

/** A fair cut of the starter: each card of the pack is as likely as any other. */
export function drawStarter(state: CutState, random: Random): CutMove {
  const dealt = noCards();
  for (const hand of state.hands) for (const card of hand) addCard(dealt, indexOfCard(card));
  for (const card of state.crib) addCard(dealt, indexOfCard(card));
  return { type: "cut", card: cardNotIn(dealt, below(52 - 4 * (state.hands.length + 1), random)) };
}

/** Why a card cannot be the starter. */
export function refuseStarter(state: CutState, move: CutMove): Refusal | undefined {
  const { card } = move;
  if (indexOfCard(card) >= 0 && !state.crib.includes(card) && !state.hands.some((hand) => hand.includes(card)))
    return undefined;
  return ["wrong-cards", `${quote(card)} is not in the pack`];
}

/** Turns the starter up; a jack is his heels, two for the dealer, at once (S2-28, S4-11, S2-62). */
export function applyStarter(state: CutState, move: CutMove): CribbageState {
  const { options, dealer, hands, crib } = state;
  const starter = move.card;
  const heels = starter[0] === "J" ? scoreHeels(starter) : undefined;
  const { scores, scored, winner } = award(state, sideOf(options, dealer), heels);
  const plays: readonly PlayMove[] = [];
  const countStarts = [0];
  if (winner !== null)
    return over(options, scores, scored, { dealer, hands, crib, starter, plays, countStarts }, "cut", winner);
  const turn = leftOf(dealer, options.players);
  return { options, scores, scored, phase: "play", dealer, hands, crib, starter, plays, countStarts, count: 0, turn };
}

/** The state before anything has happened. */
export function start(options: CutForDealState["options"]): CutForDealState | DealState {
  const scores = Array<number>(sideCount(options)).fill(0);
  return options.dealer === null
    ? { options, scores, scored: NOTHING, phase: "cut-for-deal", cuts: [] }
    : { options, scores, scored: NOTHING, phase: "deal", dealer: options.dealer };
}
