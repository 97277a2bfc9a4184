import { type AnyGame, type OptionsOf, type StateOf, typed } from "../core/game.ts";
import { startRead } from "../record/read.ts";
import { type RecordOf, startGame } from "../record/record.ts";
import type { Step } from "../record/replay.ts";
import { expectArray, expectFunction, readBoolean, readFields } from "../schema/read.ts";
import { type AdvanceOptions, automaticMove, playWhile } from "./advance.ts";

/**
 * Options of {@link newTable}.
 *
 * @inline
 */
export interface TableOptions<G extends AnyGame> extends AdvanceOptions<G> {
  /** The options of a new game. A table that resumes a record ignores them: the record has its own settings. */
  readonly options?: OptionsOf<G> | undefined;
  /** A record to resume. */
  readonly record?: RecordOf<G> | undefined;
  /** Whether cards are dealt anew after an undo, so that a player can fish for better ones; default false. */
  readonly redeal?: boolean;
}

/** The steps so far, and a function that plays forced and chance moves. */
export interface Timeline<G extends AnyGame> {
  /** The record before its first step. */
  readonly record: RecordOf<G>;
  readonly first: StateOf<G>;
  readonly steps: Step<G>[];
  /** Plays forced and chance moves from the state after the steps. */
  readonly settle: (state: StateOf<G>) => readonly Step<G>[];
}

/** Starts a game, or resumes a record. */
export function startTimeline<G extends AnyGame>(game: G, setup: TableOptions<G>): Timeline<G> {
  readFields(setup, ["setup"], ["random"], ["options", "record", "redeal", "automatic"]);
  expectFunction(setup.random, ["setup", "random"]);
  const {
    state: first,
    record,
    steps,
  } = setup.record === undefined
    ? { ...startGame(game, setup.options, ["setup", "options"]), steps: () => [] }
    : startRead(game, setup.record, ["setup", "record"]);
  const made = [...steps()];
  const timeline = { record, first, steps: made, settle: settleFrom(game, setup, made) };
  made.push(...timeline.settle(stateOf(timeline)));
  return timeline;
}

/** The state after the latest step. */
export function stateOf<G extends AnyGame>({ first, steps }: Pick<Timeline<G>, "first" | "steps">): StateOf<G> {
  return steps.at(-1)?.after ?? first;
}

/** The record of all steps. */
export function recordOf<G extends AnyGame>({ record, steps }: Timeline<G>): RecordOf<G> {
  return { ...record, moves: steps.map(({ move }) => move) };
}

/**
 * Makes chance moves and automatic ones. After an undo, the n-th chance move is repeated if it is still legal, so that the
 * same choices get the same cards.
 */
function settleFrom<G extends AnyGame>(
  game: G,
  setup: TableOptions<G>,
  made: readonly Step<G>[],
): Timeline<G>["settle"] {
  const { chance, isLegal } = typed(game);
  const { automatic = [] } = setup;
  expectArray(automatic, ["setup", "automatic"]);
  const redeal = readBoolean(setup.redeal ?? false, ["setup", "redeal"]);
  const chances = () => made.filter(({ move }) => move.seat === undefined);
  const dealt = chances().map(({ move }) => [move]);
  return (from) => {
    let at = chances().length;
    return playWhile(game, from, (state) => {
      const known = redeal ? [] : (dealt[at] ?? []);
      const again = known.find((move) => isLegal(state, move));
      const move = again ?? chance(state, setup.random);
      if (move === undefined) return automaticMove(game, state, automatic);
      if (again === undefined) dealt[at] = [...known, move];
      at++;
      return move;
    });
  };
}
