import { expect, test } from "vitest";
import { handOfRanks, placeOfRank } from "../../../src/cribbage/analysis/engine/hand.ts";
import * as cribbage from "../../../src/cribbage/index.ts";
import { legalMoves } from "../../../src/cribbage/index.ts";
import type { GoMove, PlayMove } from "../../../src/cribbage/moves.ts";
import type { PlayState } from "../../../src/cribbage/state.ts";
import { boundOf } from "../../../src/cribbage/unseen.ts";
import { type Card, cardIndex, playout, seeded } from "../../../src/index.ts";
import { courseOf } from "./course.ts";
import { begin, newPlay, playCard } from "./play.ts";

/** A seat and the rank that it plays; no rank for a go. */
function rankPlayed(move: PlayMove | GoMove, seatOf: (seat: number) => number): (number | undefined)[] {
  return [seatOf(move.seat), move.type === "play" ? rankOf(move.card) : undefined];
}

const rankOf = (card: Card): number => cardIndex(card) >> 2;

/** The choices between cards in some random games to a target that they don't reach, and the scores before the play. */
function choices(): { state: PlayState; before: readonly number[] }[] {
  const found: { state: PlayState; before: readonly number[] }[] = [];
  let before: readonly number[] = [];
  playout(cribbage, {
    random: seeded(4),
    options: { target: 400 },
    watch: (_move, _before, after) => {
      if (after.phase !== "play") return;
      if (after.plays.length === 0) before = after.scores;
      if (legalMoves(after).length > 1) found.push({ state: after, before });
    },
  });
  return found;
}

/** The same play by ranks, and the points of both roles. */
function playOf({ hands, plays, dealer }: PlayState) {
  const play = newPlay();
  const points = [0, 0];
  const played = plays.filter((move) => move.type === "play");
  const kept = [1 - dealer, dealer].map((seat) => [
    ...hands[seat]!.map(rankOf),
    ...played.filter((move) => move.seat === seat).map(({ card }) => rankOf(card)),
  ]);
  begin(play, 4, handOfRanks(kept[0]!), handOfRanks(kept[1]!));
  for (const { card } of played) {
    const { turn } = play;
    points[turn]! += playCard(play, placeOfRank(play.hands[turn]!, rankOf(card)));
  }
  return { play, points };
}

test("the play by ranks has the same course, counts, bounds and points", () => {
  for (const { state, before } of choices()) {
    const { play, points } = playOf(state);
    const seats = [1 - state.dealer, state.dealer];
    const { plays, countStarts } = courseOf(play);
    expect(seats[play.turn]).toBe(state.turn);
    expect(play.count).toBe(state.count);
    expect([...play.bounds]).toEqual(seats.map((seat) => boundOf(state, seat)));
    expect(points).toEqual(seats.map((seat) => state.scores[seat]! - before[seat]!));
    expect(countStarts).toEqual(state.countStarts);
    expect(plays.map((move) => rankPlayed(move, (seat) => seats[seat]!))).toEqual(
      state.plays.map((move) => rankPlayed(move, (seat) => seat)),
    );
  }
});
