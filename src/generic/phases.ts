import { errorOf } from "../core/errors.ts";
import type { AnyMove, AnyState, AnyView, Fault } from "../core/game.ts";
import { expectWhole } from "../core/no-state.ts";
import type { Random } from "../core/random.ts";
import { gameOver, notTheViewer } from "../core/refusal.ts";
import { type MoveShape, malformed } from "../schema/moves.ts";
import { fieldOf } from "../schema/read.ts";
import type { Reads } from "../schema/reading.ts";
import type { UnionShape } from "../schema/shape.ts";

/**
 * What one phase of a game does: a plain object with these keys in this order, so that engines see few shapes. Its
 * functions take only its own states, and `apply` only moves that `refuse` accepts.
 */
export interface Phase<State, Move, Code extends string = string, Next = State> {
  /** Why a move is illegal; it reads only the keys that a legal move has. */
  refuse(state: State, move: Move): Fault<Code> | undefined;
  /** The next state. */
  apply(state: State, move: Move): Next;
  /** A fair chance move; missing in phases of players. */
  chance?(state: State, random: Random): Move;
}

/** The phase of a state, or an error for anything else: the one switch of a game. */
export type PhaseOf<State, Move, Code extends string> = (state: State) => Phase<State, Move, Code>;

/** The phase after the end. */
export const OVER: Phase<never, never, "game-over"> = {
  refuse: gameOver,
  apply: (state) => state,
};

/** Whether a move of the game has all required keys of its type and no unknown ones. */
type IsWhole = (move: AnyMove) => boolean;

function makeIsWhole(shape: UnionShape | undefined): IsWhole {
  if (shape === undefined) return () => false;
  const types = Object.entries(shape.of).map(([type, shapes]) => {
    const required = Object.keys(shapes).filter((key) => !shapes[key]!.optional);
    return { type, shapes, required: ["type", ...required] };
  });
  return (move) => {
    const { type } = move;
    const { required, shapes } = types.find((known) => known.type === type)!;
    const keys = Object.keys(move);
    // Almost every move has the required keys in their usual order.
    let at = 0;
    while (at < keys.length && keys[at] === required[at]) at++;
    if (at === keys.length && at === required.length) return true;
    const isKnown = (key: string) => key === "type" || Object.hasOwn(shapes, key) || fieldOf(move, key) === undefined;
    return required.every((key) => Object.hasOwn(move, key)) && keys.every(isKnown);
  };
}

/**
 * Why a move is illegal in its phase. A move that the phase accepts must have no other keys, and in a view be the
 * viewer's. A move that it refuses is malformed if its shape is wrong, too.
 */
function refusalIn<State, Move extends AnyMove, Code extends string>(
  phase: Phase<State, Move, Code>,
  state: State,
  move: Move,
  isWhole: IsWhole,
  schema: Reads<Move>,
): Fault<Code | "malformed" | "not-your-turn"> | undefined {
  if (typeof move !== "object" || move === null || Array.isArray(move)) return malformed(move, schema);
  const viewer = (state as AnyState | AnyView | null)?.viewer;
  const refusal: Fault<Code | "not-your-turn"> | undefined =
    viewer === undefined || viewer === move.seat ? phase.refuse(state, move) : notTheViewer(viewer);
  if (refusal === undefined && isWhole(move)) return undefined;
  return malformed(move, schema) ?? refusal;
}

/**
 * Why a move is illegal, from the phases of a game.
 *
 * @param shape - the shape of moves, so that a legal move need not be read by the schema; undefined if nobody knows it
 */
export function makeRefusal<State extends AnyState, View extends AnyView, Move extends AnyMove, Code extends string>(
  phaseOf: PhaseOf<State, Move, Code>,
  shape: MoveShape<Move> | undefined,
  schema: Reads<Move>,
): (state: State | View, move: Move) => Fault<Code | "malformed" | "not-your-turn"> | undefined {
  const isWhole = makeIsWhole(shape);
  return (state, move) => refusalIn(phaseOf(state as State), state as State, move, isWhole, schema);
}

/** Applies a legal move, and throws for any other. */
export function makeApply<State extends object, Move extends AnyMove, Code extends string>(
  phaseOf: PhaseOf<State, Move, Code>,
  shape: MoveShape<Move> | undefined,
  schema: Reads<Move>,
): (state: State, move: Move) => State {
  const isWhole = makeIsWhole(shape);
  return (state, move) => {
    const phase = phaseOf(state);
    expectWhole(state);
    const refused = refusalIn(phase, state, move, isWhole, schema);
    if (refused !== undefined) throw errorOf(refused, [], move);
    return phase.apply(state, move);
  };
}

/** Applies a move without checking it, from the phases of a game. */
export function makeApplyUnchecked<State, Move>(
  phaseOf: PhaseOf<State, Move, string>,
): (state: State, move: Move) => State {
  return (state, move) => phaseOf(state).apply(state, move);
}

/** Draws a chance move, from the phases of a game. */
export function makeChance<State extends object, Move>(
  phaseOf: PhaseOf<State, Move, string>,
): (state: State, random: Random) => Move | undefined {
  return (state, random) => {
    const phase = phaseOf(state);
    expectWhole(state);
    return phase.chance?.(state, random);
  };
}
