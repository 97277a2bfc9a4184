import type { Seat } from "../core/any.ts";
import { InvalidStateError } from "../core/errors.ts";
import { type AnyGame, type MoveOf, type OptionsOf, type StateOf, typed, type ViewOf } from "../core/game.ts";
import { report } from "../core/report.ts";
import { newRecord, type RecordOf } from "../record/record.ts";
import { type Step, takeStep } from "../record/replay.ts";
import { expectFunction, readInteger } from "../schema/read.ts";
import { recordOf, startTimeline, stateOf, type TableOptions } from "./timeline.ts";

/** A step as one seat saw it. */
export interface SeenStep<G extends AnyGame> {
  /** Number of the step in the game, from 1. */
  readonly number: number;
  /** The move, with hidden cards face down. */
  readonly move: ReturnType<G["redact"]>;
  /** The seat's view after the move. */
  readonly view: ViewOf<G>;
  /** Points that the move scored. */
  readonly awards: StateOf<G>["awards"];
}

/**
 * A store that keeps one game: its state and record, undo and redo, and its listeners.
 *
 * States, views, steps and records are the table's own objects. Never change them: a write to `state.scores` changes
 * the game. TypeScript forbids that; at run time nothing does, since frozen states would make a move take up to twice
 * as long. Use `structuredClone` for a mutable copy.
 */
export interface Table<G extends AnyGame> {
  /** The game being played. */
  readonly game: G;
  /** The current state. */
  readonly state: StateOf<G>;
  /** The whole game so far, to store and to resume. Each change creates a new object. */
  readonly record: RecordOf<G>;
  /**
   * A seat's view of the game now or after a number of steps; omit the seat, or pass null, for a spectator. The current
   * view is cached until the game changes.
   *
   * @throws InvalidStateError when the seat does not exist, or there are fewer steps
   */
  view(seat?: Seat | null, number?: number): ViewOf<G>;
  /** The legal moves of all active seats, or of one: the same list until the game changes. */
  legalMoves(seat?: Seat): readonly MoveOf<G>[];
  /**
   * Makes a move, then the deals, cuts, draws and automatic moves that follow it.
   *
   * @returns the move and all that followed, each with the states around it and its points
   * @throws IllegalMoveError when the move is illegal; the table is then unchanged
   */
  play(move: MoveOf<G>): readonly Step<G>[];
  /**
   * Takes back the latest real choice of these seats, or of any seat, and all moves after it; false if there was none.
   *
   * @throws InvalidStateError when a seat does not exist
   */
  undo(seats?: Seat | readonly Seat[]): boolean;
  /** Repeats the moves that the latest undo took back; false if there are none, or another move was made since. */
  redo(): boolean;
  /**
   * Starts a new game with new cards, and with the same settings or other options. It can't be undone. Bots, listeners
   * and the record's `meta` stay.
   *
   * @throws InvalidStateError when an option is unknown or out of range; the table is then unchanged
   */
  restart(options?: OptionsOf<G> | null): void;
  /**
   * Calls a function after each change. If it throws, the change stands and the other listeners are called; the error
   * goes to the page's `reportError` or, in Node, Deno and Bun, to the console.
   *
   * @returns a function that unsubscribes it
   */
  subscribe(listener: () => void): () => void;
  /**
   * The steps after the first `number`, as a seat or (with null) a spectator saw them, for an animation or a log.
   *
   * Empty if there are fewer, as after an undo.
   *
   * @throws InvalidStateError when the seat does not exist
   */
  since(seat: Seat | null, number: number): SeenStep<G>[];
}

/**
 * Creates a table: a store that keeps one game, for a page, a server or a script.
 *
 * Its functions don't need `this`, so you can pass them on: `useSyncExternalStore(table.subscribe, view, view)` with
 * `const view = () => table.view(0)`.
 *
 * After an undo, the same cards are dealt in the same order wherever the rules allow it. The record omits undone cards,
 * so a table that resumes it deals different ones.
 *
 * @param game - the game
 * @param setup - the random source and more
 * @returns the table, with the first cards dealt
 * @throws InvalidStateError when an option is unknown or out of range, or the record is of another game or invalid
 * @throws IllegalMoveError when the record has an illegal move
 *
 * @example
 * ```ts
 * import { newTable, seeded } from "fifteen-two";
 * import * as cribbage from "fifteen-two/cribbage";
 *
 * const table = newTable(cribbage, { random: seeded(7), options: { first: 0 }, automatic: ["go", "show"] });
 * table.play(table.legalMoves(0)[0]!);
 * table.play(table.legalMoves(1)[0]!).map(({ move }) => move.type); // => ["discard", "cut"]
 * table.state.phase; // => "play"
 * table.undo(1); // => true
 * table.state.phase; // => "discard"
 * table.redo(); // => true
 * table.since(0, 1).map(({ move }) => cribbage.formatMove(move));
 * // => ["0 discard 6D TC", "1 discard ?? ??", "- cut 3S"]
 * ```
 */
export function newTable<G extends AnyGame>(game: G, setup: TableOptions<G>): Table<G> {
  const rules = typed(game);
  let timeline = startTimeline(game, setup);
  const listeners = new Set<() => void>();
  // React renders forever if a store returns a new object while nothing has changed.
  const views = new Map<Seat | null, ViewOf<G>>();
  const lists = new Map<Seat | undefined, readonly MoveOf<G>[]>();
  const undone: Step<G>[][] = [];
  const readSeat = (seat: Seat) => readInteger(seat, ["seat"], 0, timeline.first.settings.players - 1);
  let record = recordOf(timeline);

  let isChanging = false;

  function change<T>(make: () => T): T {
    // A random source that plays at the table would leave a record that doesn't replay.
    if (isChanging) throw new InvalidStateError(["random"], "must not play at the table that it deals for");
    isChanging = true;
    let made: T;
    try {
      made = make();
    } finally {
      isChanging = false;
    }
    record = recordOf(timeline);
    views.clear();
    lists.clear();
    for (const listener of [...listeners]) if (listeners.has(listener)) call(listener);
    return made;
  }

  return {
    game,
    get state() {
      return stateOf(timeline);
    },
    get record() {
      return record;
    },
    view(seat = null, number = timeline.steps.length) {
      const then = timeline.steps[readInteger(number, ["number"], 0, timeline.steps.length)];
      if (then !== undefined) return rules.view(then.before, seat);
      const known = views.get(seat) ?? rules.view(stateOf(timeline), seat);
      views.set(seat, known);
      return known;
    },
    legalMoves(seat) {
      const known = lists.get(seat) ?? rules.legalMoves(stateOf(timeline), seat);
      lists.set(seat, known);
      return known;
    },
    play(move) {
      return change(() => {
        // A copy, since the caller may change the move.
        const step = takeStep(game, stateOf(timeline), rules.parseMoveJson(move));
        const made = [step, ...timeline.settle(step.after)];
        timeline.steps.push(...made);
        undone.length = 0;
        return made;
      });
    },
    undo(seats = Array.from({ length: timeline.first.settings.players }, (_, seat) => seat)) {
      const { steps } = timeline;
      const choice = latestChoice(game, steps, [seats].flat().map(readSeat));
      if (choice >= 0) change(() => undone.push(steps.splice(choice)));
      return choice >= 0;
    },
    redo() {
      const isPossible = undone.length > 0;
      if (isPossible) change(() => timeline.steps.push(...undone.pop()!));
      return isPossible;
    },
    restart(options) {
      const fresh = options == null ? { ...record, moves: [] } : newRecord(game, options, record.meta);
      change(() => {
        timeline = startTimeline(game, { ...setup, options: undefined, deals: undefined, record: fresh });
        undone.length = 0;
      });
    },
    subscribe(listener) {
      expectFunction(listener, ["listener"]);
      // Wrapped, since the same listener may subscribe twice.
      const own = () => listener();
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    since(seat, number) {
      const viewer = seat === null ? null : readSeat(seat);
      const from = readInteger(number, ["number"], 0);
      return timeline.steps.slice(from).map(({ move, after: state, awards }, i) => ({
        number: from + i + 1,
        move: rules.redact(move, viewer) as ReturnType<G["redact"]>,
        view: rules.view(state, viewer),
        awards,
      }));
    },
  };
}

/** Index of the latest step at which one of these seats had a choice; -1 if there is none. */
function latestChoice<G extends AnyGame>(game: G, steps: readonly Step<G>[], seats: readonly Seat[]): number {
  const { legalMoves } = typed(game);
  const isChoice = ({ move: { seat }, before }: Step<G>) =>
    seat !== undefined && seats.includes(seat) && legalMoves(before, seat).length > 1;
  let i = steps.length - 1;
  while (i >= 0 && !isChoice(steps[i]!)) i--;
  return i;
}

function call(listener: () => void): void {
  try {
    listener();
  } catch (error) {
    report(error);
  }
}
