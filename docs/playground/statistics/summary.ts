import {
  type AnyGame,
  type Outcome,
  parseRecordJson,
  type RecordOf,
  replay,
  rulesOf,
  type Seat,
  type Side,
  sideOf,
  steps,
} from "fifteen-two";
import { cribbage } from "fifteen-two/cribbage";

/** How often, and how many points in all. */
export interface Tally {
  readonly count: number;
  readonly points: number;
}

/** What is kept of a finished game, from one seat's point of view. */
export interface Summary {
  /** A game that is seen again after a reload has the same one. */
  readonly id: string;
  readonly game: string;
  /** When it ended, as `Date.toISOString` writes it. */
  readonly date: string;
  readonly result: "won" | "lost" | "drawn";
  /** How well the others played; not known of older games, and of games with other people. */
  readonly level?: string;
  /** The games that the win or the loss counts: 2 for a skunk, 3 or 4 for a double skunk. */
  readonly games: number;
  /** Of cribbage: the hands and cribs that were counted, the points of each play, what discards gave away. */
  readonly hands: Tally;
  readonly cribs: Tally;
  readonly pegging: Tally;
  readonly losses: Tally;
}

const NOTHING: Tally = { count: 0, points: 0 };

/** The names of the tallies. */
export const TALLIES = ["hands", "cribs", "pegging", "losses"] as const;

/** The points that each discard of a seat gave away, from `discardLosses`. */
export type Losses = readonly number[];

/**
 * Sums up a finished game for a seat; undefined when it is not over.
 *
 * @param about - which game it is, and what the seat's discards gave away; empty when nobody has worked it out
 */
export function summarize<G extends AnyGame>(
  game: G,
  record: RecordOf<G>,
  seat: Seat,
  about: Pick<Summary, "id" | "date" | "level"> & { readonly losses: Losses },
): Summary | undefined {
  const end = replay(game, record);
  const outcome = rulesOf(game).outcome(end);
  if (outcome === undefined) return undefined;
  const counted = game.id === cribbage.id ? countedIn(parseRecordJson(cribbage, record), seat) : NONE_COUNTED;
  return { ...about, game: game.id, ...ending(outcome, sideOf(end, seat)), ...counted, losses: tally(about.losses) };
}

function ending({ winners, scores, gamesLost }: Outcome, side: Side): Pick<Summary, "result" | "games"> {
  if (winners.length > 1 || (winners.length === 0 && scores.length > 1)) return { result: "drawn", games: 0 };
  const won = winners.includes(side);
  return { result: won ? "won" : "lost", games: won ? Math.max(1, ...gamesLost) : (gamesLost[side] ?? 1) };
}

const NONE_COUNTED = { hands: NOTHING, cribs: NOTHING, pegging: NOTHING };

/** What a seat's hands and cribs were worth, and what its side pegged in the play of each deal. */
function countedIn(record: RecordOf<typeof cribbage>, seat: Seat): Pick<Summary, "hands" | "cribs" | "pegging"> {
  const shown: Record<"hand" | "crib", number[]> = { hand: [], crib: [] };
  const pegged: number[] = [];
  for (const { move, before, awards } of steps(cribbage, record)) {
    const points = awards
      .filter(({ side }) => side === sideOf(before, seat))
      .reduce((sum, award) => sum + award.points, 0);
    if (move.type === "cut") pegged.push(0);
    if (before.phase === "play") pegged.push((pegged.pop() ?? 0) + points);
    if (move.type === "show" && move.seat === seat) shown[move.hand].push(points);
  }
  return { hands: tally(shown.hand), cribs: tally(shown.crib), pegging: tally(pegged) };
}

function tally(points: readonly number[]): Tally {
  return { count: points.length, points: points.reduce((sum, next) => sum + next, 0) };
}

/** The games of one kind, added up. */
export interface Totals extends Readonly<Record<(typeof TALLIES)[number], Tally>> {
  readonly played: number;
  readonly won: number;
  /** Won and lost by a skunk, a double skunk or a double victory. */
  readonly skunks: number;
  readonly skunked: number;
}

export function totalsOf(games: readonly Summary[]): Totals {
  const won = games.filter(({ result }) => result === "won");
  const lost = games.filter(({ result }) => result === "lost");
  const skunks = (some: readonly Summary[]) => some.filter((game) => game.games > 1).length;
  const tallies = Object.fromEntries(
    TALLIES.map((name) => [name, games.reduce((sum, game) => added(sum, game[name]), NOTHING)]),
  ) as Record<(typeof TALLIES)[number], Tally>;
  return { played: games.length, won: won.length, skunks: skunks(won), skunked: skunks(lost), ...tallies };
}

function added(a: Tally, b: Tally): Tally {
  return { count: a.count + b.count, points: a.points + b.points };
}

/** The mean of a tally in two decimals; a dash when there is none. */
export function formatMean({ count, points }: Tally): string {
  return count === 0 ? "–" : (points / count).toFixed(2);
}

/** A share in percent; a dash of nothing. */
export function formatShare(part: number, whole: number): string {
  return whole === 0 ? "–" : `${Math.round((100 * part) / whole)} %`;
}
