import { expect, test } from "vitest";
import { handOfRanks, placeOfRank, rankAt } from "../../../../src/cribbage/analysis/engine/hand.ts";
import { cribbageBot } from "../../../../src/cribbage/analysis/index.ts";
import { cribbage, legalMoves, view } from "../../../../src/cribbage/index.ts";
import type { PlayState } from "../../../../src/cribbage/state.ts";
import { boundOf } from "../../../../src/cribbage/unseen.ts";
import { type Card, cardIndex, playout, seeded } from "../../../../src/index.ts";
import { mediumPlay } from "./medium.ts";
import { begin, newPlay, type Play, playableNow, playCard } from "./play.ts";

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

test("medium plays as the bot does when it tries many deals, at the same counts and with the same bounds", () => {
  const states = choices().slice(0, 120);
  const bot = cribbageBot({ level: "medium", deals: 20_000 });
  const shares = new Float64Array(4);
  let same = 0;
  for (const [i, state] of states.entries()) {
    const play = playOf(state);
    const seats = [1 - state.dealer, state.dealer];
    expect(seats[play.turn]).toBe(state.turn);
    expect(play.count).toBe(state.count);
    expect([...play.bounds]).toEqual(seats.map((seat) => boundOf(state, seat)));
    const discards = state.crib.slice(2 * state.turn, 2 * state.turn + 2);
    const hand = play.hands[play.turn]!;
    mediumPlay([...discards, state.starter].map(rankOf)).choose(play, playableNow(play), shares);
    const move = bot(view(state, state.turn), legalMoves(state), seeded(i));
    const card = move.type === "play" ? rankOf(move.card) : -1;
    if (card === rankAt(hand, shares.indexOf(1))) same++;
  }
  // The bot's deals are close to the hands' chances, but not the same.
  expect(same / states.length).toBeGreaterThan(0.97);
});
