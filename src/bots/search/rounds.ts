import { type AnyGame, type MoveOf, typed, type ViewOf } from "../../core/game.ts";
import { type Random, randomInt, seeded } from "../../core/random.ts";
import { sideOf } from "../../core/seat.ts";
import { differenceOf } from "../basis/method.ts";
import { sizeOf } from "../basis/mistake.ts";
import { leadOf } from "../basis/standing.ts";
import { byValue, type Candidate, meanErrorOf, newCandidate, resultsOf } from "./candidate.ts";
import type { SearchSettings } from "./options.ts";
import { type Deal, newSearch, runTrial } from "./trial.ts";

/** The state of a search. */
export interface Round<Move> {
  /** Share of the search that is done, 0 to 1. */
  readonly progress: number;
  /** The lead of the searching side before its move, in points. */
  readonly lead: number;
  /** Every move, best first: the ones still tried, by value, then the others, latest dropped first. */
  readonly candidates: readonly Candidate<Move>[];
}

/** Trial games between reports: few, so that the first one comes at once. */
const TRIALS_PER_REPORT = 10;

/** Minimum trials of each remaining candidate before an early end, if the best one's error is small. */
const ENOUGH = 100;
const SMALL_ERROR = 0.01;

/** Minimum share of a search before an early end: in its first trials, opponents reply weakly. */
const SOONEST = 0.1;

const CLEAR = 4;

const FINALISTS = 2;

/**
 * Tries moves in trial games, round by round. Each round deals the hidden cards once, and tries each candidate in that
 * deal with the same draws. Between rounds it drops the worst candidates: each halving takes the same share of the
 * search. It never drops the move with index `kept`.
 */
export function* rounds<G extends AnyGame>(
  game: G,
  view: ViewOf<G>,
  moves: readonly MoveOf<G>[],
  settings: SearchSettings<G>,
  random: Random,
  kept = -1,
): Generator<Round<MoveOf<G>>, void, void> {
  const trials = newSearch(game, settings, random, moves[0]!.seat!);
  const all = moves.map(newCandidate);
  const dropped: typeof all = [];
  let left = all;
  const start = Date.now();
  let deal = dealOf(game, view, random);
  let iterations = 0;
  let progress = 0;
  for (;;) {
    const lead = leadOf(settings.standing(deal.state), sideOf(deal.state, trials.observer));
    const seed = randomInt(2 ** 32, random);
    for (const candidate of left) {
      runTrial(trials, deal, candidate, seededOnUse(seed));
      iterations++;
      progress = Math.min(1, Math.max(iterations / settings.iterations, (Date.now() - start) / settings.milliseconds));
      if (progress === 1) break;
      if (iterations % TRIALS_PER_REPORT === 0) yield roundOf(progress, lead, left, dropped);
    }
    if (progress === 1 || (progress >= SOONEST && isSettled(left, all[kept]))) {
      yield roundOf(1, lead, left, dropped);
      return;
    }
    if (!deal.isKnown) deal = dealOf(game, view, random);
    const most = Math.max(FINALISTS, Math.ceil(moves.length ** (1 - progress)));
    if (left.length <= most) continue;
    const ranked = left.slice().sort(byValue);
    left = ranked.filter((candidate, rank) => rank < most || candidate === all[kept]);
    dropped.unshift(...ranked.filter((candidate) => !left.includes(candidate)));
  }
}

function roundOf<Move>(
  progress: number,
  lead: number,
  left: readonly Candidate<Move>[],
  dropped: readonly Candidate<Move>[],
): Round<Move> {
  return { progress, lead, candidates: [...left.slice().sort(byValue), ...dropped] };
}

/**
 * Whether more trials would change little: the best move clearly leads, and the size of the kept move's mistake is
 * certain.
 */
function isSettled(left: readonly Candidate<unknown>[], kept: Candidate<unknown> | undefined): boolean {
  if (left[0]!.node.visits < ENOUGH) return false;
  const [best, ...others] = left.slice().sort(byValue);
  if (meanErrorOf(best!) > SMALL_ERROR) return false;
  return others.every((other) => {
    const [lead, error] = differenceOf(resultsOf(best!), resultsOf(other));
    const least = lead - CLEAR * error;
    return least > 0 && (other !== kept || sizeOf(least) === sizeOf(lead + CLEAR * error));
  });
}

/** Deals the cards that a view hides. If this takes no random number, nothing is hidden, and all deals are the same. */
function dealOf<G extends AnyGame>(game: G, view: ViewOf<G>, random: Random): Deal<G> {
  let isKnown = true;
  const state = typed(game).determinize(view, () => {
    isKnown = false;
    return random();
  });
  return { state, isKnown };
}

/** `seeded`, but seeded at the first draw: most trials draw nothing, and seeding takes as long as a move. */
function seededOnUse(seed: number): Random {
  let random: Random | undefined;
  return () => {
    random ??= seeded(seed);
    return random();
  };
}
