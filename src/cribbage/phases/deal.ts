import type { Seat } from "../../core/any.ts";
import { CARDS, type Card } from "../../core/card.ts";
import { noCards } from "../../core/cardset.ts";
import { type Random, sample } from "../../core/random.ts";
import { chanceToMove } from "../../core/refusal.ts";
import { NO_AWARDS } from "../../core/score.ts";
import { refuseCards, refuseDeal } from "../../shared/deal.ts";
import { dealtTo } from "../crib.ts";
import type { CribbageMove, DealMove } from "../moves.ts";
import type { CribbagePhase, CribbageState, DealState, DiscardState } from "../state.ts";

export function begin(
  { settings, scores, awards }: Pick<CribbageState, "settings" | "scores" | "awards">,
  dealer: Seat,
): DealState {
  return { settings, scores, awards, phase: "deal", dealer };
}

function chance(state: DealState, random: Random): DealMove {
  const { players } = state.settings;
  const { cards } = dealtTo(players);
  const drawn = sample(CARDS, players * cards + (players === 3 ? 1 : 0), random);
  const hands: Card[][] = [];
  for (let seat = 0; seat < players; seat++) hands.push(drawn.slice(seat * cards, (seat + 1) * cards));
  return { type: "deal", hands, crib: drawn.slice(players * cards) };
}

function refuse(state: DealState, move: CribbageMove) {
  if (move.type !== "deal") return chanceToMove();
  const { players } = state.settings;
  const { cards } = dealtTo(players);
  const seen = noCards();
  const refused = refuseDeal("hands", move.hands, players, () => cards, seen);
  return refused ?? refuseCards(move.crib, players === 3 ? 1 : 0, seen, "crib");
}

function apply(state: DealState, move: DealMove): DiscardState {
  const { settings, scores, dealer } = state;
  const hands = move.hands.map((hand) => hand.slice());
  const crib = [move.crib[0] ?? null, null, null, null];
  return { settings, scores, awards: NO_AWARDS, phase: "discard", dealer, hands, crib };
}

export const phase: CribbagePhase = { refuse, apply, chance };
