import type { AnyMove, AnyOptions, AnySettings, AnyState, AnyView, Seat } from "../core/any.ts";
import type { Redacted } from "../core/card.ts";
import { errorOf, IllegalMoveError, NotationError } from "../core/errors.ts";
import { type Fault, fault } from "../core/fault.ts";
import type { Game, Rules } from "../core/game.ts";
import { quote } from "../core/message.ts";
import { readMoveText } from "../core/notation.ts";
import type { Random } from "../core/random.ts";
import { chanceToMove, gameOver, outOfTurn } from "../core/refusal.ts";
import { expectSeatArgument, isRequested } from "../core/seat.ts";
import type { Schema, StandardSchemaV1 } from "../core/standard-schema.ts";
import type { ViewFrom } from "../core/view-from.ts";
import { malformed, parseMove } from "../schema/moves.ts";
import { fieldOf, objectFault } from "../schema/read.ts";
import { readWith } from "../schema/reading.ts";
import { isEqual } from "../schema/relations.ts";
import { parseWith, wrapSchema } from "../schema/standard.ts";
import { outcomeOf, parseView, viewerIn } from "./derive.ts";
import { applyIn, borderOf, type Phase, refusalIn } from "./phases.ts";

/**
 * The parts of a game that its author writes. {@link defineGame} derives the rest of {@link Game} from them.
 *
 * TypeScript infers the type of views from `hide` alone. Functions that also accept views are typed for states only.
 *
 * @inline
 */
export interface GameRules<
  Id extends string,
  State extends AnyState,
  Move extends AnyMove,
  View extends AnyView,
  Options extends AnyOptions,
  Settings extends AnySettings,
> extends Pick<Game<Id, State, Move, View, Options, Settings>, "id" | "players" | "applyUnchecked"> {
  /** The game's name for people; default: its id. */
  readonly name?: string;
  /**
   * Overrides for generic code. By default: version 1, no move starts a deal, the highest score wins, a side's standing
   * is its score, and a move's type and keys serve as its words. In a template, `{seat}` and a move's keys are
   * placeholders, and `{take|takes}` is a verb; see {@link describeMove}.
   */
  readonly rules?: Partial<Rules<State, Move>>;
  /** The options, as a Standard Schema from any library: it reads options and returns settings. */
  readonly optionsSchema: StandardSchemaV1<Options, Settings>;
  /** The moves, as a Standard Schema from any library. */
  readonly moveSchema: StandardSchemaV1<unknown, NoInfer<Move>>;
  /** The states, as a Standard Schema from any library. */
  readonly stateSchema: StandardSchemaV1<unknown, NoInfer<State>>;
  /** The state at the start of a game. */
  start(settings: Settings): State;
  /** The seats that are to move, in a state or a view. */
  activeSeats(state: State): readonly Seat[];
  /** Lists the legal moves of one active seat, in a state or in its own view. */
  movesOf(state: State, seat: Seat): readonly Move[];
  /** Explains why a chance move is illegal; default: all moves that fit the schema are legal when chance is to move. */
  refuseChance?(state: State, move: Move): Fault | undefined;
  /** Draws a fair chance move; default: chance never moves. */
  chance?(state: State, random: Random): Move | undefined;
  /** Games that each side loses, once the game is over; default: 0 for winners, 1 for others. */
  gamesLost?(state: State): readonly number[];
  /** Returns a seat's view, or a spectator's for null; default: the whole state. */
  hide?(state: State, viewer: Seat | null): View;
  /** Fills the hidden places of a view's untrusted JSON, without `viewer`, with values that a state may have there. */
  fill?(json: object): object;
  /** Guesses a full state that agrees with a view; default: the view itself. */
  determinize?(view: State & { readonly viewer: Seat | null }, random: Random): State;
  /** A move as another seat sees it; default: the move itself. */
  redact?(move: Move, seat: Seat | null): Redacted<Move>;
  /** Draws the table as text; default: the state as JSON. */
  render?(state: State): string;
}

/**
 * Creates a game from your own rules.
 *
 * A seat's move is legal if and only if `movesOf` lists it; its keys may come in any order. A state whose phase is
 * `"over"` has `winners` and a `reason`.
 *
 * @param rules - the game
 * @returns the game, which every generic function of this package accepts
 *
 * @example
 * ```ts
 * import { type AnyMove, type AnyState, defineGame, playout, type Seat, seeded, type StandardSchemaV1 } from "fifteen-two";
 *
 * interface State extends AnyState { readonly phase: "toss" | "over"; readonly turn: Seat }
 * interface Move extends AnyMove { readonly type: "stay" | "stop"; readonly seat: Seat }
 * // A real game checks its values; see the guide.
 * const anything = <T>(): StandardSchemaV1<T> => ({
 *   "~standard": { version: 1, vendor: "me", validate: (value) => ({ value: value as T }) },
 * });
 * const game = defineGame({
 *   id: "stop",
 *   players: [2],
 *   optionsSchema: anything<{ players: 2 }>(),
 *   moveSchema: anything<Move>(),
 *   stateSchema: anything<State>(),
 *   start: (): State => ({ phase: "toss", settings: { players: 2 }, scores: [0, 0], awards: [], turn: 0 }),
 *   activeSeats: ({ phase, turn }) => (phase === "over" ? [] : [turn]),
 *   movesOf: (_, seat) => [{ type: "stay", seat }, { type: "stop", seat }],
 *   applyUnchecked: (state, { type, seat }): State =>
 *     type === "stay"
 *       ? { ...state, turn: 1 - seat }
 *       : { ...state, phase: "over", winners: [seat], reason: "stopped" },
 * });
 * playout(game, { random: seeded(1) }).state.reason; // => "stopped"
 * ```
 */
export function defineGame<
  const Id extends string,
  State extends AnyState,
  Move extends AnyMove,
  Options extends AnyOptions,
  Settings extends AnySettings,
  View extends AnyView = ViewFrom<State> & AnyView,
>(rules: GameRules<Id, State, Move, View, Options, Settings>): Game<Id, State, Move, View, Options, Settings> {
  const { id, activeSeats, applyUnchecked } = rules;
  const optionsSchema = wrapSchema<Options, Settings>(rules.optionsSchema);
  const moveSchema = wrapSchema<unknown, Move>(rules.moveSchema) as Schema<Move>;
  const stateSchema = wrapSchema<unknown, State>(rules.stateSchema) as Schema<State>;
  const { hide = (state, viewer) => ({ ...state, viewer }) as unknown as View } = rules;
  const { redact = (move) => move as Redacted<Move> } = rules;
  const phase = listedPhase({ ...rules, moveSchema });
  const border = borderOf<Move>(undefined, moveSchema);
  const refusal = (state: State | View, move: Move) => refusalIn(phase, state, move, border);
  const view = (state: State, seat?: Seat | null) => hide(state, viewerIn(state, seat));
  return {
    id,
    name: rules.name ?? id,
    players: rules.players,
    rules: {
      version: 1,
      words: {},
      startsDeal: () => false,
      target: () => null,
      standing: ({ scores }) => scores,
      ...rules.rules,
    },
    optionsSchema,
    moveSchema,
    stateSchema,
    initialState: (options) => rules.start(parseWith(optionsSchema, options ?? {}, ["options"])),
    activeSeats,
    legalMoves(state, seat) {
      expectSeatArgument(state, seat);
      return activeSeats(state as State).flatMap((active) =>
        isRequested(state.viewer, seat, active) ? rules.movesOf(state as State, active) : [],
      );
    },
    refusal,
    isLegal: (state, move) => refusal(state, move) === undefined,
    apply: (state, move) => applyIn(phase, state, move, border),
    applyUnchecked,
    chance: rules.chance ?? (() => undefined),
    outcome: (state) => outcomeOf(state, rules.gamesLost),
    view,
    determinize: rules.determinize ?? withoutViewer,
    redact: (move, seat = null) => redact(expectTyped(move), seat),
    formatMove: formatMove as (move: Move | Redacted<Move>) => string,
    parseMove: (text) => parseMoveText(moveSchema, text),
    render: rules.render ?? ((state) => JSON.stringify(state, null, 1)),
    parseStateJson: (json) => parseWith(stateSchema, json),
    parseViewJson: (json) => parseView(json, stateSchema, view, rules.fill),
    parseMoveJson: (json) => parseMove(moveSchema, json),
  };
}

function withoutViewer<State>(view: AnyView): State {
  const { viewer: _, ...state } = view;
  return state as State;
}

/** The single phase of a game that lists its moves: a seat's move is legal if the seat is active and lists it. */
function listedPhase<State extends AnyState, Move extends AnyMove, View extends AnyView>({
  moveSchema,
  activeSeats,
  movesOf,
  refuseChance,
  applyUnchecked,
}: Pick<
  GameRules<string, State, Move, View, never, AnySettings>,
  "activeSeats" | "movesOf" | "refuseChance" | "applyUnchecked"
> & { readonly moveSchema: Schema<Move> }): Phase<State, Move> {
  return {
    refuse(state, move) {
      if (state.phase === "over") return gameOver();
      const active = activeSeats(state);
      const { seat } = move;
      if (active.length === 0)
        return seat === undefined ? (malformed(move, moveSchema) ?? refuseChance?.(state, move)) : chanceToMove();
      if (seat === undefined || !active.includes(seat)) return outOfTurn(move, active);
      if (movesOf(state, seat).some((listed) => isEqual(listed, move))) return undefined;
      return fault("not-listed", `seat ${seat} has no such move`);
    },
    apply: applyUnchecked,
  };
}

/** Writes a move after its seat and type as JSON. */
function formatMove(move: AnyMove): string {
  const { seat, type, ...others } = expectTyped(move);
  return `${seat ?? "-"} ${type} ${isEqual(others, {}) ? "" : JSON.stringify(others)}`.trim();
}

/** Reads a move that {@link formatMove} wrote. */
function parseMoveText<Move>(schema: Schema<Move>, text: string): Move {
  const { seat, verb, words } = readMoveText(text, 10);
  const index = words[0]?.index ?? text.length;
  const others = readOthers(text, index);
  const { value, faults } = readWith(schema, { ...others, type: verb.text, ...(seat !== null && { seat }) });
  if (faults !== undefined) throw new NotationError("malformed", errorOf(faults[0]).message, text, verb.index);
  return value;
}

/** Parses the JSON object that starts at an index of a text; empty at its end. */
function readOthers(text: string, index: number): object {
  let others: unknown;
  try {
    others = JSON.parse(text.slice(index) || "{}");
  } catch {
    others = undefined;
  }
  if (objectFault(others) === undefined) return others as object;
  throw new NotationError("bad-json", "expected a move's other keys as JSON after its seat and type", text, index);
}

/** Throws unless a value has the `type` of a move; accepts redacted moves. */
function expectTyped<Move>(move: Move): Move {
  if (typeof fieldOf(move, "type") === "string") return move;
  throw new IllegalMoveError("malformed", `must be a move, not ${quote(move)}`, move);
}
