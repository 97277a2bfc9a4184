import type { AnyState, AnyView, Outcome, Seat } from "../core/any.ts";
import { integerFault, objectFault, readInteger } from "../schema/read.ts";
import { type Reads, readWith } from "../schema/reading.ts";
import { checkEqual } from "../schema/relations.ts";
import { parseWith, validating } from "../schema/standard.ts";
import { expectNotView, expectState } from "./position.ts";

/** By default, every loser loses one game. */
function oneGame({ scores, winners }: Pick<Outcome, "scores" | "winners">): number[] {
  return scores.map((_, side) => (winners.includes(side) ? 0 : 1));
}

/**
 * The result of a game; undefined until it is over. `gamesLost` gets the final state; default: one game for each loser.
 */
export function outcomeOf<Over extends object, Reason extends string>(
  state: AnyState | AnyView,
  gamesLost: (over: Over) => readonly number[] = oneGame as never,
): Outcome<Reason> | undefined {
  expectState(state);
  if (state.phase !== "over") return undefined;
  const { winners, scores, reason } = state as unknown as Pick<Outcome<Reason>, "winners" | "scores" | "reason">;
  return { winners, scores, gamesLost: gamesLost(state as unknown as Over), reason };
}

/** Checks the arguments of `view`: a whole state and one of its seats; null is a spectator. */
export function viewerIn(state: AnyState, seat: Seat | null | undefined): Seat | null {
  expectState(state);
  expectNotView(state);
  return seat == null ? null : readInteger(seat, ["seat"], 0, state.settings.players - 1);
}

/**
 * Reads a view from untrusted JSON. Once `fill` has filled its hidden places, it must be a valid state whose view for
 * the viewer is exactly this view.
 */
export function parseView<State extends AnyState, View>(
  json: unknown,
  schema: Reads<State>,
  view: (state: State, viewer: Seat | null) => View,
  fill: (json: object) => object = (json) => json,
): View {
  const validate = validating((json, { report }) => {
    const wrong = undefined as never;
    if (report([], objectFault(json))) return wrong;
    const { viewer, ...rest } = json as { readonly viewer: Seat | null };
    if (viewer === undefined && report(["viewer"], "is missing")) return wrong;
    const { value: state, faults = [] } = readWith(schema, fill(rest));
    for (const { keys, reason } of faults) report(keys, reason);
    if (state === undefined) return wrong;
    if (viewer !== null && report(["viewer"], integerFault(viewer, 0, state.settings.players - 1))) return wrong;
    const seen = view(state, viewer);
    checkEqual(json, seen, [], report);
    return seen;
  });
  return parseWith({ "~standard": { validate } }, json);
}
