import type { Redacted } from "../core/card.ts";
import { IllegalMoveError } from "../core/errors.ts";
import type { AnyMove, AnyState, AnyView, Outcome, Refusal, Seat } from "../core/game.ts";
import { expectState } from "../core/no-state.ts";
import { notTheViewer } from "../core/refusal.ts";
import type { Schema, StandardSchema } from "../core/standard-schema.ts";
import { report } from "../schema/issues.ts";
import { expectMove, type MoveShape, parseMoveBy } from "../schema/moves.ts";
import { expectObject, fieldOf, readInteger } from "../schema/read.ts";
import { reportDifferences } from "../schema/relations.ts";
import type { Shapes, UnionShape } from "../schema/shape.ts";
import { parseBy, readBy, schemaOf } from "../schema/standard.ts";

/**
 * What follows from what a game gives. Each function makes one function of the game, so that importing it on its own
 * takes no more of the game than it needs.
 */

/** The initial state for options. */
export function initialStateBy<Options, Settings, State>(
  schema: StandardSchema<Options, Settings>,
  start: (settings: Settings) => State,
): (options?: Options) => State {
  return (options) => start(parseBy(schema, options ?? {}, ["options"]));
}

type Refuse<State, View, Move, Code extends string> = (state: State | View, move: Move) => Refusal<Code> | undefined;

/**
 * Why a move is illegal. A move that the phase accepts must have no other keys, and in a view be the viewer's. A move
 * that it refuses is malformed if its shape is wrong, too.
 *
 * @param refuse - the phase's check; it reads only the keys that a legal move has
 */
export function refusalBy<State, View, Move extends AnyMove, Code extends string>(
  refuse: (state: State, move: Move) => Refusal<Code> | undefined,
  shape: MoveShape<Move>,
  schema: StandardSchema<Move>,
): Refuse<State, View, Move, Code | "malformed" | "not-your-turn"> {
  const moves = moveKeys(shape);
  return (state, move) => {
    if (typeof move !== "object" || move === null || Array.isArray(move)) return malformed(move, schema);
    const viewer = (state as AnyState | AnyView | null)?.viewer;
    const refusal: Refusal<Code | "not-your-turn"> | undefined =
      viewer === undefined || viewer === move.seat ? refuse(state as State, move) : notTheViewer(viewer);
    if (refusal === undefined && hasOnly(move, moves)) return undefined;
    return malformed(move, schema) ?? refusal;
  };
}

/** Refusal for a value that a schema rejects; undefined for a move of the game. */
export function malformed(move: unknown, schema: StandardSchema<unknown, unknown>): Refusal<"malformed"> | undefined {
  try {
    parseMoveBy(schema, move);
    return undefined;
  } catch (error) {
    if (error instanceof IllegalMoveError) return { code: "malformed", message: error.message };
    throw error;
  }
}

/** The keys of one type of move: those that it must have, in their usual order, and all that it may have. */
interface MoveKeys {
  readonly type: string;
  readonly required: readonly string[];
  readonly shapes: Shapes;
}

function moveKeys({ of }: UnionShape): MoveKeys[] {
  return Object.entries(of).map(([type, shapes]) => {
    const required = Object.keys(shapes).filter((key) => !shapes[key]!.optional);
    return { type, shapes, required: ["type", ...required] };
  });
}

/** Whether a move of the game has all required keys of its type and no unknown ones. */
function hasOnly(move: AnyMove, moves: readonly MoveKeys[]): boolean {
  const { type } = move;
  const { required, shapes } = moves.find((known) => known.type === type)!;
  let at = 0;
  // Almost every move has the required keys in their usual order.
  for (const key in move)
    if (key !== required[at++] || !Object.hasOwn(move, key)) return hasInAnyOrder(move, required, shapes);
  return at === required.length || hasInAnyOrder(move, required, shapes);
}

function hasInAnyOrder(move: AnyMove, required: readonly string[], shapes: Shapes): boolean {
  const isKnown = (key: string) => key === "type" || Object.hasOwn(shapes, key) || fieldOf(move, key) === undefined;
  return required.every((key) => Object.hasOwn(move, key)) && Object.keys(move).every(isKnown);
}

/** Whether a move is legal. */
export function isLegalBy<State, View, Move>(
  refusal: Refuse<State, View, Move, string>,
): (state: State | View, move: Move) => boolean {
  return (state, move) => refusal(state, move) === undefined;
}

/** Applies a legal move, and throws for any other. */
export function applyBy<State, Move>(
  refusal: (state: State, move: Move) => Refusal | undefined,
  applyUnchecked: (state: State, move: Move) => State,
  schema: StandardSchema<Move>,
): (state: State, move: Move) => State {
  return (state, move) => {
    const refused = refusal(state, move);
    if (refused !== undefined) throw refusedError(refused, move, schema);
    return applyUnchecked(state, move);
  };
}

/** The error for a refusal. For a malformed move, it names the part that is wrong. */
function refusedError(
  { code, message }: Refusal,
  move: unknown,
  schema: StandardSchema<unknown, unknown>,
): IllegalMoveError {
  if (code === "malformed") parseMoveBy(schema, move);
  return new IllegalMoveError(code, message, move);
}

/** A loss is one game. */
function oneGame({ scores, winners }: Pick<Outcome, "scores" | "winners">): number[] {
  return scores.map((_, side) => (winners.includes(side) ? 0 : 1));
}

/** How a game ended, by its last state. */
export function outcomeBy<Over extends object, Reason extends string>(
  gamesLost: (over: Over) => readonly number[] = oneGame as never,
): (state: AnyState | AnyView) => Outcome<Reason> | undefined {
  return (state) => {
    expectState(state);
    if (state.phase !== "over") return undefined;
    const { winners, scores, reason } = state as unknown as Pick<Outcome<Reason>, "winners" | "scores" | "reason">;
    return { winners, scores, gamesLost: gamesLost(state as unknown as Over), reason };
  };
}

/** What a seat or a spectator knows. */
export function viewBy<State extends AnyState, View>(
  hide: (state: State, viewer: Seat | null) => View,
): (state: State, seat?: Seat | null) => View {
  return (state, seat) => {
    expectState(state);
    const viewer =
      seat === undefined || seat === null ? null : readInteger(seat, ["seat"], 0, state.settings.players - 1);
    return hide(state, viewer);
  };
}

/**
 * The schema of views: with its hidden places filled in, a view must be a valid state whose view for the viewer is
 * exactly this view.
 *
 * @param fill - fills in the hidden places of a view's untrusted JSON
 */
export function viewSchemaBy<State extends AnyState, View>(
  schema: StandardSchema<State>,
  view: (state: State, seat?: Seat | null) => View,
  fill: (json: object) => object = (json) => json,
): Schema<View> {
  return schemaOf((json, reading) => {
    expectObject(json, []);
    const { viewer, ...rest } = json as { readonly viewer?: unknown };
    if (viewer === undefined) report(reading, ["viewer"], "is missing");
    const state = readBy(schema, fill(rest), reading);
    if (state === undefined || viewer === undefined) return undefined as never;
    if (viewer !== null) readInteger(viewer, ["viewer"], 0, state.settings.players - 1);
    const seen = view(state, viewer as Seat | null);
    reportDifferences(json, seen, [], reading);
    return seen;
  });
}

/** Reads a state or view from untrusted JSON. */
export function parserBy<T>(schema: StandardSchema<T>): (json: unknown) => T {
  return (json) => parseBy(schema, json);
}

/** Reads a move from untrusted JSON. */
export function moveParserBy<Move>(schema: StandardSchema<Move>): (json: unknown) => Move {
  return (json) => parseMoveBy(schema, json);
}

/** A move as another seat sees it. */
export function redactBy<Move extends AnyMove, RedactedMove = Redacted<Move>>(
  shape: MoveShape<Move>,
  hide: (move: Move, seat: Seat | null) => RedactedMove,
): (move: Move, seat?: Seat | null) => RedactedMove {
  return (move, seat = null) => {
    expectMove(move, shape);
    return hide(move, seat);
  };
}
