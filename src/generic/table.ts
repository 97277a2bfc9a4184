import { type AnyGame, type MoveOf, rulesOf, type Seat, type StateOf, type ViewOf } from "../core/game.ts";
import { readInteger } from "../schema/read.ts";
import type { RecordOf } from "./record.ts";
import { latestChoice, type Step } from "./steps.ts";
import { goOn, recordOf, startTimeline, stateOf, type TableOptions } from "./timeline.ts";

/** A step as one seat saw it. */
export interface SeenStep<G extends AnyGame> {
  /** Number of the step in the game, from 1. */
  readonly number: number;
  /** The move, with hidden cards face down. */
  readonly move: ReturnType<G["redact"]>;
  /** What the seat knew after it. */
  readonly view: ViewOf<G>;
  /** What the move scored. */
  readonly awards: StateOf<G>["awards"];
}

/** A store that keeps one game: its state and record, undo and redo, and who wants to hear of changes. */
export interface Table<G extends AnyGame> {
  /** The game that is played. */
  readonly game: G;
  /** The current state. */
  readonly state: StateOf<G>;
  /** The whole game so far, to store and to resume. It is another object after each change. */
  readonly record: RecordOf<G>;
  /**
   * What a seat knows now; omit the seat for a spectator. It is the same object until the game changes.
   *
   * @throws InvalidStateError when the seat does not exist
   */
  view(seat?: Seat | null): ViewOf<G>;
  /** The legal moves of all active seats, or of one. */
  legalMoves(seat?: Seat): readonly MoveOf<G>[];
  /**
   * Makes a move, then the deals, cuts, draws and automatic moves that follow it.
   *
   * @returns the move and all that followed, each with the states around it and what it scored
   * @throws IllegalMoveError when the move is illegal; nothing has changed then
   */
  play(move: MoveOf<G>): readonly Step<G>[];
  /** Takes back a seat's latest real choice and all that followed; false if it has had none. */
  undo(seat: Seat): boolean;
  /** Makes again what the latest undo took back; false if there is nothing, or another move was made since. */
  redo(): boolean;
  /**
   * Calls a function after each change.
   *
   * @returns a function that stops it
   */
  subscribe(listener: () => void): () => void;
  /**
   * The steps after the first `number`, as a seat or (with null) a spectator saw them: what an animation or a log needs.
   *
   * @throws InvalidStateError when there are fewer steps, or the seat does not exist
   */
  since(seat: Seat | null, number: number): SeenStep<G>[];
}

/**
 * Makes a table: a store that keeps one game, for a page, a server or a script.
 *
 * Its functions don't need `this`, so you can pass them on: `useSyncExternalStore(table.subscribe, () => table.view(0))`.
 *
 * After an undo, the same cards come again in the same order, as far as the rules allow. The record does not have the
 * cards that were taken back, so a table that resumes it deals others.
 *
 * @param game - the game
 * @param setup - the random source and more; see {@link TableOptions}
 * @returns the table, with the first cards dealt
 * @throws InvalidStateError when an option is unknown or out of range, or the record is not one of the game
 * @throws IllegalMoveError when the record has an illegal move
 *
 * @example
 * ```ts
 * import { newTable, seeded } from "fifteen-two";
 * import { cribbage } from "fifteen-two/cribbage";
 *
 * const table = newTable(cribbage, { random: seeded(7), options: { first: 0 }, automatic: ["go", "show"] });
 * table.play(table.legalMoves(0)[0]!);
 * table.play(table.legalMoves(1)[0]!).map(({ move }) => move.type); // => ["discard", "cut"]
 * table.state.phase; // => "play"
 * table.undo(1); // => true
 * table.state.phase; // => "discard"
 * table.redo(); // => true
 * table.since(0, 1).map(({ move }) => cribbage.formatMove(move));
 * // => ["0 discard 2D TD", "1 discard ?? ??", "- cut 7H"]
 * ```
 */
export function newTable<G extends AnyGame>(game: G, setup: TableOptions<G>): Table<G> {
  const rules = rulesOf(game);
  const timeline = startTimeline(game, setup);
  const { steps } = timeline;
  const listeners = new Set<() => void>();
  const views = new Map<Seat | null, ViewOf<G>>();
  const undone: Step<G>[][] = [];
  const readSeat = (seat: Seat) => readInteger(seat, ["seat"], 0, timeline.first.settings.players - 1);
  let record = recordOf(timeline);

  function changed(): void {
    record = recordOf(timeline);
    views.clear();
    for (const listener of [...listeners]) listener();
  }

  return {
    game,
    get state() {
      return stateOf(timeline);
    },
    get record() {
      return record;
    },
    view(seat = null) {
      const known = views.get(seat) ?? rules.view(stateOf(timeline), seat);
      views.set(seat, known);
      return known;
    },
    legalMoves: (seat) => rules.legalMoves(stateOf(timeline), seat),
    play(move) {
      const made = goOn(game, timeline, move);
      undone.length = 0;
      changed();
      return made;
    },
    undo(seat) {
      const choice = latestChoice(game, steps, readSeat(seat));
      if (choice < 0) return false;
      undone.push(steps.splice(choice));
      changed();
      return true;
    },
    redo() {
      const again = undone.pop();
      if (again === undefined) return false;
      steps.push(...again);
      changed();
      return true;
    },
    subscribe(listener) {
      // A function of its own, since the same listener may subscribe twice.
      const call = () => listener();
      listeners.add(call);
      return () => void listeners.delete(call);
    },
    since(seat, number) {
      const viewer = seat === null ? null : readSeat(seat);
      const from = readInteger(number, ["number"], 0, steps.length);
      return steps.slice(from).map(({ move, state, awards }, i) => ({
        number: from + i + 1,
        move: rules.redact(move, viewer) as ReturnType<G["redact"]>,
        view: rules.view(state, viewer),
        awards,
      }));
    },
  };
}
