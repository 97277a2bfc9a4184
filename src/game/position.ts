import type { AnyState, AnyView } from "../core/any.ts";
import { errorOf, InvalidStateError, type Key } from "../core/errors.ts";
import type { AnyGame } from "../core/game.ts";
import { expectState } from "../core/no-state.ts";
import {
  expectArray,
  expectNumber,
  expectNumbers,
  expectObject,
  expectString,
  readInteger,
  readOneOf,
} from "../schema/read.ts";

/** Positions that have been read, each with its game. Nobody changes a position, so each is read once. */
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

/** Throws unless a value has the scores, awards and winners of a state or view. Awards may be those of a preview. */
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
