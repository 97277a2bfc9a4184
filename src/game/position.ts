import type { AnyState, AnyView } from "../core/any.ts";
import { errorOf, InvalidStateError, type Key } from "../core/errors.ts";
import type { AnyGame } from "../core/game.ts";
import { quote } from "../core/message.ts";
import {
  expectArray,
  expectNumber,
  expectNumbers,
  expectObject,
  expectString,
  readInteger,
  readOneOf,
} from "../schema/read.ts";

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
export function expectNotView(state: object | null): void {
  if ((state as AnyView | null)?.viewer !== undefined)
    throw new InvalidStateError(
      [],
      "must be a whole state, not a view; call determinize for a state that agrees with the view",
    );
}

/** Returns [] in these phases; throws in any other. */
export function emptyIn<Phase extends string>(phases: readonly Phase[], state: { readonly phase: Phase }): never[] {
  if (!phases.includes(state?.phase)) throw noState(state);
  return [];
}

/** The scores of a state or view, by side. */
export function scoresOf(state: AnyState | AnyView): readonly number[] {
  expectState(state);
  return state.scores;
}

/** Checked positions, each with its game. Positions never change, so each is checked once. */
const whole = /* @__PURE__ */ new WeakMap<object, AnyGame>();

/** Throws unless a value is a whole state or view of the game. `at` are the keys that lead to it. */
export function expectPosition(game: AnyGame, position: AnyState | AnyView, at: readonly Key[] = []): void {
  expectObject(position, at);
  if (whole.get(position) === game) return;
  try {
    (position.viewer === undefined ? game.parseStateJson : game.parseViewJson)(position);
  } catch (error) {
    throw error instanceof InvalidStateError ? errorOf(error, at) : error;
  }
  whole.set(position, game);
}

/** Throws unless a value has the scores, awards and winners of a state or view. The awards may come from a preview. */
export function expectScored(game: AnyGame, position: AnyState | AnyView): void {
  expectState(position);
  const { settings, scores, awards, phase, winners, reason } = position;
  expectObject(settings, ["settings"]);
  readOneOf(settings.players, ["settings", "players"], game.players);
  expectNumbers(scores, ["scores"], 1);
  const readSide = (side: unknown, at: readonly Key[]) => readInteger(side, at, 0, scores.length - 1);
  expectArray(awards, ["awards"]);
  for (const [i, award] of awards.entries()) {
    const at = ["awards", i];
    expectPoints(award, at);
    readSide(award.side, [...at, "side"]);
    expectArray(award.items, [...at, "items"]);
    for (const [j, item] of award.items.entries()) {
      expectPoints(item, [...at, "items", j]);
      expectString(item.kind, [...at, "items", j, "kind"]);
    }
  }
  if (phase !== "over") return;
  expectArray(winners, ["winners"]);
  for (const [i, side] of winners.entries()) readSide(side, ["winners", i]);
  expectString(reason, ["reason"]);
}

function expectPoints(value: { readonly points: number }, at: readonly Key[]): void {
  expectObject(value, at);
  expectNumber(value.points, [...at, "points"]);
}
