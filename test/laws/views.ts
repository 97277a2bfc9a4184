import { expect } from "vitest";
import type { AnyGame, AnyState, StateOf } from "../../src/index.ts";
import { expectEqual } from "../equal.ts";
import { copy, frozen, type Playout, seatsOf, some } from "./playout.ts";

/** Some states of a game, its last among them. */
function looks<G extends AnyGame>({ steps, last, random }: Playout<G>, n: number): StateOf<G>[] {
  return [...some(steps, n, random).map((step) => step.state), last];
}

/** The seats, and the spectator that has none. */
function viewersOf(state: AnyState): (number | undefined)[] {
  return [undefined, ...seatsOf(state)];
}

export function viewsAreJson<G extends AnyGame>(playout: Playout<G>): void {
  const { game } = playout;
  for (const state of looks(playout, 25))
    for (const seat of seatsOf(state)) {
      const view = game.view(state, seat);
      expectEqual(copy(view), view);
    }
}

/** Whichever seat is asked for, a view says whose it is and lists nobody else's moves. */
export function viewsListExactlyTheirViewersMoves<G extends AnyGame>(playout: Playout<G>): void {
  const { game } = playout;
  for (const state of looks(playout, 25))
    for (const viewer of viewersOf(state)) {
      const view = frozen(game.view(state, viewer));
      const moves = viewer === undefined ? [] : game.legalMoves(state, viewer);
      expect(view.viewer).toBe(viewer ?? null);
      expectEqual(game.legalMoves(view), moves);
      for (const seat of seatsOf(state)) expectEqual(game.legalMoves(view, seat), seat === viewer ? moves : []);
    }
}

export function viewsTellTurnOutcomeAndStanding<G extends AnyGame>(playout: Playout<G>): void {
  const { game } = playout;
  for (const state of looks(playout, 25))
    for (const seat of seatsOf(state)) {
      const view = frozen(game.view(state, seat));
      expectEqual(game.activeSeats(view), game.activeSeats(state));
      expectEqual(game.outcome(view), game.outcome(state));
      expectEqual(game.standing(view), game.standing(state));
    }
}

export function picturesAreWhole<G extends AnyGame>(playout: Playout<G>): void {
  const { game } = playout;
  for (const state of looks(playout, 25))
    for (const picture of [game.render(state), game.render(game.view(state))])
      expect(picture).not.toMatch(/undefined|NaN|\[object/);
}

export function completionsGiveTheView<G extends AnyGame>(playout: Playout<G>): void {
  const { game, random } = playout;
  for (const state of looks(playout, 25))
    for (const seat of viewersOf(state)) {
      const view = frozen(game.view(state, seat));
      const guess = game.determinize(view, random);
      expectEqual(game.view(guess, seat), view);
      expectEqual(game.parseStateJson(copy(guess)), guess);
    }
}

export function seatsSeeTheirOwnMoves<G extends AnyGame>({ game, steps, random }: Playout<G>): void {
  for (const { move } of some(steps, 20, random))
    if (move.seat !== undefined) expectEqual(game.redact(move, move.seat), move);
}

export function viewsHideWhatASeatCannotSee<G extends AnyGame>(playout: Playout<G>): void {
  const { laws, game, random } = playout;
  for (const state of looks(playout, 40))
    for (const seat of viewersOf(state)) {
      const view = game.view(state, seat);
      const other = game.view(laws.elsewhere!(state, seat, random), seat);
      expectEqual(other, view);
      if (game.render(other) !== game.render(view)) expect(game.render(other)).toBe(game.render(view));
    }
}
