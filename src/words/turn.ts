import { type AnyGame, type StateOf, typed, type ViewOf } from "../core/game.ts";
import { expectPosition } from "../game/position.ts";
import { type DescribeOptions, phraseOf, readNarration } from "./narration.ts";
import { sentence } from "./values.ts";

/**
 * Describes whose turn it is and what to do, for the line above a table or for a screen reader.
 *
 * @param game - the game
 * @param state - the state or view
 * @param options - the listener, the players' names, and the words
 * @returns a sentence without a period
 * @throws InvalidStateError when it is not a whole state or view, or an option is unknown or invalid
 *
 * @example
 * ```ts
 * import { describeTurn } from "fifteen-two";
 * import * as cribbage from "fifteen-two/cribbage";
 *
 * let state = cribbage.initialState({ first: 0 });
 * describeTurn(cribbage, state, { names: ["Ann", "Bob"], viewer: 0 }); // => "You deal"
 * for (const text of ["- deal 5H 6C JS QD AC 2C / 7D 7H 8C KS 3H KD", "1 discard 3H KD"])
 *   state = cribbage.apply(state, cribbage.parseMove(text));
 * describeTurn(cribbage, state, { names: ["Ann", "Bob"], viewer: 1 }); // => "Ann is to discard"
 * ```
 */
export function describeTurn<G extends AnyGame>(
  game: G,
  state: StateOf<G> | ViewOf<G>,
  options?: DescribeOptions<G> | null,
): string {
  const rules: AnyGame = typed(game);
  expectPosition(rules, state);
  const narration = readNarration(rules, options, state);
  const { viewer } = narration;
  const seats = rules.activeSeats(state);
  const isAddressed = typeof viewer === "number" && seats.includes(viewer);
  const moves = isAddressed ? rules.legalMoves(state, viewer) : [];
  const only = [...new Set(moves.map(({ type }) => type))].join("-");
  const common = seats.length > 0 ? "turn" : state.phase === "over" ? "turn.over" : "turn.chance";
  const template = phraseOf(narration, `only.${only}`, `turn.${state.phase}`, common);
  const facts = moves[0] && rules.rules.facts?.(moves[0], { before: state, after: undefined });
  return sentence(template, { ...facts, ...state, seats }, narration);
}
