import { readRecord } from "../../record/read.ts";
import { replay } from "../../record/replay.ts";
import { formatRecord } from "../../record/text.ts";
import { isEqual } from "../../schema/relations.ts";
import { copy, type Laws, movesAt, recordUpTo, someOf, thrownBy, viewersOf } from "../played.ts";

/** The laws of JSON and text: values survive a round trip, and broken values are refused. */
export const JSON_AND_TEXT: Laws = {
  "states and views come back from JSON"({ game, state }) {
    if (!isEqual(copy(state), state)) return "the state is not plain JSON";
    if (!isEqual(game.parseStateJson(copy(state)), state)) return "parseStateJson returns another state";
    for (const seat of viewersOf(state)) {
      const view = game.view(state, seat);
      if (!isEqual(copy(view), view)) return `the view of ${seat} is not plain JSON`;
      if (!isEqual(game.parseViewJson(copy(view)), view)) return `parseViewJson returns another view of ${seat}`;
    }
    return undefined;
  },
  "moves come back from JSON and text"(look) {
    const { game } = look;
    for (const move of movesAt(look, 5)) {
      if (!isEqual(game.parseMoveJson(copy(move)), move)) return `${JSON.stringify(move)} does not come back from JSON`;
      const text = game.formatMove(move);
      if (!isEqual(game.parseMove(text), move)) return `"${text}" does not come back from text`;
    }
    return undefined;
  },
  "records come back from JSON and text, and replay"(look) {
    const { game, state } = look;
    const record = { ...recordUpTo(look, look.at), meta: { names: ["Ann", "[Bob] \n;"], "é.[1]": { at: null } } };
    for (const form of [copy(record), formatRecord(game, record)])
      if (!isEqual(readRecord(game, form).record, record)) return `the record does not come back from a ${typeof form}`;
    return isEqual(replay(game, record), state) ? undefined : "replaying the record gives another state";
  },
  "broken states are refused with their path"({ game, random, state }) {
    for (const json of [undefined, null, 7, "x", [], {}, { phase: "nowhere" }])
      if (thrownBy(() => game.parseStateJson(json)) === undefined)
        return `parseStateJson accepts ${JSON.stringify(json)}`;
    for (const path of someOf(pathsOf(state), 16, random)) {
      const isRefused = (edit: Edit) => thrownBy(() => game.parseStateJson(changed(state, path, edit)))?.keys.length;
      if (!BREAKS.every(isRefused))
        return `parseStateJson accepts a state that is broken at ${path.join(".")}, or doesn't say where`;
    }
    return undefined;
  },
};

type Path = readonly (string | number)[];
type Parent = Record<string | number, unknown>;
type Edit = (parent: Parent, key: string | number) => unknown;

/** The path of every part of a JSON value. */
function pathsOf(json: unknown): Path[] {
  if (typeof json !== "object" || json === null) return [];
  return Object.entries(json).flatMap(([key, part]) => {
    const step = Array.isArray(json) ? Number(key) : key;
    return [[step], ...pathsOf(part).map((rest) => [step, ...rest])];
  });
}

/** A copy of a JSON value, edited in one place. */
function changed(json: unknown, path: Path, edit: Edit): unknown {
  const whole = copy(json);
  const parent = path.slice(0, -1).reduce((part, key) => part[key] as Parent, whole as Parent);
  edit(parent, path.at(-1)!);
  return whole;
}

/** Ways to break JSON in one place: another type, a missing part, or an extra one. */
const BREAKS: readonly Edit[] = [
  (parent, key) => Object.assign(parent, { [key]: { nonsense: true } }),
  (parent, key) => Object.assign(parent, { [key]: -1.5 }),
  (parent, key) => (Array.isArray(parent) ? parent.push({ nonsense: true }) : delete parent[key]),
  (parent) => (Array.isArray(parent) ? parent.push(-1.5) : Object.assign(parent, { nonsense: 1 })),
];
