import type { InvalidStateError } from "../../core/errors.ts";
import { either, quote } from "../../core/message.ts";
import type { RecordMeta } from "../../generic/record.ts";
import type { CribbageOptions } from "../options.ts";
import { isSame, metaOf } from "./meta.ts";
import { mistake, type Part, sliced, split } from "./text.ts";

/** The headers by what they say. */
export const HEADERS = {
  players: "Players",
  target: "Target",
  first: "First",
  cut: "Cut",
  partners: "Partners",
  doubleSkunk: "Double skunk",
  muggins: "Muggins",
  date: "Date",
  event: "Event",
} as const;

type HeaderKey = keyof typeof HEADERS;

const KEYS = Object.keys(HEADERS) as HeaderKey[];

/** What stands above the deals. */
export interface Headers {
  /** The first line. */
  readonly top: Part;
  /** The options. Their values may still be wrong. */
  readonly options: CribbageOptions;
  readonly meta: RecordMeta | undefined;
  /** Each cut for the deal: more than one after a tie. */
  readonly cuts: readonly Part[];
  /** The value of each header. */
  readonly values: ReadonlyMap<string, Part>;
}

/** Splits a header into name and value; undefined for any other line. */
export function headerOf(line: Part): { readonly name: Part; readonly value: Part } | undefined {
  const end = /^[a-z][a-z ]*:/i.exec(line.text)?.[0].length;
  return end === undefined ? undefined : { name: sliced(line, 0, end - 1), value: sliced(line, end) };
}

/** Reads the lines above the deals, of which there may be none. */
export function readHeaders(lines: readonly Part[], top: Part): Headers {
  const cuts: Part[] = [];
  const values = new Map<HeaderKey, Part>();
  for (const line of lines) {
    const { name, value } = headerOf(line)!;
    const key = KEYS.find((known) => isSame(HEADERS[known], name.text));
    if (key === undefined)
      throw mistake(name, `unknown header ${quote(name.text)}; expected ${either(Object.values(HEADERS))}`);
    if (value.text === "") throw mistake(value, `${HEADERS[key]} has no value`);
    if (values.has(key)) throw mistake(name, `duplicate header ${HEADERS[key]}`);
    if (key === "cut") cuts.push(value);
    else values.set(key, value);
  }
  const players = values.get("players");
  const names = players === undefined || typeof valueIn(players) === "number" ? undefined : readNames(players);
  const meta = metaOf({ names, date: values.get("date")?.text, event: values.get("event")?.text });
  return { top, options: readOptions(values, names), meta, cuts, values };
}

/** Reads the options. Whatever has a wrong type or value is refused when the game starts. */
function readOptions(values: ReadonlyMap<HeaderKey, Part>, names: readonly string[] | undefined): CribbageOptions {
  const value = (key: HeaderKey) => valueIn(values.get(key));
  const first = values.get("first");
  return {
    players: names === undefined ? value("players") : names.length,
    target: value("target"),
    first: first === undefined || names === undefined ? value("first") : seatOf(first, names),
    partners: value("partners"),
    doubleSkunk: value("doubleSkunk"),
    muggins: value("muggins"),
  } as CribbageOptions;
}

/** A number, yes or no; any other text stays as it is. */
function valueIn(part: Part | undefined): number | boolean | string | null {
  if (part === undefined) return null;
  if (/^\d{1,15}$/.test(part.text)) return Number(part.text);
  return isSame(part.text, "yes") || (isSame(part.text, "no") ? false : part.text);
}

function readNames(value: Part): string[] {
  const names: string[] = [];
  for (const part of split(value, ",").slice(0, 5)) {
    const { text: name } = part;
    if (name === "") throw mistake(part, "expected a name");
    if (names.some((other) => isSame(other, name))) throw mistake(part, `duplicate name ${quote(name)}`);
    names.push(name);
  }
  return names;
}

function seatOf(part: Part, names: readonly string[]): number {
  const seat = names.findIndex((other) => isSame(other, part.text));
  if (seat < 0) throw mistake(part, `${quote(part.text)} is not a player; expected ${either(names)}`);
  return seat;
}

/** The error for options or meta that are invalid, at the header that they come from. */
export function headerMistake({ values, top }: Headers, { keys, reason }: InvalidStateError): Error {
  const key = KEYS.find((known) => known === keys[1]);
  return mistake(values.get(key ?? "players") ?? top, key === undefined ? reason : `${HEADERS[key]} ${reason}`);
}
