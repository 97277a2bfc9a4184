import type { Key } from "../core/errors.ts";
import { type AnyGame, type MoveOf, type StateOf, typed } from "../core/game.ts";
import type { Random } from "../core/random.ts";
import { startRead } from "../record/read.ts";
import { type RecordOf, type Start, startGame } from "../record/record.ts";

/** Draws a chance move; undefined when chance is not to move. */
export type Draw<G extends AnyGame> = (state: StateOf<G>) => MoveOf<G> | undefined;

/** A dealer that remembers the chance moves of several games or attempts, and repeats them. */
export interface Dealing<G extends AnyGame> {
  /** Remembers the chance moves among a game's first moves, and returns the function that draws the next ones. */
  readonly after: (moves: Iterable<MoveOf<G>>) => Draw<G>;
}

/**
 * Creates a dealer that repeats the n-th chance move of each deal of `moves` wherever the rules allow it, even if
 * earlier deals had other numbers of draws. Otherwise it draws at random.
 */
export function newDealing<G extends AnyGame>(game: G, random: Random, moves: readonly MoveOf<G>[] = []): Dealing<G> {
  const { activeSeats, chance, isLegal, rules } = typed(game);
  /** Past moves by deal and number within the deal; deal 0 is before the first deal. */
  const known = new Map<string, readonly MoveOf<G>[]>();
  const movesAt = (deal: number, number: number) => known.get(`${deal} ${number}`) ?? [];

  after(moves);
  return { after };

  function after(moves: Iterable<MoveOf<G>>): Draw<G> {
    let [deal, number] = [0, 0];
    for (const move of moves) if (move.seat === undefined) note(move);
    return (state) => {
      if (activeSeats(state).length > 0) return undefined;
      const old = [...movesAt(deal, number), ...movesAt(deal + 1, 0)];
      const move = old.find((each) => isLegal(state, each)) ?? drawLike(state, old);
      if (move !== undefined) note(move);
      return move;
    };

    function note(move: MoveOf<G>): void {
      if (rules.startsDeal(move)) [deal, number] = [deal + 1, 0];
      const old = movesAt(deal, number);
      if (!old.includes(move)) known.set(`${deal} ${number}`, [...old, move]);
      number++;
    }
  }

  /** Draws at random, then prefers an old move made legal by one key of the new: the same tile for another hand. */
  function drawLike(state: StateOf<G>, old: readonly MoveOf<G>[]): MoveOf<G> | undefined {
    const drawn = chance(state, random);
    if (old.length === 0) return drawn;
    const parts = Object.entries(drawn ?? {});
    const adapted = old.flatMap((move) => parts.map(([key, part]): MoveOf<G> => ({ ...move, [key]: part })));
    return adapted.find((move) => move.type === drawn?.type && isLegal(state, move)) ?? drawn;
  }
}

/** The moves of a game to deal again, and the start of a new game with its settings; empty without a record. */
export interface Deals<G extends AnyGame> {
  readonly start: Start<G> | undefined;
  readonly moves: readonly MoveOf<G>[];
}

/** Reads the record of a game to deal again; `at` are the keys that lead to it. */
export function readDeals<G extends AnyGame>(game: G, record: RecordOf<G> | undefined, at: readonly Key[]): Deals<G> {
  if (record === undefined) return { start: undefined, moves: [] };
  const { state, steps } = startRead(game, record, at);
  return { start: startGame(game, state.settings, at), moves: Array.from(steps(), ({ move }) => move) };
}
