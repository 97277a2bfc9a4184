import type { Redacted } from "../core/card.ts";
import type { AnyMove, AnyState, AnyView, Fault, Outcome, Seat } from "../core/game.ts";
import { expectState, expectWhole } from "../core/no-state.ts";
import { expectMove, type MoveShape, parseMove } from "../schema/moves.ts";
import { integerFault, objectFault, readInteger } from "../schema/read.ts";
import { type Reads, readWith } from "../schema/reading.ts";
import { checkEqual } from "../schema/relations.ts";
import { parseWith, validating } from "../schema/standard.ts";

/**
 * What follows from what a game gives. Each function makes one function of the game, so that importing it on its own
 * takes no more of the game than it needs.
 */

/** The initial state for options. */
export function makeInitialState<Options, Settings, State>(
  schema: Reads<Settings>,
  start: (settings: Settings) => State,
): (options?: Options) => State {
  return (options) => start(parseWith(schema, options ?? {}, ["options"]));
}

/** Whether a move is legal. */
export function makeIsLegal<Position, Move>(
  refusal: (state: Position, move: Move) => Fault | undefined,
): (state: Position, move: Move) => boolean {
  return (state, move) => refusal(state, move) === undefined;
}

/** A loss is one game. */
function oneGame({ scores, winners }: Pick<Outcome, "scores" | "winners">): number[] {
  return scores.map((_, side) => (winners.includes(side) ? 0 : 1));
}

/** How a game ended, by its last state. */
export function makeOutcome<Over extends object, Reason extends string>(
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
export function makeView<State extends AnyState, View>(
  hide: (state: State, viewer: Seat | null) => View,
): (state: State, seat?: Seat | null) => View {
  return (state, seat = null) => {
    expectState(state);
    expectWhole(state);
    return hide(state, seat === null ? null : readInteger(seat, ["seat"], 0, state.settings.players - 1));
  };
}

/** Reads a state from untrusted JSON. */
export function makeParser<T>(schema: Reads<T>): (json: unknown) => T {
  return (json) => parseWith(schema, json);
}

/**
 * Reads a view from untrusted JSON: with its hidden places filled in, it must be a valid state whose view for the viewer
 * is exactly this view.
 *
 * @param fill - fills in the hidden places of a view's untrusted JSON
 */
export function makeViewParser<State extends AnyState, View>(
  schema: Reads<State>,
  view: (state: State, seat?: Seat | null) => View,
  fill: (json: object) => object = (json) => json,
): (json: unknown) => View {
  const validate = validating((json, { report }) => {
    const wrong = undefined as never;
    if (report([], objectFault(json))) return wrong;
    const { viewer, ...rest } = json as { readonly viewer?: Seat | null };
    if (viewer === undefined && report(["viewer"], "is missing")) return wrong;
    const { value: state, faults = [] } = readWith(schema, fill(rest));
    for (const { keys, reason } of faults) report(keys, reason);
    if (state === undefined) return wrong;
    if (viewer !== null && report(["viewer"], integerFault(viewer, 0, state.settings.players - 1))) return wrong;
    const seen = view(state, viewer);
    checkEqual(json, seen, [], report);
    return seen;
  });
  return makeParser({ "~standard": { validate } });
}

/** Reads a move from untrusted JSON. */
export function makeMoveParser<Move>(schema: Reads<Move>): (json: unknown) => Move {
  return (json) => parseMove(schema, json);
}

/** A move as another seat sees it. */
export function makeRedact<Move extends AnyMove, RedactedMove = Redacted<Move>>(
  shape: MoveShape<Move>,
  hide: (move: Move, seat: Seat | null) => RedactedMove,
): (move: Move, seat?: Seat | null) => RedactedMove {
  return (move, seat = null) => {
    expectMove(move, shape);
    return hide(move, seat);
  };
}
