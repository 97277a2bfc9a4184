import { type Bot, expectCalled, expectSome } from "../../../bots/basis/bot.ts";
import { lastWorths, type Method } from "../../../bots/basis/method.ts";
import { type BotLevel, countingBot, SLIPS } from "../../../bots/seats/counting.ts";
import { InvalidStateError } from "../../../core/errors.ts";
import { checkedRandom } from "../../../core/random.ts";
import { expectFunction, fieldOf, readInteger, readOneOf, readOptions } from "../../../schema/read.ts";
import type { CribbageGame } from "../../game.ts";
import { parseViewJson } from "../../index.ts";
import type { DiscardMove, PlayMove } from "../../moves.ts";
import type { DiscardState, PlayState, View } from "../../state.ts";
import type { Budget } from "../options/trials.ts";
import { drawPlace } from "../policies/strategy.ts";
import { discardDecision, playDecision } from "../win/decision.ts";
import { worthsByTrials } from "../win/trials.ts";
import { discardByHand, playAtOnce } from "./easy.ts";
import { discardForPoints, playForPoints } from "./medium.ts";
import { chooseCard } from "./mixed.ts";

/** How well a {@link cribbageBot} plays. */
export type CribbageBotLevel = Exclude<BotLevel, "expert">;

/**
 * Options of {@link cribbageBot}.
 *
 * @inline
 */
export interface CribbageBotOptions {
  /** How well the bot plays, or a method such as {@link expert}; default `"medium"`. */
  readonly level?: CribbageBotLevel | Method<CribbageGame> | null;
  /** Number of deals of the hidden cards in which it tries each choice, 2 to 1,000,000; default 120. A method has its own. */
  readonly deals?: number | null;
}

/** How a level chooses its moves. */
interface Level {
  readonly discard: Choose<View<DiscardState>, DiscardMove>;
  readonly play: Choose<View<PlayState>, PlayMove>;
}

type Choose<View, Move> = (view: View, moves: readonly Move[], budget: Budget) => Move;

const LEVELS: Readonly<Record<CribbageBotLevel, Level>> = {
  easy: { discard: discardByHand, play: playAtOnce },
  medium: { discard: discardForPoints, play: playForPoints },
  hard: { discard: discardToWin, play: playToWin },
};

/** A discard near the end of the game is tried in three times the deals, since they win more there. */
const NEAR_DEALS = 3;

/** The discard that is best for points or, near the end of the game, after which its side wins most often. */
function discardToWin(view: View<DiscardState>, moves: readonly DiscardMove[], { deals, random }: Budget): DiscardMove {
  const decision = discardDecision(view, moves);
  const totals = decision.tables.map(({ total }) => total);
  if (!decision.outlook.isNear) return moves[totals.indexOf(Math.max(...totals))]!;
  const wins = worthsByTrials(decision, { deals: NEAR_DEALS * deals, random }).map(({ win }) => win);
  return moves[wins.indexOf(Math.max(...wins))]!;
}

/** See {@link ValuedCards}; in chances to win. */
const TEMPERATURE = 0.006;

/** A card by how often its side wins after it. */
function playToWin(view: View<PlayState>, moves: readonly PlayMove[], budget: Budget): PlayMove {
  const decision = playDecision(view, moves);
  const worths = worthsByTrials(decision, budget).map(({ win }) => win);
  const { now } = decision.position.inference!;
  return chooseCard(view, moves, { worths, temperature: TEMPERATURE, now }, budget.random);
}

/** The level that makes each choice of a method as often as it is right. */
function levelOf(method: Method<CribbageGame>): Level {
  expectFunction(fieldOf(method, "values"), ["options", "level"]);
  const choose = <Own extends DiscardMove | PlayMove>(
    view: View<DiscardState | PlayState>,
    moves: readonly Own[],
    { random }: Budget,
  ): Own => {
    const worths = lastWorths(method.values(view, moves, { random }), moves);
    const wins = worths.map(({ win }) => win);
    const best = wins.indexOf(Math.max(...wins));
    // Without shares, the best is always right.
    const shares = Float64Array.from(worths, ({ share }, i) => share ?? Number(i === best));
    return moves[drawPlace(shares, shares.length, random())]!;
  };
  return { discard: choose, play: choose };
}

/**
 * Makes a bot for cribbage.
 *
 * - `"easy"` keeps the four cards that score most by themselves, ignoring the starter and the crib. It plays the card
 *   that pegs most at once, except that one card in four is random.
 * - `"medium"` plays for points. It discards like {@link discardValues}. It tries each card against likely hands, those
 *   of opponents who discard by {@link cribTable}, and plays the one after which its side pegs most, less what the
 *   others peg. Reaching the target beats any number of points.
 * - `"hard"` plays to win. It tries discards and cards to the end of the deal and takes the one that wins most often;
 *   see `advise`.
 *
 * With muggins, easier levels now and then miscount, or overlook what others missed; `"hard"` seldom does.
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
 * import * as cribbage from "fifteen-two/cribbage";
 *
 * const bot = cribbageBot();
 * let state = cribbage.apply(cribbage.initialState({ first: 0 }), cribbage.parseMove("- deal 5H 6C JS QD AC 2C / 7D 7H 8C KS 3H KD"));
 * bot(cribbage.view(state, 0), cribbage.legalMoves(state, 0), seeded(1)); // => { type: "discard", seat: 0, cards: ["AC", "2C"] }
 * for (const text of ["0 discard AC 2C", "1 discard 3H KD", "- cut 5S"]) state = cribbage.apply(state, cribbage.parseMove(text));
 * bot(cribbage.view(state, 1), cribbage.legalMoves(state, 1), seeded(1)); // => { type: "play", seat: 1, card: "7D" }
 * ```
 */
export function cribbageBot(options?: CribbageBotOptions | null): Bot<CribbageGame> {
  expectCalled(options, "options");
  const given = readOptions(options, ["level", "deals"]);
  const level: unknown = given.level ?? "medium";
  const deals = readInteger(given.deals ?? 120, ["options", "deals"], 2, 1_000_000);
  if (typeof level === "object") return countingBot(0, playerOf(levelOf(level as Method<CribbageGame>), deals));
  if (level === "expert")
    throw new InvalidStateError(["options", "level"], "must be expert(), the method, not its name");
  const name = readOneOf(level, ["options", "level"], ["easy", "medium", "hard"]);
  return countingBot(SLIPS[name], playerOf(LEVELS[name], deals));
}

function playerOf({ discard, play }: Level, deals: number): Bot<CribbageGame> {
  return (view, moves, random) => {
    expectSome(moves);
    if (moves.length === 1) return moves[0]!;
    const read = parseViewJson(view);
    if (read.phase !== "discard" && read.phase !== "play") return moves[0]!;
    expectOwn(read, moves as readonly (DiscardMove | PlayMove)[]);
    const budget = { deals, random: checkedRandom(random) };
    if (read.phase === "discard") return discard(read, moves as readonly DiscardMove[], budget);
    return play(read, moves as readonly PlayMove[], budget);
  };
}

/** Throws if the moves belong to a seat other than the viewer, whose cards are not known, or it is not their turn. */
function expectOwn(view: View<DiscardState | PlayState>, moves: readonly (DiscardMove | PlayMove)[]): void {
  if (moves.some((move) => fieldOf(move, "seat") !== view.viewer))
    throw new InvalidStateError(["view", "viewer"], `must be the seat that the moves belong to, not ${view.viewer}`);
  if (view.phase === "play" && view.turn !== view.viewer)
    throw new InvalidStateError(["view", "turn"], `must be ${view.viewer}, the seat that the moves belong to`);
}
