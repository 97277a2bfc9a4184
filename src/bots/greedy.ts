import { type AnyGame, typed } from "../core/game.ts";
import { randomInt } from "../core/random.ts";
import { sideOf } from "../core/seat.ts";
import { expectFunction, readFields } from "../schema/read.ts";
import { type Bot, expectSome } from "./bot.ts";
import type { SearchOptions } from "./options.ts";
import { leadOf } from "./standing.ts";

/**
 * A bot that looks one move ahead: it makes the move after which its side is furthest ahead, or least behind.
 *
 * Ties are broken at random. Cards that the seat can't see are dealt at random.
 *
 * @param game - the game
 * @param options - `standing`, which judges a state as in {@link search}
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
export function greedyBot<G extends AnyGame>(game: G, options: Pick<SearchOptions<G>, "standing"> = {}): Bot<G> {
  const rules = typed(game);
  readFields(options, ["options"], [], ["standing"]);
  const standing = options.standing ?? rules.rules.standing;
  expectFunction(standing, ["options", "standing"]);
  return (view, moves, random) => {
    expectSome(moves);
    if (moves.length === 1) return moves[0]!;
    const state = rules.determinize(view, random);
    let best = moves[0]!;
    let most = Number.NEGATIVE_INFINITY;
    let equals = 0;
    for (const move of moves) {
      const lead = leadOf(standing(rules.applyUnchecked(state, move)), sideOf(state, move.seat!));
      if (lead < most) continue;
      equals = lead > most ? 1 : equals + 1;
      most = lead;
      if (randomInt(equals, random) === 0) best = move;
    }
    return best;
  };
}
