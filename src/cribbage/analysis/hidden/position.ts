import { indexOfCard } from "../../../core/card.ts";
import { sideOf } from "../../../core/seat.ts";
import { discardsOf } from "../../../shared/crib.ts";
import { ownersOf } from "../../crib.ts";
import type { CribbageState, CribbageView, PlayState, View } from "../../state.ts";
import { handLeft } from "../engine/deal.ts";
import { newSimulation, nextSeat, type Policy, type Simulation } from "../engine/simulation.ts";
import { type Inference, inferenceOf, type Limits } from "./inference.ts";

/** A deal in progress: a full state, or the view of a seat or spectator. */
export type DealInProgress = Extract<
  CribbageState | CribbageView,
  { readonly phase: "discard" | "cut" | "play" | "show" | "muggins" }
>;

/** A deal in progress that a simulation can continue. */
export interface Position {
  /** The known cards; unknown ones are in any order. */
  readonly start: Simulation;
  /** The game into which `dealsFor` deals and which `finishDeal` plays. */
  readonly game: Simulation;
  /** The part of the deal to continue with: discards, start or rest of the play, hands, only the crib, or nothing. */
  readonly phase: "discard" | "cut" | "play" | "show" | "crib" | "end";
  /** The seats that have not discarded yet. */
  readonly undecided: readonly number[];
  /** Overlooked points, and the side that claims them. */
  readonly overlooked: { readonly side: number; readonly points: number } | undefined;
  /** The seats with hidden cards. */
  readonly hidden: readonly HiddenSeat[];
  /** The pack's places with unknown cards. */
  readonly places: Uint8Array;
  /** Conclusions about the hands; undefined before and after the play. */
  readonly inference: Inference | undefined;
  /** Whether to draw hidden hands by their points alone: rougher, but without tables. */
  readonly isRough?: boolean;
}

/** A seat with hidden cards. */
export interface HiddenSeat extends Limits {
  readonly seat: number;
  readonly discarded: boolean;
  /** Indices of the seat's known kept cards: the played ones, or all four in the show. */
  readonly kept: readonly number[];
}

/**
 * The position of a deal, with one policy for each seat. The hidden cards of a view are dealt anew each time. In a
 * state, such as one from `determinize`, all cards are known, except a starter that has yet to be cut.
 *
 * With muggins, every seat counts all its points, and overlooked ones go to the side of the first seat that may claim
 * them. With a `target` of Infinity, the deal is played to its end.
 */
export function positionOf(
  deal: DealInProgress,
  policies: readonly Policy[],
  target: number = deal.settings.target,
): Position {
  const { scores, dealer, hands } = deal;
  const table = { seats: hands.length, sides: scores.length, target };
  const start = newSimulation(table, policies);
  start.scores.set(scores);
  start.dealer = dealer;
  const inference = deal.phase === "play" ? inferenceOf(deal) : undefined;
  const hidden = placeCards(deal, start, inference);
  const places = fillRest(start);
  start.recent = inference?.now.recent ?? 0;
  start.count = inference?.now.count ?? 0;
  start.gone = inference?.gone ?? 0;
  const { phase, overlooked } = placeTurn(deal, start);
  return {
    start,
    game: newSimulation(table, policies),
    phase,
    undecided: hands.flatMap((_, seat) =>
      discardsOf(deal.crib, ownersOf(deal.settings), seat)[0] === null ? [seat] : [],
    ),
    overlooked,
    hidden,
    inference,
    places,
  };
}

const NO_LIMITS: Limits = { bound: 0, room: 0 };

const NO_CARD = 255;

/** Puts the visible cards at their places in the pack. Returns the seats with hidden cards. */
function placeCards(deal: DealInProgress, start: Simulation, inference: Inference | undefined): HiddenSeat[] {
  const { size, pack, cut } = start;
  pack.fill(NO_CARD);
  // A hidden or missing card has the index -1, which a byte stores as 255.
  if (deal.settings.players === 3) pack[15] = indexOfCard(deal.crib[0]);
  if ("starter" in deal) pack[cut] = indexOfCard(deal.starter);
  return deal.hands.flatMap((hand, seat) => {
    const at = size * seat;
    const discards = discardsOf(deal.crib, ownersOf(deal.settings), seat);
    const played = deal.phase === "play" ? playedBy(deal, seat) : [];
    const kept = [...played, ...hand.map(indexOfCard).filter((card) => card >= 0)];
    const discarded = discards[0] !== null;
    if (discarded) pack.set(discards.map(indexOfCard), at + 4);
    pack.set(kept, at);
    if (pack.subarray(at, at + size).includes(NO_CARD))
      return [{ seat, discarded, kept, ...(inference?.limits[seat] ?? NO_LIMITS) }];
    start.hands[seat] = handLeft(start, seat, played);
    return [];
  });
}

function playedBy({ plays }: Pick<View<PlayState>, "plays">, seat: number): number[] {
  return plays.flatMap((move) => (move.type === "play" && move.seat === seat ? [indexOfCard(move.card)] : []));
}

/** Fills the remaining places with the unseen cards, in any order. Returns those places. */
function fillRest({ pack }: Simulation): Uint8Array {
  const places = Uint8Array.from(pack.keys()).filter((place) => pack[place] === NO_CARD);
  const unseen = Uint8Array.from(pack.keys()).filter((card) => !pack.includes(card));
  for (const [i, place] of places.entries()) pack[place] = unseen[i]!;
  return places;
}

/** Sets the turn. Returns the next part of the deal. */
function placeTurn(deal: DealInProgress, start: Simulation): Pick<Position, "phase" | "overlooked"> {
  const { phase } = deal;
  if (phase === "discard" || phase === "cut") return { phase, overlooked: undefined };
  start.turn = deal.turn;
  if (phase === "play") return { phase, overlooked: undefined };
  const { hand, turn, dealer } = deal;
  if (phase === "show") return { phase: hand === "crib" ? "crib" : "show", overlooked: undefined };
  start.turn = nextSeat(start, turn);
  const overlooked = { side: sideOf(deal, deal.pending[0]!), points: deal.missing };
  return { phase: hand === "crib" ? "end" : turn === dealer ? "crib" : "show", overlooked };
}
