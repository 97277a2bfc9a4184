import { type Method, type Valuation, type Worth, wasRead } from "../../../bots/basis/method.ts";
import { InvalidStateError } from "../../../core/errors.ts";
import { sideOf } from "../../../core/seat.ts";
import { expectArray, fieldOf, readOptions } from "../../../schema/read.ts";
import type { CribbageGame } from "../../game.ts";
import { legalMoves, parseViewJson } from "../../index.ts";
import type { CribbageMove, DiscardMove, PlayMove } from "../../moves.ts";
import type { DiscardState, PlayState, View } from "../../state.ts";
import { type Budget, readDeals, readRandom } from "../hidden/deals.ts";
import { winChances, worthsOfRest } from "./chances.ts";
import { type Decision, decisionOf, firstAnswer } from "./decision.ts";
import { readStakes, type StakeOptions, type Stakes } from "./stakes.ts";
import { roughAnswer, tryChoices } from "./trials.ts";

/** Options of a method for cribbage. @inline */
export interface MethodOptions extends StakeOptions {
  /** Number of deals of the hidden cards to try, 2 to 1,000,000; default 300, for `expert` 200. */
  readonly deals?: number | null;
}

export type ValueMoves = (
  view: View<DiscardState | PlayState>,
  moves: readonly (DiscardMove | PlayMove)[],
  budget: Budget,
  stakes: Stakes,
  kept?: number,
) => Iterable<Valuation>;

/**
 * A method for `advise` and `review` that values the discards and the play of cribbage by trials.
 *
 * With two players, the first answer for a discard comes from tables within milliseconds. Then it tries each choice in
 * the same deals of the hidden cards, drawn as in {@link likelyHands}, and drops clearly worse ones. With two players,
 * trials continue as strong players would; with more, each seat plays by its own cards and the count. Until a side is
 * within 31 points of the target, tables give the points of a discard: hand, crib and pegging. After the deal, two
 * sides have the chances of {@link chancesAtScores}. For three or four sides it treats their points as independent,
 * which is off by up to 0.02, or more if one of them needs 5 or less.
 *
 * Within 31 points of the target, the `error` of a choice between two includes up to 0.06 for playing on for points.
 *
 * The `parts` of a choice are `hand`, `crib` (negative if it is an opponent's), `others` (a partner's hand minus the
 * hands of the opponents) and `pegging`.
 *
 * @param options - number of deals to try, default 300
 * @returns the method; it throws an InvalidStateError for claims with muggins, and its chances do if a side needs more
 * than 241 points
 * @throws InvalidStateError when an option is unknown or out of range
 *
 * @example
 * ```ts
 * import { advise } from "fifteen-two/bots";
 * import * as cribbage from "fifteen-two/cribbage";
 * import { situation, trials } from "fifteen-two/cribbage/analysis";
 *
 * const deal = cribbage.parseMove("- deal 5H 5D 5S JC 2C 3D / 7D 7H 8C KS 3H QD");
 * const view = cribbage.view(cribbage.apply(cribbage.initialState({ first: 0 }), deal), 0);
 * const { choices } = [...advise(cribbage, view, { method: trials() })].at(-1)!;
 * choices[0]!.move; // => { type: "discard", seat: 0, cards: ["2C", "3D"] }
 * choices[0]!.win > 0.6; // => true
 * choices.length; // => 15
 * choices[0]!.parts?.crib! > 3; // => true
 * ```
 */
export function trials(options?: MethodOptions | null): Method<CribbageGame> {
  return methodOf(options, 300, function* (view, moves, budget, stakes, kept) {
    const decision = decisionOf(view, moves, stakes);
    const { tables } = decision;
    if (tables !== undefined && view.settings.players === 2) yield firstAnswer({ ...decision, tables });
    if (view.phase === "play") yield roughAnswer(decision);
    for (const answer of tryChoices(decision, budget, kept)) yield withLateErrors(answer, decision);
  });
}

/** Error near the end of a game between two, as a factor of win × loss: trials play for points even there. */
const LATE = 0.25;

/** Adds the error from playing for points to the errors of an answer. */
function withLateErrors({ progress, worths }: Valuation, { outlook, position }: Decision): Valuation {
  const late = outlook.isNear && position.start.seats === 2 ? LATE : 0;
  const errorOf = ({ win, error }: Worth) => Math.hypot(error, late * win * (1 - win));
  return { progress, worths: worths.map((worth) => ({ ...worth, error: errorOf(worth) })) };
}

/** Half a game in 100. Of choices that win about as often, players take the one with the most points. */
const PRECISION = 0.005;

export function methodOf(
  options: MethodOptions | null | undefined,
  usual: number,
  valueMoves: ValueMoves,
): Method<CribbageGame> {
  const given = readOptions(options, ["deals", "worth"]);
  const deals = readDeals(given.deals ?? usual);
  const stakesIn = readStakes(given.worth);
  return {
    precision: PRECISION,
    values(seen, moves, { random, kept }) {
      const isRead = wasRead("cribbage", seen, moves);
      const view = isRead ? seen : parseViewJson(seen);
      const { phase } = view;
      const legal = isRead ? moves : legalMoves(view);
      if (phase !== "discard" && phase !== "play" && (phase !== "show" || legal.length !== 1))
        throw new InvalidStateError(["phase"], `must be "discard" or "play", not "${phase}"`);
      if (!isRead) expectAmong(moves, legal);
      const stakes = stakesIn(view);
      const budget = { deals, random: isRead ? random : readRandom(random) };
      if (phase !== "show" && moves[0]!.type !== "go")
        return valueMoves(view, moves as readonly (DiscardMove | PlayMove)[], budget, stakes, kept);
      const worths = worthsOfRest(view, budget, stakes);
      return [{ progress: 1, worths: [worths[sideOf(view, view.viewer!)]!] }];
    },
    chances: (view, random) => winChances(view, { deals, random }).sides,
    // In the play, cards of the same rank are equal.
    nameOf: (move) => (move.type === "play" ? move.card[0] : move.type === "discard" ? move.cards.join() : undefined),
  };
}

function expectAmong(moves: readonly unknown[], legal: readonly CribbageMove[]): void {
  expectArray(moves, ["moves"], 1);
  const wrong = moves.findIndex((move) => !legal.some((other) => isSame(other, move)));
  if (wrong >= 0) throw new InvalidStateError(["moves", wrong], "must be a legal move of the viewer");
}

/** Whether a value is a move, with discards in any order. `isLegal` would bundle the text of all refusals. */
function isSame(move: CribbageMove, value: unknown): boolean {
  if (fieldOf(value, "type") !== move.type || fieldOf(value, "seat") !== move.seat) return false;
  if (move.type !== "discard") return fieldOf(value, "card") === fieldOf(move, "card");
  const cards = fieldOf(value, "cards");
  return Array.isArray(cards) && cards.length === move.cards.length && move.cards.every((card) => cards.includes(card));
}
