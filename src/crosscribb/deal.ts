import { CARDS, quote } from "../core/card.ts";
import { lowestCard, packWithout, refuseCards } from "../core/deal.ts";
import { draw, type Random } from "../core/random.ts";
import type { Refusal } from "../core/refusal.ts";
import { SQUARES } from "../core/square.ts";
import { CENTER } from "./board.ts";
import type { CutForDealMove, CutMove, DealMove } from "./moves.ts";
import type { CrossCribbSettings } from "./options.ts";
import { added, heels } from "./points.ts";
import { dealtTo, firstDeal, seatAt } from "./seats.ts";
import type { CutForDealState, CutState, DealState, PlayState } from "./state.ts";

/** How many cut for the deal: of three players only the individual and one of the team. */
export function cutters(players: number): number {
  return players === 3 ? 2 : players;
}

/** The state before anything has happened. */
export function start(options: CrossCribbSettings): CutForDealState | DealState {
  const before = { options, scores: [0, 0], totals: [0, 0], scored: [] };
  return options.dealer === null
    ? { ...before, phase: "cut-for-deal", cuts: [] }
    : { ...before, phase: "deal", ...firstDeal(options.players, options.dealer) };
}

/** A fair cut for the deal. */
export function drawCuts(state: CutForDealState, random: Random): CutForDealMove {
  return { type: "cut-for-deal", cards: draw(CARDS, cutters(state.options.players), random) };
}

/** Why a cut for the deal is not legal. */
export function refuseCuts(state: CutForDealState, move: CutForDealMove): Refusal | undefined {
  return refuseCards([move.cards], () => cutters(state.options.players));
}

/** The lowest card deals, ace low; after equal lowest cards all cut again (S1-06, S1-07). */
export function applyCuts(state: CutForDealState, move: CutForDealMove): CutForDealState | DealState {
  const { options, scores, totals } = state;
  const dealer = lowestCard(move.cards);
  if (dealer === undefined) return { ...state, cuts: [...move.cards] };
  return { options, scores, totals, scored: [], phase: "deal", ...firstDeal(options.players, dealer) };
}

function pileSizes(players: number): number[] {
  return Array.from({ length: players }, (_, seat) => dealtTo(players, seat));
}

/** A fair deal. */
export function drawDeal(state: DealState, random: Random): DealMove {
  const cards = draw(CARDS, 28, random);
  return { type: "deal", piles: pileSizes(state.options.players).map((size) => cards.splice(0, size)) };
}

/** Why a deal is not legal (S1-09). */
export function refuseDeal(state: DealState, move: DealMove): Refusal | undefined {
  const { players } = state.options;
  if (!Array.isArray(move.piles) || move.piles.length !== players)
    return ["wrong-cards", `a deal has a pile for each of ${players} seats`];
  return refuseCards(move.piles, (seat) => dealtTo(players, seat));
}

/** A new round: nobody looks at the piles (S1-10). */
export function applyDeal(state: DealState, move: DealMove): CutState {
  const { options, scores, dealer, teamDealer } = state;
  const piles = move.piles.map((pile) => [...pile]);
  return { options, scores, totals: [0, 0], scored: [], phase: "cut", dealer, teamDealer, piles };
}

/** A fair cut: each card of the pack is as likely as any other. */
export function drawCut(state: CutState, random: Random): CutMove {
  return { type: "cut", card: draw(packWithout(state.piles.flat()), 1, random)[0]! };
}

/** Why a card cannot be the cut card. */
export function refuseCut(state: CutState, move: CutMove): Refusal | undefined {
  if (packWithout(state.piles.flat()).includes(move.card)) return undefined;
  return ["wrong-cards", `${quote(move.card)} is not in the pack`];
}

/** Lays the cut card into the center (S1-14); every seat turns up its top card and the play begins (S1-17, S1-18). */
export function applyCut(state: CutState, move: CutMove): PlayState {
  const { options, scores, totals, dealer, teamDealer, piles } = state;
  const scored = heels(dealer, move.card);
  return {
    options,
    scores,
    totals: added(totals, scored),
    scored,
    phase: "play",
    dealer,
    teamDealer,
    cut: move.card,
    board: SQUARES.map((_, i) => (i === CENTER ? move.card : null)),
    piles,
    crib: [null, null, null, null],
    turn: seatAt(options.players, dealer, 0),
    discarded: false,
  };
}
