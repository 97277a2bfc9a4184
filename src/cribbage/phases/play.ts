import type { Seat } from "../../core/any.ts";
import { type Card, valueOfCard } from "../../core/card.ts";
import { fault } from "../../core/fault.ts";
import { appended, replaced, without } from "../../core/list.ts";
import { plain } from "../../core/message.ts";
import { outOfTurn, wrongPhase } from "../../core/refusal.ts";
import { leftOf, sideOf } from "../../core/seat.ts";
import { NO_SCORE, type Score } from "../../scoring/item.ts";
import { scoreLatest } from "../../scoring/play.ts";
import { canPlay, cardsSince, fits, playable } from "../count.ts";
import type { CribbageMove, GoMove, PlayMove } from "../moves.ts";
import { award, isWon } from "../score.ts";
import type { CribbageAwardKind, CribbagePhase, CribbageState, PlayState, StartedState } from "../state.ts";
import * as over from "./over.ts";
import * as show from "./show.ts";

type Hands = PlayState["hands"];
type Plays = PlayState["plays"];

/** The state in which a seat leads the first count. */
export function begin(state: StartedState, turn: Seat): PlayState {
  const { settings, scores, awards, dealer, hands, crib, starter, plays, countStarts } = state;
  return { settings, scores, awards, phase: "play", dealer, hands, crib, starter, plays, countStarts, count: 0, turn };
}

/** Every card that fits the count, or go if none does. */
export function legalMoves({ turn: seat, hands, count }: PlayState): (PlayMove | GoMove)[] {
  const cards = playable(hands[seat]!, count);
  return cards.length === 0 ? [{ type: "go", seat }] : cards.map((card) => ({ type: "play", seat, card }));
}

function refuse(state: PlayState, move: CribbageMove) {
  const { count, turn } = state;
  if ((move as PlayMove).seat !== turn) return outOfTurn(move, [turn]);
  const hand = state.hands[turn]!;
  if (move.type === "go") {
    const [card] = playable(hand, count);
    if (card === undefined) return undefined;
    return fault("can-play", `seat ${turn} can play ${card} at ${count}, so it must play`, [], { seat: turn, card });
  }
  if (move.type !== "play") return wrongPhase(move);
  const { card } = move;
  if (!hand.includes(card))
    return fault("not-held", `seat ${turn} does not hold ${plain(card)}`, ["card"], { seat: turn, card });
  if (!fits(card, count))
    return fault("over-31", `${card} would take the count of ${count} past 31`, ["card"], { card, count });
  return undefined;
}

/** Plays a card or says go, pegs the points, and finds the next seat. */
export function apply(state: PlayState, move: PlayMove | GoMove): CribbageState {
  const { settings, dealer, crib, starter, turn: seat } = state;
  let { hands, countStarts, count } = state;
  const start = countStarts[countStarts.length - 1]!;
  let plays: Plays;
  let score: Score<CribbageAwardKind> = NO_SCORE;
  if (move.type === "play") {
    const { card } = move;
    plays = appended<PlayMove | GoMove>(state.plays, { type: "play", seat, card });
    hands = replaced(hands, seat, without(hands[seat]!, card));
    count += valueOfCard(card);
    // A lead scores nothing.
    if (plays.length - start > 1) score = scoreLatest(cardsSince(plays, start), count);
  } else plays = appended<PlayMove | GoMove>(state.plays, { type: "go", seat });
  const last = lastPlay(plays);
  const next = count === 31 ? null : nextInCount(hands, plays, start, count, seat, last.seat);

  const side = sideOf(state, last.seat);
  if (next === null && count < 31 && state.scores[side]! + score.points < settings.target)
    score = withLast(score, saidGo(plays, start) ? "go" : "last-card", last.card);
  const { scores, awards } = award(state, side, score);
  if (isWon({ settings, scores, awards })) return over.begin({ ...state, scores, awards, hands, plays }, "play");

  const turn = next ?? leader(hands, last.seat);
  if (turn === null) {
    const kept = takenBack(plays, hands.length);
    return show.begin({ ...state, scores, awards, hands: kept, plays }, leftOf(dealer, hands.length), "hand");
  }
  if (next === null) {
    countStarts = appended(countStarts, plays.length);
    count = 0;
  }
  return { settings, scores, awards, phase: "play", dealer, hands, crib, starter, plays, countStarts, count, turn };
}

/** The seat that leads the next count: the first with cards to the left of the last player; null if none has cards. */
function leader(hands: Hands, last: Seat): Seat | null {
  for (let i = 1; i <= hands.length; i++) {
    const seat = (last + i) % hands.length;
    if (hands[seat]!.length > 0) return seat;
  }
  return null;
}

/** The hands after the play, when all seats take their four cards back. */
function takenBack(plays: Plays, players: number): Card[][] {
  const hands = new Array<Card[]>(players);
  for (let seat = 0; seat < players; seat++) hands[seat] = new Array<Card>(4);
  const lengths = [0, 0, 0, 0];
  for (const move of plays) if (move.type === "play") hands[move.seat]![lengths[move.seat]!++] = move.card;
  return hands;
}

function lastPlay(plays: Plays): PlayMove {
  for (let i = plays.length - 1; ; i--) {
    const move = plays[i]!;
    if (move.type === "play") return move;
  }
}

/**
 * The next seat in a count, clockwise from the latest mover. It skips seats that have no cards or have said go. The
 * player of the last card is next only if it can play on. Null if nobody is left, which ends the count.
 */
function nextInCount(hands: Hands, plays: Plays, start: number, count: number, mover: Seat, last: Seat): Seat | null {
  for (let i = 1; i <= hands.length; i++) {
    const seat = (mover + i) % hands.length;
    const hand = hands[seat]!;
    if (seat === last) return canPlay(hand, count) ? seat : null;
    if (hand.length > 0 && !saidGo(plays, start, seat)) return seat;
  }
  return null;
}

/** Whether a seat, or any, has said go in a count. */
function saidGo(plays: Plays, start: number, seat?: Seat): boolean {
  for (let i = plays.length - 1; i >= start; i--) {
    const move = plays[i]!;
    if (move.type === "go" && (seat === undefined || move.seat === seat)) return true;
  }
  return false;
}

/** Adds the point for the last card of a count that ended below 31. */
function withLast(
  { points, items }: Score<CribbageAwardKind>,
  kind: "go" | "last-card",
  card: Card,
): Score<CribbageAwardKind> {
  return { points: points + 1, items: appended(items, { kind, points: 1, cards: [card] }) };
}

export const phase: CribbagePhase = { refuse, apply };
