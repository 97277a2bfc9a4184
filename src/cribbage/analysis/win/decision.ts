import { cardIndex, indexOfCard } from "../../../core/card.ts";
import type { DiscardMove, PlayMove } from "../../moves.ts";
import type { DiscardView, PlayView } from "../../state.ts";
import { cribWorths, netOf, POINT, suitsLeft } from "../discard/net.ts";
import { strongPolicies } from "../discard/policy.ts";
import { placeOfRank } from "../engine/hand.ts";
import { cribSide } from "../engine/state.ts";
import { type Inference, inferenceOf } from "../hidden/inference.ts";
import { positionOf } from "../hidden/position.ts";
import { cribKindOf } from "../options/players.ts";
import type { Trials } from "../options/trials.ts";
import { outlookOf } from "./after-deal.ts";
import { type Decision, tryChoices, type Worth } from "./trials.ts";

/** The choice among some discards of a seat. */
export function discardDecision(view: DiscardView, moves: readonly DiscardMove[]): Required<Decision> {
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
export function playDecision(view: PlayView, moves: readonly PlayMove[], { likelihood }: Inference): Decision {
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
 */
export type ChoiceMethod = (
  view: DiscardView | PlayView,
  moves: readonly (DiscardMove | PlayMove)[],
  trials: Trials,
  kept?: number,
) => readonly Worth[];

/** Values choices by trials. */
export function byTrials(
  view: DiscardView | PlayView,
  moves: readonly (DiscardMove | PlayMove)[],
  trials: Trials,
  kept?: number,
): Worth[] {
  const decision =
    view.phase === "discard"
      ? discardDecision(view, moves as readonly DiscardMove[])
      : playDecision(view, moves as readonly PlayMove[], inferenceOf(view));
  return tryChoices(decision, trials, kept);
}
