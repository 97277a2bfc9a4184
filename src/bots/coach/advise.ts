import { errorOf, InvalidStateError } from "../../core/errors.ts";
import { type AnyGame, type MoveOf, typed, type ViewOf } from "../../core/game.ts";
import { type Random, randomInt, seeded } from "../../core/random.ts";
import { expectFunction, expectNumber, readInteger, readOptions } from "../../schema/read.ts";
import { previewsOf } from "../../table/preview.ts";
import {
  errorBetween,
  expectWorths,
  gamesOf,
  type Method,
  movesIn,
  noteRead,
  rankOf,
  valuationsIn,
  type Worth,
} from "../basis/method.ts";
import type { SearchLimits } from "../search/options.ts";
import { search } from "../search/search.ts";
import type { Choice } from "./choice.ts";
import { optimism } from "./optimism.ts";

/** The current estimate for each choice. */
export interface Advice<Move = unknown> {
  /** Share of the work that is done, 0 to 1. Mark an answer near 0 as rough. */
  readonly progress: number;
  /**
   * All legal moves, most wins first; among moves that the method can't tell from the best, the most points at once, or
   * expected.
   */
  readonly choices: readonly Choice<Move>[];
}

/** Options of {@link advise} and {@link review}. @inline */
export interface AdviceOptions<G extends AnyGame = AnyGame> extends SearchLimits {
  /** The method that values choices; default {@link search}. For cribbage, `trials()` and `expert()` are stronger. */
  readonly method?: Method<G> | null;
  /** Source of randomness; by default the same view always gives the same figures. */
  readonly random?: Random | null;
}

/** Options of {@link advise}. @inline */
interface AdviseOptions<G extends AnyGame> extends AdviceOptions<G> {
  /** A legal move to try in all deals, as in {@link review}: its loss is then the one that a review states. */
  readonly made?: MoveOf<G> | null;
}

/** `AdviceOptions` with all defaults filled in. */
export interface AdviceSettings<G extends AnyGame> {
  readonly method: Method<G>;
  readonly milliseconds: number;
  /**
   * Makes the random source for one choice. Each choice gets the same numbers, so its value depends on no other choice.
   */
  readonly newRandom: () => Random;
}

/** Minimum time between two pieces of advice, in milliseconds. */
const PAUSE = 50;

/**
 * Values each legal move of a seat: points at once, expected points, and the chance to win with its error. Use it as a
 * hint for a player.
 *
 * A first answer comes at once, and better ones follow. A search's first answer is rough, as its `error` shows: after
 * ten trial games, its best move loses several percent of a game.
 *
 * @param game - the game
 * @param view - the view of the seat that is to move
 * @param options - the limits, the method, and the random source
 * @returns a generator of advice; the last one, with progress 1, is final. All choices are legal moves; a seat with one
 * legal move has one choice
 * @throws InvalidStateError when `view` is not a view of the game, its viewer is not to move, an option is unknown or
 * out of range, or the random source returns anything but a number from 0 (inclusive) to 1 (exclusive). The generator
 * throws it when the method can't value the moves: the methods for cribbage don't value claims with muggins
 * @throws IllegalMoveError when `made` is not legal; its `keys` begin with `"options"` and `"made"`
 *
 * @example
 * ```ts
 * import { advise } from "fifteen-two/bots";
 * import * as sackson from "fifteen-two/sackson";
 *
 * let state = sackson.initialState();
 * for (const text of ["0 take yellow blue", "0 exchange b2 c2", "0 return yellow", "1 take yellow brown"])
 *   state = sackson.apply(state, sackson.parseMove(text));
 * const advice = [...advise(sackson, sackson.view(state, 1), { iterations: 1000 })].at(-1)!;
 * const [best] = advice.choices;
 * sackson.formatMove(best!.move); // => "1 exchange c4 a5"
 * best!.now; // => 5
 * best!.win > 0.5; // => true
 * ```
 */
export function advise<G extends AnyGame>(
  game: G,
  view: ViewOf<G>,
  options?: AdviseOptions<G> | null,
): Generator<Advice<MoveOf<G>>, void, void> {
  const given = readOptions(options, ["made", ...ADVICE_OPTIONS]);
  const settings = readAdviceOptions(game, given);
  const seen: ViewOf<G> = typed(game).parseViewJson(view);
  const moves = movesIn(game, seen);
  return adviceOn(game, seen, moves, settings, given.made == null ? undefined : madeAt(game, seen, moves, given.made));
}

/** The index of a move that a caller says was made. */
function madeAt<G extends AnyGame>(game: G, view: ViewOf<G>, moves: readonly MoveOf<G>[], made: MoveOf<G>): number {
  const refused = typed(game).refusal(view, made);
  if (refused !== undefined) throw errorOf(refused, ["options", "made"], made);
  return placeOf(game, made, moves);
}

/** The index of a move among the legal ones; its cards or other parts may be in any order. */
export function placeOf<G extends AnyGame>(game: G, move: MoveOf<G>, moves: readonly MoveOf<G>[]): number {
  const texts = [move, ...moves].map((each) => game.formatMove(each));
  const sorted = texts.map((text) => text.split(" ").sort().join());
  const same = texts.indexOf(texts[0]!, 1);
  return (same > 0 ? same : sorted.indexOf(sorted[0]!, 1)) - 1;
}

export const ADVICE_OPTIONS = ["iterations", "milliseconds", "method", "random"] as const;

/** Reads the options of advice. */
export function readAdviceOptions<G extends AnyGame>(game: G, options: AdviceOptions<G>): AdviceSettings<G> {
  const { iterations = null, milliseconds = null } = options;
  for (const [key, limit] of Object.entries({ iterations, milliseconds }))
    if (limit !== null) readInteger(limit, ["options", key], 1);
  const method = options.method ?? search(game, { iterations, milliseconds });
  if (typeof method === "function")
    throw new InvalidStateError(["options", "method"], "must be a method, not a function; call it, as search(game)");
  expectFunction(method.values, ["options", "method", "values"]);
  for (const key of ["chances", "nameOf"] as const)
    if (method[key] !== undefined) expectFunction(method[key], ["options", "method", key]);
  if (method.precision !== undefined) expectNumber(method.precision, ["options", "method", "precision"]);
  if (options.random != null) expectFunction(options.random, ["options", "random"]);
  const seed = options.random == null ? 1 : randomInt(2 ** 32, options.random);
  return { method, milliseconds: milliseconds ?? Number.POSITIVE_INFINITY, newRandom: () => seeded(seed) };
}

/** Values some moves. `kept` is the index of a move to compare in all deals. */
export function* adviceOn<G extends AnyGame>(
  game: G,
  view: ViewOf<G>,
  moves: readonly MoveOf<G>[],
  { method, milliseconds, newRandom }: AdviceSettings<G>,
  kept?: number,
): Generator<Advice<MoveOf<G>>, void, void> {
  const start = Date.now();
  const previewOf = previewsOf(game, view);
  const gains = moves.map((move) => previewOf(move).gain);
  let shown = Number.NEGATIVE_INFINITY;
  noteRead(game.id, view, moves);
  const returned = method.values(view, moves, { random: newRandom(), ...(kept !== undefined && { kept }) });
  for (const valued of valuationsIn(returned)) {
    const time = Date.now();
    const progress = Math.min(1, Math.max(valued.progress, (time - start) / milliseconds));
    if (progress < 1 && time - shown < PAUSE) continue;
    shown = time;
    expectWorths(valued.worths, moves);
    yield { progress, choices: choicesOf(moves, gains, valued.worths, method.precision ?? 0) };
    if (progress === 1) return;
  }
  expectWorths(undefined, moves);
}

function choicesOf<Move>(
  moves: readonly Move[],
  gains: readonly number[],
  worths: readonly Worth[],
  precision: number,
): readonly Choice<Move>[] {
  const excess = optimism(worths);
  const valued = worths.map((worth, i) => ({ worth, i, now: gains[i]! }));
  const order = ordered(valued, Math.max(precision, excess));
  const best = order[0]!.worth;
  const highest = Math.max(...worths.map(rankOf));
  const least = best.games === undefined ? 0 : Number.NEGATIVE_INFINITY;
  const most = Math.max(least, Math.min(rankOf(best), highest - excess));
  // A loss is a mistake from twice its error on.
  const lossError = (one: Worth, other: Worth) => Math.max(errorBetween(one, other), one === other ? 0 : precision / 2);
  const rows = rowsOf(order, lossError);
  return order.map(({ worth, i, now }, place) => {
    const { points, error, share, parts, games } = worth;
    const rank = Math.min(rankOf(worth), most);
    const lost = { points: Math.max(0, best.points - points), win: most - rank, error: lossError(best, worth) };
    const stake = games === undefined ? { win: rank } : { win: worth.win, games: gamesOf(rank) };
    const choice = { move: moves[i]!, now, points, ...stake, error, loss: lost, row: rows[place]! };
    return { ...choice, ...(share !== undefined && { share }), ...(parts && { parts }) };
  });
}

/** A choice's worth and its points at once. */
interface Valued {
  readonly worth: Worth;
  readonly now: number;
}

/**
 * Choices by wins, except for the first: within a margin of the most wins, it has the most points at once, or expected.
 */
function ordered<One extends Valued>(choices: readonly One[], margin: number): One[] {
  const byWins = choices.slice().sort((a, b) => rankOf(b.worth) - rankOf(a.worth) || b.worth.points - a.worth.points);
  const top = byWins[0]!;
  const alike = byWins.filter(({ worth }) => rankOf(top.worth) - rankOf(worth) < margin);
  const [first = top] = alike.sort((a, b) => b.now - a.now || b.worth.points - a.worth.points);
  return [first, ...byWins.filter((each) => each !== first)];
}

/** The row of each choice. A choice clearly worse than the first of the current row begins a new row. */
function rowsOf(choices: readonly Valued[], lossError: (one: Worth, other: Worth) => number): number[] {
  let first = choices[0]!;
  let row = 0;
  return choices.map((choice) => {
    const isEven =
      choice.now === first.now && rankOf(first.worth) - rankOf(choice.worth) <= lossError(first.worth, choice.worth);
    if (isEven) return row;
    first = choice;
    row++;
    return row;
  });
}
