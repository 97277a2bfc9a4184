import { InvalidStateError } from "../core/errors.ts";
import { type AnyGame, type MoveOf, type OptionsOf, type StateOf, typed } from "../core/game.ts";
import { type Random, randomInt } from "../core/random.ts";
import { type RecordOf, type Start, startGame } from "../record/record.ts";
import { expectFunction, readFields, readInteger } from "../schema/read.ts";
import { type Bot, expectBots, expectChoice } from "./bot.ts";
import { type Draw, newDealing, readDeals } from "./dealing.ts";

/** Options of {@link playout}. @inline */
export interface PlayoutOptions<G extends AnyGame> {
  /** Source of randomness for chance moves and, unless `choose` makes them, for the players' moves. */
  readonly random: Random;
  /** The game's options. */
  readonly options?: OptionsOf<G>;
  /**
   * A game whose cards to deal again wherever the rules allow it. Its settings replace `options`. Once its cards run
   * out, deals are random.
   */
  readonly deals?: RecordOf<G>;
  /**
   * Number of moves, including chance's, after which to stop; default 100,000. The Sackson game may otherwise go on
   * forever.
   */
  readonly limit?: number;
  /** The players, who see only their views: one per side or one per seat; default: all move at random. */
  readonly bots?: readonly Bot<G>[];
  /** Chooses one of the legal moves from the whole state, in place of `bots`. */
  readonly choose?: (state: StateOf<G>, moves: readonly MoveOf<G>[]) => MoveOf<G>;
  /**
   * Called after each move, so that you can show the game as it is played.
   *
   * `after.awards` has all points of the move, `after.scores` only the ones that count: cribbage's scores stop at the
   * target, and CrossCribb's are pegged once a round. So the awards of a game may add up to more than its scores.
   */
  readonly watch?: (move: MoveOf<G>, before: StateOf<G>, after: StateOf<G>) => void;
}

/** Result of {@link playout}. @inline */
export interface Playout<G extends AnyGame> {
  /** The last state: the end of the game unless the limit was reached. */
  readonly state: StateOf<G>;
  /** The record of the game so far. */
  readonly record: RecordOf<G>;
}

/**
 * Plays a game to its end.
 *
 * @param game - the game
 * @param setup - the random source and more
 * @returns the last state and the record
 * @throws InvalidStateError when an option or the limit is invalid, there is not exactly one bot per side or per seat,
 * or a key is unknown
 * @throws IllegalMoveError when `choose` or a bot returns an illegal move
 *
 * @example
 * ```ts
 * import { playout, replay, seeded } from "fifteen-two";
 * import { greedyBot, randomBot } from "fifteen-two/bots";
 * import * as cribbage from "fifteen-two/cribbage";
 *
 * const { state, record } = playout(cribbage, { random: seeded(7), options: { players: 3 } });
 * state.phase; // => "over"
 * replay(cribbage, record).scores; // => state.scores
 *
 * const bots = [greedyBot(cribbage), randomBot()];
 * cribbage.outcome(playout(cribbage, { random: seeded(1), bots }).state)?.winners; // => [0]
 * ```
 */
export function playout<G extends AnyGame>(game: G, setup: PlayoutOptions<G>): Playout<G> {
  readFields(setup, ["setup"], ["random"], ["options", "deals", "limit", "bots", "choose", "watch"]);
  const { random, options, limit = 100_000, watch } = setup;
  readInteger(limit, ["setup", "limit"], 0);
  const { chance } = typed(game);
  const deals = readDeals(game, setup.deals, ["setup", "deals"]);
  const start = deals.start ?? startGame(game, options, ["setup", "options"]);
  const draw = deals.start
    ? newDealing(game, random, deals.moves).after([])
    : (state: StateOf<G>) => chance(state, random);
  const choose = readChoice(game, setup, start.state);
  return playFrom(game, start, { draw, random, limit, ...(choose && { choose }), ...(watch && { watch }) });
}

/** The sources of a game's moves, which have been checked. */
interface Players<G extends AnyGame> extends Pick<PlayoutOptions<G>, "random" | "choose" | "watch"> {
  readonly draw: Draw<G>;
  readonly limit: number;
}

/** Plays a game on from its start. */
export function playFrom<G extends AnyGame>(
  game: G,
  start: Start<G>,
  { draw, random, choose, limit, watch }: Players<G>,
): Playout<G> {
  const { apply, applyUnchecked, legalMoves } = typed(game);
  const moves: MoveOf<G>[] = [];
  let { state } = start;
  while (moves.length < limit) {
    let move = draw(state);
    const before = state;
    if (move === undefined) {
      const legal = legalMoves(state);
      if (legal.length === 0) break;
      move = choose === undefined ? legal[randomInt(legal.length, random)]! : choose(state, legal);
      state = choose === undefined ? applyUnchecked(before, move) : apply(before, move);
    } else state = applyUnchecked(before, move);
    moves.push(move);
    watch?.(move, before, state);
  }
  return { state, record: { ...start.record, moves } };
}

/** The function that chooses the players' moves; undefined for random moves. */
function readChoice<G extends AnyGame>(
  game: G,
  { bots, choose, random, watch }: PlayoutOptions<G>,
  state: StateOf<G>,
): Choice<G> | undefined {
  if (watch !== undefined) expectFunction(watch, ["setup", "watch"]);
  if (choose !== undefined) expectFunction(choose, ["setup", "choose"]);
  if (bots === undefined) return choose;
  if (choose !== undefined) throw new InvalidStateError(["setup", "choose"], "must be omitted if there are bots");
  expectBots(bots, state, ["setup", "bots"]);
  return choiceOf(game, bots, random);
}

type Choice<G extends AnyGame> = NonNullable<PlayoutOptions<G>["choose"]>;

/** Chooses by bots, each from its own view. */
export function choiceOf<G extends AnyGame>(game: G, bots: readonly Bot<G>[], random: Random): Choice<G> {
  const { view } = typed(game);
  return (now, moves) => {
    const seat = moves[0]!.seat!;
    const own = moves.filter((move) => move.seat === seat);
    // A seat's side is the seat modulo the number of sides, so this works for one bot per side and one per seat.
    return expectChoice(bots[seat % bots.length]!(view(now, seat), own, random), seat);
  };
}
