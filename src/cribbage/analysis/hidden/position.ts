import { indexOfCard } from "../../../core/card.ts";
import { sideOf } from "../../../core/seat.ts";
import { withRank } from "../../../scoring/play.ts";
import { discardsOf } from "../../../shared/crib.ts";
import { ownersOf } from "../../crib.ts";
import type { CribbageState, CribbageView, PlayState, View } from "../../state.ts";
import { boundOf, unseenCards } from "../../unseen.ts";
import { handLeft } from "../engine/deal.ts";
import { newSimulation, nextSeat, type Policy, type Simulation } from "../engine/simulation.ts";
import { type Inference, inferenceOf } from "./inference.ts";

/** A deal in progress: a full state, or what a seat or spectator sees. */
export type DealInProgress = Extract<
  CribbageState | CribbageView,
  { readonly phase: "discard" | "cut" | "play" | "show" | "muggins" }
>;

/** A deal in progress that a simulation can continue. */
export interface Position {
  /** What is known; unknown cards are in any order. */
  readonly start: Simulation;
  /** The game into which `dealsFor` deals and which `finishDeal` plays. */
  readonly game: Simulation;
  /** What comes next: discards, the start of the play, the rest of the play, the hands, only the crib, or nothing. */
  readonly phase: "discard" | "cut" | "play" | "show" | "crib" | "end";
  /** The seat that played the latest card of the count; -1 if none has. */
  readonly last: number;
  /** The seats that have not discarded yet. */
  readonly undecided: readonly number[];
  /** The side that takes overlooked points, and how many. */
  readonly overlooked: { readonly side: number; readonly points: number } | undefined;
  /** The seats with hidden cards. */
  readonly hidden: readonly HiddenSeat[];
  /** The pack's places with unknown cards. */
  readonly places: Uint8Array;
  /** What the play shows about the hands; undefined before and after it. */
  readonly inference: Inference | undefined;
}

/** What is known about a seat with hidden cards. */
export interface HiddenSeat {
  readonly seat: number;
  /** Whether it has discarded. */
  readonly discarded: boolean;
  /** Indices of the cards that it is known to have kept: those it has played, or all four in the show. */
  readonly kept: readonly number[];
  /** A value that all its other cards exceed, since it couldn't play them. */
  readonly bound: number;
  /** It has a card of at most this value, since it is to play again; 0 if that is not known. */
  readonly room: number;
}

/**
 * The position of a deal. For a view, the hidden cards are dealt anew each time. For a state, such as one from
 * `determinize`, all cards are known, except a starter that has yet to be cut.
 *
 * With muggins, every seat counts all its points, and what one has overlooked goes to the side of the first seat that
 * may claim it.
 *
 * @param policies - one for each seat
 * @param target - the points that win; Infinity to play the deal to its end
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
  const hidden = placeCards(deal, start);
  const places = fillRest(deal, start);
  const last = deal.phase === "play" ? placeCount(deal, start) : -1;
  const { phase, overlooked } = placeTurn(deal, start);
  return {
    start,
    game: newSimulation(table, policies),
    phase,
    last,
    undecided: hands.flatMap((_, seat) =>
      discardsOf(deal.crib, ownersOf(deal.settings), seat)[0] === null ? [seat] : [],
    ),
    overlooked,
    hidden,
    inference: deal.phase === "play" ? inferenceOf(deal) : undefined,
    places,
  };
}

/** Stands for no card. */
const NO_CARD = 255;

/** Puts the visible cards at their places in the pack. Returns the seats with hidden cards. */
function placeCards(deal: DealInProgress, start: Simulation): HiddenSeat[] {
  const { size, pack, cut } = start;
  pack.fill(NO_CARD);
  // A card that is hidden or missing has the index -1, which a byte stores as 255.
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
    if (pack.subarray(at, at + size).includes(NO_CARD)) return [{ seat, discarded, kept, ...limitsOf(deal, seat) }];
    start.hands[seat] = handLeft(start, seat, played);
    return [];
  });
}

function playedBy({ plays }: Pick<View<PlayState>, "plays">, seat: number): number[] {
  return plays.flatMap((move) => (move.type === "play" && move.seat === seat ? [indexOfCard(move.card)] : []));
}

/** What the play reveals about a seat's remaining cards. */
function limitsOf(deal: DealInProgress, seat: number): Pick<HiddenSeat, "bound" | "room"> {
  if (deal.phase !== "play") return { bound: 0, room: 0 };
  const { plays, countStarts, count, turn } = deal;
  const latest = plays
    .slice(countStarts.at(-1))
    .filter((move) => move.type === "play")
    .at(-1);
  return { bound: boundOf(deal, seat), room: turn === seat && latest?.seat === seat ? 31 - count : 0 };
}

/** Fills the remaining places with the unseen cards, in any order. Returns those places. */
function fillRest(deal: DealInProgress, { pack }: Simulation): Uint8Array {
  const places = Uint8Array.from(pack.keys()).filter((place) => pack[place] === NO_CARD);
  const unseen = unseenCards(deal as CribbageView).map(indexOfCard);
  for (const [i, place] of places.entries()) pack[place] = unseen[i]!;
  return places;
}

/** Sets up the current count. Returns the seat that played its latest card. */
function placeCount(deal: PlayState | View<PlayState>, start: Simulation): number {
  const moves = deal.plays.slice(deal.countStarts.at(-1));
  let last = -1;
  for (const move of moves) {
    if (move.type === "go") start.gone |= 1 << move.seat;
    else {
      start.recent = withRank(start.recent, indexOfCard(move.card) >> 2);
      last = move.seat;
    }
  }
  start.count = deal.count;
  return last;
}

/** Sets the turn. Returns what comes next. */
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
