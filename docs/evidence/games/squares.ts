import { searchBot } from "../../../src/bots/index.ts";
import type { Card } from "../../../src/core/card.ts";
import * as crosscribb from "../../../src/crosscribb/index.ts";
import { type Random, seeded } from "../../../src/index.ts";
import { scoreLine } from "../../../src/scoring/index.ts";
import { points, row } from "./estimate.ts";

type State = crosscribb.CrossCribbState;

/**
 * The kinds of squares for the first card of a round, one square of each. Seat 1 places it and has the rows. Rows and
 * columns without the cut card can be exchanged, so that squares of one kind are worth the same.
 */
const KINDS = { own: "a3", other: "c1", away: "a1" } as const;
type Kind = keyof typeof KINDS;

/** Number of squares of a kind, of 24. */
const SQUARES_OF: Readonly<Record<Kind, number>> = { own: 4, other: 4, away: 16 };

/** Relations of the first card to the cut card. */
const RELATIONS = {
  scores: "makes a pair or fifteen with it",
  near: "is one or two ranks from it",
  far: "neither",
} as const;
type Relation = keyof typeof RELATIONS;

const RANKS = "A23456789TJQK";

export function relationOf(card: Card, cut: Card): Relation {
  if (scoreLine([card, cut]).points > 0) return "scores";
  return Math.abs(RANKS.indexOf(card[0]!) - RANKS.indexOf(cut[0]!)) <= 2 ? "near" : "far";
}

/** A round up to its first placement. */
function opening(relation: Relation, random: Random): State & { readonly phase: "play" } {
  for (;;) {
    let state: State = crosscribb.initialState({ players: 2, first: 0 });
    while (state.phase !== "play") state = crosscribb.applyUnchecked(state, crosscribb.chance(state, random)!);
    if (relationOf(state.piles[1]![0]!, state.cut) === relation) return state;
  }
}

/** The lead of seat 1 in a round whose first card goes to a square; bots play the rest. */
function leadAfter(start: State, square: crosscribb.Square, iterations: number, random: Random): number {
  const bot = searchBot(crosscribb, { iterations });
  let state = crosscribb.apply(start, { type: "place", seat: 1, square });
  while (state.phase !== "deal" && state.phase !== "over") {
    const seat = crosscribb.activeSeats(state)[0]!;
    state = crosscribb.applyUnchecked(
      state,
      bot(crosscribb.view(state, seat), crosscribb.legalMoves(state, seat), random),
    );
  }
  return state.totals[1]! - state.totals[0]!;
}

/** The value of a first card on each kind of square, in points of the round above the average of the 24 squares. */
export function squares({ games, iterations, seed }: Record<"games" | "iterations" | "seed", number>): string {
  const kinds = Object.keys(KINDS) as Kind[];
  const rows = (Object.keys(RELATIONS) as Relation[]).map((relation) => {
    const values: Record<Kind, number[]> = { own: [], other: [], away: [] };
    for (let n = 0; n < games; n++) {
      const start = opening(relation, seeded(seed + n));
      const leads = kinds.map((kind) => leadAfter(start, KINDS[kind], iterations, seeded(seed + n)));
      const average = kinds.reduce((sum, kind, i) => sum + leads[i]! * SQUARES_OF[kind], 0) / 24;
      for (const [i, kind] of kinds.entries()) values[kind].push(leads[i]! - average);
    }
    return row([RELATIONS[relation], ...kinds.map((kind) => points(values[kind]))]);
  });
  return [row(["the card", "own line", "the other's line", "away"]), ...rows].join("\n");
}
