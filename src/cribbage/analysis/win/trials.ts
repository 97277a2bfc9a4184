import { differenceOf, lastWorths, rankOf, type Valuation, type Worth } from "../../../bots/basis/method.ts";
import { seeded } from "../../../core/random.ts";
import { cribPoints, discardOf, finishPlay, handPoints, playAndShow } from "../engine/deal.ts";
import type { RankHand } from "../engine/hand.ts";
import { playOut, playPlace } from "../engine/play.ts";
import { netPoints, newSimulation, rewind, type Simulation, sideAt } from "../engine/simulation.ts";
import { type Budget, dealsFor, discardBut } from "../hidden/deals.ts";
import { policiesFor, simplePlay } from "../policies/policy.ts";
import type { Decision } from "./decision.ts";
import { cribShare, otherHands, worthAfter } from "./outlook.ts";
import { applyControlVariate, bestOf, emptyResults, type Results, worthsOf } from "./results.ts";

/**
 * The number of deals before the first drop of clearly worse choices: few for a quick answer, a quarter for an exact
 * one. Later drops come whenever it has doubled.
 */
function firstLookOf(deals: number): number {
  return deals < EXACT ? 30 : Math.round(deals / 4);
}

/** Number of deals from which on dropped choices are worth exact values, too. */
const EXACT = 1000;

/** Number of standard errors that a dropped choice must be behind the best. */
const CLEARLY = 3;

/** The end of a choice that has not been dropped. */
const NEVER: number = Number.POSITIVE_INFINITY;

/** Minimum number of deals that value a dropped choice. */
const FEWEST_DEALS = 15;

/** Before the end of the game, a discard this many points behind the best, by tables, is hopeless and not tried. */
const HOPELESS = 3;

/** Standard error of the loss by such a discard, as a share of it. */
const ROUGHLY = 0.3;

/**
 * Tries each choice in the same deals of the hidden cards, in which everyone then plays by their policies, and drops
 * clearly worse ones. A dropped choice was probably unlucky as well, so its value comes from the deals between this
 * drop and the next, by comparison with the best. Hopeless discards are valued by points alone. Near the end of a game
 * between two, it tries each choice with two policies for the seat: the strategy, which plays for points, and simple
 * play, which is safer. The better one counts.
 *
 * Yields the results before each drop, and at the end. `kept` is the index of a choice that is tried in all deals.
 */
export function* tryChoices(decision: Decision, { deals, random }: Budget, kept = -1): Iterable<Valuation> {
  const { position, seat } = decision;
  const { game, start, phase } = position;
  const trials = trialsOf(decision, deals, kept);
  const filled = newSimulation(start, start.policies);
  const deal = dealsFor(position, deals, random);
  for (let n = 0, look = firstLookOf(deals); n < deals; n++) {
    if (n === look) {
      yield { progress: n / deals, worths: worthsNow(decision, trials) };
      look *= 2;
      const left = trials.filter(({ end }) => end === NEVER);
      const best = bestOf(left);
      for (const trial of left) {
        const [lead, error] = differenceOf(best.wins.subarray(0, n), trial.wins);
        if (trial.at === kept || lead <= CLEARLY * error) continue;
        trial.end = look;
        if (deals - n >= FEWEST_DEALS) trial.from = n;
      }
    }
    deal();
    if (phase === "discard") discardBut(position, seat);
    rewind(filled, game);
    for (const trial of trials) if (n < trial.end) tryIn(decision, trial, filled);
  }
  yield { progress: 1, worths: worthsNow(decision, trials) };
}

/** Deals for a first answer about cards. */
const ROUGH_DEALS = 12;

/** Standard error of its chances apart from luck, measured in 250 random positions against 1,500 trials each. */
const ROUGH_ERROR = 0.01;

/** The worths of cards by a few rough deals: less exact than the first trials, but much sooner in a new process. */
export function roughAnswer({ position, outlook, ...decision }: Decision): Valuation {
  const game = newSimulation(position.start, policiesFor(position.start.seats));
  const rough = { position: { ...position, game, isRough: true }, outlook: { ...outlook, isNear: false } };
  const worths = worthsByTrials({ ...decision, ...rough }, { deals: ROUGH_DEALS, random: seeded(1) });
  return { progress: 0, worths: worths.map((worth) => ({ ...worth, error: Math.hypot(worth.error, ROUGH_ERROR) })) };
}

/** The choices to try, without hopeless ones; near the end of the game, each with two policies. */
function trialsOf({ position, seat, outlook, choices, tables = [] }: Decision, deals: number, kept: number): Tried[] {
  const { game, start } = position;
  const totals = tables.map(({ total }) => total);
  const games = start.seats === 2 && outlook.isNear ? [game, simplyPlayed(start, seat)] : [game];
  const least = outlook.isNear ? Number.NEGATIVE_INFINITY : Math.max(...totals) - HOPELESS;
  return choices.flatMap((_, at) =>
    (at !== kept && totals[at]! < least ? [] : games).map(
      (game): Tried => ({
        ...emptyResults(deals, outlook.stakes),
        ...{ at, game, end: NEVER, hand: 0, crib: 0, others: 0, plays: new Map() },
      }),
    ),
  );
}

/** Tries a choice in one more deal, whose hidden cards are filled in. */
function tryIn({ position, seat, outlook, choices, tables }: Decision, trial: Tried, filled: Simulation): void {
  const { at, game, tried: n } = trial;
  rewind(game, filled);
  if (position.phase === "discard") {
    discardOf(game, seat, choices[at]!);
    playAndShow(game);
  } else {
    playCard(trial, choices[at]!);
    finishPlay(game);
  }
  const side = sideAt(game, seat);
  trial.points[n] = netPoints(game, side);
  trial.wins[n] = worthAfter(outlook, game, side);
  if (trial.chances !== undefined) trial.chances[n] = worthAfter(outlook, game, side, []);
  const hand = handPoints(game, seat);
  const crib = cribShare(filled, seat) * cribPoints(game);
  const others = otherHands(game, seat);
  const expected = tables?.[at];
  // Far from the end of the game, tables know the pegging better than simple players.
  if (expected !== undefined)
    trial.luck[n] = outlook.isNear
      ? hand + crib - expected.hand - expected.crib
      : trial.points[n]! - others - expected.total;
  trial.hand += hand;
  trial.crib += crib;
  trial.others += others;
  trial.tried++;
}

/** Plays a card and the rest of the play, once for all deals with the same ranks in the hands of two players. */
function playCard({ game, plays }: Tried, place: number): void {
  const key = game.hands[1 - game.turn]!;
  const known = game.seats === 2 ? plays.get(key) : undefined;
  if (known !== undefined) {
    game.scoreLog.set(known);
    game.scoreCount = known.length;
    game.playable = 0;
    return;
  }
  playPlace(game, place);
  playOut(game);
  plays.set(key, game.scoreLog.slice(0, game.scoreCount));
}

function worthsNow(decision: Decision, trials: readonly Tried[]): Worth[] {
  const { choices, tables = [] } = decision;
  const known = trials.map((trial) => {
    const [points, wins, luck] = [trial.points, trial.wins, trial.luck].map((list) => list.slice(0, trial.tried));
    return { ...trial, points: points!, wins: wins!, luck: luck!, chances: trial.chances?.slice(0, trial.tried) };
  });
  const slope = applyControlVariate(known);
  const best = bestOf(known.filter(({ end }) => end === NEVER));
  const worths = worthsOf(known, best);
  return choices.map((_, i) => {
    const own = worths.filter((_, n) => known[n]!.at === i);
    // The policy with the most wins, the first on a tie.
    const most = own.reduce((most, worth) => (rankOf(worth) > rankOf(most) ? worth : most), own[0]!);
    const worth = most ?? worthBehind(worths[known.indexOf(best)]!, tables[best.at]!.total - tables[i]!.total, slope);
    return { ...worth, parts: partsOf(decision, known[worths.indexOf(most)] ?? best, i, worth.points) };
  });
}

/** The sources of a choice's points: the hand, the crib, the hands of others, and the rest, which is pegged. */
function partsOf({ tables }: Decision, { tried, ...sums }: Tried, at: number, points: number) {
  const { hand, crib } = tables?.[at] ?? { hand: sums.hand / tried, crib: sums.crib / tried };
  const others = sums.others / tried;
  return { hand, crib, others, pegging: points - hand - crib - others };
}

/** The last results of {@link tryChoices}. */
export function worthsByTrials(decision: Decision, budget: Budget, kept?: number): readonly Worth[] {
  return lastWorths(tryChoices(decision, budget, kept), decision.choices);
}

/** A copy of a game in which one seat plays simply. */
function simplyPlayed(game: Simulation, seat: number): Simulation {
  const policies = game.policies.map((policy, i) => (i === seat ? { ...policy, play: simplePlay } : policy));
  return newSimulation(game, policies);
}

/** Minimum gain in wins by a point, against the luck of few deals. */
const LEAST_PER_POINT = 0.005;

/** The worth of a choice that is some points behind another. */
function worthBehind({ points, win, games, error }: Worth, behind: number, slope: number): Worth {
  const lost = Math.max(LEAST_PER_POINT, slope) * behind;
  const stake = { win: Math.max(0, win - lost), ...(games !== undefined && { games: games - 2 * lost }) };
  return { points: points - behind, ...stake, error: Math.hypot(error, ROUGHLY * lost) };
}

/** A choice that is tried with one policy for the seat. */
interface Tried extends Results {
  /** Sums of points for the seat's hand, the crib, and the hands of others; negative for opponents. */
  hand: number;
  crib: number;
  others: number;
  /** Its index among the choices. */
  readonly at: number;
  /** The simulation in which it is played. */
  readonly game: Simulation;
  /** The scores of the rest of the play, cached by the other's hand. */
  readonly plays: Map<RankHand, Uint8Array>;
  /** The first deal in which it is not tried. */
  end: number;
}
