import { gamesOf, type Valuation } from "../../../bots/basis/method.ts";
import { cardIndex, indexOfCard } from "../../../core/card.ts";
import type { DiscardMove, PlayMove } from "../../moves.ts";
import type { DiscardState, PlayState, View } from "../../state.ts";
import { type Extras, extrasOf, netOf, POINT, suitsLeft } from "../discard/worth.ts";
import { JACK } from "../engine/deal.ts";
import { NUMBER_OF_HANDS, placeOfRank } from "../engine/hand.ts";
import { cribKind, cribSide } from "../engine/simulation.ts";
import { type Position, positionOf } from "../hidden/position.ts";
import { policiesFor, simplePlay } from "../policies/policy.ts";
import { quickPlay, strategicPlay } from "../policies/strategy.ts";
import { cribShare, type Outlook, outlookOf, withinTable } from "./outlook.ts";
import { dealerWorth, type Stakes } from "./stakes.ts";
import { between, ofTwo } from "./table.ts";

/** A seat's choice of discard or card, to be tried. */
export interface Decision {
  /** The deal. Trials play it to its end even after a side reaches the target. */
  readonly position: Position;
  /** The seat that chooses. */
  readonly seat: number;
  /** The game after the deal. */
  readonly outlook: Outlook;
  /** The choices: for a discard, one bit per discarded place; for a play, the place of the card. */
  readonly choices: readonly number[];
  /** For each discard, its expected points by the tables, which reduce the variance of trials. */
  readonly tables?: readonly Tabled[];
}

/** Expected net points of a seat's hand, of the crib, and of both with the pegging and his heels. */
interface Tabled {
  readonly hand: number;
  readonly crib: number;
  readonly total: number;
}

const NO_VALUES = /* @__PURE__ */ new Int32Array(NUMBER_OF_HANDS[4]!);

/**
 * The deal and the game after it. Far from the end of the game, two seats use a faster policy, and after a discard the
 * simple one, since tables give the pegging.
 */
function framed(view: View<DiscardState | PlayState>, stakes: Stakes): Pick<Decision, "position" | "outlook"> {
  const outlook = outlookOf(view, stakes);
  const far = view.phase === "play" ? quickPlay : simplePlay;
  const policies = policiesFor(view.settings.players, outlook.isNear ? strategicPlay : far);
  return { outlook, position: positionOf(view, policies, Number.POSITIVE_INFINITY) };
}

export function discardDecision(
  view: View<DiscardState>,
  moves: readonly DiscardMove[],
  stakes: Stakes = [],
): Required<Decision> {
  const { seat } = moves[0]!;
  const { position, outlook } = framed(view, stakes);
  const dealt = view.hands[seat]!.map((card) => indexOfCard(card as never)).sort((a, b) => a - b);
  const cards = Uint8Array.from(dealt);
  position.start.pack.set(cards, position.start.size * seat);
  const choices = moves.map((move) =>
    move.cards.reduce((bits, card) => bits | (1 << dealt.indexOf(cardIndex(card))), 0),
  );
  const extras = extrasOf(cribKind(position.start))[cribSide(position.start, seat)];
  const left = suitsLeft(cards, 0, cards.length);
  const starters = 52 - cards.length;
  const sumOf = (each: Extras) => choices.map((places) => netOf(cards, 0, places, left, each) / (POINT * starters));
  const hands = sumOf({ crib: NO_VALUES, pegging: NO_VALUES });
  const shown = sumOf({ ...extras, pegging: NO_VALUES });
  const share = cribShare(position.start, seat);
  const jacks = 4 - dealt.filter((card) => card >> 2 === JACK).length;
  const heels = (2 * share * jacks) / starters;
  const tables = sumOf(extras).map((total, i) => {
    const hand = hands[i]!;
    const crib = Math.abs(share) * (shown[i]! - hand);
    return { hand, crib, total: hand + crib + total - shown[i]! + heels };
  });
  return { position, seat, outlook, choices, tables };
}

/** Average points of two players together in a deal: 16.2 and 10.2; see docs/evidence/win-methods. */
const POINTS = 26.4;

/** Average points of the other's hand. */
const HAND = 8.1;

/** Standard error of the chances, measured in 120 random situations against 200 trials each. */
const ERROR = 0.015;

/** The worths of two players' discards by tables alone: the chances to win after a deal with average points. */
export function firstAnswer({ position, seat, outlook, tables }: Required<Decision>): Valuation {
  const { stakes, rest } = outlook;
  const isDealer = seat === position.start.dealer;
  const [needs = 0, others = 0] = withinTable([seat, 1 - seat].map((side) => rest.target - outlook.scores[side]!));
  const worths = tables.map(({ hand, crib, total }) => {
    const lead = total - HAND;
    const left = [needs - (POINTS + lead) / 2, others - (POINTS - lead) / 2] as const;
    // The deal alternates.
    const [dealer, pone] = isDealer ? [left[1], left[0]] : left;
    const worthBy = (stakes: Stakes) => {
      const worth = between((a, b) => dealerWorth(stakes, ofTwo, a, b), dealer, pone);
      return isDealer ? 1 - worth : worth;
    };
    const win = worthBy([]);
    const parts = { hand, crib, others: -HAND, pegging: total - hand - crib };
    const games = stakes.length > 0 ? { games: gamesOf(worthBy(stakes)) } : {};
    return { points: lead, win, ...games, error: ERROR, parts };
  });
  return { progress: 0, worths };
}

function playDecision(view: View<PlayState>, moves: readonly PlayMove[], stakes: Stakes = []): Decision {
  const { turn } = view;
  const { position, outlook } = framed(view, stakes);
  const hand = position.start.hands[turn]!;
  const choices = moves.map(({ card }) => placeOfRank(hand, cardIndex(card) >> 2));
  return { position, seat: turn, outlook, choices };
}

export function decisionOf(
  view: View<DiscardState | PlayState>,
  moves: readonly (DiscardMove | PlayMove)[],
  stakes: Stakes,
): Decision {
  return view.phase === "discard"
    ? discardDecision(view, moves as readonly DiscardMove[], stakes)
    : playDecision(view, moves as readonly PlayMove[], stakes);
}
