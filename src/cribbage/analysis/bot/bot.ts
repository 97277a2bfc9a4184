import { type Bot, expectCalled } from "../../../bots/basis/bot.ts";
import type { Method } from "../../../bots/basis/method.ts";
import {
  type BotLevel,
  type Judge,
  judgeBy,
  levelOf,
  type Mistakes,
  NO_MISTAKES,
  type Value,
} from "../../../bots/seats/level.ts";
import { InvalidStateError } from "../../../core/errors.ts";
import type { Random } from "../../../core/random.ts";
import { expectFunction, fieldOf, readOneOf, readOptions } from "../../../schema/read.ts";
import type { CribbageGame } from "../../game.ts";
import { parseViewJson } from "../../index.ts";
import type { CribbageMove, DiscardMove, PlayMove } from "../../moves.ts";
import type { DiscardState, PlayState, View } from "../../state.ts";
import { type Budget, readDeals } from "../hidden/deals.ts";
import { pointsByTables, pointsByTrials } from "./expected.ts";
import { pairsAndFifteensKept, pointsAtOnce, pointsKept } from "./seen.ts";

/** The strength of a {@link cribbageBot}. */
export type CribbageBotLevel = Exclude<BotLevel, "expert">;

/** Options of {@link cribbageBot}. @inline */
export interface CribbageBotOptions {
  /** The strength of the bot, or a method such as {@link expert}; default `"advanced"`. */
  readonly level?: CribbageBotLevel | Method<CribbageGame> | null;
  /** Number of deals of the hidden cards to try, 2 to 1,000,000; default 120. A method has its own. */
  readonly deals?: number | null;
}

/** A level's values of discards and cards, and its mistakes. */
interface Level extends Mistakes {
  discard(view: View<DiscardState>, moves: readonly DiscardMove[], budget: Budget): readonly Value[];
  play(view: View<PlayState>, moves: readonly PlayMove[], budget: Budget): readonly Value[];
}

/** The levels, weakest first; temperatures are in points. */
export const LEVELS: Readonly<Record<CribbageBotLevel, Level>> = {
  beginner: { discard: pairsAndFifteensKept, play: pointsAtOnce, overlooks: 0.02, temperature: 1, miscounts: 0.4 },
  casual: { discard: pointsKept, play: pointsAtOnce, overlooks: 0, temperature: 1, miscounts: 0.2 },
  intermediate: { discard: pointsByTables, play: pointsAtOnce, overlooks: 0, temperature: 0.8, miscounts: 0.1 },
  advanced: { discard: pointsByTables, play: pointsByTrials, overlooks: 0, temperature: 0.5, miscounts: 0.02 },
};

/**
 * Makes a bot for cribbage.
 *
 * - `"beginner"` sees pairs and fifteens. It keeps the four cards with most of them, and ignores the rest.
 * - `"casual"` keeps a good hand, runs included, and ignores the starter and the crib.
 * - `"intermediate"` discards by the expected hand, crib and pegging, as {@link discardValues} does.
 * - `"advanced"` also looks ahead in the play. It tries each card against the likely hands of opponents who discard by
 *   {@link cribTable}, and prefers the best net pegging for its side. Reaching the target beats any number of points.
 *
 * The first three play the card that pegs most at once. All of them misjudge choices of nearly the same worth, the
 * lower levels more often. With muggins they also miscount now and then, or overlook points that others missed. A
 * method plays at full strength.
 *
 * @param options - the strength of the bot, and its number of deals
 * @returns the bot, for two, three or four players; it throws an InvalidStateError when the view is not one of
 * cribbage, there are no moves, the moves belong to a seat other than the viewer, or the random source returns anything
 * but a number from 0 (inclusive) to 1 (exclusive)
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
  const level: unknown = given.level ?? "advanced";
  const deals = readDeals(given.deals ?? 120);
  if (typeof level === "object") {
    expectFunction(fieldOf(level, "values"), ["options", "level"]);
    const judge = judgeBy(level as Method<CribbageGame>);
    return levelOf(checked(judge), NO_MISTAKES);
  }
  if (level === "expert")
    throw new InvalidStateError(["options", "level"], "must be expert(), the method, not its name");
  const known = readOneOf(level, ["options", "level"], Object.keys(LEVELS) as CribbageBotLevel[]);
  return levelOf(judgeAt(known, deals), LEVELS[known]);
}

/** A level's values of discards and cards, without its mistakes. */
export function judgeAt(level: CribbageBotLevel, deals: number): Judge<CribbageGame> {
  const { discard, play } = LEVELS[level];
  return checked((view, moves, random) =>
    view.phase === "discard"
      ? discard(view, moves as readonly DiscardMove[], { deals, random })
      : play(view as View<PlayState>, moves as readonly PlayMove[], { deals, random }),
  );
}

/** Checks the view, then values the viewer's discards and cards. Other moves are all worth 0. */
function checked(
  judge: (view: View<DiscardState | PlayState>, moves: readonly CribbageMove[], random: Random) => readonly Value[],
): Judge<CribbageGame> {
  return (view, moves, random) => {
    const read = parseViewJson(view);
    if (read.phase !== "discard" && read.phase !== "play") return moves.map(() => ({ value: 0 }));
    expectViewersMoves(read, moves as readonly (DiscardMove | PlayMove)[]);
    return judge(read, moves, random);
  };
}

/** Throws unless the moves belong to the viewer, and the viewer is to move. */
function expectViewersMoves(view: View<DiscardState | PlayState>, moves: readonly (DiscardMove | PlayMove)[]): void {
  if (moves.some((move) => fieldOf(move, "seat") !== view.viewer))
    throw new InvalidStateError(["view", "viewer"], `must be the seat that the moves belong to, not ${view.viewer}`);
  if (view.phase === "play" && view.turn !== view.viewer)
    throw new InvalidStateError(["view", "turn"], `must be ${view.viewer}, the seat that the moves belong to`);
}
