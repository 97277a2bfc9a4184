import type { Seat } from "../../../core/game.ts";
import { randomInt, seeded } from "../../../core/random.ts";
import { seatsFrom, sideOf } from "../../../core/seat.ts";
import { readSteps } from "../../../generic/read-record.ts";
import { type RecordOf, steps } from "../../../generic/record.ts";
import { readFields, readInteger } from "../../../schema/read.ts";
import type { CribbageGame } from "../../game.ts";
import * as cribbage from "../../index.ts";
import { legalMoves, view } from "../../index.ts";
import type { Move } from "../../moves.ts";
import type { ViewIn } from "../../state.ts";
import { readBudget, type TrialOptions } from "../options/trials.ts";
import { winChances } from "../win/chances.ts";
import { type AdviceOptions, advise, type Choice, keyOf, type Loss, readAdviceOptions, tryMoves } from "./advise.ts";

/**
 * Options of {@link review}.
 *
 * @inline
 */
export interface ReviewOptions extends AdviceOptions {
  /** The seat whose choices to review; default all seats. */
  readonly seat?: Seat | null;
}

/** A choice that a seat made. */
export interface ReviewedChoice {
  /** Index of the move in the record, from 0. */
  readonly index: number;
  /** The seat that chose. */
  readonly seat: Seat;
  /** Its choice, with what it gave away. */
  readonly chosen: Choice;
  /** The choice that wins most often. */
  readonly best: Choice;
  /** All choices it had, best first. */
  readonly choices: readonly Choice[];
}

/** How well a seat has played, and how lucky it was. */
export interface SeatReview {
  readonly seat: Seat;
  /** Number of discards it chose, and their mean loss. */
  readonly discards: { readonly count: number; readonly loss: Loss };
  /** Number of cards it chose in the play, and their mean loss. */
  readonly plays: { readonly count: number; readonly loss: Loss };
  /** How its choices changed its chance to win the game: 0 if all were the best, otherwise negative. */
  readonly skill: number;
  /** How everything else changed it: the cards and the other seats. `start + skill + luck` is `result`. */
  readonly luck: number;
  /** Its chance to win at the start. */
  readonly start: number;
  /** 1 if its side won, 0 if another side did; its chance to win if the game is not over. */
  readonly result: number;
}

/** A review so far. */
export interface Review {
  /** Number of choices reviewed. */
  readonly done: number;
  /** Number of choices in all. */
  readonly total: number;
  /** The choices reviewed so far, in the order of the game. */
  readonly choices: readonly ReviewedChoice[];
  /** How well each seat has played so far. */
  readonly seats: readonly SeatReview[];
}

/**
 * Reviews each real choice of a game as its seat saw it.
 *
 * It says what the discard or card gave away in expected points and chances to win, and the value of all choices (see
 * {@link advise}). At the end it says how much of the result was skill and how much was luck.
 *
 * It is a generator that yields the review so far after each choice, so that you can show progress. The last one is
 * complete. It tries each choice in the deals in which {@link advise} tries it with equal options, so a player who follows
 * that advice gives nothing away.
 *
 * @param record - a game of cribbage, finished or not
 * @param options - whose choices to review, number of deals to try, and the random source
 * @returns a generator of reviews; the first comes before any choice has been reviewed
 * @throws InvalidStateError, when you take the first review, if the record does not replay, a side needs more than 241
 * points, an option is unknown or out of range, or the source returns anything but a number from 0 (inclusive) to 1
 * (exclusive); its path names the part
 *
 * @example
 * ```ts
 * import { playout, seeded } from "fifteen-two";
 * import * as cribbage from "fifteen-two/cribbage";
 * import { review } from "fifteen-two/cribbage/analysis";
 *
 * const { record } = playout(cribbage, { random: seeded(7), options: { target: 31 } });
 * const reports = [...review(record, { seat: 0, deals: 50 })];
 * const { done, total, choices, seats } = reports.at(-1)!;
 * done === total; // => true
 * choices[0]!.chosen.move.type; // => "discard"
 * seats[0]!.skill < 0; // => true
 * (seats[0]!.start + seats[0]!.skill + seats[0]!.luck).toFixed(6) === seats[0]!.result.toFixed(6); // => true
 * ```
 */
export function* review(record: RecordOf<CribbageGame>, options: ReviewOptions = {}): Generator<Review, void, void> {
  const { seat: asked, ...advice } = readFields(options, ["options"], [], ["seat", "deals", "random", "method"]);
  const { deals, random, method } = readAdviceOptions(advice as AdviceOptions);
  const read = readSteps(cribbage, record);
  const { players } = read.settings;
  const seats = asked == null ? seatsFrom(0, players) : [readInteger(asked, ["options", "seat"], 0, players - 1)];
  // The source starts again for each choice, which then doesn't depend on which others are reviewed.
  const seed = advice.random == null ? undefined : randomInt(2 ** 32, random);
  const newBudget = () => readBudget({ deals, random: seed === undefined ? null : seeded(seed) });
  const made = choicesIn(read).filter(({ move }) => seats.includes(move.seat));
  const frames = framesOf(read, seats, newBudget);
  const choices: ReviewedChoice[] = [];
  const report = () => {
    const seats = frames.map((frame) => seatReview(frame, choices));
    return { done: choices.length, total: made.length, choices: choices.slice(), seats };
  };
  yield report();
  for (const { index, move, before } of made) {
    const seen = view(before, move.seat) as ViewIn<"discard" | "play">;
    choices.push(reviewed(index, move, tryMoves(seen, { ...newBudget(), method }, keyOf(move))));
    yield report();
  }
}

/** The moves that seats chose from several different ones. */
function choicesIn(record: RecordOf<CribbageGame>) {
  return [...steps(cribbage, record)].flatMap(({ move, before }, index) =>
    move.type === "discard" || (move.type === "play" && ranksIn(legalMoves(before)) > 1) ? { index, move, before } : [],
  );
}

/** The number of ranks that can be played: in the play, cards of the same rank are equal. */
function ranksIn(moves: readonly { readonly type: string; readonly card?: string }[]): number {
  return new Set(moves.map(({ card }) => card?.[0])).size;
}

function reviewed(index: number, move: Move<"discard" | "play">, choices: readonly Choice[]): ReviewedChoice {
  const chosen = choices.find((choice) => keyOf(choice.move) === keyOf(move))!;
  return { index, seat: move.seat, chosen, best: choices[0]!, choices };
}

/** How a seat's game began and ended. */
type Frame = Pick<SeatReview, "seat" | "start" | "result">;

function framesOf(record: RecordOf<CribbageGame>, seats: readonly Seat[], newBudget: () => TrialOptions): Frame[] {
  const begun = cribbage.initialState(record.settings);
  const ended = [...steps(cribbage, record)].at(-1)?.state ?? begun;
  // Nothing is hidden at the start, so every seat sees the same chances.
  const { sides } = winChances(view(begun), newBudget());
  return seats.map((seat) => {
    const after = winChances(view(ended, seat), newBudget());
    return { seat, start: sides[sideOf(begun, seat)]!, result: after.sides[sideOf(begun, seat)]! };
  });
}

function seatReview({ seat, start, result }: Frame, choices: readonly ReviewedChoice[]): SeatReview {
  const own = choices.filter((choice) => choice.seat === seat);
  const skill = own.reduce((sum, { chosen }) => sum - chosen.loss.win, 0);
  const average = (type: "discard" | "play") =>
    meanLoss(own.flatMap(({ chosen }) => (chosen.move.type === type ? [chosen.loss] : [])));
  const luck = result - start - skill;
  return { seat, discards: average("discard"), plays: average("play"), skill, luck, start, result };
}

/** The number of choices and their mean loss. */
function meanLoss(losses: readonly Loss[]): { readonly count: number; readonly loss: Loss } {
  const count = losses.length;
  const mean = (part: (loss: Loss) => number) =>
    count === 0 ? 0 : losses.reduce((sum, loss) => sum + part(loss), 0) / count;
  const error = Math.sqrt(mean((loss) => loss.error ** 2) / Math.max(1, count));
  return { count, loss: { points: mean(({ points }) => points), win: mean(({ win }) => win), error } };
}

/**
 * Hints, reviews and chances to win as tasks of a worker: `botHandler({ tasks: analysisTasks }, postMessage)`.
 *
 * @example
 * ```ts
 * import { type BotWorker, botClient, botHandler } from "fifteen-two/bots";
 * import * as cribbage from "fifteen-two/cribbage";
 * import { analysisTasks } from "fifteen-two/cribbage/analysis";
 *
 * // A worker in the same thread; in a browser this is `new Worker(url)`.
 * let answer: (event: { data?: unknown }) => void = () => {};
 * const handle = botHandler({ tasks: analysisTasks }, (data) => answer({ data }));
 * const worker: BotWorker = {
 *   postMessage: handle,
 *   addEventListener: (type, listener) => {
 *     if (type === "message") answer = listener;
 *   },
 * };
 * const client = botClient<typeof analysisTasks>(worker);
 * const { sides } = await client.run("winChances", [cribbage.view(cribbage.initialState({ first: 0 }))]);
 * sides[0]!.toFixed(2); // => "0.56"
 * ```
 */
export const analysisTasks: {
  readonly advise: typeof advise;
  readonly review: typeof review;
  readonly winChances: typeof winChances;
} = /* @__PURE__ */ Object.freeze({ advise, review, winChances });
