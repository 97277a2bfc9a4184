import { bestDiscard } from "../../../../src/cribbage/analysis/index.ts";
import { type Pegging, playablePlaces, playPlace, sayGo } from "../../../../src/cribbage/analysis/play/pegging.ts";
import { sensiblePlace } from "../../../../src/cribbage/analysis/play/rollout.ts";
import { CARDS, type Card, cardIndex, type Random, sample } from "../../../../src/index.ts";
import { countCribIndices, countIndices } from "../../../../src/scoring/index.ts";

/**
 * Plays a deal to its end and writes down what is scored, as `tallyDeal` reads it.
 *
 * @param needs - the points that the dealer and the pone need, for players who look at the score
 * @returns how many numbers were written
 */
export type DealPlayer = (events: Uint8Array, needs: readonly [dealer: number, pone: number], random: Random) => number;

type Four = [number, number, number, number];

/** The rest of the play before the first card; seat 0 is the pone's, so that it leads. */
function peggingOfHands(hands: readonly (readonly number[])[]): Pegging {
  const ranks = Uint8Array.from(hands.flat(), (card) => card >> 2);
  return { ranks, left: Uint8Array.from(hands, () => 15), recent: 0, count: 0, turn: 0, last: -1, gone: 0 };
}

/** Two who discard by the average cribs, play each card by their own alone, and do not look at the score. */
export const sensiblePlayers: DealPlayer = (events, _, random) => {
  const dealt = sample(CARDS, 13, random).map(cardIndex);
  const hands = [dealt.slice(0, 6), dealt.slice(6, 12)];
  const starter = dealt[12]!;
  const crib: number[] = [];
  const kept = hands.map((hand, seat) => {
    const { cards } = bestDiscard(
      hand.map((card) => CARDS[card] as Card),
      { dealer: seat === 1 },
    );
    const thrown = cards.map(cardIndex);
    crib.push(...thrown);
    return hand.filter((card) => !thrown.includes(card));
  });
  let length = 0;
  const score = (side: 0 | 1, points: number) => {
    if (points === 0) return;
    events[length++] = side;
    events[length++] = points;
  };
  if (starter >> 2 === 10) score(0, 2);
  const play = peggingOfHands(kept);
  while (play.turn >= 0) {
    const { turn, last } = play;
    if (playablePlaces(play) === 0) score(last === 0 ? 1 : 0, sayGo(play));
    else score(turn === 0 ? 1 : 0, playPlace(play, sensiblePlace(play)));
  }
  score(1, countIndices(...(kept[0] as Four), starter));
  score(0, countIndices(...(kept[1] as Four), starter));
  score(0, countCribIndices(...(crib as Four), starter));
  return length;
};
