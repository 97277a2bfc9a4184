import { indexOfCard, valueOfRank } from "../../../core/card.ts";
import { countLatest, type RecentRanks, withRank } from "../../../scoring/play.ts";
import type { PlayMove } from "../../moves.ts";
import type { PlayState, PlayView } from "../../state.ts";

/**
 * The rest of a deal's play by ranks alone, since suits do not matter in it (S2-58). It is changed in place: a search
 * makes many moves, and takes them back by putting the numbers back and setting the bit of the card.
 */
export interface Pegging {
  /** The ranks 0 to 12 that each seat has left at first, four places a seat. */
  readonly ranks: Uint8Array;
  /** By seat, a bit for each of its places whose card has not been played. */
  readonly left: Uint8Array;
  /** The latest ranks of the count. */
  recent: RecentRanks;
  /** The total of the count, 0 to 30. */
  count: number;
  /** The seat to play; -1 when no seat has a card left. */
  turn: number;
  /** The seat that played the latest card. */
  last: number;
  /** A bit for each seat that has said go in this count. */
  gone: number;
}

/** The rest of the play when each seat has cards of these ranks left. */
export function peggingOf(state: PlayState | PlayView, hands: readonly ArrayLike<number>[]): Pegging {
  const ranks = new Uint8Array(4 * hands.length);
  for (const [seat, hand] of hands.entries()) ranks.set(hand, 4 * seat);
  const plays = state.plays.slice(state.countStarts.at(-1));
  const cards = plays.filter((move): move is PlayMove => move.type === "play");
  return {
    ranks,
    left: Uint8Array.from(hands, ({ length }) => (1 << length) - 1),
    recent: cards.reduce((recent, { card }) => withRank(recent, indexOfCard(card) >> 2), 0),
    count: state.count,
    turn: state.turn,
    last: cards.at(-1)?.seat ?? -1,
    gone: plays.reduce((bits, { type, seat }) => (type === "go" ? bits | (1 << seat) : bits), 0),
  };
}

/** Makes one play the same as another of as many seats. */
export function copyPegging(to: Pegging, from: Pegging): void {
  to.ranks.set(from.ranks);
  to.left.set(from.left);
  resume(to, from.recent, from.count, from.turn, from.last, from.gone);
}

/** Sets all the numbers of a play. */
export function resume(
  play: Pegging,
  recent: RecentRanks,
  count: number,
  turn: number,
  last: number,
  gone: number,
): void {
  play.recent = recent;
  play.count = count;
  play.turn = turn;
  play.last = last;
  play.gone = gone;
}

/** A bit for each place of the seat to play whose card fits, one for each rank; 0 when the seat must say go. */
export function playablePlaces({ ranks, left, turn, count }: Pegging): number {
  let places = 0;
  let seen = 0;
  for (let place = 0; place < 4; place++) {
    if (((left[turn]! >> place) & 1) === 0) continue;
    const rank = ranks[4 * turn + place]!;
    if ((seen >> rank) & 1 || valueOfRank(rank) + count > 31) continue;
    seen |= 1 << rank;
    places |= 1 << place;
  }
  return places;
}

/** Plays the card at a place of the seat to play, and gives what that seat pegs by it. */
export function playPlace(play: Pegging, place: number): number {
  const { turn } = play;
  const rank = play.ranks[4 * turn + place]!;
  play.left[turn]! ^= 1 << place;
  play.recent = withRank(play.recent, rank);
  play.count += valueOfRank(rank);
  play.last = turn;
  return countLatest(play.recent, play.count) + passTurn(play);
}

/** Says go for the seat to play, and gives what the player of the last card pegs by it. */
export function sayGo(play: Pegging): number {
  play.gone |= 1 << play.turn;
  return passTurn(play);
}

/** Finds who is next, as the rules of the game do; gives the point for the last card of a count that ends below 31. */
function passTurn(play: Pegging): 0 | 1 {
  const { left, last, gone, turn, count } = play;
  const seats = left.length;
  for (let i = 1; i <= seats && count < 31; i++) {
    const seat = (turn + i) % seats;
    play.turn = seat;
    if (seat === last) {
      if (playablePlaces(play) === 0) break;
      return 0;
    }
    if (left[seat] !== 0 && ((gone >> seat) & 1) === 0) return 0;
  }
  resume(play, 0, 0, -1, last, 0);
  for (let i = seats; i >= 1; i--) if (left[(last + i) % seats] !== 0) play.turn = (last + i) % seats;
  return count < 31 ? 1 : 0;
}
