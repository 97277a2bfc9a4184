import { keepChances } from "../../../../src/cribbage/analysis/crib/kept.ts";
import { handOfRanks } from "../../../../src/cribbage/analysis/engine/hand.ts";
import { playOut, playPlace } from "../../../../src/cribbage/analysis/engine/play.ts";
import { rankHands } from "../../../../src/cribbage/analysis/engine/ranks.ts";
import type { Simulation } from "../../../../src/cribbage/analysis/engine/state.ts";
import { handWeights } from "../../../../src/cribbage/analysis/hidden/likely.ts";
import type { HiddenSeat, Position } from "../../../../src/cribbage/analysis/hidden/position.ts";
import { isRepeat, type Play, packed } from "./play.ts";
import { certain, newGame, type PlayPolicy, setGame } from "./policy.ts";

/**
 * `cribbageBot` at level medium, when it tries every hand that the other may have, as often as it is likely.
 *
 * @param known - the ranks of other cards that it has seen: its discards and the starter
 */
export function mediumPlay(known: readonly number[] = []): PlayPolicy {
  const chances = keepChances("two");
  const start = newGame();
  const game = newGame();
  const totals = new Float64Array(4);
  return {
    choose(play, playable, shares) {
      const { turn } = play;
      setGame(start, play, playable);
      const weights = handWeights(...hiddenIn(play, start, known), chances);
      const hands = handsOf(play.left[1 - turn]!);
      totals.fill(0);
      for (let n = 0; n < weights.length; n++)
        if (weights[n]! > 0)
          for (let place = 0; place < playable; place++)
            if (!isRepeat(start.hands[turn]!, place)) {
              setGame(game, play, playable);
              game.hands[1 - turn] = hands[n]!;
              game.scores.fill(0);
              game.events = 0;
              playPlace(game, place);
              playOut(game);
              totals[place]! += weights[n]! * (game.scores[turn]! - game.scores[1 - turn]!);
            }
      let best = 0;
      for (let place = 1; place < playable; place++)
        if (!isRepeat(start.hands[turn]!, place) && totals[place]! > totals[best]!) best = place;
      certain(shares, playable, best);
    },
  };
}

/** The hands of {@link rankHands}. */
function handsOf(size: number): Int32Array {
  handLists[size] ??= Int32Array.from({ length: rankHands(size).length / size }, (_, n) =>
    handOfRanks([...rankHands(size).subarray(size * n, size * (n + 1))]),
  );
  return handLists[size];
}

const handLists: Int32Array[] = [];

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
    played: ranksOf(played[other]!).map((rank) => 4 * rank),
    bound: bounds[other]!,
  };
  return [{ start, places: Uint8Array.from(cards.keys()) } as Position, seat as unknown as HiddenSeat];
}

/** The ranks of four bits each, without those that are none. */
function ranksOf(ranks: number): number[] {
  return [0, 4, 8, 12].map((at) => (ranks >> at) & 15).filter((rank) => rank < 15);
}
