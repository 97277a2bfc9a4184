import { indexOfCard } from "../../../core/card.ts";
import { sideOf } from "../../../core/seat.ts";
import { withRank } from "../../../scoring/play.ts";
import { cribPlace, dealtTo } from "../../crib.ts";
import type * as State from "../../state.ts";
import { boundOf, unseenCards } from "../../unseen.ts";
import { handLeft } from "./deal.ts";
import { newSimulation, nextSeat, type Policy, type Simulation } from "./simulation.ts";

/** A deal that is under way: as it is, or as a seat or a spectator sees it. */
export type Deal =
  | State.DiscardState
  | State.DiscardView
  | State.CutState
  | State.CutView
  | State.PlayState
  | State.PlayView
  | State.ShowState
  | State.ShowView
  | State.MugginsState
  | State.MugginsView;

/** A deal that is under way, from which a simulation goes on. */
export interface Position {
  /** What is known; cards that are not stand in any order. */
  readonly start: Simulation;
  /** What `fillIn` fills with cards and `finishDeal` plays. */
  readonly game: Simulation;
  /** What comes next: discards, the beginning of the play, the rest of it, the hands, the crib alone, or nothing. */
  readonly phase: "discard" | "cut" | "play" | "show" | "crib" | "end";
  /** The seat that played the latest card of the count; -1 when nobody has. */
  readonly last: number;
  /** The seats that have not discarded yet. */
  readonly undecided: readonly number[];
  /** The side that takes points which a seat has overlooked, and how many. */
  readonly overlooked: { readonly side: number; readonly points: number } | undefined;
  /** The seats with hidden cards. */
  readonly hidden: readonly HiddenSeat[];
  /** The places of the pack whose cards are not known: those of the hidden seats, in order, and then all others. */
  readonly places: Uint8Array;
  /** How many of those places are dealt a card before the deal is over. */
  readonly dealt: number;
}

/** What is known about a seat some of whose cards are hidden. */
export interface HiddenSeat {
  readonly seat: number;
  /** Whether it has discarded. */
  readonly discarded: boolean;
  /** The cards of its hand that are known, by index: what it has kept, or any before it discards. */
  readonly known: readonly number[];
  /** Those of them that it has played. */
  readonly played: readonly number[];
  /** Its places of the pack whose cards are not known, in rising order. */
  readonly places: readonly number[];
  /** The value that all its other cards are above, because it could not play them. */
  readonly bound: number;
  /** The value up to which it has a card, because it is to play once more; 0 when that is not known. */
  readonly room: number;
}

/**
 * The position of a deal. Of a view, the cards that it does not show are dealt anew each time. Of a state, such as
 * `determinize` gives, all cards are known, but for a starter that is yet to be cut.
 *
 * With muggins every seat counts all that it has, and what one has overlooked goes to the side of the first that may claim
 * it.
 *
 * @param policies - by seat
 * @param target - the points that win; Infinity to play the deal to its end
 */
export function positionOf(deal: Deal, policies: readonly Policy[], target: number = deal.settings.target): Position {
  const { settings, scores, dealer, hands } = deal;
  const { players } = settings;
  const table = { players, sides: scores.length, target };
  const start = newSimulation(table, policies);
  start.scores.set(scores);
  start.dealer = dealer;
  const hidden = placeCards(deal, start).sort((a, b) => b.bound - a.bound);
  const places = fillRest(deal, start, hidden);
  const last = deal.phase === "play" ? placeCount(deal, start) : -1;
  const { phase, overlooked } = placeTurn(deal, start);
  return {
    start,
    game: newSimulation(table, policies),
    phase,
    last,
    undecided: hands.flatMap((_, seat) => (discardsOf(deal, seat)[0] === null ? [seat] : [])),
    overlooked,
    hidden,
    places,
    dealt: places.filter((place) => place <= start.cut).length,
  };
}

/** No card. */
const NONE = 255;

/** Puts the cards that are seen at their places of the pack; gives the seats of which not all are. */
function placeCards(deal: Deal, start: Simulation): HiddenSeat[] {
  const { size, pack, cut } = start;
  pack.fill(NONE);
  // What is no card, as it is hidden or not there yet, has the index -1, which is none in a byte.
  if (deal.settings.players === 3) pack[15] = indexOfCard(deal.crib[0]);
  if ("starter" in deal) pack[cut] = indexOfCard(deal.starter);
  return deal.hands.flatMap((hand, seat) => {
    const at = size * seat;
    const discards = discardsOf(deal, seat);
    const played = deal.phase === "play" ? playedBy(deal, seat) : [];
    const known = [...played, ...hand.map(indexOfCard).filter((card) => card >= 0)];
    const discarded = discards[0] !== null;
    if (discarded) pack.set(discards.map(indexOfCard), at + 4);
    pack.set(known, at);
    const places = Array.from({ length: size }, (_, i) => at + i).filter((place) => pack[place] === NONE);
    if (places.length > 0) return [{ seat, discarded, known, played, places, ...limitsOf(deal, seat) }];
    start.hands[seat] = handLeft(start, seat, played);
    return [];
  });
}

/** The discards of a seat, as they are seen; null where none lies yet. */
function discardsOf({ settings, crib }: Deal, seat: number): readonly unknown[] {
  const first = cribPlace(settings.players, seat);
  return crib.slice(first, first + dealtTo(settings.players).discards);
}

function playedBy({ plays }: Pick<State.PlayView, "plays">, seat: number): number[] {
  return plays.flatMap((move) => (move.type === "play" && move.seat === seat ? [indexOfCard(move.card)] : []));
}

/** What the play has told about the cards that a seat has left. */
function limitsOf(deal: Deal, seat: number): Pick<HiddenSeat, "bound" | "room"> {
  if (deal.phase !== "play") return { bound: 0, room: 0 };
  const { plays, countStarts, count, turn } = deal;
  const latest = plays
    .slice(countStarts.at(-1))
    .filter((move) => move.type === "play")
    .at(-1);
  return { bound: boundOf(deal, seat), room: turn === seat && latest?.seat === seat ? 31 - count : 0 };
}

/** Fills the places that are left with the cards that are not seen, in any order; gives those places. */
function fillRest(deal: Deal, { pack }: Simulation, hidden: readonly HiddenSeat[]): Uint8Array {
  const first = hidden.flatMap((seat) => seat.places);
  const empty = Array.from(pack, (_, place) => place).filter((place) => pack[place] === NONE);
  const places = [...first, ...empty.filter((place) => !first.includes(place))];
  const unseen = unseenCards(deal as State.CribbageView).map(indexOfCard);
  for (const [i, place] of places.entries()) pack[place] = unseen[i]!;
  return Uint8Array.from(places);
}

/** Sets the numbers of the count that is being played; gives the seat that played its latest card. */
function placeCount(deal: State.PlayState | State.PlayView, start: Simulation): number {
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

/** Sets whose turn it is; gives what comes next. */
function placeTurn(deal: Deal, start: Simulation): Pick<Position, "phase" | "overlooked"> {
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
