import { cardIndex } from "../../../core/card.ts";
import { type Random, randomInt } from "../../../core/random.ts";
import { countRanks } from "../../../scoring/counter.ts";
import { scorePlay } from "../../../scoring/index.ts";
import type { DiscardMove, PlayMove } from "../../moves.ts";
import type { DiscardState, PlayState, View } from "../../state.ts";
import type { Budget } from "../options/trials.ts";

/** One card in this many is random. */
const CARELESS = 4;

/**
 * The discard that leaves the most points in the hand by itself, no matter what the starter is and who has the crib.
 */
export function discardByHand(
  view: View<DiscardState>,
  moves: readonly DiscardMove[],
  { random }: Budget,
): DiscardMove {
  const hand = view.hands[moves[0]!.seat]!;
  return anyBest(moves, random, ({ cards }) => {
    const kept = hand.filter((card) => !cards.includes(card as never)).map((card) => cardIndex(card as never));
    const [a, b, c, d] = kept as [number, number, number, number];
    return countRanks(a, b, c, d);
  });
}

/** The card that pegs most at once; now and then a random card. */
export function playAtOnce(view: View<PlayState>, moves: readonly PlayMove[], { random }: Budget): PlayMove {
  const { plays, countStarts } = view;
  const cards = plays.slice(countStarts.at(-1)).flatMap((move) => (move.type === "play" ? [move.card] : []));
  const isCareless = randomInt(CARELESS, random) === 0;
  return anyBest(moves, random, ({ card }) => (isCareless ? 0 : scorePlay([...cards, card]).points));
}

/** The move that is worth most; a random one on a tie. */
function anyBest<Move>(moves: readonly Move[], random: Random, worthOf: (move: Move) => number): Move {
  const worths = moves.map(worthOf);
  const most = Math.max(...worths);
  const best = moves.filter((_, i) => worths[i] === most);
  return best[randomInt(best.length, random)]!;
}
