import { type Bot, expectSome } from "../../../bots/bot.ts";
import { InvalidStateError } from "../../../core/errors.ts";
import { checkedRandom } from "../../../core/random.ts";
import { readFields, readInteger, readOneOf } from "../../../schema/read.ts";
import { type CribbageMove, type cribbage, type DiscardMove, type PlayMove, parseViewJson } from "../../index.ts";
import type { DiscardView, PlayView } from "../../state.ts";
import { inferenceOf } from "../hidden/inference.ts";
import type { Trials } from "../options/trials.ts";
import { drawPlace } from "../policies/strategy.ts";
import { type ChoiceMethod, discardDecision, playDecision } from "../win/decision.ts";
import { tryChoices } from "../win/trials.ts";
import { discardByHand, playAtOnce } from "./easy.ts";
import { discardForPoints, playForPoints } from "./medium.ts";
import { chooseCard } from "./mixed.ts";

/** How well a {@link cribbageBot} plays. */
export type CribbageBotLevel = "easy" | "medium" | "hard";

/** Options of {@link cribbageBot}. */
export interface CribbageBotOptions {
  /** How well the bot plays, or {@link expert}; default `"medium"`. */
  readonly level?: CribbageBotLevel | ChoiceMethod | null;
  /** Number of deals of the hidden cards in which it tries each choice, 1 or more; default 120, or 200 for {@link expert}. */
  readonly deals?: number | null;
}

/** How a level chooses its moves. */
interface Level {
  readonly discard: Choose<DiscardView, DiscardMove>;
  readonly play: Choose<PlayView, PlayMove>;
}

type Choose<View, Move> = (view: View, moves: readonly Move[], trials: Trials) => Move;

const LEVELS: Readonly<Record<CribbageBotLevel, Level>> = {
  easy: { discard: discardByHand, play: playAtOnce },
  medium: { discard: discardForPoints, play: playForPoints },
  hard: { discard: discardToWin, play: playToWin },
};

/** The discard after which its side wins most often. */
function discardToWin(view: DiscardView, moves: readonly DiscardMove[], trials: Trials): DiscardMove {
  const wins = tryChoices(discardDecision(view, moves), trials).map(({ win }) => win);
  return moves[wins.indexOf(Math.max(...wins))]!;
}

/** See {@link ValuedCards}; in chances to win. */
const TEMPERATURE = 0.006;

/** A card by how often its side wins after it. */
function playToWin(view: PlayView, moves: readonly PlayMove[], trials: Trials): PlayMove {
  const inference = inferenceOf(view);
  const worths = tryChoices(playDecision(view, moves, inference), trials).map(({ win }) => win);
  return chooseCard(view, moves, { worths, temperature: TEMPERATURE, now: inference.now }, trials.random);
}

/** The level that makes each choice of a method as often as it is right. */
function levelOf(method: ChoiceMethod): Level {
  const choose = <Move extends DiscardMove | PlayMove>(
    view: DiscardView | PlayView,
    moves: readonly Move[],
    trials: Trials,
  ): Move => {
    const shares = Float64Array.from(method(view, moves, trials), ({ share = 0 }) => share);
    return moves[drawPlace(shares, shares.length, trials.random())]!;
  };
  return { discard: choose, play: choose };
}

/**
 * Makes a bot for cribbage.
 *
 * - `"easy"` keeps the four cards that score most by themselves, ignoring the starter and the crib. It plays the card
 *   that pegs most at once, except that one card in four is random.
 * - `"medium"` plays for points. It discards like {@link bestDiscard}. It tries each card against likely hands, those
 *   of opponents who discard by {@link cribTable}, and plays the one after which its side pegs most, less what the
 *   others peg. Reaching the target beats any number of points.
 * - `"hard"` plays to win. It tries discards and cards to the end of the deal and takes the one that wins most often;
 *   see {@link advise}.
 *
 * All levels count every point they have.
 *
 * @param options - how well the bot plays and how long it thinks
 * @returns the bot, for two, three or four players; it throws an InvalidStateError when it is not a view of
 * cribbage, there are no moves, the moves belong to a seat other than the viewer, or the random source returns anything but a number from 0 (inclusive) to 1
 * (exclusive)
 * @throws InvalidStateError when an option is unknown or out of range; its path names it
 *
 * @example
 * ```ts
 * import { seeded } from "fifteen-two";
 * import { cribbageBot } from "fifteen-two/cribbage/analysis";
 * import { apply, initialState, legalMoves, parseMove, view } from "fifteen-two/cribbage";
 *
 * const bot = cribbageBot();
 * let state = apply(initialState({ first: 0 }), parseMove("- deal 5H 6C JS QD AC 2C / 7D 7H 8C KS 3H KD"));
 * bot(view(state, 0), legalMoves(state, 0), seeded(1)); // => { type: "discard", seat: 0, cards: ["AC", "2C"] }
 * for (const text of ["0 discard AC 2C", "1 discard 3H KD", "- cut 5S"]) state = apply(state, parseMove(text));
 * bot(view(state, 1), legalMoves(state, 1), seeded(1)); // => { type: "play", seat: 1, card: "7D" }
 * ```
 */
export function cribbageBot(options: CribbageBotOptions = {}): Bot<typeof cribbage> {
  const given = readFields(options, ["options"], [], ["level", "deals"]);
  const level = given.level ?? "medium";
  const isMethod = typeof level === "function";
  const { discard, play } = isMethod
    ? levelOf(level as ChoiceMethod)
    : LEVELS[readOneOf(level, ["options", "level"], ["easy", "medium", "hard"])];
  const deals = readInteger(given.deals ?? (isMethod ? 200 : 120), ["options", "deals"], 1, 1_000_000);
  return (view, moves, random) => {
    expectSome(moves);
    if (moves.length === 1) return moves[0]!;
    const read = parseViewJson(view);
    if (read.phase !== "discard" && read.phase !== "play")
      return moves.reduce((best, move) => (claimOf(move) > claimOf(best) ? move : best));
    expectOwn(read, moves as readonly (DiscardMove | PlayMove)[]);
    const trials = { deals, random: checkedRandom(random) };
    if (read.phase === "discard") return discard(read, moves as readonly DiscardMove[], trials);
    return play(read, moves as readonly PlayMove[], trials);
  };
}

/** Throws if the moves belong to a seat other than the viewer, whose cards are not known, or it is not their turn. */
function expectOwn(view: DiscardView | PlayView, moves: readonly (DiscardMove | PlayMove)[]): void {
  const other = moves.find(({ seat }) => seat !== view.viewer);
  if (other !== undefined)
    throw new InvalidStateError(["view", "viewer"], `must be ${other.seat}, the seat that the moves belong to`);
  if (view.phase === "play" && view.turn !== view.viewer)
    throw new InvalidStateError(["view", "turn"], `must be ${view.viewer}, the seat that the moves belong to`);
}

/** The points that a show move claims. */
function claimOf(move: CribbageMove): number {
  return move.type === "show" ? (move.claim ?? 0) : move.type === "muggins" ? move.points : 0;
}
