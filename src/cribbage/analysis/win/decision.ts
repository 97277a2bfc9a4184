import { cardIndex, indexOfCard } from "../../../core/card.ts";
import { InvalidStateError, type Key } from "../../../core/errors.ts";
import { fieldOf } from "../../../schema/read.ts";
import type { CribbageMove, Move } from "../../moves.ts";
import type { CribbageView, ViewIn } from "../../state.ts";
import { cribWorths, netOf, POINT, suitsLeft } from "../discard/net.ts";
import { strongPolicies } from "../discard/policy.ts";
import { placeOfRank } from "../engine/hand.ts";
import { cribSide } from "../engine/state.ts";
import { type Inference, inferenceOf } from "../hidden/inference.ts";
import { positionOf } from "../hidden/position.ts";
import { cribKindOf } from "../options/players.ts";
import type { Budget } from "../options/trials.ts";
import { outlookOf } from "./after-deal.ts";
import { type Decision, tryChoices, type Worth } from "./trials.ts";

/** The choice among some discards of a seat. */
export function discardDecision(view: ViewIn<"discard">, moves: readonly Move<"discard">[]): Required<Decision> {
  const { settings, hands } = view;
  const { seat } = moves[0]!;
  const position = positionOf(view, strongPolicies(view.settings), Number.POSITIVE_INFINITY);
  const dealt = hands[seat]!.map((card) => indexOfCard(card as never)).sort((a, b) => a - b);
  const cards = Uint8Array.from(dealt);
  position.start.pack.set(cards, position.start.size * seat);
  const choices = moves.map((move) =>
    move.cards.reduce((bits, card) => bits | (1 << dealt.indexOf(cardIndex(card))), 0),
  );
  const worths = cribWorths(cribKindOf(settings))[cribSide(position.start, seat)];
  const left = suitsLeft(cards, 0, cards.length);
  const starters = 52 - cards.length;
  const expected = choices.map((places) => netOf(cards, 0, places, left, worths) / (POINT * starters));
  return { position, seat, outlook: outlookOf(view), choices, expected };
}

/** The choice among some cards of the seat to move. */
export function playDecision(
  view: ViewIn<"play">,
  moves: readonly Move<"play">[],
  { likelihood }: Inference,
): Decision {
  const { turn } = view;
  const position = { ...positionOf(view, strongPolicies(view.settings), Number.POSITIVE_INFINITY), likelihood };
  const hand = position.start.hands[turn]!;
  const choices = moves.map(({ card }) => placeOfRank(hand, cardIndex(card) >> 2));
  return { position, seat: turn, outlook: outlookOf(view), choices };
}

/**
 * How choices are valued. `expert` is one; the default is to try them in deals in which everyone plays simply.
 *
 * @param view - what the seat that chooses knows
 * @param moves - its discards or its cards
 * @param trials - number of deals to try, and the random source
 * @param kept - index of a move that is tried in all deals, however bad
 * @returns the value of each move
 *
 * @inline
 */
export type ChoiceMethod = (
  view: Extract<CribbageView, { readonly phase: "discard" | "play" }>,
  moves: readonly Extract<CribbageMove, { readonly type: "discard" | "play" }>[],
  trials: Budget,
  kept?: number,
) => readonly Worth[];

/** Throws unless a method has returned the value of each of some moves. */
export function expectWorths(worths: unknown, { length }: readonly unknown[], keys: readonly Key[]): void {
  const isWorth = (worth: unknown) => {
    const share = fieldOf(worth, "share") ?? 0;
    const wins = fieldOf(worth, "wins");
    const numbers = [fieldOf(worth, "points"), fieldOf(worth, "win"), fieldOf(worth, "error"), share];
    return numbers.every(Number.isFinite) && wins instanceof Float64Array && wins.every(Number.isFinite);
  };
  if (!Array.isArray(worths) || worths.length !== length || !worths.every(isWorth))
    throw new InvalidStateError(keys, "must return numbers for the points, win, error and wins of each move");
}

/** Values choices by trials. */
export function byTrials(
  view: ViewIn<"discard" | "play">,
  moves: readonly Move<"discard" | "play">[],
  trials: Budget,
  kept?: number,
): Worth[] {
  const decision =
    view.phase === "discard"
      ? discardDecision(view, moves as readonly Move<"discard">[])
      : playDecision(view, moves as readonly Move<"play">[], inferenceOf(view));
  return tryChoices(decision, trials, kept);
}
