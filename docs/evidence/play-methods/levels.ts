import { TEMPERATURE as HARD_TEMPERATURE } from "../../../src/cribbage/analysis/bot/bot.ts";
import { TEMPERATURE as MEDIUM_TEMPERATURE } from "../../../src/cribbage/analysis/bot/medium.ts";
import { cardShares } from "../../../src/cribbage/analysis/bot/mixed.ts";
import { type RankHand, rankAt } from "../../../src/cribbage/analysis/engine/hand.ts";
import { playOut, playPlace } from "../../../src/cribbage/analysis/engine/play.ts";
import type { Policy, Simulation } from "../../../src/cribbage/analysis/engine/state.ts";
import { handWeights, packedHands } from "../../../src/cribbage/analysis/hidden/hands.ts";
import { type Inference, inferenceOf } from "../../../src/cribbage/analysis/hidden/inference.ts";
import type { HiddenSeat, Position } from "../../../src/cribbage/analysis/hidden/position.ts";
import { simplePlay } from "../../../src/cribbage/analysis/policies/simple.ts";
import { strategicPlay } from "../../../src/cribbage/analysis/policies/strategy.ts";
import { type Course, courseOf, moveOf, ranksOf } from "./course.ts";
import { isRepeat, type Play, packed } from "./play.ts";
import { newGame, type PlayPolicy, setGame } from "./policy.ts";

/** How a level of `cribbageBot` plays on in its trials, and how far a card may be behind the best, in points. */
export interface Level {
  readonly play: Policy["play"];
  readonly temperature: number;
}

export const MEDIUM: Level = { play: simplePlay, temperature: MEDIUM_TEMPERATURE };

/** Early in a game, where a point wins two games of a hundred. */
export const HARD: Level = { play: strategicPlay, temperature: HARD_TEMPERATURE / 0.02 };

/**
 * A level of `cribbageBot` when it tries every hand that the other may have, as often as it is likely.
 *
 * @param known - the ranks of other cards that it has seen: its discards and the starter
 */
export function levelPlay({ play: goOn, temperature }: Level, known: readonly number[] = []): PlayPolicy {
  const start = newGame();
  const game = newGame(goOn);
  const inferenceAfter = inferences();
  return {
    choose(play, playable, shares) {
      const { turn } = play;
      setGame(start, play, playable);
      const course = courseOf(play);
      const [position, seat] = hiddenIn(play, start, known);
      const inference = inferenceAfter(play, course);
      const weights = handWeights({ ...position, inference }, seat);
      const hands = packedHands(play.left[1 - turn]!);
      const totals = Array<number>(playable).fill(0);
      let all = 0;
      for (let n = 0; n < weights.length; n++)
        if (weights[n]! > 0) {
          all += weights[n]!;
          for (let place = 0; place < playable; place++)
            if (!isRepeat(start.hands[turn]!, place)) {
              setGame(game, play, playable);
              game.hands[1 - turn] = hands[n]!;
              for (const seat of [0, 1]) {
                const ranks = [...ranksOf(play.played[seat]!), ...ranksOf(packed(game.hands[seat]!))];
                for (const [i, rank] of ranks.entries()) game.pack[6 * seat + i] = 4 * rank;
              }
              game.scores.fill(0);
              game.scoreCount = 0;
              playPlace(game, place);
              playOut(game);
              totals[place]! += weights[n]! * (game.scores[turn]! - game.scores[1 - turn]!);
            }
        }
      const moves = totals.map((_, place) => moveOf(turn, rankAt(start.hands[turn]!, place)));
      const worths = totals.map((total, place) =>
        isRepeat(start.hands[turn]!, place) ? Number.NEGATIVE_INFINITY : total / all,
      );
      shares.set(cardShares(course, moves, { worths, temperature, now: inference.now }));
    },
  };
}

/** What each course of the play shows about the other. The latest one is remembered, since it is the same for all own hands. */
function inferences(): (play: Play, course: Course) => Inference {
  const known = new Map<RankHand, number>();
  let [early, late, turn, count] = [-1, -1, -1, -1];
  return (play, course) => {
    if (play.early !== early || play.late !== late || play.turn !== turn || play.count !== count) known.clear();
    ({ early, late, turn, count } = play);
    const { now, likelihood } = inferenceOf(course);
    return {
      now,
      likelihood(seat, kept) {
        const before = known.get(kept);
        if (before !== undefined) return before;
        const found = likelihood(seat, kept);
        known.set(kept, found);
        return found;
      },
    };
  };
}

/** What is hidden from the role to move: the other's hand, and which cards have not been seen. */
function hiddenIn(
  { hands, played, bounds, turn }: Play,
  start: Simulation,
  known: readonly number[],
): [Position, HiddenSeat] {
  const other = 1 - turn;
  const unseen = new Uint8Array(13).fill(4);
  for (const ranks of [packed(hands[turn]!), played[0]!, played[1]!])
    for (const rank of ranksOf(ranks)) unseen[rank]!--;
  for (const rank of known) unseen[rank]!--;
  const cards = Array.from(unseen).flatMap((left, rank) => Array<number>(left).fill(4 * rank));
  start.pack.set(cards);
  const seat = {
    seat: other,
    discarded: true,
    kept: ranksOf(played[other]!).map((rank) => 4 * rank),
    bound: bounds[other]!,
    room: 0,
  };
  return [{ kind: "two", start, places: Uint8Array.from(cards.keys()) } as Position, seat];
}
