import type { AnyView } from "../../core/any.ts";
import { InvalidStateError } from "../../core/errors.ts";
import { type AnyGame, type MoveOf, typed, type ViewOf } from "../../core/game.ts";
import type { Random } from "../../core/random.ts";

/** A method's estimate of a move, for the side that makes it. */
export interface Worth {
  /** Expected points of the side, minus those of the others. */
  readonly points: number;
  /** The chance that the side wins, 0 to 1. */
  readonly win: number;
  /** Games won minus games lost, in simple wins, if skunks count. Then choices are ordered by `games`, not by `win`. */
  readonly games?: number;
  /** Standard error of `win`, or of half of `games`. */
  readonly error: number;
  /**
   * `win`, or half of `games`, in each deal, up to a constant; missing unless all moves are tried in the same deals.
   */
  readonly wins?: Float64Array;
  /** Number of deals before the first of `wins`; default 0. */
  readonly from?: number;
  /** The share of games in which the move is right, 0 to 1. */
  readonly share?: number;
  /** The parts of `points`, under the method's names. */
  readonly parts?: Readonly<Record<string, number>>;
}

/** A method's estimates so far. @inline */
export interface Valuation {
  /** Share of the work that is done, 0 to 1; 1 in the last one. */
  readonly progress: number;
  /** The worth of each move, in the order of the moves. */
  readonly worths: readonly Worth[];
}

/**
 * A way to value choices, for {@link advise} and {@link review}. Its functions take only the game's views and moves.
 */
export interface Method<G extends AnyGame = AnyGame> {
  /**
   * Values the moves of a view's viewer, repeatedly, each time more exactly.
   *
   * @param options - the random source, and the index of a move to compare in all deals
   */
  values(
    view: ViewOf<G>,
    moves: readonly MoveOf<G>[],
    options: { readonly random: Random; readonly kept?: number },
  ): Iterable<Valuation>;
  /**
   * The smallest difference of two moves' chances to win that the method can tell; default 0, with only chance in the
   * way. Of the moves that it can't tell from the best, the one that scores most at once comes first, or else the one
   * with the most expected points.
   */
  readonly precision?: number;
  /** The chance of each side to win; missing if only choices can be valued. */
  chances?(view: ViewOf<G>, random: Random): readonly number[];
  /** A name shared by equal moves; undefined for a move that the method can't value. By default all moves differ. */
  nameOf?(move: MoveOf<G>): string | undefined;
}

/** The value by which moves are compared: the chance to win or, if skunks count, the games on the same scale. */
export function rankOf({ win, games }: Pick<Worth, "win" | "games">): number {
  return games === undefined ? win : (1 + games) / 2;
}

/** The inverse of {@link rankOf} for games. */
export function gamesOf(rank: number): number {
  return 2 * rank - 1;
}

/** The legal moves of a view's viewer; throws if there are none. */
export function movesIn<G extends AnyGame>(game: G, view: ViewOf<G>): readonly MoveOf<G>[] {
  const moves = typed(game).legalMoves(view);
  if (moves.length === 0) throw new InvalidStateError(["view"], "must be the view of a seat that is to move");
  return moves;
}

/** Views that have been checked, with the game and the legal moves. */
const readings = /* @__PURE__ */ new WeakMap<object, { readonly id: string; readonly moves: readonly unknown[] }>();

/** Caches the legal moves of a checked view, so that a method does not check the view again. */
export function noteRead(id: string, view: object, moves: readonly unknown[]): void {
  readings.set(view, { id, moves });
}

export function wasRead(id: string, view: object, moves: readonly unknown[]): boolean {
  const read = readings.get(view);
  return read?.id === id && read.moves === moves;
}

function expectFromMethod(isGiven: boolean, wanted: string): void {
  if (!isGiven) throw new InvalidStateError(["options", "method"], `must give ${wanted}`);
}

const WORTHS = "numbers for each move, and end with progress 1";

function isWorth(worth: Partial<Worth> | null | undefined): boolean {
  const { points, win, games = 0, error, share = 0, from = 0, wins } = worth ?? {};
  const isListed = wins === undefined || wins instanceof Float64Array;
  return isListed && [points, win, games, error, share, from].every(Number.isFinite);
}

/** Throws unless a method has returned a worth for each move. */
export function expectWorths(worths: unknown, { length }: readonly unknown[]): asserts worths is readonly Worth[] {
  expectFromMethod(Array.isArray(worths) && worths.length === length && worths.every(isWorth), WORTHS);
}

/** Yields a method's valuations, and checks their progress. */
export function* valuationsIn(returned: Iterable<Valuation>): Generator<Valuation, void, void> {
  expectFromMethod(typeof Object(returned)[Symbol.iterator] === "function", WORTHS);
  for (const valuation of returned) {
    expectFromMethod(Number.isFinite(valuation?.progress), WORTHS);
    yield valuation;
  }
}

/** The chance of each side to win; undefined if the method values only choices. */
export function chancesBy<G extends AnyGame>(
  method: Method<G>,
  view: ViewOf<G>,
  random: Random,
): readonly number[] | undefined {
  if (method.chances === undefined) return undefined;
  const chances: unknown = method.chances(view, random);
  const { length } = (view as AnyView).scores;
  const isGiven = Array.isArray(chances) && chances.length === length && chances.every(Number.isFinite);
  expectFromMethod(isGiven, "a chance for each side");
  return chances as readonly number[];
}

export function lastWorths(returned: Iterable<Valuation>, moves: readonly unknown[]): readonly Worth[] {
  let worths: unknown;
  for (const valuation of valuationsIn(returned)) ({ worths } = valuation);
  expectWorths(worths, moves);
  return worths;
}

/** Standard error of the difference between two moves' chances: smaller if they were tried in the same deals. */
export function errorBetween(one: Worth, other: Worth): number {
  if (one === other) return 0;
  if (one.wins === undefined || other.wins === undefined) return Math.hypot(one.error, other.error);
  const from = Math.max(one.from ?? 0, other.from ?? 0);
  return differenceOf(one.wins.subarray(from - (one.from ?? 0)), other.wins.subarray(from - (other.from ?? 0)))[1];
}

/** The mean lead of a list over another, over the numbers that both have, and its standard error. */
export function differenceOf(one: Float64Array, other: Float64Array): readonly [mean: number, error: number] {
  const n = Math.min(one.length, other.length);
  let [sum, squares] = [0, 0];
  for (let i = 0; i < n; i++) {
    const difference = one[i]! - other[i]!;
    sum += difference;
    squares += difference * difference;
  }
  return [n < 2 ? sum : sum / n, errorOfFew(n, sum, squares, -1)];
}

/** The spread of fewer numbers than this may be chance: three trials that all win don't prove a sure win. */
const FEW = 30;

/**
 * {@link standardError}; fewer numbers than {@link FEW} get four more, two at each end of their range, from `least` to
 * 1 (Agresti and Coull, "Approximate Is Better than 'Exact' for Interval Estimation of Binomial Proportions", 1998).
 */
export function errorOfFew(n: number, sum: number, squares: number, least: 0 | -1): number {
  if (n >= FEW) return standardError(n, sum, squares);
  return standardError(n + 4, sum + 2 + 2 * least, squares + 2 + 2 * least ** 2);
}

/** Standard error of the mean of two or more numbers, from their sum and the sum of their squares. */
export function standardError(n: number, sum: number, squares: number): number {
  return Math.sqrt(Math.max(0, squares - (sum * sum) / n) / (n - 1) / n);
}
