import type { Seat } from "../../core/any.ts";
import { type Card, HIDDEN } from "../../core/card.ts";
import { type Fault, fault } from "../../core/fault.ts";
import { ownersOf } from "../crib.ts";
import type { CribbageSettings } from "../options.ts";
import type { DiscardState, PlayState, View } from "../state.ts";
import { view } from "../view.ts";
import type { GivenCards, SituationCode } from "./cards.ts";
import { afterPlays } from "./plays.ts";

export interface GivenTable {
  readonly settings: CribbageSettings;
  readonly dealer: Seat;
  readonly scores: readonly number[];
}

/** The view of seat 0 when it is to discard. */
export function discardView(hand: readonly Card[], { settings, scores, dealer }: GivenTable): View<DiscardState> {
  const hands = Array.from({ length: settings.players }, (_, seat) => (seat === 0 ? hand : hand.map(() => HIDDEN)));
  // With three players, the first card of the crib is dealt.
  const crib = ownersOf(settings).map((owner) => (owner < 0 ? HIDDEN : null));
  return { phase: "discard", settings, scores, awards: [], dealer, hands, crib, viewer: 0 };
}

/**
 * The view of seat 0 when it is to play a card against one opponent, or the fault of the cards or scores. With
 * `isBefore`, the scores lack the points pegged since the deal.
 */
export function playView(
  cards: GivenCards,
  { settings, scores, dealer }: GivenTable,
  isBefore: boolean,
): View<PlayState> | Fault<SituationCode> {
  const state = afterPlays(cards, dealer);
  if ("code" in state) return state;
  const now = isBefore ? scores.map((score, side) => score + state.scores[side]!) : scores;
  for (const [side, pegged] of state.scores.entries()) {
    const keys = ["scores", side];
    const who = side === 0 ? "you" : "your opponent";
    if (now[side]! < pegged) return fault("illegal-move", `${who} pegged ${pegged} with these cards`, keys);
    if (now[side]! >= settings.target) return fault("illegal-move", `with these cards, ${who} won before`, keys);
  }
  return { ...(view(state, 0) as View<PlayState>), settings, scores: now };
}
