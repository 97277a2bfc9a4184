import type { AnyState, Seat } from "./game.ts";
import { expectEqual, readInteger, readObject } from "./json.ts";

/**
 * Reads a view: with anything possible in its hidden places it must be a state, and that state must look to the viewer
 * exactly as the view does.
 *
 * @param fill - the view without its viewer, with something possible in each hidden place
 */
export function readView<State extends AnyState, View>(
  json: unknown,
  fill: (json: object) => unknown,
  parseState: (json: unknown) => State,
  view: (state: State, seat?: Seat) => View,
): View {
  const { viewer, ...rest } = readObject(json, "", ["viewer"], Object.keys(Object(json)));
  const state = parseState(fill(rest));
  const seat = viewer === null ? undefined : readInteger(viewer, "viewer", 0, state.settings.players - 1);
  const seen = view(state, seat);
  expectEqual(json, seen, "");
  return seen;
}
