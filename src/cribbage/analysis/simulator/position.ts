import { type Card, cardIndex, HIDDEN, indexOfCard, valueOfRank } from "../../../core/card.ts";
import type { Random } from "../../../core/random.ts";
import { withRank } from "../../../scoring/play.ts";
import { cribPlace, dealtTo } from "../../crib.ts";
import type { CutView, DiscardView, MugginsView, PlayView, ShowView } from "../../state.ts";
import { boundOf, unseenCards } from "../../unseen.ts";
import { discardOf, drawCards } from "./deal.ts";
import { placeOfRank, rankHand, withoutPlace } from "./hand.ts";
import { newSimulation, type Policy, rewind, type Simulation } from "./simulation.ts";

/** A view from the deal to the end of the show. */
export type DealView = DiscardView | CutView | PlayView | ShowView | MugginsView;

/** A deal that is under way, of which some cards are hidden. */
export interface Position {
  /** What is known. The pack holds the cards that are not seen. */
  readonly start: Simulation;
  /** Where {@link fillIn} puts the hidden cards. */
  readonly game: Simulation;
  /** What comes next. */
  readonly phase: "discard" | "cut" | "play" | "show" | "crib";
  /** The seat that played the latest card of the count; -1 when nobody has. */
  readonly last: number;
  /** The seats that have not discarded yet. */
  readonly undecided: readonly number[];
  /** The seats with hidden cards. */
  readonly hidden: readonly HiddenSeat[];
  /** Whether the card that three players deal to the crib is hidden. */
  readonly hiddenCrib: boolean;
}

/** What is known about a seat some of whose cards are hidden. */
export interface HiddenSeat {
  readonly seat: number;
  /** Whether it has discarded. */
  readonly discarded: boolean;
  /** The cards of its hand that are known, by index: those it has kept, or all before it discards. */
  readonly known: readonly number[];
  /** Those of them that it has played. */
  readonly played: readonly number[];
  /** The value that its other cards are above, because it could not play them. */
  readonly bound: number;
}

/**
 * The position that a view shows.
 *
 * @param policies - by seat
 * @param target - the points that win; Infinity to play the deal to its end
 */
export function positionOf(
  view: DealView,
  policies: readonly Policy[],
  target: number = view.settings.target,
): Position {
  const { settings, scores, dealer } = view;
  const { players } = settings;
  const start = newSimulation({ players, sides: scores.length, target }, policies);
  const unseen = unseenCards(view).map(cardIndex);
  start.pack.set(unseen);
  start.packed = unseen.length;
  start.scores.set(scores);
  start.dealer = dealer;
  const undecided: number[] = [];
  const hidden: HiddenSeat[] = [];
  for (let seat = 0; seat < players; seat++) placeSeat(view, seat, start, undecided, hidden);
  const first = players === 3 ? view.crib[0]! : null;
  if (first !== null && first !== HIDDEN) start.crib[0] = cardIndex(first);
  if ("starter" in view) start.starter = cardIndex(view.starter);
  const last = view.phase === "play" ? placeCount(view, start) : -1;
  if (view.phase === "show" || view.phase === "muggins") start.turn = view.turn;
  const game = newSimulation({ players, sides: scores.length, target }, policies);
  game.pack.set(start.pack);
  game.dealt.set(start.dealt);
  return { start, game, phase: phaseOf(view), last, undecided, hidden, hiddenCrib: first === HIDDEN };
}

function phaseOf(view: DealView): Position["phase"] {
  if (view.phase !== "show" && view.phase !== "muggins") return view.phase;
  return view.hand === "crib" ? "crib" : "show";
}

/** Puts a seat's cards where they are known. */
function placeSeat(view: DealView, seat: number, start: Simulation, undecided: number[], hidden: HiddenSeat[]): void {
  const { players } = view.settings;
  const { size, dealt, kept, crib } = start;
  const inCrib = cribPlace(players, seat);
  const discards = view.crib.slice(inCrib, inCrib + dealtTo(players).discards);
  const discarded = discards[0] !== null;
  const played = view.phase === "play" ? playedBy(view, seat) : [];
  const known = [...played, ...indices(view.hands[seat]!)];
  if (!discarded) undecided.push(seat);
  if (known.length === (discarded ? 4 : size) && !discards.includes(HIDDEN)) {
    if (discarded) {
      kept.set(known, 4 * seat);
      crib.set(indices(discards as Card[]), inCrib);
      start.hands[seat] = handLeft(start, seat, played);
    } else dealt.set(known, size * seat);
  } else {
    const bound = "plays" in view ? boundOf(view, seat) : 0;
    hidden.push({ seat, discarded, known, played, bound });
  }
}

/** The cards among some that are not hidden, by index. */
function indices(cards: readonly string[]): number[] {
  return cards.map((card) => indexOfCard(card as Card)).filter((index) => index >= 0);
}

function playedBy({ plays }: PlayView, seat: number): number[] {
  return plays.flatMap((move) => (move.type === "play" && move.seat === seat ? [cardIndex(move.card)] : []));
}

/** Puts the cards of the count where they are kept; gives the seat that played the last of them. */
function placeCount({ plays, countStarts, count, turn }: PlayView, start: Simulation): number {
  const cards = plays.slice(countStarts.at(-1)).filter((move) => move.type === "play");
  for (const { card } of cards) start.recent = withRank(start.recent, cardIndex(card) >> 2);
  start.count = count;
  start.turn = turn;
  return cards.at(-1)?.seat ?? -1;
}

/** How often a hidden hand is dealt anew that its owner would not have kept. */
const TRIES = 40;

/**
 * Fills the hidden cards in: each other seat is dealt any of the cards that are not seen, but discards as its policy does,
 * and so would have kept what it has played.
 */
export function fillIn({ start, game, hidden, hiddenCrib }: Position, random: Random): void {
  rewind(game, start);
  for (const seat of hidden) dealHidden(game, seat, random);
  if (hiddenCrib) drawCards(game, game.crib, 0, 1, random);
}

function dealHidden(game: Simulation, hidden: HiddenSeat, random: Random): void {
  const { seat, discarded, known, played } = hidden;
  const { size, dealt, packed } = game;
  const at = size * seat;
  for (let tries = 1; ; tries++) {
    for (let i = 0; i < known.length; i++) dealt[at + i] = known[i]!;
    game.packed = packed;
    drawCards(game, dealt, at + known.length, at + size, random);
    if (!discarded) return;
    // Whatever its policy, the last cards drawn can be those that it has discarded.
    const places = tries > TRIES ? (size === 6 ? 48 : 16) : game.policies[seat]!.discard(game, seat);
    if (tries <= TRIES && !mayHold(game, hidden, places)) continue;
    discardOf(game, seat, places);
    game.hands[seat] = handLeft(game, seat, played);
    return;
  }
}

/** Whether a seat that discards the cards at some places has kept all that it is known to have, and could not play the rest. */
function mayHold({ dealt, size }: Simulation, { seat, known, bound }: HiddenSeat, places: number): boolean {
  for (let place = 0; place < size; place++) {
    const card = dealt[size * seat + place]!;
    const isKnown = known.includes(card);
    if ((places >> place) & 1 ? isKnown : !isKnown && valueOfRank(card >> 2) <= bound) return false;
  }
  return true;
}

/** The ranks that a seat has kept and not played. */
function handLeft({ kept }: Simulation, seat: number, played: readonly number[]): number {
  const at = 4 * seat;
  let hand = rankHand(kept[at]! >> 2, kept[at + 1]! >> 2, kept[at + 2]! >> 2, kept[at + 3]! >> 2);
  for (const card of played) hand = withoutPlace(hand, placeOfRank(hand, card >> 2));
  return hand;
}
