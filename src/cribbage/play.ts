import { type Card, countingValue, type Hidden, quote } from "../core/card.ts";
import type { Seat } from "../core/game.ts";
import { replaced } from "../core/list.ts";
import type { Refusal } from "../core/refusal.ts";
import { type Score, scorePlay } from "../scoring/index.ts";
import { type GoMove, goMove, type PlayMove, playMove } from "./moves.ts";
import { sideOf } from "./options.ts";
import { award, over } from "./points.ts";
import {
  type CribbageScoreKind,
  type CribbageState,
  leftOf,
  type PlayState,
  type ShowState,
  seatsFrom,
} from "./state.ts";

/** The cards of a hand that the count leaves room for (S2-20, S4-13). */
export function playable(hand: readonly Card[], count: number): Card[] {
  return hand.filter((card) => fits(card, count));
}

function fits(card: Card | Hidden, count: number): boolean {
  return countingValue(card as Card) + count <= 31;
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
  const { options, dealer, crib, starter } = state;
  const card = move.type === "play" ? move.card : undefined;
  const plays = [...state.plays, card === undefined ? goMove(move.seat) : playMove(move.seat, card)];
  const hands =
    card === undefined
      ? state.hands
      : replaced(
          state.hands,
          move.seat,
          state.hands[move.seat]!.filter((held) => held !== card),
        );
  const count = card === undefined ? state.count : state.count + countingValue(card);
  const last = lastPlayer(plays);
  const countStart = state.countStarts.at(-1)!;
  const next = count === 31 ? null : nextToPlay({ hands, plays, countStart, count }, move.seat, last);

  const { countStarts } = state;
  const table = { dealer, hands, crib, starter, plays, countStarts };
  const pegged = card === undefined ? undefined : scorePlay(cardsOf(plays, countStart));
  const wins = pegged !== undefined && state.scores[sideOf(options, last)]! + pegged.points >= options.target;
  const score = next === null && count < 31 && !wins ? withLast(pegged, hands, plays) : pegged;
  const { scores, scored, winner } = award(state, sideOf(options, last), score);
  if (winner !== null) return over(options, scores, scored, table, "play", winner);
  if (next !== null) return { options, scores, scored, phase: "play", ...table, count, turn: next };

  const leader = seatsFrom(leftOf(last, options.players), options.players).find((seat) => hands[seat]!.length > 0);
  if (leader !== undefined)
    return {
      options,
      scores,
      scored,
      phase: "play",
      ...table,
      countStarts: [...countStarts, plays.length],
      count: 0,
      turn: leader,
    };
  return { options, scores, scored, ...show(table, options.players) };
}

/** The seat of the last card played. */
function lastPlayer(plays: PlayState["plays"]): Seat {
  let i = plays.length - 1;
  while (plays[i]!.type === "go") i--;
  return plays[i]!.seat;
}

/** The cards played since a count began. */
function cardsOf(plays: PlayState["plays"], from: number): Card[] {
  const cards: Card[] = [];
  for (let i = from; i < plays.length; i++) {
    const move = plays[i]!;
    if (move.type === "play") cards.push(move.card);
  }
  return cards;
}

/**
 * The seat that is next in a count, going left from the latest mover and passing over seats that have no cards or have
 * said go; null when nobody is left to ask, so that the count has ended (S2-21 to S2-23, S4-22). It comes to the
 * player of the last card only if that seat can play on.
 */
function nextToPlay(
  state: Pick<PlayState, "hands" | "plays" | "count"> & { readonly countStart: number },
  mover: Seat,
  last: Seat,
): Seat | null {
  const { hands, plays, countStart, count } = state;
  for (let i = 1; i <= hands.length; i++) {
    const seat = (mover + i) % hands.length;
    const hand = hands[seat]!;
    if (seat === last) return hand.some((card) => fits(card, count)) ? seat : null;
    if (hand.length > 0 && !saidGo(plays, countStart, seat)) return seat;
  }
  return null;
}

function saidGo(plays: PlayState["plays"], countStart: number, seat: Seat): boolean {
  for (let i = plays.length - 1; i >= countStart; i--)
    if (plays[i]!.type === "go" && plays[i]!.seat === seat) return true;
  return false;
}

/** Adds the point for the last card of a count that ended below 31 (S2-40, S2-41, S4-24). */
function withLast(
  score: Score<CribbageScoreKind> | undefined,
  hands: PlayState["hands"],
  plays: PlayState["plays"],
): Score<CribbageScoreKind> {
  const kind = hands.every((hand) => hand.length === 0) ? "last-card" : "go";
  const item = { kind, points: 1, cards: cardsOf(plays, 0).slice(-1) } as const;
  return { points: (score?.points ?? 0) + 1, items: [...(score?.items ?? []), item] };
}

/** After the play everyone takes the four cards back, and the seat left of the dealer counts first (S2-43, S2-44). */
function show(
  table: Pick<PlayState, "dealer" | "crib" | "starter" | "plays" | "countStarts">,
  players: number,
): Omit<ShowState, "options" | "scores" | "scored"> {
  const hands: Card[][] = Array.from({ length: players }, () => []);
  for (const move of table.plays) if (move.type === "play") hands[move.seat]!.push(move.card);
  return { phase: "show", ...table, hands, turn: leftOf(table.dealer, players), hand: "hand" };
}
