import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { copy, viewersOf } from "../src/check/played.ts";
import {
  type AnyGame,
  IllegalMoveError,
  InvalidStateError,
  NotationError,
  type OptionsOf,
  playout,
  type Random,
  type StateOf,
  seeded,
  type ViewOf,
} from "../src/index.ts";
import * as arbitrary from "./arbitraries.ts";
import { expectEqual } from "./equal.ts";
import { often } from "./often.ts";
import { pathOf, thrownBy } from "./thrown.ts";
import { inWords } from "./words.ts";

/** A state of any game. */
type State = StateOf<AnyGame>;

/** A view of any game. */
type View = ViewOf<AnyGame>;

/** A law at the border of every game. Returns whether it had anything to check. */
type Law = (game: AnyGame, states: readonly State[], random: Random) => boolean;

const LAWS: readonly (readonly [title: string, law: Law])[] = [
  ["every function works on each state that parseStateJson accepts", worksOnAcceptedStates],
  ["every function works on each view that parseViewJson accepts", worksOnAcceptedViews],
  ["parseViewJson accepts the view of every seat and of a spectator", acceptsEveryView],
  ["parseViewJson refuses a whole state where the viewer cannot see everything", refusesWholeStates],
  ["parseViewJson refuses broken views with the path", refusesBrokenViews],
];

/** Number of checks of a law for each combination of options. */
const RUNS = often(10, 40);

/** Number of moves to play on from a state that a reader accepts. */
const MOVES_ON = often(10, 40);

/**
 * The laws of a game's border, over some combinations of options: what readers accept, every function works on, be it
 * reachable or not.
 */
export function describeBorder<G extends AnyGame>(game: G, options: readonly OptionsOf<G>[]): void {
  describe.each(options.map((one) => [inWords(one), one] as const))("the border with %s", (_, setup) => {
    test.each(LAWS)("%s", (_title, law) => {
      let looked = 0;
      const holds = fc.property(fc.nat(20), arbitrary.seed, (seed, more) => {
        if (law(game, statesOf(game, setup, seed), seeded(more))) looked++;
      });
      fc.assert(holds, { numRuns: RUNS, endOnFailure: true });
      expect(looked).toBeGreaterThan(0);
    });
  });
}

function worksOnAcceptedStates(game: AnyGame, states: readonly State[], random: Random): boolean {
  const state = accept(game.parseStateJson, changedJson(pick(states, random), pick(states, random), random));
  if (state !== undefined) expectWorks(game, state, random);
  return state !== undefined;
}

function worksOnAcceptedViews(game: AnyGame, states: readonly State[], random: Random): boolean {
  const seat = pick(viewersOf(states[0]!), random);
  const seen = () => game.view(pick(states, random), seat);
  const view = accept(game.parseViewJson, changedJson(seen(), seen(), random));
  if (view !== undefined) expectViewWorks(game, view, random);
  return view !== undefined;
}

function acceptsEveryView(game: AnyGame, states: readonly State[], random: Random): boolean {
  const state = pick(states, random);
  for (const seat of viewersOf(state)) {
    const view = game.view(state, seat);
    expectEqual(game.parseViewJson(copy(view)), view);
  }
  return true;
}

function refusesWholeStates(game: AnyGame, states: readonly State[], random: Random): boolean {
  const state = pick(states, random);
  for (const seat of viewersOf(state)) {
    const whole = { ...state, viewer: seat };
    const view = game.view(state, seat);
    if (isDeepStrictEqual(view, whole) || isDeepStrictEqual(view, state)) continue;
    for (const json of [state, whole])
      expect(thrownBy(() => game.parseViewJson(copy(json)))).toBeInstanceOf(InvalidStateError);
  }
  return true;
}

function refusesBrokenViews(game: AnyGame, states: readonly State[], random: Random): boolean {
  const json = copy(game.view(pick(states, random), pick(viewersOf(states[0]!), random)));
  const [parent, key] = pick(placesIn(json), random);
  parent[key] = pick([-1.5, { nonsense: true }], random);
  expect(pathOf(() => game.parseViewJson(json))).not.toBe("");
  return true;
}

/** The states of a random game. */
function statesOf(game: AnyGame, options: object, seed: number): State[] {
  const states: State[] = [game.initialState(options)];
  playout(game, { random: seeded(seed), options, limit: 400, watch: (_move, _before, state) => states.push(state) });
  return states;
}

function pick<T>(items: readonly T[], random: Random): T {
  return items[Math.floor(random() * items.length)]!;
}

/** A reader's value for JSON; undefined if it refuses it with a path. */
function accept<T>(read: (json: unknown) => T, json: unknown): T | undefined {
  try {
    return read(json);
  } catch (error) {
    if (error instanceof InvalidStateError) return undefined;
    throw error;
  }
}

type Place = readonly [parent: Record<string | number, unknown>, key: string | number];

/** Every place in a JSON value, with the object or list that it is in. */
function placesIn(json: unknown): Place[] {
  if (typeof json !== "object" || json === null) return [];
  return Object.entries(json).flatMap(([key, part]) => [[json as Place[0], key] as const, ...placesIn(part)]);
}

/** A copy of JSON with one to three small changes; parts of other JSON of its kind may get into it. */
function changedJson(json: object, other: object, random: Random): unknown {
  const changed = copy(json);
  for (let n = 1 + Math.floor(random() * 3); n > 0; n--)
    pick([changeValue, swapValues, moveItem, takeOver], random)(changed, copy(other), random);
  return changed;
}

/** Replaces a value by one of its type. */
function changeValue(json: object, other: object, random: Random): void {
  const [parent, key] = pick(placesIn(json), random);
  const value = parent[key];
  if (typeof value === "number") parent[key] = pick([0, 1, value - 1, value + 1, 2 * value, 1000], random);
  else if (typeof value === "boolean") parent[key] = !value;
  else if (typeof value !== "object" || value === null)
    parent[key] = copy(pick(leavesLike(value, [json, other]), random));
}

/** Swaps two values of a type. */
function swapValues(json: object, _other: object, random: Random): void {
  const leaves = placesIn(json).filter(([parent, key]) => typeof parent[key] !== "object");
  const [parent, key] = pick(leaves, random);
  const alike = leaves.filter(([there, at]) => typeof there[at] === typeof parent[key]);
  const [there, at] = pick(alike, random);
  [parent[key], there[at]] = [there[at], parent[key]];
}

/** Drops an item of a list, or moves it to a list. */
function moveItem(json: object, _other: object, random: Random): void {
  const lists = placesIn(json).flatMap(([parent, key]) => (Array.isArray(parent[key]) ? [parent[key]] : []));
  const from = pick(lists, random);
  const [item] = from.splice(Math.floor(random() * from.length), 1);
  if (item !== undefined && random() < 0.7) pick(lists, random).push(copy(item));
}

/** Replaces a part of the whole by that of another. */
function takeOver(json: object, other: object, random: Random): void {
  const key = pick(Object.keys(other), random);
  (json as Place[0])[key] = (other as Place[0])[key];
}

/** The values of a type in some JSON, with null. */
function leavesLike(value: unknown, json: unknown): unknown[] {
  const values = placesIn(json).map(([parent, key]) => parent[key]);
  return [null, ...values.filter((other) => value === null || typeof other === typeof value)];
}

/** Calls a function, which must return JSON, or undefined, or throw one of the three errors. */
function call<T>(run: () => T): T | undefined {
  try {
    const value = run();
    if (value !== undefined) expectEqual(copy(value), value);
    return value;
  } catch (error) {
    if ([IllegalMoveError, InvalidStateError, NotationError].some((type) => error instanceof type)) return undefined;
    throw error;
  }
}

/** Checks the functions that take states and views. */
function expectLooksRight(game: AnyGame, state: State | View): void {
  expect(call(() => game.rules.standing(state))).toHaveLength(state.scores.length);
  expect(call(() => game.render(state))).not.toMatch(/undefined|NaN|\[object/);
  const outcome = call(() => game.outcome(state));
  if (outcome !== undefined) expect(outcome.gamesLost).toHaveLength(state.scores.length);
  call(() => game.rules.target(state));
}

/** Calls every function with a state, then plays on. */
function expectWorks(game: AnyGame, start: State, random: Random): void {
  let state = start;
  for (let n = 0; n < MOVES_ON; n++) {
    expectLooksRight(game, state);
    const active = game.activeSeats(state);
    const moves = game.legalMoves(state);
    const chance = game.chance(state, random);
    const holds = [game.outcome(state) !== undefined, chance !== undefined, active.length > 0];
    expect(holds.filter(Boolean)).toHaveLength(1);
    for (const seat of active) expect(game.legalMoves(state, seat).length).toBeGreaterThan(0);
    for (const move of moves) expect(active).toContain(move.seat);
    for (const seat of n % 10 === 0 ? viewersOf(state) : []) {
      const view = call(() => game.view(state, seat));
      if (view === undefined) continue;
      expectLooksRight(game, view);
      call(() => game.determinize(view, random));
    }
    const move = chance ?? pick(moves, random);
    if (move === undefined) return;
    expect(game.refusal(state, move)).toBeUndefined();
    expect(game.isLegal(state, move)).toBe(true);
    for (const seat of viewersOf(state)) call(() => game.formatMove(game.redact(move, seat)));
    state = game.apply(state, move);
    call(() => state);
  }
}

/** Calls every function with a view, then plays on from a state that agrees with it. */
function expectViewWorks(game: AnyGame, view: View, random: Random): void {
  expectLooksRight(game, view);
  const active = call(() => game.activeSeats(view));
  for (const move of call(() => game.legalMoves(view)) ?? []) expect(active).toContain(move.seat);
  const state = call(() => game.determinize(view, random));
  if (state !== undefined) expectWorks(game, state, random);
}
