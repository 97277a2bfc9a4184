import type { Seat } from "../../../core/game.ts";
import { readInteger, readObject } from "../../../core/json.ts";
import { sideOf } from "../../../core/seat.ts";
import { parseRecordJson, type RecordOf } from "../../../drive/record.ts";
import { steps } from "../../../drive/steps.ts";
import { type CribbageState, cribbage, type DiscardMove, legalMoves, type PlayMove, view } from "../../index.ts";
import type { DiscardView, PlayView } from "../../state.ts";
import { readTrialOptions, type TrialOptions, winChances } from "../winning/chances.ts";
import { errorBetween } from "../winning/trials.ts";
import { type Choice, choiceOf, type TriedChoice, tryMoves } from "./advise.ts";

/** How to {@link review} a game. */
export interface ReviewOptions extends TrialOptions {
  /** Whose choices to look at; default everybody's. */
  readonly seat?: Seat | null;
}

/** What a choice gave away. */
export interface Loss {
  /** Expected points, 0 or more; see {@link Choice}. */
  readonly points: number;
  /** The chance to win the game, 0 to 1. */
  readonly win: number;
  /** The standard error of `win`: a loss of less than twice that may be none. */
  readonly error: number;
}

/** A choice that a seat made. */
export interface ReviewedChoice {
  /** The number of the move in the record, from 0. */
  readonly index: number;
  /** Whose choice it was. */
  readonly seat: Seat;
  /** What it chose. */
  readonly chosen: Choice;
  /** What wins most often. */
  readonly best: Choice;
  /** What it gave away: in points against the choice with the most points, in wins against the best. */
  readonly loss: Loss;
  /** All that it could choose, the best first. */
  readonly choices: readonly Choice[];
}

/** How well a seat has played, and how lucky it was. */
export interface SeatReview {
  /** The seat. */
  readonly seat: Seat;
  /** How many discards it chose, and what they gave away on average. */
  readonly discards: { readonly count: number; readonly loss: Loss };
  /** How many cards it chose in the play, and what they gave away on average. */
  readonly plays: { readonly count: number; readonly loss: Loss };
  /** What all its choices did to its chance to win the game: 0 if they were the best, else less. */
  readonly skill: number;
  /** What everything else did to it, the cards and the other seats: `start + skill + luck` is the result. */
  readonly luck: number;
  /** Its chance to win at the start. */
  readonly start: number;
  /** 1 if its side has won, 0 if another has; its chance to win while nobody has. */
  readonly result: number;
}

/** A review as far as it has come. */
export interface Review {
  /** How many choices have been looked at. */
  readonly done: number;
  /** How many there are. */
  readonly total: number;
  /** The choices that have been looked at, in the order of the game. */
  readonly choices: readonly ReviewedChoice[];
  /** How well each seat has played so far. */
  readonly seats: readonly SeatReview[];
}

/**
 * Looks at each real choice of a game, as its seat saw it: what the discard or the card gave away, in expected points and in
 * chances to win, and what all choices were worth; see {@link advise}. In the end, how much of the result was skill and how
 * much was luck.
 *
 * It is a generator that gives the review so far after each choice, so that you can show how far it has come. The last one is
 * the whole review: with 500 deals a choice, most games take less than a second.
 *
 * @param record - a game of cribbage, finished or not
 * @param options - whose choices, how many deals to try, and the random source
 * @returns a generator of reviews; the first comes before any choice is looked at
 * @throws InvalidStateError, when the first review is taken, if the record does not replay, a side needs more than 241 points,
 *   or an option is unknown or out of range; later, if the source gives anything but a number from 0 up to 1; its path names
 *   the part
 *
 * @example
 * ```ts
 * import { playout, seeded } from "fifteen-two";
 * import { cribbage } from "fifteen-two/cribbage";
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
export function* review(record: RecordOf<typeof cribbage>, options: ReviewOptions = {}): Generator<Review, void, void> {
  const { seat: asked, ...trials } = readObject(options, "options", [], ["seat", "deals", "random"]);
  const { deals, random } = readTrialOptions(trials as TrialOptions);
  const read = parseRecordJson(cribbage, record);
  const { players } = read.settings;
  const only = asked == null ? undefined : readInteger(asked, "options.seat", 0, players - 1);
  const seats = Array.from({ length: players }, (_, seat) => seat).filter(
    (seat) => only === undefined || seat === only,
  );
  const made = choicesIn(read).filter(({ move }) => seats.includes(move.seat));
  const frames = framesOf(read, seats, { deals, random });
  const choices: ReviewedChoice[] = [];
  const report = () => ({
    done: choices.length,
    total: made.length,
    choices: choices.slice(),
    seats: frames.map((frame) => seatReview(frame, choices)),
  });
  yield report();
  for (const { index, move, before } of made) {
    const seen = view(before, move.seat) as DiscardView | PlayView;
    const all = tryMoves(seen, legalMoves(before, move.seat) as readonly DiscardMove[], deals, random);
    choices.push(reviewed(index, move, all));
    yield report();
  }
}

/** A move that a seat chose from several that differ. */
interface MadeChoice {
  readonly index: number;
  readonly move: DiscardMove | PlayMove;
  readonly before: CribbageState;
}

function choicesIn(record: RecordOf<typeof cribbage>): MadeChoice[] {
  const made: MadeChoice[] = [];
  let index = 0;
  for (const { move, before } of steps(cribbage, record)) {
    if (move.type === "discard" || (move.type === "play" && ranksIn(legalMoves(before)) > 1))
      made.push({ index, move, before });
    index++;
  }
  return made;
}

/** How many ranks can be played: cards of one rank are all the same in the play. */
function ranksIn(moves: readonly { readonly type: string; readonly card?: string }[]): number {
  return new Set(moves.map(({ card }) => card?.[0])).size;
}

function reviewed(index: number, move: DiscardMove | PlayMove, tried: readonly TriedChoice[]): ReviewedChoice {
  const key = keyOf(move);
  const at = tried.findIndex((choice) => keyOf(choice.move) === key);
  const most = Math.max(...tried.map(({ points }) => points));
  const [first, chosen] = [tried[0]!, tried[at]!];
  const loss = {
    points: most - chosen.points,
    win: first.win - chosen.win,
    error: at === 0 ? 0 : errorBetween(first, chosen),
  };
  const choices = tried.map(choiceOf);
  return { index, seat: move.seat, chosen: choices[at]!, best: choices[0]!, loss, choices };
}

function keyOf(move: DiscardMove | PlayMove): string {
  return move.type === "play" ? move.card : move.cards.slice().sort().join();
}

/** What a seat's game began and ended with. */
interface Frame {
  readonly seat: Seat;
  readonly start: number;
  readonly result: number;
}

function framesOf(record: RecordOf<typeof cribbage>, seats: readonly Seat[], options: TrialOptions): Frame[] {
  const begun = cribbage.initialState(record.settings);
  const ended = [...steps(cribbage, record)].at(-1)?.state ?? begun;
  // Nothing is hidden at the start, so that all have the same chances.
  const { sides } = winChances(view(begun), options);
  return seats.map((seat) => {
    const side = sideOf(begun, seat);
    return { seat, start: sides[side]!, result: winChances(view(ended, seat), options).sides[side]! };
  });
}

function seatReview({ seat, start, result }: Frame, choices: readonly ReviewedChoice[]): SeatReview {
  const own = choices.filter((choice) => choice.seat === seat);
  const skill = own.reduce((sum, { loss }) => sum - loss.win, 0);
  const average = (type: "discard" | "play") => meanLoss(own.filter(({ chosen }) => chosen.move.type === type));
  return {
    seat,
    discards: average("discard"),
    plays: average("play"),
    skill,
    luck: result - start - skill,
    start,
    result,
  };
}

/** How many choices there are, and what they gave away on average. */
function meanLoss(choices: readonly ReviewedChoice[]): { readonly count: number; readonly loss: Loss } {
  const count = choices.length;
  const mean = (part: (loss: Loss) => number) =>
    count === 0 ? 0 : choices.reduce((sum, { loss }) => sum + part(loss), 0) / count;
  const squares = mean(({ error }) => error * error);
  const error = count === 0 ? 0 : Math.sqrt(squares / count);
  return { count, loss: { points: mean(({ points }) => points), win: mean(({ win }) => win), error } };
}
