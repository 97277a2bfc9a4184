import { type AnyGame, type Outcome, type RecordOf, readRecord, replay, type Seat, sideOf, steps } from "fifteen-two";
import * as cribbage from "fifteen-two/cribbage";
import { language } from "../../ui/words.ts";
import { NO_TALLIES, type Summary, type Tallies, type Tally } from "./games.ts";

type About = Pick<Summary, "id" | "date" | "level" | "start" | "skill"> & Partial<Pick<Summary, "losses">>;

/** Summarizes a finished game for a seat; undefined if it is not over. */
export function summarize(game: AnyGame, record: RecordOf<AnyGame>, seat: Seat, about: About): Summary | undefined {
  const end = replay(game, record);
  const outcome = game.outcome(end);
  if (outcome === undefined) return undefined;
  const tallies = game.id === cribbage.id ? talliesOf(readRecord(cribbage, record).record, seat) : {};
  return { ...NO_TALLIES, ...tallies, ...about, game: game.id, ...ending(outcome, sideOf(end, seat)) };
}

function ending({ winners, scores, gamesLost }: Outcome, side: number): Pick<Summary, "result" | "games"> {
  if (winners.length > 1 || (winners.length === 0 && scores.length > 1)) return { result: "drawn", games: 0 };
  const won = winners.includes(side);
  return { result: won ? "won" : "lost", games: won ? Math.max(1, ...gamesLost) : (gamesLost[side] ?? 1) };
}

/** Points of a seat's hands and cribs, and of its side's play in each deal. */
function talliesOf(record: RecordOf<typeof cribbage>, seat: Seat): Omit<Tallies, "losses"> {
  const shown: Record<"hand" | "crib", number[]> = { hand: [], crib: [] };
  const pegged: number[] = [];
  for (const { move, before, awards } of steps(cribbage, record)) {
    const points = sum(awards.map((award) => (award.side === sideOf(before, seat) ? award.points : 0)));
    if (move.type === "cut") pegged.push(0);
    if (before.phase === "play") pegged.push((pegged.pop() ?? 0) + points);
    if (move.type === "show" && move.seat === seat) shown[move.hand].push(points);
  }
  return { hands: tally(shown.hand), cribs: tally(shown.crib), pegging: tally(pegged) };
}

function tally(points: readonly number[]): Tally {
  return { count: points.length, points: sum(points) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, next) => total + next, 0);
}

/** Totals for some games, oldest first. */
export function resultsOf(games: readonly Summary[]) {
  const won = games.filter(({ result }) => result === "won");
  const lost = games.filter(({ result }) => result === "lost");
  // Includes double skunks and double victories.
  const skunks = (some: readonly Summary[]) => some.filter((game) => game.games > 1).length;
  const streak = games.length - 1 - games.findLastIndex(({ result }) => result !== "won");
  return { played: games.length, won: won.length, skunks: skunks(won), skunked: skunks(lost), streak };
}

/** The mean chance to win without luck; undefined if no game was reviewed. */
export function withoutLuck(games: readonly Summary[]): number | undefined {
  const fair = games.flatMap(({ start, skill }) => (start === undefined || skill === undefined ? [] : [start + skill]));
  return fair.length === 0 ? undefined : sum(fair) / fair.length;
}

/** The mean of a tally over some games, with two decimals; a dash if there is none. */
export function formatMean(games: readonly Summary[], name: keyof Tallies): string {
  const count = sum(games.map((game) => game[name].count));
  if (count === 0) return "–";
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return (sum(games.map((game) => game[name].points)) / count).toLocaleString(language, digits);
}

/** A share in percent; an estimate may be a little off the scale. */
export function formatShare(share: number): string {
  return Math.max(0, Math.min(share, 1)).toLocaleString(language, { style: "percent" });
}
