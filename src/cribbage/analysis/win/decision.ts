import { cardIndex, indexOfCard } from "../../../core/card.ts";
import { sideOf } from "../../../core/seat.ts";
import type { DiscardMove, PlayMove } from "../../moves.ts";
import type { DiscardView, PlayView } from "../../state.ts";
import { cribWorths, netOf, POINT, suitsLeft } from "../discard/net.ts";
import { strongPolicies } from "../discard/policy.ts";
import { placeOfRank } from "../engine/hand.ts";
import { inferenceOf } from "../hidden/inference.ts";
import { type Position, positionOf } from "../hidden/position.ts";
import { cribKindOf } from "../options/players.ts";
import { type Outlook, outlookOf } from "./after-deal.ts";

/** A seat's choice of discard or card, to be tried. */
export interface Decision {
  /** The deal, which is played to its end even if someone reaches the target. */
  readonly position: Position;
  /** The seat that chooses. */
  readonly seat: number;
  /** How the game goes on after the deal. */
  readonly outlook: Outlook;
  /** Each choice: one bit per discarded place, or the place of the card to play. */
  readonly choices: readonly number[];
  /** For each choice the expected points of hand and crib, if they are known; they make the trials more exact. */
  readonly expected?: readonly number[];
}

/** The choice among some discards of a seat. */
export function discardDecision(view: DiscardView, moves: readonly DiscardMove[]): Required<Decision> {
  const { settings, hands, dealer } = view;
  const { seat } = moves[0]!;
  const position = positionOf(view, strongPolicies(view.settings), Number.POSITIVE_INFINITY);
  const dealt = hands[seat]!.map((card) => indexOfCard(card as never)).sort((a, b) => a - b);
  const cards = Uint8Array.from(dealt);
  position.start.pack.set(cards, position.start.size * seat);
  const choices = moves.map((move) =>
    move.cards.reduce((bits, card) => bits | (1 << dealt.indexOf(cardIndex(card))), 0),
  );
  const side = sideOf(view, seat) === sideOf(view, dealer) ? "own" : "opponent";
  const worths = cribWorths(cribKindOf(settings), side);
  const left = suitsLeft(cards, 0, cards.length);
  const starters = 52 - cards.length;
  const expected = choices.map((places) => netOf(cards, 0, places, left, worths) / (POINT * starters));
  return { position, seat, outlook: outlookOf(view), choices, expected };
}

/** The choice among some cards of the seat to move. */
export function playDecision(view: PlayView, moves: readonly PlayMove[]): Decision {
  const { turn } = view;
  const { likelihood } = inferenceOf(view);
  const policies = strongPolicies(view.settings);
  const position: Position = { ...positionOf(view, policies, Number.POSITIVE_INFINITY), likelihood };
  const hand = position.start.hands[turn]!;
  const choices = moves.map(({ card }) => placeOfRank(hand, cardIndex(card) >> 2));
  return { position, seat: turn, outlook: outlookOf(view), choices };
}
