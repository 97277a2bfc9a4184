import type { AnyState, AnyView } from "./any.ts";
import { InvalidStateError, type Key } from "./errors.ts";
import { quote } from "./message.ts";

/** The error for a value that is not a state or view of the game. `at` are the keys that lead to it. */
export function noState(state: unknown, at: readonly Key[] = []): InvalidStateError {
  if (typeof state !== "object" || state === null) {
    const hint = typeof state === "string" ? "; for JSON text, call JSON.parse first" : "";
    return new InvalidStateError(at, `must be a state or view of the game, not ${quote(state)}${hint}`);
  }
  const { phase } = state as { readonly phase?: unknown };
  return new InvalidStateError([...at, "phase"], `must be a phase of the game, not ${quote(phase)}`);
}

/** Throws unless the value looks like a state or view of some game. */
export function expectState(state: AnyState | AnyView, at: readonly Key[] = []): void {
  if (typeof state !== "object" || state === null || typeof state.phase !== "string" || !Array.isArray(state.scores))
    throw noState(state, at);
}

/** Throws for a view, which lacks the hidden cards that the next state needs. */
export function expectWhole(state: object | null): void {
  if ((state as AnyView | null)?.viewer !== undefined)
    throw new InvalidStateError(
      [],
      "must be a whole state, not a view; call determinize for a state that agrees with the view",
    );
}

/** Returns [] in these phases; throws in any other. */
export function noneActive<Phase extends string>(phases: readonly Phase[], state: { readonly phase: Phase }): never[] {
  if (!phases.includes(state?.phase)) throw noState(state);
  return [];
}
