import { expect } from "vitest";
import {
  type AnyGame,
  formatRecord,
  InvalidStateError,
  newRecord,
  parseRecord,
  parseRecordJson,
  type RecordOf,
  replay,
} from "../../src/index.ts";
import { expectEqual } from "../equal.ts";
import { thrownBy } from "../thrown.ts";
import { copy, type Playout, some } from "./playout.ts";

export function statesComeBackFromJson<G extends AnyGame>({ game, states, random }: Playout<G>): void {
  for (const state of [...some(states, 40, random), ...states.slice(-4)]) {
    const json = copy(state);
    expectEqual(json, state);
    expectEqual(game.parseStateJson(json), state);
  }
}

export function movesComeBackFromJson<G extends AnyGame>({ game, steps, random }: Playout<G>): void {
  for (const { state, move } of [...some(steps, 40, random), ...steps.slice(-3)])
    for (const one of [move, ...some(game.legalMoves(state), 5, random)])
      expectEqual(game.parseMoveJson(copy(one)), one);
}

export function movesComeBackFromText<G extends AnyGame>({ game, steps, random }: Playout<G>): void {
  for (const { state, move } of [...some(steps, 40, random), ...steps.slice(-3)])
    for (const one of [move, ...some(game.legalMoves(state), 5, random)])
      expectEqual(game.parseMove(game.formatMove(one)), one);
}

function recordOf<G extends AnyGame>({ game, options, steps }: Playout<G>): RecordOf<G> {
  return { ...newRecord(game, options), moves: steps.map((step) => step.move) };
}

export function recordsComeBackFromJson<G extends AnyGame>(playout: Playout<G>): void {
  const record = recordOf(playout);
  expectEqual(parseRecordJson(playout.game, copy(record)), record);
}

export function recordsComeBackFromText<G extends AnyGame>(playout: Playout<G>): void {
  const { game, random } = playout;
  const record = recordOf(playout);
  expectEqual(parseRecord(game, formatRecord(game, record)), record);
  const moves = record.moves.slice(0, Math.floor(random() * record.moves.length));
  const named = { ...record, moves, meta: { names: ["Ann", "[Bob] \n;"], "é.[1]": { at: null } } };
  expectEqual(parseRecord(game, formatRecord(game, named)), named);
}

export function replaysToTheSameState<G extends AnyGame>(playout: Playout<G>): void {
  const { game, states, last, random } = playout;
  const record = recordOf(playout);
  expectEqual(replay(game, record), last);
  const n = Math.floor(random() * (states.length - 1));
  expectEqual(replay(game, record, n), states[n]);
}

export function refusesBrokenStates<G extends AnyGame>({ game, steps, last, random }: Playout<G>): void {
  for (const state of [...some(steps, 6, random).map((step) => step.state), last]) {
    for (const path of some(pathsOf(state), 16, random)) {
      for (const breakPart of BREAKS) {
        const broken = changed(state, path, breakPart);
        const error = thrownBy(() => game.parseStateJson(broken));
        if (error instanceof InvalidStateError && error.path !== "") continue;
        expect.fail(`${path.join(".")} in ${JSON.stringify(broken)}: ${error ?? "nothing is thrown"}`);
      }
    }
  }
}

export function refusesWhatIsNoState<G extends AnyGame>({ game }: Playout<G>): void {
  for (const json of [undefined, null, 7, "x", [], {}, { phase: "nowhere" }])
    expect(thrownBy(() => game.parseStateJson(json))).toBeInstanceOf(InvalidStateError);
}

type Path = readonly (string | number)[];
type Parent = Record<string | number, unknown>;

/** The path of every part of a JSON value. */
function pathsOf(json: unknown): Path[] {
  if (typeof json !== "object" || json === null) return [];
  return Object.entries(json).flatMap(([key, part]) => {
    const step = Array.isArray(json) ? Number(key) : key;
    return [[step], ...pathsOf(part).map((rest) => [step, ...rest])];
  });
}

/** A JSON value that is changed in one place; it shares the rest with the value, which stays as it is. */
function changed(json: unknown, [key, ...rest]: Path, edit: (parent: Parent, key: string | number) => void): unknown {
  const parent = (Array.isArray(json) ? [...json] : { ...(json as object) }) as Parent;
  if (rest.length === 0) edit(parent, key!);
  else parent[key!] = changed(parent[key!], rest, edit);
  return parent;
}

/** Ways to make JSON wrong in one place: another type there, without it, or with something added. */
const BREAKS: readonly ((parent: Parent, key: string | number) => void)[] = [
  (parent, key) => {
    parent[key] = { nonsense: true };
  },
  (parent, key) => {
    parent[key] = -1.5;
  },
  (parent, key) => {
    if (Array.isArray(parent)) parent.push({ nonsense: true });
    else delete parent[key];
  },
  (parent) => {
    if (Array.isArray(parent)) parent.push(-1.5);
    else parent.nonsense = 1;
  },
];
