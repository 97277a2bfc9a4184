import { type Card, indexOfCard } from "../../../core/card.ts";
import { InvalidStateError } from "../../../core/errors.ts";
import { readInteger, readObject } from "../../../core/json.ts";
import type { Random } from "../../../core/random.ts";
import { playable } from "../../count.ts";
import { determinize } from "../../determinize.ts";
import type { CribbageView, PlayState, PlayView } from "../../state.ts";
import { handOfRanks, placeOfRank } from "../simulator/hand.ts";
import { type Position, positionOf } from "../simulator/position.ts";
import { rewindPlay, sideAt } from "../simulator/simulation.ts";
import { type HiddenDeal, hiddenDeals } from "./deals.ts";
import { openHandNet, playNow } from "./search.ts";

/** How {@link playValues} works. */
export interface PlayValuesOptions {
  /** Where the randomness comes from when the hidden cards are too many for every deal; needed only then. */
  readonly random?: Random | null;
  /** How many deals are then drawn; default 200. */
  readonly samples?: number | null;
}

/** What playing a card comes to. */
export interface PlayValue {
  /** The card. */
  readonly card: Card;
  /** What it pegs at once; the points for a go or last card are among them when they fall at once. */
  readonly now: number;
  /** What the seat's side is expected to peg from this card on, less what the others peg. */
  readonly net: number;
}

/** What each legal card comes to. */
export interface PlayValues {
  /** Whether every deal that agrees with the view was looked at. */
  readonly exact: boolean;
  /** The deals that were looked at; those with equal ranks in every hand are one. */
  readonly deals: number;
  /** By card, the one with the best `net` first; empty when the seat must say go. */
  readonly values: readonly PlayValue[];
}

/** The most deals that are all looked at: three hidden cards of one hand have as many choices of ranks. */
const MOST_DEALS = 455;

/** How many cards are looked ahead: with two players, the whole play. */
const DEPTH = 8;

/**
 * What each card that a seat can play is expected to peg, to the end of the deal's play, however near the target is.
 * Every deal of the hidden cards that agrees with the view is as likely as any other; within a deal all play with
 * open hands, the seat's side for its points less the others', the others against it. With three players or more only
 * eight cards are looked ahead.
 *
 * When the hidden cards in the others' hands have 455 choices of ranks or fewer, as three in one hand have, or one each
 * in two, all deals are looked at and the result is exact; with more it is a mean over deals drawn by `random`, the
 * same for the same numbers.
 *
 * @param view - what the seat that is to play knows
 * @param options - the random source, and how many deals to draw
 * @returns what each card comes to
 * @throws InvalidStateError when it is not the viewer's turn in the play, when no deal agrees with the view, when a
 *   random source is needed and missing, or an option is unknown or out of range
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
  const given = readObject(options, "options", [], ["random", "samples"]);
  const samples = readInteger(given.samples ?? 200, "options.samples", 1, 1_000_000);
  if (view.phase !== "play") throw new InvalidStateError("phase", `must be "play", not "${view.phase}"`);
  if (view.viewer !== view.turn) throw new InvalidStateError("viewer", `must be ${view.turn}, the seat to play`);
  const cards = playable(view.hands[view.turn] as readonly Card[], view.count);
  if (cards.length === 0) return { exact: true, deals: 0, values: [] };
  const all = hiddenDeals(view, MOST_DEALS);
  const deals = all ?? drawDeals(view, readRandom(given.random), samples);
  if (deals.length === 0) throw new InvalidStateError("plays", "no deal agrees with the view");
  const position = positionOf(view, [], Number.POSITIVE_INFINITY);
  const values = cards.map((card) => playValue(position, deals, card));
  return { exact: all !== undefined, deals: deals.length, values: values.sort((a, b) => b.net - a.net) };
}

function readRandom(random: unknown): Random {
  if (typeof random === "function") return random as Random;
  throw new InvalidStateError("options.random", "is needed, as too many cards are hidden for every deal");
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
