import type { AnyMove, AnyState } from "../../core/any.ts";
import { HIDDEN } from "../../core/card.ts";
import { type Random, shuffle } from "../../core/random.ts";
import { isEqual } from "../../schema/relations.ts";
import { type Laws, someOf, viewersOf } from "../played.ts";

/** The laws of views: each shows exactly what its seat may see. */
export const VIEWS: Laws = {
  "a view lists and judges exactly its viewer's moves"({ game, random, state }) {
    for (const viewer of viewersOf(state)) {
      const view = game.view(state, viewer);
      if (view.viewer !== viewer) return `the view of ${viewer} has the viewer ${view.viewer}`;
      const moves = viewer === null ? [] : game.legalMoves(state, viewer);
      if (!isEqual(game.legalMoves(view), moves)) return `the view of ${viewer} lists other moves than its viewer's`;
      for (const move of someOf(game.legalMoves(state), 6, random))
        if (game.isLegal(view, move) !== (move.seat === viewer))
          return `the view of ${viewer} is wrong about ${game.formatMove(move)}`;
    }
    return undefined;
  },
  "a view tells who moves, the outcome and the standing"({ game, state }) {
    for (const viewer of viewersOf(state)) {
      const view = game.view(state, viewer);
      const { activeSeats, outcome, rules } = game;
      for (const [key, of] of Object.entries({ activeSeats, outcome, standing: rules.standing, target: rules.target }))
        if (!isEqual(of(view), of(state))) return `${key} of the view of ${viewer} is not the state's`;
      for (const seen of [state, view])
        if (/undefined|NaN|\[object/.test(game.render(seen))) return `the picture has a hole: ${game.render(seen)}`;
    }
    return undefined;
  },
  "what a view is completed to gives that view again"({ game, random, state }) {
    for (const viewer of viewersOf(state)) {
      const view = game.view(state, viewer);
      const guess = game.determinize(view, random);
      if (!isEqual(game.view(guess, viewer), view)) return `determinize does not agree with the view of ${viewer}`;
      if (!isEqual(game.parseStateJson(guess), guess))
        return `determinize gives a state that is not valid to ${viewer}`;
    }
    return undefined;
  },
  "a seat sees its own moves whole"({ game, move }) {
    if (move?.seat === undefined || isEqual(game.redact(move, move.seat), move)) return undefined;
    return `seat ${move.seat} must see its own move: ${game.formatMove(move)}`;
  },
  /**
   * A view depends only on what its seat has seen. This law exchanges the values that a chance move hides from a seat,
   * and plays on. Until the seat sees a different move, its views must be equal.
   */
  "a view hides what the moves hide"({ game, states, moves, random, at, state, move }) {
    if (move === undefined || move.seat !== undefined) return undefined;
    for (const viewer of viewersOf(state)) {
      const change = exchangeOf(move, game.redact(move, viewer), random);
      let other: AnyState = state;
      for (let i = at; i < moves.length && i < at + 30; i++) {
        const made = moves[i]!;
        // After a show, hidden cards are face up although no move names them.
        if (i > at && (game.activeSeats(other).length < 2 || change.size === 0)) break;
        const changed = exchanged(made, change) as AnyMove;
        const isSeen = !isEqual(game.redact(made, viewer), game.redact(changed, viewer));
        if (isSeen || !game.isLegal(other, changed)) break;
        other = game.apply(other, changed);
        if (!isEqual(game.view(other, viewer), game.view(states[i + 1]!, viewer)))
          return `the view of ${viewer} shows what "${game.formatMove(game.redact(move, viewer))}" hides from it`;
      }
    }
    return undefined;
  },
};

/** A random permutation of the values that a move hides. */
function exchangeOf(move: unknown, seen: unknown, random: Random): Map<unknown, unknown> {
  const hidden = hiddenIn(move, seen);
  const others = shuffle(hidden, random);
  return new Map(hidden.map((value, i) => [value, others[i]]));
}

/** The parts of a value that are hidden in `seen`. */
function hiddenIn(value: unknown, seen: unknown): unknown[] {
  if (seen === HIDDEN) return value === HIDDEN ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => hiddenIn(part, (seen as { [key: string]: unknown })[key]));
}

/** JSON with values exchanged. Numbers are exchanged only in lists, since elsewhere they may be seats. */
function exchanged(json: unknown, change: ReadonlyMap<unknown, unknown>): unknown {
  if (Array.isArray(json)) return json.map((part) => exchanged(part, change));
  if (typeof json !== "object" || json === null) return change.get(json) ?? json;
  return Object.fromEntries(
    Object.entries(json).map(([key, part]) => [key, typeof part === "number" ? part : exchanged(part, change)]),
  );
}
