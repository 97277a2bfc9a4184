import type { Side } from "../../../core/game.ts";
import { type Pegging, playablePlaces, playPlace, resume, sayGo } from "./pegging.ts";

/**
 * What a side pegs from here on, less what the others peg, when all hands are open, the side plays for the most and
 * everyone else for the least (minimax with alpha-beta pruning).
 *
 * @param play - the play, which is afterwards as it was
 * @param sides - the side of each seat
 * @param depth - how many cards to look ahead; the rest of the play counts for nothing
 * @param low - a value up to which the exact one does not matter
 * @param high - a value from which the exact one does not matter
 */
export function openHandNet(
  play: Pegging,
  sides: readonly Side[],
  side: Side,
  depth: number,
  low: number = Number.NEGATIVE_INFINITY,
  high: number = Number.POSITIVE_INFINITY,
): number {
  if (play.turn < 0 || depth === 0) return 0;
  const { recent, count, turn, last, gone } = play;
  const places = playablePlaces(play);
  if (places === 0) {
    const points = sayGo(play);
    const net = sides[last] === side ? points : -points;
    const value = net + openHandNet(play, sides, side, depth, low - net, high - net);
    resume(play, recent, count, turn, last, gone);
    return value;
  }
  const sign = sides[turn] === side ? 1 : -1;
  let best = -sign * Number.POSITIVE_INFINITY;
  let [from, to] = [low, high];
  for (let place = 0; place < 4 && from < to; place++) {
    if (((places >> place) & 1) === 0) continue;
    const net = sign * playPlace(play, place);
    const value = net + openHandNet(play, sides, side, depth - 1, from - net, to - net);
    play.left[turn]! ^= 1 << place;
    resume(play, recent, count, turn, last, gone);
    if (sign * (value - best) > 0) best = value;
    if (sign > 0) from = Math.max(from, best);
    else to = Math.min(to, best);
  }
  return best;
}
