import { valueOfRank } from "../../../core/card.ts";
import type { Side } from "../../../core/game.ts";
import { countLatest, withRank } from "../../../scoring/play.ts";
import { type Pegging, playablePlaces, playPlace, sayGo } from "./pegging.ts";

/** How the sides stand when the play is tried out. */
export interface Race {
  /** The side of each seat. */
  readonly sides: readonly Side[];
  /** By side, the points that it needs to win the game. */
  readonly needs: readonly number[];
}

/** What it is worth to win the game in the play, in points: more than a deal's play ever brings. */
const WIN = 50;

/**
 * What a side pegs less what the others do on average, when its seat plays the card at some place and then each seat
 * plays by its own cards alone, in a simple way, to the end of the deal's play.
 *
 * @param play - the play, which is changed
 */
export function tryPlace(play: Pegging, place: number, race: Race, side: Side): number {
  const { sides, needs } = race;
  const pegged = needs.map(() => 0);
  for (let next = place; ; next = sensiblePlace(play)) {
    const { last } = play;
    const scorer = next < 0 ? sides[last]! : sides[play.turn]!;
    pegged[scorer]! += next < 0 ? sayGo(play) : playPlace(play, next);
    if (pegged[scorer]! >= needs[scorer]!) return scorer === side ? WIN : -WIN;
    if (play.turn < 0) break;
  }
  const all = pegged.reduce((sum, points) => sum + points, 0);
  return pegged[side]! - (all - pegged[side]!) / (pegged.length - 1);
}

/**
 * The place of the card that a seat plays who looks at its own cards and the count only; -1 when it must say go. It takes
 * what it gets, and of cards that bring the same the highest, but it leaves no count to which a ten makes 15 or 31, and
 * no neighbor of the card before, of which runs are made.
 */
export function sensiblePlace(play: Pegging): number {
  const { ranks, recent, turn } = play;
  // One less than its nibble; -1 at the start of a count.
  const before = (recent & 15) - 1;
  const places = playablePlaces(play);
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < 4; place++) {
    if (((places >> place) & 1) === 0) continue;
    const rank = ranks[4 * turn + place]!;
    const count = play.count + valueOfRank(rank);
    let worth = countLatest(withRank(recent, rank), count) + rank / 50;
    if (count === 5 || count === 21) worth -= 0.5;
    if (before >= 0) {
      const apart = Math.abs(before - rank);
      if (apart === 1 || apart === 2) worth -= 0.3;
    }
    if (worth > most) {
      most = worth;
      best = place;
    }
  }
  return best;
}
