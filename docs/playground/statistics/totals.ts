import { NOTHING, type Summary, TALLIES, type Tally } from "./summary.ts";

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
