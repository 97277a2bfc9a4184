import { playableCards } from "../engine/hand.ts";
import { peg, rewindPlay, type Simulation } from "../engine/state.ts";
import type { Holding } from "./holdings.ts";
import { type Learners, learn, setShows } from "./learn.ts";

/** What both seats may hold. */
export interface Ranges {
  /** Where the play goes on. */
  readonly start: Simulation;
  /** The seat that chooses. */
  readonly me: number;
  /** What it may hold, in the eyes of the other, after the holdings that it can have. */
  readonly mine: readonly Holding[];
  /** Number of holdings that it can have. */
  readonly actual: number;
  /** What the other may hold, in the eyes of the seat. */
  readonly theirs: readonly Holding[];
  /** For each of those, the starter. */
  readonly starters: readonly number[];
  /** Whether the starter is cut now, so that a jack scores. */
  readonly isCut: boolean;
}

/** Lets both seats learn from some lines of play. Half of the seat's own lines are with holdings that it can have. */
export function practice(learners: Learners, ranges: Ranges, lines: number): void {
  const { me, mine, theirs, actual } = ranges;
  const { random } = learners;
  for (let n = 1; n <= lines; n++) {
    learners.weight = n;
    for (const learner of [me, 1 - me]) {
      learners.learner = learner;
      const own = mine[Math.floor(random() * (learner === me && n % 2 === 1 ? actual : mine.length))]!;
      if (hold(learners, ranges, own, Math.floor(random() * theirs.length))) learn(learners, 0, 0, 1);
    }
  }
}

/**
 * Gives both seats their cards.
 *
 * @param n - number of the other's holding
 * @returns false if they cannot hold these at once
 */
export function hold(learners: Learners, ranges: Ranges, own: Holding, n: number): boolean {
  const { start, me, isCut } = ranges;
  const other = ranges.theirs[n]!;
  const starter = ranges.starters[n]!;
  if (own.cards.includes(starter)) return false;
  for (let i = 0; i < 6; i++) if (own.cards.includes(other.cards[i]!)) return false;
  const first = learners.line[0]!;
  rewindPlay(first, start);
  first.events = 0;
  first.hands[me] = own.left;
  first.hands[1 - me] = other.left;
  first.playable = playableCards(first.hands[first.turn]!, first.count);
  if (isCut && starter >> 2 === JACK) peg(first, first.dealer, 2);
  setShows(learners, me === 0 ? [own.cards, other.cards] : [other.cards, own.cards], starter);
  return true;
}

/** The rank of a jack. */
const JACK = 10;
