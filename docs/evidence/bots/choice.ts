import type { Bot } from "../../../src/bots/index.ts";
import { worthFrom } from "../../../src/cribbage/analysis/win/outlook.ts";
import type { Stakes } from "../../../src/cribbage/analysis/win/stakes.ts";
import * as cribbage from "../../../src/cribbage/index.ts";
import { CARDS, type Card, type Random, sample, seeded } from "../../../src/index.ts";
import { type Estimate, estimate } from "../games/estimate.ts";

type State = cribbage.CribbageState;
type Move = cribbage.CribbageMove;
type CribbageBot = Bot<typeof cribbage>;

/** A discard or card of seat 0 that is to be chosen, by what that seat knows. */
export interface Choice {
  /** The state before the deal. */
  readonly before: State;
  /** The cards that seat 0 was dealt. */
  readonly own: readonly Card[];
  /** Its discard, once it has discarded. */
  readonly discard?: Move | undefined;
  readonly starter?: Card | undefined;
  /** The cards and goes of all seats so far. */
  readonly plays: readonly Move[];
}

export interface Players {
  /** The bot that brought about the choice: hidden cards agree with its discards and cards. */
  readonly past: CribbageBot;
  /** The bot that plays on. */
  readonly future: CribbageBot;
  /** The values of skunks. */
  readonly stakes?: Stakes;
}

/** By how much a move wins more often than another. */
export interface Lead extends Estimate {
  readonly deals: number;
}

/** Tries of hidden cards for each deal that is asked for. */
const TRIES = 1000;

/** A bot's move for a seat. */
export function moveOf(state: State, seat: number, random: Random, bot: CribbageBot): Move {
  const moves = cribbage.legalMoves(state, seat);
  return moves.length === 1 ? moves[0]! : bot(cribbage.view(state, seat), moves, random);
}

/** By how much one move wins more often than another in the same deals, on average. */
export function leadOf(choice: Choice, [one, other]: readonly [Move, Move], players: Players, deals: number): Lead {
  const leads: number[] = [];
  for (let tries = 0; leads.length < deals && tries < TRIES * deals; tries++) {
    const cards = dealAgain(choice, seeded(tries));
    const state = stateOf(choice, cards, seeded(tries), players.past);
    if (state === undefined) continue;
    const [worth, less] = [one, other].map((move) => {
      const after = playOut(cribbage.apply(state, move), cards, seeded(tries), players.future);
      return worthOf(after, players.stakes);
    });
    leads.push(worth! - less!);
  }
  return { ...estimate(leads), deals: leads.length };
}

/** All hands, and the cards that are dealt to the crib and cut. */
interface Cards {
  readonly hands: readonly (readonly Card[])[];
  readonly crib: readonly Card[];
  readonly starter: Card;
}

/** Deals the hidden cards at random. */
function dealAgain({ before, own, starter, plays }: Choice, random: Random): Cards {
  const { players } = before.settings;
  const known = Array.from({ length: players }, (_, seat) => (seat === 0 ? own : cardsOf(plays, seat)));
  const rest = CARDS.filter((card) => card !== starter && !known.flat().includes(card));
  const hidden = sample(rest, own.length * players - known.flat().length + 2, random);
  const hands = known.map((cards) => [...cards, ...hidden.splice(0, own.length - cards.length)]);
  return { hands, crib: hidden.splice(0, players === 3 ? 1 : 0), starter: starter ?? hidden[0]! };
}

/**
 * The state in which seat 0 chooses, if the cards are dealt so; undefined if a bot would have discarded or played
 * otherwise.
 */
function stateOf({ before, discard, plays }: Choice, cards: Cards, random: Random, bot: CribbageBot) {
  let state: State = cribbage.apply(before, { type: "deal", hands: cards.hands, crib: cards.crib });
  if (discard === undefined) return state;
  state = cribbage.apply(state, discard);
  while (state.phase === "discard") {
    const seat = cribbage.activeSeats(state)[0]!;
    state = cribbage.apply(state, moveOf(state, seat, random, bot));
    const kept = (state as cribbage.CribbageState & { readonly hands: Cards["hands"] }).hands[seat]!;
    if (random() >= chanceToShow(kept, cardsOf(plays, seat))) return undefined;
  }
  state = cribbage.apply(state, { type: "cut", card: cards.starter });
  for (const move of plays) {
    if (move.seat !== 0 && shownBy(moveOf(state, move.seat!, random, bot)) !== shownBy(move)) return undefined;
    state = cribbage.apply(state, move);
  }
  return state;
}

/** The cards that a seat has played. */
export function cardsOf(plays: readonly Move[], seat: number): Card[] {
  return plays.flatMap((move) => (move.type === "play" && move.seat === seat ? [move.card] : []));
}

/** How likely a hand shows these cards, and not others of the same ranks: 0 if it lacks one of them. */
function chanceToShow(hand: readonly Card[], shown: readonly Card[]): number {
  const numberIn = (cards: readonly Card[], [rank]: Card) => cards.filter(([other]) => other === rank).length;
  return shown.reduce((chance, card, n) => {
    const earlier = numberIn(shown.slice(0, n), card);
    return hand.includes(card) ? (chance * (earlier + 1)) / (numberIn(hand, card) - earlier) : 0;
  }, 1);
}

/** The part of a move that other seats learn, apart from the suit. */
function shownBy(move: Move): string {
  return move.type === "play" ? move.card[0]! : move.type;
}

/** Plays a deal to its end. */
function playOut(state: State, { starter }: Cards, random: Random, bot: CribbageBot): State {
  let after = state;
  while (after.phase !== "deal" && after.phase !== "over") {
    const seat = cribbage.activeSeats(after)[0];
    after = cribbage.apply(
      after,
      seat === undefined ? { type: "cut", card: starter } : moveOf(after, seat, random, bot),
    );
  }
  return after;
}

/** The value of the game to seat 0's side after a deal: the chance to win unless skunks count. */
function worthOf(after: State, stakes: Stakes = []): number {
  if (after.phase === "over" && stakes.length === 0) return Number(after.winners.includes(0));
  const { players, target } = after.settings;
  const needs = after.scores.map((score) => target - score);
  return worthFrom(needs, players, after.phase === "deal" ? after.dealer : 0, 0, stakes);
}
