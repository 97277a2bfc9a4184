import { expect, test } from "vitest";
import { valueCards } from "../../../src/cribbage/analysis/bot/medium.ts";
import { cardShares } from "../../../src/cribbage/analysis/bot/mixed.ts";
import { handOfRanks, placeOfRank } from "../../../src/cribbage/analysis/engine/hand.ts";
import * as cribbage from "../../../src/cribbage/index.ts";
import { legalMoves, view } from "../../../src/cribbage/index.ts";
import type { GoMove, PlayMove } from "../../../src/cribbage/moves.ts";
import type { PlayState, View } from "../../../src/cribbage/state.ts";
import { boundOf } from "../../../src/cribbage/unseen.ts";
import { type Card, cardIndex, playout, seeded } from "../../../src/index.ts";
import { courseOf } from "./course.ts";
import { levelPlay, MEDIUM } from "./levels.ts";
import { begin, newPlay, type Play, playableNow, playCard } from "./play.ts";

/** Who plays which rank; no rank for a go. */
function rankPlayed(move: PlayMove | GoMove, seatOf: (seat: number) => number): (number | undefined)[] {
  return [seatOf(move.seat), move.type === "play" ? rankOf(move.card) : undefined];
}

const rankOf = (card: Card): number => cardIndex(card) >> 2;

/** The choices between cards in some random games to a target that they don't reach. */
function choices(): PlayState[] {
  const states: PlayState[] = [];
  playout(cribbage, {
    random: seeded(4),
    options: { target: 400 },
    watch: (_move, _before, after) => {
      if (after.phase === "play" && legalMoves(after).length > 1) states.push(after);
    },
  });
  return states;
}

/** The same play by ranks. */
function playOf({ hands, plays, dealer }: PlayState): Play {
  const play = newPlay();
  const played = plays.filter((move) => move.type === "play");
  const kept = [1 - dealer, dealer].map((seat) => [
    ...hands[seat]!.map(rankOf),
    ...played.filter((move) => move.seat === seat).map(({ card }) => rankOf(card)),
  ]);
  begin(play, 4, handOfRanks(kept[0]!), handOfRanks(kept[1]!));
  for (const { card } of played) playCard(play, placeOfRank(play.hands[play.turn]!, rankOf(card)));
  return play;
}

test("the play by ranks has the same course, counts and bounds", () => {
  for (const state of choices()) {
    const play = playOf(state);
    const seats = [1 - state.dealer, state.dealer];
    const { plays, countStarts } = courseOf(play);
    expect(seats[play.turn]).toBe(state.turn);
    expect(play.count).toBe(state.count);
    expect([...play.bounds]).toEqual(seats.map((seat) => boundOf(state, seat)));
    expect(countStarts).toEqual(state.countStarts);
    expect(plays.map((move) => rankPlayed(move, (seat) => seats[seat]!))).toEqual(
      state.plays.map((move) => rankPlayed(move, (seat) => seat)),
    );
  }
});

test("medium plays its cards as often as the bot when it tries many deals", () => {
  const states = choices().slice(0, 120);
  let apart = 0;
  for (const [i, state] of states.entries()) {
    const play = playOf(state);
    const seen = view(state, state.turn) as View<PlayState>;
    const moves = legalMoves(state) as PlayMove[];
    const bots = cardShares(seen, moves, valueCards(seen, moves, { deals: 20_000, random: seeded(i) }));
    const discards = state.crib.slice(2 * state.turn, 2 * state.turn + 2);
    const shares = new Float64Array(4);
    levelPlay(MEDIUM, [...discards, state.starter].map(rankOf)).choose(play, playableNow(play), shares);
    const botShares = new Float64Array(4);
    for (const [n, { card }] of moves.entries())
      botShares[placeOfRank(play.hands[play.turn]!, rankOf(card))]! += bots[n]!;
    for (const [place, share] of botShares.entries()) apart += Math.abs(share - shares[place]!);
  }
  // The bot's deals are close to the hands' chances, but not the same.
  expect(apart / states.length).toBeLessThan(0.002);
});
