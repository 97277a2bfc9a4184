import { seeded } from "../../../core/random.ts";
import { readInteger } from "../../../schema/read.ts";
import { beginPlay, DISCARDS, discardOf, drawCards } from "../engine/deal.ts";
import { playOut } from "../engine/play.ts";
import { newSimulation, type Simulation, sideAt } from "../engine/state.ts";
import type { KnownDeal } from "../options/dealt.ts";
import type { CribKind } from "../options/players.ts";
import { type Budget, readRandom } from "../options/trials.ts";
import { carefulPlay } from "../policies/careful.ts";
import { policyOf } from "./policy.ts";

/**
 * Mean points pegged in the play after a discard, over the simulated deals.
 *
 * @inline
 */
export interface DiscardPegging {
  /** Points of the hand's side. */
  readonly own: number;
  /** Points of all other sides together. */
  readonly others: number;
  /** Standard error of `own - others`, in points. */
  readonly error: number;
}

/** Reads the options for pegging; null if it is not requested. */
export function readPegging(pegging: unknown, random: unknown): Budget | null {
  const source = readRandom(random ?? seeded(1));
  if (pegging == null) return null;
  return { deals: readInteger(pegging, ["options", "pegging"], 2, 1_000_000), random: source };
}

/**
 * Simulates the play after each discard of a hand, in the order of `DISCARDS` and in the same deals. No starter is
 * turned up: it doesn't affect the play, and his heels are left out.
 */
export function simulatePegging(deal: KnownDeal, { deals, random }: Budget): DiscardPegging[] {
  const { cards, unseen, size } = deal;
  const game = newTable(deal.kind);
  const dealers = possibleDealers(game, deal);
  const tallies = DISCARDS[size].map((places) => ({ places, own: 0, others: 0, squares: 0 }));
  for (let n = 0; n < deals; n++) {
    game.dealer = dealers[n % dealers.length]!;
    game.pack.set(unseen, size);
    drawCards(game, size, game.seats * size, size + unseen.length, random);
    for (let seat = 1; seat < game.seats; seat++) discardOf(game, seat, game.policies[seat]!.discard(game, seat));
    for (const tally of tallies) {
      const [own, others] = playDiscard(game, cards, tally.places);
      tally.own += own;
      tally.others += others;
      tally.squares += (own - others) ** 2;
    }
  }
  return tallies.map(({ own, others, squares }) => {
    const variance = (squares - (own - others) ** 2 / deals) / (deals - 1);
    return { own: own / deals, others: others / deals, error: Math.sqrt(Math.max(0, variance) / deals) };
  });
}

/** A game that nobody wins, so that no play is cut short. */
function newTable(kind: CribKind): Simulation {
  const seats = { two: 2, three: 3, partners: 4, solo: 4 }[kind];
  const sides = kind === "partners" ? 2 : seats;
  const policies = Array(seats).fill(policyOf(kind, carefulPlay));
  return newSimulation({ seats, sides, target: Number.POSITIVE_INFINITY }, policies);
}

/** The seats that may be the dealer when seat 0 has the hand. */
function possibleDealers(game: Simulation, { side }: KnownDeal): number[] {
  const seats = Array.from({ length: game.seats }, (_, seat) => seat);
  return seats.filter((seat) => (sideAt(game, seat) === 0) === (side === "own"));
}

/** Plays a deal in which seat 0 holds some cards after its discard. Returns what its side and the others peg. */
function playDiscard(game: Simulation, cards: Uint8Array, places: number): [own: number, others: number] {
  const { pack, scores } = game;
  pack.set(cards);
  scores.fill(0);
  game.scoreCount = 0;
  discardOf(game, 0, places);
  beginPlay(game);
  playOut(game);
  return [scores[0]!, scores.reduce((sum, score) => sum + score, -scores[0]!)];
}
