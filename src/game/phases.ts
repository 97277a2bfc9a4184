import type { AnyMove, AnyState, AnyView, Seat } from "../core/any.ts";
import { errorOf } from "../core/errors.ts";
import { type Fault, fault } from "../core/fault.ts";
import type { Random } from "../core/random.ts";
import { gameOver } from "../core/refusal.ts";
import { malformed } from "../schema/moves.ts";
import { fieldOf } from "../schema/read.ts";
import type { Reads } from "../schema/reading.ts";
import type { UnionShape } from "../schema/shape.ts";
import { expectNotView } from "./position.ts";

/**
 * The rules of one phase. Every phase is a plain object with these keys in this order, so that engines see few shapes.
 * Its functions take only states of that phase, and `apply` takes only moves that `refuse` accepts.
 */
export interface Phase<State, Move, Code extends string = string, Next = State> {
  /** Explains why a move is illegal. Reads only keys that a legal move has. */
  refuse(state: State, move: Move): Fault<Code> | undefined;
  apply(state: State, move: Move): Next;
  /** A fair chance move; missing in phases of players. */
  chance?(state: State, random: Random): Move;
}

/** The phase after the end. */
export const OVER: Phase<never, never, "game-over"> = {
  refuse: gameOver,
  apply: (state) => state,
};

/** A game's checks of moves that callers pass in. */
export interface Border<Move> {
  readonly schema: Reads<Move>;
  /** Whether a legal move has exactly the keys of its type; if so, it skips the slower schema check. */
  readonly hasExactKeys: (move: AnyMove) => boolean;
}

/**
 * @param shape - shape of the game's moves; undefined if the game has only a schema, which then checks every move
 */
export function borderOf<Move extends AnyMove>(shape: UnionShape | undefined, schema: Reads<Move>): Border<Move> {
  if (shape === undefined) return { schema, hasExactKeys: () => false };
  const types = Object.entries(shape.of).map(([type, shapes]) => {
    const required = Object.keys(shapes).filter((key) => !shapes[key]!.optional);
    return { type, shapes, required };
  });
  const hasExactKeys = (move: AnyMove) => {
    const { type } = move;
    const { required, shapes } = types.find((known) => known.type === type)!;
    const keys = Object.keys(move);
    // Almost every move has the required keys in their usual order.
    let at = 0;
    while (at < keys.length && keys[at] === required[at]) at++;
    if (at === keys.length && at === required.length) return true;
    const isKnown = (key: string) => Object.hasOwn(shapes, key) || fieldOf(move, key) === undefined;
    return required.every((key) => Object.hasOwn(move, key)) && keys.every(isKnown);
  };
  return { schema, hasExactKeys };
}

/**
 * Refusal for an illegal move in a phase. A view refuses the moves of all seats but its viewer's. If a refused move
 * also has the wrong shape, the fault is `malformed`.
 */
export function refusalIn<State, Move extends AnyMove, Code extends string>(
  phase: Phase<State, Move, Code>,
  state: State | AnyView,
  move: Move,
  { schema, hasExactKeys }: Border<Move>,
): Fault<Code | "malformed" | "not-your-turn"> | undefined {
  if (typeof move !== "object" || move === null || Array.isArray(move)) return malformed(move, schema);
  const viewer = (state as AnyState | AnyView | null)?.viewer;
  const refusal: Fault<Code | "not-your-turn"> | undefined =
    viewer === undefined || viewer === move.seat ? phase.refuse(state as State, move) : notTheViewer(viewer);
  if (refusal === undefined && hasExactKeys(move)) return undefined;
  return malformed(move, schema) ?? refusal;
}

/** Refusal for a move that a view can't judge, since another seat makes it. */
function notTheViewer(viewer: Seat | null): Fault<"not-your-turn"> {
  const message = viewer === null ? "a spectator can't move" : `seat ${viewer} can't move for another`;
  return fault("not-your-turn", message);
}

/** Applies a legal move; throws an IllegalMoveError for any other. */
export function applyIn<State extends object, Move extends AnyMove, Code extends string>(
  phase: Phase<State, Move, Code>,
  state: State,
  move: Move,
  border: Border<Move>,
): State {
  expectNotView(state);
  const refused = refusalIn(phase, state, move, border);
  if (refused !== undefined) throw errorOf(refused, [], move);
  return phase.apply(state, move);
}

/** Draws a chance move; undefined in a phase of players. */
export function chanceIn<State extends object, Move>(
  phase: Phase<State, Move>,
  state: State,
  random: Random,
): Move | undefined {
  expectNotView(state);
  return phase.chance?.(state, random);
}
