import { type Card, indexOfCard } from "../../../core/card.ts";
import { InvalidStateError } from "../../../core/errors.ts";
import type { Random } from "../../../core/random.ts";
import { readFields, readInteger } from "../../../schema/read.ts";
import { playable } from "../../count.ts";
import { determinize } from "../../determinize.ts";
import type { CribbageView, PlayState, PlayView } from "../../state.ts";
import { handOfRanks, placeOfRank } from "../simulator/hand.ts";
import { type Position, positionOf } from "../simulator/position.ts";
import { rewindPlay, sideAt } from "../simulator/simulation.ts";
import { type HiddenDeal, hiddenDeals } from "./deals.ts";
import { openHandNet, playNow } from "./search.ts";

/** Options of {@link playValues}. */
export interface PlayValuesOptions {
  /** Source of randomness; needed only if there are too many hidden cards to try every deal. */
  readonly random?: Random | null;
  /** Number of deals to draw in that case; default 200. */
  readonly samples?: number | null;
}

/** The value of playing a card. */
export interface PlayValue {
  /** The card. */
  readonly card: Card;
  /** Points it pegs at once, including a go or last card if it scores at once. */
  readonly now: number;
  /** Points the seat's side is expected to peg from this card on, less what the others peg. */
  readonly net: number;
}

/** The value of each legal card. */
export interface PlayValues {
  /** Whether every deal that agrees with the view was tried. */
  readonly exact: boolean;
  /** Number of deals tried; deals with equal ranks in every hand count as one. */
  readonly deals: number;
  /** The cards, best `net` first; empty if the seat must say go. */
  readonly values: readonly PlayValue[];
}

/** The most deals that are all tried: the number of rank choices for three hidden cards of one hand. */
const MOST_DEALS = 455;

/** Number of cards to look ahead: the whole play with two players. */
const DEPTH = 8;

/**
 * Finds what each card that a seat can play is expected to peg, to the end of the deal's play, no matter how near the
 * target is.
 *
 * Every deal of the hidden cards that agrees with the view is equally likely. Within a deal all hands are open: the
 * seat's side plays for its points less the others', and the others play against it. With three or more players it
 * looks eight cards ahead.
 *
 * If the hidden cards have at most 455 choices of ranks, as with three in one hand or one in each of two, all deals are
 * tried and the result is exact. Otherwise it is a mean over deals drawn by `random`; the same random numbers give the
 * same result.
 *
 * @param view - what the seat to move knows
 * @param options - the random source, and the number of deals to draw
 * @returns the value of each card
 * @throws InvalidStateError when it is not the viewer's turn in the play, no deal agrees with the view, a random source
 * is needed but missing, or an option is unknown or out of range
 *
 * @example
 * ```ts
 * import { playout, seeded } from "fifteen-two";
 * import { cribbage, view } from "fifteen-two/cribbage";
 * import { playValues } from "fifteen-two/cribbage/analysis";
 *
 * const { state } = playout(cribbage, { random: seeded(7), limit: 5 });
 * const { exact, values } = playValues(view(state, state.phase === "play" ? state.turn : 0), { random: seeded(1) });
 * exact; // => false
 * values.length; // => 4
 * ```
 */
export function playValues(view: CribbageView, options: PlayValuesOptions = {}): PlayValues {
  const given = readFields(options, ["options"], [], ["random", "samples"]);
  const samples = readInteger(given.samples ?? 200, ["options", "samples"], 1, 1_000_000);
  if (view.phase !== "play") throw new InvalidStateError(["phase"], `must be "play", not "${view.phase}"`);
  if (view.viewer !== view.turn)
    throw new InvalidStateError(["viewer"], `must be ${view.turn}, the seat that is to play`);
  const cards = playable(view.hands[view.turn] as readonly Card[], view.count);
  if (cards.length === 0) return { exact: true, deals: 0, values: [] };
  const all = hiddenDeals(view, MOST_DEALS);
  const deals = all ?? drawDeals(view, readRandom(given.random), samples);
  if (deals.length === 0) throw new InvalidStateError(["plays"], "no deal agrees with the view");
  const position = positionOf(view, [], Number.POSITIVE_INFINITY);
  const values = cards.map((card) => playValue(position, deals, card));
  return { exact: all !== undefined, deals: deals.length, values: values.sort((a, b) => b.net - a.net) };
}

function readRandom(random: unknown): Random {
  if (typeof random === "function") return random as Random;
  throw new InvalidStateError(
    ["options", "random"],
    "is missing; it is needed because too many cards are hidden to try every deal",
  );
}

function drawDeals(view: PlayView, random: Random, samples: number): HiddenDeal[] {
  return Array.from({ length: samples }, () => ({ state: determinize(view, random) as PlayState, ways: 1 }));
}

function playValue({ start, game }: Position, deals: readonly HiddenDeal[], card: Card): PlayValue {
  const { turn } = start;
  const side = sideAt(start, turn);
  const place = placeOfRank(start.hands[turn]!, indexOfCard(card) >> 2);
  let now = 0;
  let points = 0;
  let total = 0;
  for (const { state, ways } of deals) {
    rewindPlay(game, start);
    for (const [seat, hand] of state.hands.entries())
      game.hands[seat] = handOfRanks(hand.map((held) => indexOfCard(held) >> 2));
    now += ways * playNow(game, place);
    points += ways * (game.scores[side]! - start.scores[side]! + openHandNet(game, side, DEPTH - 1));
    total += ways;
  }
  return { card, now: now / total, net: points / total };
}
