import type { Redacted } from "../core/card.ts";
import { IllegalMoveError, NotationError } from "../core/errors.ts";
import type {
  AnyMove,
  AnyOptions,
  AnySettings,
  AnyState,
  AnyView,
  Around,
  Facts,
  Game,
  Refusal,
  Seat,
  Words,
} from "../core/game.ts";
import { quote } from "../core/message.ts";
import { readMoveText } from "../core/notation.ts";
import type { Random } from "../core/random.ts";
import { chanceToMove, gameOver, notTheViewer, outOfTurn } from "../core/refusal.ts";
import { isAsked } from "../core/seat.ts";
import type { JsonSchema, StandardSchema } from "../core/standard-schema.ts";
import { parseMoveBy } from "../schema/moves.ts";
import { expectObject, fieldOf } from "../schema/read.ts";
import { isEqual } from "../schema/relations.ts";
import { adopted } from "../schema/standard.ts";
import {
  applyBy,
  initialStateBy,
  isLegalBy,
  malformed,
  moveParserBy,
  outcomeBy,
  parserBy,
  viewBy,
  viewSchemaBy,
} from "./derive.ts";

/** The view of a state in which nothing is hidden: the state with its viewer. */
export type OpenView<State> = State extends unknown ? Omit<State, "viewer"> & { readonly viewer: Seat | null } : never;

/** What only a game knows. {@link defineGame} derives the rest of {@link Game} from it. */
export interface GameRules<
  Id extends string,
  State extends AnyState,
  Move extends AnyMove,
  View extends AnyView,
  Options extends AnyOptions,
  Settings extends AnySettings,
> extends Pick<Game<Id, State, Move, View, Options, Settings>, "id" | "players" | "activeSeats" | "applyUnchecked"> {
  /** The game's name for people; default: its id. */
  readonly name?: string;
  /** Version of the rules; default 1. */
  readonly rules?: number;
  /** The options, as a Standard Schema of any library: it takes options and gives settings. */
  readonly optionsSchema: StandardSchema<Options, Settings>;
  /** The moves, as a Standard Schema of any library. */
  readonly moveSchema: StandardSchema<unknown, NoInfer<Move>>;
  /** The states, as a Standard Schema of any library. */
  readonly stateSchema: StandardSchema<unknown, NoInfer<State>>;
  /** The state at the start of a game. */
  start(settings: Settings): State;
  /** Lists the legal moves of one active seat. */
  movesOf(state: State | View, seat: Seat): readonly Move[];
  /** Explains why a chance move is illegal; default: every move that fits the schema is legal when chance is to move. */
  refuseChance?(state: State, move: Move): Refusal | undefined;
  /** Draws a fair chance move; default: chance never moves. */
  chance?(state: State, random: Random): Move | undefined;
  /** Whether a chance move starts a new deal; default: none does. */
  startsDeal?(move: Move): boolean;
  /** The score that wins; default null. */
  target?(state: State | View): number | null;
  /** Each side's standing; default: its score. */
  standing?(state: State | View): readonly number[];
  /** Games that each side loses, once the game is over; default: 0 for winners, 1 for others. */
  gamesLost?(state: State | View): readonly number[];
  /** What a seat knows, or null for a spectator; default: everything. */
  hide?(state: State, viewer: Seat | null): View;
  /** Replaces what is hidden in a view's untrusted JSON, without its viewer, by anything that fits a state. */
  fill?(json: object): object;
  /** Guesses a full state that agrees with a view; default: the view itself. */
  determinize?(view: View, random: Random): State;
  /** A move as another seat sees it; default: the move itself. */
  redact?(move: Move, seat: Seat | null): Redacted<Move>;
  /** Writes a move after its seat and type; default: the other keys as JSON. */
  formatArguments?(move: Redacted<Move>): string;
  /** Reads what follows a move's seat and type; the inverse of `formatArguments`. */
  parseArguments?(text: string): Omit<Move, "type" | "seat">;
  /**
   * The words of `describeMove` and `describeAwards`: a template for each type of move. `{seat}` and a move's keys are its
   * placeholders, `{take|takes}` is a verb; see {@link describeMove}. Default: types and keys stand for themselves.
   */
  readonly words?: Words;
  /** What the words tell beyond a move's keys; default: nothing. */
  facts?(move: Move | Redacted<Move>, around: Around<State | View>): Facts;
  /** Draws the table as text; default: the state as JSON. */
  render?(state: State | View): string;
}

/**
 * Makes a game of your own from what only it knows.
 *
 * A seat's move is legal if and only if `movesOf` lists it; its keys may come in any order. A state whose phase is
 * `"over"` has `winners` and a `reason`.
 *
 * @param rules - the game; see {@link GameRules}
 * @returns the game, which works with everything in this package that works on any game
 *
 * @example
 * ```ts
 * import { type AnyMove, type AnyState, defineGame, playout, type Seat, seeded, type StandardSchema } from "fifteen-two";
 *
 * interface State extends AnyState { readonly phase: "toss" | "over"; readonly turn: Seat }
 * interface Move extends AnyMove { readonly type: "stay" | "stop"; readonly seat: Seat }
 * // A real game checks its values; see the guide.
 * const anything = <T>(): StandardSchema<T> => ({
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
  View extends AnyView = OpenView<State> & AnyView,
>(rules: GameRules<Id, State, Move, View, Options, Settings>): Game<Id, State, Move, View, Options, Settings> {
  const { id, activeSeats, applyUnchecked } = rules;
  const optionsSchema = adopted<Options, Settings>(rules.optionsSchema);
  const moveSchema = adopted<unknown, Move>(rules.moveSchema) as JsonSchema<Move>;
  const stateSchema = adopted<unknown, State>(rules.stateSchema) as JsonSchema<State>;
  const standing = rules.standing ?? (({ scores }) => scores);
  const view = viewBy<State, View>(rules.hide ?? ((state, viewer) => ({ ...state, viewer }) as unknown as View));
  const viewSchema = viewSchemaBy(stateSchema, view, rules.fill);
  const refusal = refusalBy(rules);
  const text = movesAsText(rules);
  return {
    id,
    name: rules.name ?? id,
    players: rules.players,
    rules: rules.rules ?? 1,
    optionsSchema,
    moveSchema,
    stateSchema,
    viewSchema,
    words: rules.words ?? {},
    ...(rules.facts && { facts: rules.facts }),
    initialState: initialStateBy(optionsSchema, rules.start),
    activeSeats,
    legalMoves: (state, seat) =>
      activeSeats(state).flatMap((active) => (isAsked(state.viewer, seat, active) ? rules.movesOf(state, active) : [])),
    refusal,
    isLegal: isLegalBy(refusal),
    apply: applyBy(refusal, applyUnchecked, moveSchema),
    applyUnchecked,
    chance: rules.chance ?? (() => undefined),
    startsDeal: rules.startsDeal ?? (() => false),
    target: rules.target ?? (() => null),
    standing,
    outcome: outcomeBy(rules.gamesLost),
    view,
    determinize: rules.determinize ?? withoutViewer,
    ...text,
    render: rules.render ?? ((state) => JSON.stringify(state, null, 1)),
    parseStateJson: parserBy(stateSchema),
    parseViewJson: parserBy(viewSchema),
    parseMoveJson: moveParserBy(moveSchema),
  };
}

function withoutViewer<State>(view: AnyView): State {
  const { viewer: _, ...state } = view;
  return state as State;
}

type AnyRules<State extends AnyState, Move extends AnyMove, View extends AnyView> = Pick<
  GameRules<string, State, Move, View, never, AnySettings>,
  "moveSchema" | "activeSeats" | "movesOf" | "refuseChance" | "redact" | "formatArguments" | "parseArguments"
>;

/** Why a move is illegal: its seat is not to move, or does not list it. */
function refusalBy<State extends AnyState, Move extends AnyMove, View extends AnyView>({
  moveSchema,
  activeSeats,
  movesOf,
  refuseChance,
}: AnyRules<State, Move, View>): (state: State | View, move: Move) => Refusal | undefined {
  return (state, move) => {
    const fault = malformed(move, moveSchema);
    if (fault !== undefined) return fault;
    if (state.phase === "over") return gameOver();
    const active = activeSeats(state);
    if (state.viewer !== undefined && state.viewer !== move.seat) return notTheViewer(state.viewer);
    if (active.length === 0) return move.seat === undefined ? refuseChance?.(state as State, move) : chanceToMove();
    if (!active.includes(move.seat!)) return outOfTurn(move, active);
    if (movesOf(state, move.seat!).some((listed) => isEqual(listed, move))) return undefined;
    return { code: "not-listed", message: `seat ${move.seat} has no such move` };
  };
}

/** The functions that hide moves and turn them into text and back. */
function movesAsText<State extends AnyState, Move extends AnyMove, View extends AnyView>({
  moveSchema,
  redact = (move) => move as Redacted<Move>,
  formatArguments = ({ type, seat, ...others }: AnyMove) => (isEqual(others, {}) ? "" : JSON.stringify(others)),
  parseArguments = JSON.parse,
}: AnyRules<State, Move, View>) {
  return {
    redact: (move: Move, seat: Seat | null = null) => redact(expectTyped(move), seat),
    formatMove: (move: Move | Redacted<Move>) => {
      const { seat, type } = expectTyped(move) as AnyMove;
      return `${seat ?? "-"} ${type} ${formatArguments(move as Redacted<Move>)}`.trim();
    },
    parseMove: (text: string): Move => {
      const { seat, verb, words } = readMoveText(text, 10);
      const index = words[0]?.index ?? text.length;
      try {
        const others: object = words.length === 0 ? {} : parseArguments(text.slice(index));
        expectObject(others, []);
        return parseMoveBy(moveSchema, { ...others, type: verb.text, ...(seat !== null && { seat }) });
      } catch (error) {
        if (error instanceof NotationError) throw new NotationError(error.reason, text, index + error.index);
        if (error instanceof IllegalMoveError) throw new NotationError(error.message, text, verb.index);
        throw new NotationError("expected the rest of a move after its seat and type", text, index);
      }
    },
  };
}

/** Throws unless a value, possibly a redacted move, has a type as moves have. */
function expectTyped<Move>(move: Move): Move {
  if (typeof fieldOf(move, "type") === "string") return move;
  throw new IllegalMoveError("malformed", `must be a move, not ${quote(move)}`, move);
}
