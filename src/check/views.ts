import { HIDDEN } from "../core/card.ts";
import type { AnyGame, AnyMove, AnyState, Seat } from "../core/game.ts";
import { type Random, shuffle } from "../core/random.ts";
import { describeMove } from "../generic/describe.ts";
import { isEqual } from "../schema/relations.ts";
import { type Laws, movesAt, someOf, viewersOf } from "./played.ts";

/** The laws of views and words, by their titles. */
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
      for (const key of ["activeSeats", "outcome"] as const)
        if (!isEqual(game[key](view), game[key](state))) return `${key} of the view of ${viewer} is not the state's`;
      for (const key of ["standing", "target"] as const)
        if (!isEqual(game.rules[key](view), game.rules[key](state)))
          return `${key} of the view of ${viewer} is not the state's`;
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
  "moves have words"(look) {
    const { game, states, at, state } = look;
    for (const viewer of viewersOf(state))
      for (const move of movesAt(look, 6)) {
        const after = move === look.move ? { after: states[at + 1]! } : {};
        const words = describeMove(game, move, { viewer, before: state, ...after });
        if (words === "" || /undefined|NaN|\?\?|[{}]|\[object/.test(words))
          return `the words for "${game.formatMove(game.redact(move, viewer))}" have a hole: ${words}`;
      }
    return undefined;
  },
  /**
   * A view depends only on what its seat has seen. Whatever a chance move hides from a seat is exchanged, and the game goes
   * on with the exchanged values, until the seat sees a difference between the moves; until then its views are equal.
   */
  "a view hides what the moves hide"({ game, states, moves, random, at, state, move }) {
    if (move === undefined || move.seat !== undefined) return undefined;
    for (const viewer of viewersOf(state)) {
      const change = exchangeOf(move, game.redact(move, viewer), random);
      let other: AnyState = state;
      for (let i = at; i < moves.length && i < at + 30; i++) {
        const made = moves[i]!;
        // After a show, what was hidden is open although no move names it.
        if (i > at && (game.activeSeats(other).length < 2 || change.size === 0)) break;
        const changed = exchanged(made, change) as AnyMove;
        if (!game.isLegal(other, changed) || !seesEqual(game, made, changed, viewer)) break;
        other = game.apply(other, changed);
        if (!isEqual(game.view(other, viewer), game.view(states[i + 1]!, viewer)))
          return `the view of ${viewer} shows what "${game.formatMove(game.redact(move, viewer))}" hides from it`;
      }
    }
    return undefined;
  },
};

function seesEqual(game: AnyGame, one: AnyMove, other: AnyMove, viewer: Seat | null): boolean {
  return isEqual(game.redact(one, viewer), game.redact(other, viewer));
}

/** The values that a move hides, in another order: which takes the place of which. */
function exchangeOf(move: unknown, seen: unknown, random: Random): Map<unknown, unknown> {
  const hidden = hiddenIn(move, seen);
  const others = shuffle(hidden, random);
  return new Map(hidden.map((value, i) => [value, others[i]]));
}

function hiddenIn(value: unknown, seen: unknown): unknown[] {
  if (seen === HIDDEN) return value === HIDDEN ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => hiddenIn(part, (seen as { [key: string]: unknown })[key]));
}

/** JSON with values exchanged. Of numbers, only those in lists count: others may be seats. */
function exchanged(json: unknown, change: ReadonlyMap<unknown, unknown>): unknown {
  if (Array.isArray(json)) return json.map((part) => exchanged(part, change));
  if (typeof json !== "object" || json === null) return change.get(json) ?? json;
  return Object.fromEntries(
    Object.entries(json).map(([key, part]) => [key, typeof part === "number" ? part : exchanged(part, change)]),
  );
}
