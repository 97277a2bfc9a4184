import { CARDS, valueOfRank } from "../../../src/core/card.ts";
import type { GoMove, PlayMove } from "../../../src/cribbage/moves.ts";
import type { PlayState, View } from "../../../src/cribbage/state.ts";
import { type Play, packed } from "./play.ts";

/** The part of a view that `inferenceOf` reads. */
export type Course = Pick<View<PlayState>, "plays" | "countStarts" | "dealer" | "hands" | "turn">;

/** The course of a play as a view has it, with the pone in seat 0. All cards are of one suit. */
export function courseOf({ early, late, count, hands, turn }: Play): Course {
  const plays: (PlayMove | GoMove)[] = [];
  const countStarts = [0];
  const held = [4, 4];
  let [total, last, isAlone] = [0, -1, false];
  const pass = () => {
    if (isAlone || held[1 - last] === 0 || total === 31) return;
    plays.push({ type: "go", seat: 1 - last });
    isAlone = true;
  };
  const end = () => {
    pass();
    countStarts.push(plays.length);
    [total, isAlone] = [0, false];
  };
  for (const entry of [...entriesOf(early), ...entriesOf(late)]) {
    const [role, rank] = [entry >> 4, (entry & 15) - 1];
    // A count ends when no card fits, so the next card would not have fit either.
    if (total + valueOfRank(rank) > 31) end();
    else if (role === last && total > 0) pass();
    plays.push(moveOf(role, rank));
    held[role]!--;
    total += valueOfRank(rank);
    last = role;
  }
  if (count === 0 && total > 0) end();
  else if (turn === last) pass();
  const own = ranksOf(packed(hands[turn]!)).map((rank) => CARDS[4 * rank]!);
  return { plays, countStarts, dealer: 1, turn, hands: turn === 0 ? [own, []] : [[], own] };
}

/** The play of a card. */
function moveOf(seat: number, rank: number): PlayMove {
  return { type: "play", seat, card: CARDS[4 * rank]! };
}

/** The entries of a play's `early` or `late`, first to last. */
function entriesOf(entries: number): number[] {
  return [15, 10, 5, 0].map((at) => (entries >> at) & 31).filter((entry) => entry > 0);
}

/** Unpacks ranks of four bits each; leaves out empty places. */
function ranksOf(ranks: number): number[] {
  return [0, 4, 8, 12].map((at) => (ranks >> at) & 15).filter((rank) => rank < 15);
}
