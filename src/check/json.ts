import { InvalidStateError } from "../core/errors.ts";
import { parseRecordJson, replay } from "../generic/record.ts";
import { formatRecord, parseRecord } from "../generic/record-text.ts";
import { isEqual } from "../schema/relations.ts";
import { copy, type Played, recordOf, someOf, viewersOf } from "./played.ts";

/** States and views come back from JSON. */
export function statesComeBack({ game, states }: Played, at: number): string | undefined {
  const state = states[at]!;
  if (!isEqual(copy(state), state)) return "the state is not plain JSON";
  if (!isEqual(game.parseStateJson(copy(state)), state)) return "parseStateJson returns another state";
  for (const seat of viewersOf(state)) {
    const view = game.view(state, seat);
    if (!isEqual(copy(view), view)) return `the view of ${seat} is not plain JSON`;
    if (!isEqual(game.parseViewJson(copy(view)), view)) return `parseViewJson returns another view of ${seat}`;
  }
  return undefined;
}

/** Moves come back from JSON and from text. */
export function movesComeBack({ game, states, moves, random }: Played, at: number): string | undefined {
  const made = moves[at] === undefined ? [] : [moves[at]];
  for (const move of [...made, ...someOf(game.legalMoves(states[at]!), 5, random)]) {
    if (!isEqual(game.parseMoveJson(copy(move)), move)) return `${JSON.stringify(move)} does not come back from JSON`;
    const text = game.formatMove(move);
    if (!isEqual(game.parseMove(text), move)) return `"${text}" does not come back from text`;
  }
  return undefined;
}

/** Records come back from JSON and from text, and replay to the same state. */
export function recordsComeBack(played: Played, at: number): string | undefined {
  const { game, states } = played;
  const record = { ...recordOf(played, at), meta: { names: ["Ann", "[Bob] \n;"], "é.[1]": { at: null } } };
  if (!isEqual(parseRecordJson(game, copy(record)), record)) return "the record does not come back from JSON";
  if (!isEqual(parseRecord(game, formatRecord(game, record)), record)) return "the record does not come back from text";
  return isEqual(replay(game, record), states[at]) ? undefined : "replaying the record gives another state";
}

/** Broken states are refused with their path. */
export function refusesBrokenStates({ game, states, random }: Played, at: number): string | undefined {
  const state = states[at]!;
  for (const json of [undefined, null, 7, "x", [], {}, { phase: "nowhere" }])
    if (pathOf(() => game.parseStateJson(json)) === undefined) return `parseStateJson accepts ${JSON.stringify(json)}`;
  for (const path of someOf(pathsOf(state), 16, random)) {
    for (const breakPart of BREAKS) {
      const broken = changed(state, path, breakPart);
      if (!pathOf(() => game.parseStateJson(broken)))
        return `parseStateJson accepts a state that is broken at ${path.join(".")}, or doesn't say where`;
    }
  }
  return undefined;
}

/** The path of the InvalidStateError that a function throws; undefined if it throws none. */
function pathOf(run: () => unknown): string | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof InvalidStateError) return error.path;
    throw error;
  }
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
