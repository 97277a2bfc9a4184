import { type Card, indexOfCard, quote, valueOfCard } from "../core/card.ts";
import type { Seat } from "../core/game.ts";
import { appended, replaced, without } from "../core/list.ts";
import type { Refusal } from "../core/refusal.ts";
import type { Score } from "../scoring/index.ts";
import { countLatest, scoreCount } from "../scoring/play.ts";
import { type GoMove, goMove, type PlayMove, playMove } from "./moves.ts";
import { sideOf } from "./options.ts";
import { award, over } from "./points.ts";
import { type CribbageScoreKind, type CribbageState, leftOf, type PlayState, type ShowState } from "./state.ts";

/** Whether the count leaves room for a card (S2-20, S4-13). */
export function fits(card: Card, count: number): boolean {
  return valueOfCard(card) + count <= 31;
}

/** The cards of a hand that the count leaves room for. */
export function playable(hand: readonly Card[], count: number): Card[] {
  return hand.filter((card) => fits(card, count));
}

/** Whether the count leaves room for some card of a hand. */
export function canPlay(hand: readonly Card[], count: number): boolean {
  for (const card of hand) if (fits(card, count)) return true;
  return false;
}

/** Why a card or a go is not legal. */
export function refusePlay(state: PlayState, move: PlayMove | GoMove): Refusal | undefined {
  const hand = state.hands[state.turn]!;
  const { count } = state;
  if (move.type === "go") {
    const card = hand.find((held) => fits(held, count));
    return card && ["can-play", `seat ${state.turn} can play ${card} at ${count}, and so must play (S4-23)`];
  }
  if (!hand.includes(move.card)) return ["not-held", `seat ${state.turn} does not hold ${quote(move.card)}`];
  if (!fits(move.card, count)) return ["over-31", `${move.card} would take the count of ${count} past 31`];
  return undefined;
}

/** Plays a card or says go, pegs what that is worth, and finds who is next. */
export function applyPlay(state: PlayState, move: PlayMove | GoMove): CribbageState {
  const { options, dealer, crib, starter, countStarts } = state;
  const card = move.type === "play" ? move.card : undefined;
  const plays = appended(state.plays, card === undefined ? goMove(move.seat) : playMove(move.seat, card));
  const hands = card === undefined ? state.hands : played(state.hands, move.seat, card);
  const count = card === undefined ? state.count : state.count + valueOfCard(card);
  const last = lastPlay(plays).seat;
  const start = countStarts[countStarts.length - 1]!;
  const next = count === 31 ? null : nextToPlay(hands, plays, start, count, move.seat, last);

  const side = sideOf(options, last);
  const pegged = card === undefined ? undefined : pegging(plays, start, count);
  const wins = pegged !== undefined && state.scores[side]! + pegged.points >= options.target;
  const score = next === null && count < 31 && !wins ? withLast(pegged, hands, plays) : pegged;
  const { scores, scored, winner } = award(state, side, score);
  if (winner !== null)
    return over(options, scores, scored, { dealer, hands, crib, starter, plays, countStarts }, "play", winner);
  if (next === null) return nextCount(state, scores, scored, hands, plays, last);
  const turn = next;
  return { options, scores, scored, phase: "play", dealer, hands, crib, starter, plays, countStarts, count, turn };
}

/** The hands without a card that was played. */
function played(hands: PlayState["hands"], seat: Seat, card: Card): PlayState["hands"] {
  return replaced(hands, seat, without(hands[seat]!, card));
}

/** After a count: the next one, led from the left of the last player by the first who has cards, or the show. */
function nextCount(
  { options, dealer, crib, starter, countStarts }: PlayState,
  scores: PlayState["scores"],
  scored: PlayState["scored"],
  hands: PlayState["hands"],
  plays: PlayState["plays"],
  last: Seat,
): PlayState | ShowState {
  for (let i = 1; i <= hands.length; i++) {
    const turn = (last + i) % hands.length;
    if (hands[turn]!.length === 0) continue;
    const starts = appended(countStarts, plays.length);
    return {
      options,
      scores,
      scored,
      phase: "play",
      dealer,
      hands,
      crib,
      starter,
      plays,
      countStarts: starts,
      count: 0,
      turn,
    };
  }
  const turn = leftOf(dealer, hands.length);
  return {
    options,
    scores,
    scored,
    phase: "show",
    dealer,
    hands: takenBack(plays, hands.length),
    crib,
    starter,
    plays,
    countStarts,
    turn,
    hand: "hand",
  };
}

/** After the play everyone takes the four cards back (S2-43). */
function takenBack(plays: PlayState["plays"], players: number): Card[][] {
  const hands = new Array<Card[]>(players);
  for (let seat = 0; seat < players; seat++) hands[seat] = new Array<Card>(4);
  const lengths = [0, 0, 0, 0];
  for (const move of plays) if (move.type === "play") hands[move.seat]![lengths[move.seat]!++] = move.card;
  return hands;
}

/** The latest card that was played. */
function lastPlay(plays: PlayState["plays"]): PlayMove {
  for (let i = plays.length - 1; ; i--) {
    const move = plays[i]!;
    if (move.type === "play") return move;
  }
}

/** What the latest card is worth; undefined when nothing, as it is most often, so that no list is made. */
function pegging(plays: PlayState["plays"], start: number, count: number): Score<CribbageScoreKind> | undefined {
  let n = 0;
  for (let i = start; i < plays.length; i++) {
    const move = plays[i]!;
    if (move.type === "play") ranks[n++] = indexOfCard(move.card) >> 2;
  }
  if (countLatest(ranks, 0, n, count) === 0) return undefined;
  const cards = new Array<Card>(n);
  for (let i = plays.length; n > 0; ) {
    const move = plays[--i]!;
    if (move.type === "play") cards[--n] = move.card;
  }
  return scoreCount(cards, ranks, count);
}

/** The ranks of one count, for `pegging` to fill: at most four aces, deuces and threes and a four. */
const ranks = /* @__PURE__ */ new Uint8Array(13);

/**
 * The seat that is next in a count, going left from the latest mover and passing over seats that have no cards or have
 * said go; null when nobody is left to ask, so that the count has ended (S2-21 to S2-23, S4-22). It comes to the
 * player of the last card only if that seat can play on.
 */
function nextToPlay(
  hands: PlayState["hands"],
  plays: PlayState["plays"],
  start: number,
  count: number,
  mover: Seat,
  last: Seat,
): Seat | null {
  for (let i = 1; i <= hands.length; i++) {
    const seat = (mover + i) % hands.length;
    const hand = hands[seat]!;
    if (seat === last) return canPlay(hand, count) ? seat : null;
    if (hand.length > 0 && !saidGo(plays, start, seat)) return seat;
  }
  return null;
}

function saidGo(plays: PlayState["plays"], start: number, seat: Seat): boolean {
  for (let i = plays.length - 1; i >= start; i--) if (plays[i]!.type === "go" && plays[i]!.seat === seat) return true;
  return false;
}

/** Adds the point for the last card of a count that ended below 31 (S2-40, S2-41, S4-24). */
function withLast(
  score: Score<CribbageScoreKind> | undefined,
  hands: PlayState["hands"],
  plays: PlayState["plays"],
): Score<CribbageScoreKind> {
  const kind = hands.every((hand) => hand.length === 0) ? "last-card" : "go";
  const item = { kind, points: 1, cards: [lastPlay(plays).card] } as const;
  return score === undefined
    ? { points: 1, items: [item] }
    : { points: score.points + 1, items: appended(score.items, item) };
}
