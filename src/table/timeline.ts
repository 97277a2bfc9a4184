import { InvalidStateError } from "../core/errors.ts";
import type { AnyGame, MoveOf, OptionsOf, StateOf } from "../core/game.ts";
import { startRead } from "../record/read.ts";
import { type RecordOf, startGame } from "../record/record.ts";
import type { Step } from "../record/replay.ts";
import { expectArray, expectFunction, readBoolean, readFields } from "../schema/read.ts";
import { type AdvanceOptions, automaticMove, playWhile } from "./advance.ts";
import { newDealing, readDeals } from "./dealing.ts";

/** Options of {@link newTable}. @inline */
export interface TableOptions<G extends AnyGame> extends AdvanceOptions<G> {
  /** The options of a new game. A table that resumes a record ignores them: the record has its own settings. */
  readonly options?: OptionsOf<G> | undefined;
  /** A record to resume. */
  readonly record?: RecordOf<G> | undefined;
  /**
   * A game whose cards to deal again wherever the rules allow it, so that another seat can play the same deals. Its
   * settings replace the `options` of a new game. Once its cards run out, deals are random.
   */
  readonly deals?: RecordOf<G> | undefined;
  /** Whether to deal new cards after an undo, so that a player can fish for better ones; default false. */
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
  readFields(setup, ["setup"], ["random"], ["options", "record", "deals", "redeal", "automatic"]);
  expectFunction(setup.random, ["setup", "random"]);
  const deals = readDeals(game, setup.deals, ["setup", "deals"]);
  const {
    state: first,
    record,
    steps,
  } = setup.record === undefined
    ? { ...(deals.start ?? startGame(game, setup.options, ["setup", "options"])), steps: () => [] }
    : startRead(game, setup.record, ["setup", "record"]);
  if (deals.start !== undefined && JSON.stringify(deals.start.state.settings) !== JSON.stringify(first.settings))
    throw new InvalidStateError(["setup", "deals", "settings"], "must be those of the record");
  const made = [...steps()];
  const timeline = { record, first, steps: made, settle: settleFrom(game, setup, deals.moves, made) };
  made.push(...timeline.settle(stateOf(timeline)));
  return timeline;
}

export function stateOf<G extends AnyGame>({ first, steps }: Pick<Timeline<G>, "first" | "steps">): StateOf<G> {
  return steps.at(-1)?.after ?? first;
}

export function recordOf<G extends AnyGame>({ record, steps }: Timeline<G>): RecordOf<G> {
  return { ...record, moves: steps.map(({ move }) => move) };
}

/** Plays automatic moves and chance moves; repeats the cards of `dealt` and of undone moves. */
function settleFrom<G extends AnyGame>(
  game: G,
  setup: TableOptions<G>,
  dealt: readonly MoveOf<G>[],
  made: readonly Step<G>[],
): Timeline<G>["settle"] {
  const { automatic = [] } = setup;
  expectArray(automatic, ["setup", "automatic"]);
  const forgets = readBoolean(setup.redeal ?? false, ["setup", "redeal"]);
  const kept = newDealing(game, setup.random, dealt);
  return (from) => {
    const dealing = forgets ? newDealing(game, setup.random, dealt) : kept;
    const draw = dealing.after(made.map(({ move }) => move));
    return playWhile(game, from, (state) => draw(state) ?? automaticMove(game, state, automatic));
  };
}
