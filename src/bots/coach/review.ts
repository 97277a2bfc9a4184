import type { AnyMove, Seat } from "../../core/any.ts";
import { type AnyGame, type MoveOf, type StateOf, typed } from "../../core/game.ts";
import { seatsFrom, sideOf } from "../../core/seat.ts";
import type { RecordOf } from "../../record/record.ts";
import { replayOf, type Step } from "../../record/replay.ts";
import { readInteger, readOptions } from "../../schema/read.ts";
import { chancesBy, type Method } from "../basis/method.ts";
import { shareOf } from "../basis/standing.ts";
import {
  ADVICE_OPTIONS,
  type AdviceOptions,
  type AdviceSettings,
  adviceOn,
  placeOf,
  readAdviceOptions,
} from "./advise.ts";
import type { Choice, Loss } from "./choice.ts";

/** Options of {@link review}. The limits apply to each choice. @inline */
export interface ReviewOptions<G extends AnyGame = AnyGame> extends AdviceOptions<G> {
  /** The seat whose choices to review; default all seats. */
  readonly seat?: Seat | null;
}

/** A choice that a seat made. */
export interface ReviewedChoice<Move = unknown> {
  /** Index of the move in the record, from 0. */
  readonly index: number;
  /** The seat that chose. */
  readonly seat: Seat;
  /** Its choice, with the loss. */
  readonly chosen: Choice<Move>;
  /** The choice with the most wins. */
  readonly best: Choice<Move>;
  /** All choices it had, best first. */
  readonly choices: readonly Choice<Move>[];
}

/** A seat's choices of one type. @inline */
interface TypeReview {
  /** Number of choices, 1 or more. */
  readonly count: number;
  readonly loss: Loss;
}

/** A seat's skill and luck in a game. */
export interface SeatReview {
  readonly seat: Seat;
  /** Its choices by the type of move, such as `"discard"`. */
  readonly types: Readonly<Record<string, TypeReview>>;
  /** Change of its chance to win by its choices: 0 if all were the best, otherwise negative. */
  readonly skill: number;
  /** Standard error of `skill`. */
  readonly error: number;
  /** Change of its chance to win by the cards and the other seats. `start + skill + luck` is `result`. */
  readonly luck: number;
  /** Its chance to win at the start; an equal share if the method doesn't know it. */
  readonly start: number;
  /**
   * 1 if its side won, 0 if another side did, a share in a tie. In an unfinished game, its chance to win or, if the
   * method doesn't know that, its chance after its latest choice.
   */
  readonly result: number;
  /**
   * Quality of its choices, comparable between games: 1 minus the loss by them, as a share of the average loss by
   * random moves. It is 1 if all were the best or nothing was at stake, and negative if they were worse than random
   * moves.
   */
  readonly accuracy: number;
}

/** A review so far. */
export interface Review<Move = unknown> {
  /** Number of choices reviewed. */
  readonly done: number;
  /** Number of choices in all. */
  readonly total: number;
  /** The choices reviewed so far, in the order of the game. */
  readonly choices: readonly ReviewedChoice<Move>[];
  /** The skill and luck of each seat so far. */
  readonly seats: readonly SeatReview[];
}

/**
 * Reviews every choice between non-equivalent moves, from the view of the seat that chose.
 *
 * Each report gives the loss of each move in expected points and chances to win, and the value of all choices (see
 * {@link advise}). The last one splits the result into skill and luck.
 *
 * The generator yields the review so far after each choice, so that you can show progress. The last one is complete.
 * {@link advise} values choices in the same way with the same options, so a player who follows its advice loses
 * nothing.
 *
 * @param game - the game
 * @param record - a game, finished or not
 * @param options - the seat to review, the limits for each choice, the method, and the random source
 * @returns a generator of reviews; the first comes before any choice has been reviewed
 * @throws InvalidStateError when the record belongs to another game, an option is unknown or out of range, or the
 * random source returns anything but a number from 0 (inclusive) to 1 (exclusive); its path names the part
 * @throws IllegalMoveError when a move of the record is illegal; its `keys` begin with `"moves"` and the move's index
 *
 * @example
 * ```ts
 * import { playout, seeded } from "fifteen-two";
 * import { review } from "fifteen-two/bots";
 * import * as sackson from "fifteen-two/sackson";
 *
 * const { record } = playout(sackson, { random: seeded(7), options: { turnLimit: 8 } });
 * const reports = [...review(sackson, record, { seat: 0, iterations: 50 })];
 * const { done, total, choices, seats } = reports.at(-1)!;
 * done === total; // => true
 * choices[0]!.chosen.move.type; // => "take"
 * seats[0]!.skill < 0; // => true
 * seats[0]!.accuracy.toFixed(1); // => "-0.1"
 * (seats[0]!.start + seats[0]!.skill + seats[0]!.luck).toFixed(6) === seats[0]!.result.toFixed(6); // => true
 * ```
 */
export function review<G extends AnyGame>(
  game: G,
  record: RecordOf<G>,
  options?: ReviewOptions<G> | null,
): Generator<Review<MoveOf<G>>, void, void> {
  const given = readOptions(options, ["seat", ...ADVICE_OPTIONS]);
  const settings = readAdviceOptions(game, given);
  const { state: begun, steps } = replayOf(game, record);
  const made = [...steps()];
  const { players } = begun.settings;
  const seats =
    given.seat == null ? seatsFrom(0, players) : [readInteger(given.seat, ["options", "seat"], 0, players - 1)];
  const real = choicesIn(game, made, settings.method, seats);
  const frames = framesOf(game, begun, made.at(-1)?.after ?? begun, settings, seats);
  return reviews();

  function* reviews(): Generator<Review<MoveOf<G>>, void, void> {
    const choices: ReviewedChoice<MoveOf<G>>[] = [];
    for (let done = 0; ; done++) {
      const reviewed = seats.map((seat, i) => seatReview(seat, frames[i]!, choices));
      yield { done, total: real.length, choices: choices.slice(), seats: reviewed };
      if (done === real.length) return;
      choices.push(reviewChoice(game, real[done]!, settings));
    }
  }
}

interface RealChoice<G extends AnyGame> extends Step<G> {
  readonly index: number;
  readonly moves: readonly MoveOf<G>[];
}

/** The choices of some seats between moves that differ and that the method values. */
function choicesIn<G extends AnyGame>(
  game: G,
  made: readonly Step<G>[],
  { nameOf }: Method<G>,
  seats: readonly Seat[],
): readonly RealChoice<G>[] {
  return made.flatMap((step, index) => {
    if (!seats.includes(step.move.seat!)) return [];
    const moves = typed(game).legalMoves(step.before, step.move.seat);
    const names: readonly unknown[] = nameOf === undefined ? moves : moves.map(nameOf);
    return new Set(names).size > 1 && !names.includes(undefined) ? [{ ...step, index, moves }] : [];
  });
}

function reviewChoice<G extends AnyGame>(
  game: G,
  { index, move, before, moves }: RealChoice<G>,
  settings: AdviceSettings<G>,
): ReviewedChoice<MoveOf<G>> {
  const seat = move.seat!;
  const at = placeOf(game, move, moves);
  let choices: readonly Choice<MoveOf<G>>[] = [];
  for (const advice of adviceOn(game, typed(game).view(before, seat), moves, settings, at)) ({ choices } = advice);
  return { index, seat, chosen: choices.find((choice) => choice.move === moves[at])!, best: choices[0]!, choices };
}

/** A seat's chance to win at the start and, once known, at the end. */
type Frame = readonly [start: number, end: number | undefined];

function framesOf<G extends AnyGame>(
  game: G,
  begun: StateOf<G>,
  ended: StateOf<G>,
  { method, newRandom }: AdviceSettings<G>,
  seats: readonly Seat[],
): Frame[] {
  const { view, outcome } = typed(game);
  // Nothing is hidden at the start, so all seats have the same chances.
  const starts = chancesBy(method, view(begun), newRandom());
  const over = outcome(ended);
  return seats.map((seat) => {
    const side = sideOf(begun, seat);
    const end = over ? shareOf(over, side) : chancesBy(method, view(ended, seat), newRandom())?.[side];
    return [starts?.[side] ?? 1 / begun.scores.length, end];
  });
}

function seatReview(seat: Seat, [start, end]: Frame, reviewed: readonly ReviewedChoice<AnyMove>[]): SeatReview {
  const made = reviewed.filter((choice) => choice.seat === seat);
  const own = made.map(({ chosen }) => chosen);
  const skill = own.reduce((sum, { loss }) => sum - loss.win, 0);
  const result = end ?? own.at(-1)?.win ?? start;
  const types: Record<string, TypeReview> = {};
  for (const { move } of own) types[move.type] ??= typeReviewOf(own.filter((choice) => choice.move.type === move.type));
  const error = Math.hypot(...own.map(({ loss }) => loss.error));
  const stake = made.reduce((sum, { choices }) => sum + typeReviewOf(choices).loss.win, 0);
  const accuracy = stake === 0 ? 1 : 1 + skill / stake;
  return { seat, types, skill, error, luck: result - start - skill, start, result, accuracy };
}

function typeReviewOf(choices: readonly Choice[]): TypeReview {
  const count = choices.length;
  const mean = (part: (loss: Loss) => number) => choices.reduce((sum, { loss }) => sum + part(loss), 0) / count;
  const error = Math.sqrt(mean((loss) => loss.error ** 2) / count);
  return { count, loss: { points: mean(({ points }) => points), win: mean(({ win }) => win), error } };
}
