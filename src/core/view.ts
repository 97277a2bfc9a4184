import type { AnyState, Seat } from "./game.ts";
import { expectEqual, readInteger, readObject } from "./json.ts";

/**
 * Reads a view. With its hidden places filled in, it must be a valid state whose view for the viewer is exactly this
 * view.
 *
 * @param fill - fills in the hidden places of a view without its viewer
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
