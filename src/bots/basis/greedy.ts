import { type AnyGame, type MoveOf, type StateOf, typed } from "../../core/game.ts";
import { type Random, randomInt } from "../../core/random.ts";
import { sideOf } from "../../core/seat.ts";
import { expectFunction, readOptions } from "../../schema/read.ts";
import { type Bot, expectCalled, expectMoves } from "./bot.ts";
import { leadOf, type Standing } from "./standing.ts";

/** Chooses among some moves, with all cards known. @inline */
export type Choose<G extends AnyGame> = (state: StateOf<G>, moves: readonly MoveOf<G>[], random: Random) => MoveOf<G>;

/** Options of {@link greedyBot}. @inline */
export interface GreedyOptions<G extends AnyGame> {
  /** Returns each side's standing in points; default: the game's `standing`. */
  readonly standing?: Standing<G> | null;
}

/**
 * A bot that looks one move ahead: it makes the move after which its side is furthest ahead, or least behind.
 *
 * Ties are broken at random. Cards that the seat can't see are dealt at random.
 *
 * @param game - the game
 * @param options - the standing by which it judges states
 * @returns the bot; it throws an InvalidStateError when there are no moves
 * @throws InvalidStateError when an option is unknown, or `standing` is not a function
 *
 * @example
 * ```ts
 * import { seeded } from "fifteen-two";
 * import { greedyBot } from "fifteen-two/bots";
 * import * as sackson from "fifteen-two/sackson";
 *
 * let state = sackson.initialState();
 * for (const text of ["0 take yellow blue", "0 exchange b2 c2", "0 return yellow", "1 take yellow brown"])
 *   state = sackson.apply(state, sackson.parseMove(text));
 * const move = greedyBot(sackson)(sackson.view(state, 1), sackson.legalMoves(state), seeded(1));
 * sackson.apply(state, move).scores; // => [0, 5]
 * ```
 */
export function greedyBot<G extends AnyGame>(game: G, options?: GreedyOptions<G> | null): Bot<G> {
  expectCalled(game, "game");
  const { determinize, rules } = typed(game);
  const standing = readOptions(options, ["standing"]).standing ?? rules.standing;
  expectFunction(standing, ["options", "standing"]);
  const choose = greedily(game, standing);
  return (view, moves, random) => {
    expectMoves(moves);
    return moves.length === 1 ? moves[0]! : choose(determinize(view, random), moves, random);
  };
}

export function greedily<G extends AnyGame>(game: G, standing: Standing<G>): Choose<G> {
  const leadAfter = leadsBy(game, standing);
  return (state, moves, random) => {
    let best = moves[0]!;
    let most = Number.NEGATIVE_INFINITY;
    let equals = 0;
    for (const move of moves) {
      const lead = leadAfter(state, move);
      if (lead < most) continue;
      equals = lead > most ? 1 : equals + 1;
      most = lead;
      if (equals === 1 || randomInt(equals, random) === 0) best = move;
    }
    return best;
  };
}

/** The lead of the mover's side after a move. */
export function leadsBy<G extends AnyGame>(
  game: G,
  standing: Standing<G>,
): (state: StateOf<G>, move: MoveOf<G>) => number {
  const { applyUnchecked } = typed(game);
  return (state, move) => leadOf(standing(applyUnchecked(state, move)), sideOf(state, move.seat!));
}
