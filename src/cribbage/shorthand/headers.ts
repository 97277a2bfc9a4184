import type { InvalidStateError } from "../../core/errors.ts";
import { either, quote } from "../../core/message.ts";
import type { Word } from "../../core/notation.ts";
import type { RecordMeta } from "../../generic/record.ts";
import type { CribbageOptions } from "../options.ts";
import { isSame, metaOf } from "./meta.ts";
import { mistake, split, trimmed } from "./text.ts";

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
  /** The options. Their values may still be wrong. */
  readonly options: CribbageOptions;
  readonly meta: RecordMeta | undefined;
  /** Each cut for the deal: more than one after a tie. */
  readonly cuts: readonly Word[];
  /** Where the value of each header is in the text. */
  readonly at: ReadonlyMap<string, number>;
}

/** Splits a header into name and value; undefined for any other line. */
export function headerOf({ text, index }: Word): { readonly name: Word; readonly value: Word } | undefined {
  const [, name] = /^([a-z][a-z ]*):/i.exec(text) ?? [];
  if (name === undefined) return undefined;
  const from = name.length + 1;
  return { name: { text: name.trim(), index }, value: trimmed({ text: text.slice(from), index: index + from }) };
}

/** Reads the lines above the deals. */
export function readHeaders(text: string, lines: readonly Word[]): Headers {
  const cuts: Word[] = [];
  const values = new Map<HeaderKey, Word>();
  for (const line of lines) {
    const { name, value } = headerOf(line)!;
    const key = KEYS.find((known) => isSame(HEADERS[known], name.text));
    if (key === undefined)
      throw mistake(text, name.index, `unknown header ${quote(name.text)}; expected ${either(Object.values(HEADERS))}`);
    if (value.text === "") throw mistake(text, value.index, `${HEADERS[key]} has no value`);
    if (values.has(key)) throw mistake(text, name.index, `duplicate header ${HEADERS[key]}`);
    if (key === "cut") cuts.push(value);
    else values.set(key, value);
  }
  const at = new Map([...values].map(([key, { index }]) => [key, index]));
  const players = values.get("players");
  const names = players === undefined || isNumber(players) ? undefined : readNames(text, players);
  const meta = metaOf({ names, date: values.get("date")?.text, event: values.get("event")?.text });
  return { options: readOptions(text, values, names), meta, cuts, at };
}

type Values = ReadonlyMap<HeaderKey, Word>;

function readOptions(text: string, values: Values, names: readonly string[] | undefined): CribbageOptions {
  const number = (key: HeaderKey) => {
    const value = values.get(key);
    return value !== undefined && isNumber(value) ? Number(value.text) : (value?.text ?? null);
  };
  const yes = (key: HeaderKey) => {
    const value = values.get(key);
    if (value === undefined) return null;
    if (!isSame(value.text, "yes") && !isSame(value.text, "no"))
      throw mistake(text, value.index, `${HEADERS[key]} must be yes or no, not ${quote(value.text)}`);
    return isSame(value.text, "yes");
  };
  const first = values.get("first");
  // Whatever has a wrong type or value is refused when the game starts.
  return {
    players: names === undefined ? number("players") : names.length,
    target: number("target"),
    first: first === undefined || names === undefined ? number("first") : seatOf(text, first, names),
    partners: yes("partners"),
    doubleSkunk: number("doubleSkunk"),
    muggins: yes("muggins"),
  } as CribbageOptions;
}

function isNumber({ text }: Word): boolean {
  return /^\d{1,15}$/.test(text);
}

function readNames(text: string, value: Word): string[] {
  const names: string[] = [];
  for (const { text: name, index } of split(value, ",")) {
    if (name === "") throw mistake(text, index, "expected a name");
    if (names.some((other) => isSame(other, name))) throw mistake(text, index, `duplicate name ${quote(name)}`);
    names.push(name);
    if (names.length > 4) break;
  }
  return names;
}

function seatOf(text: string, { text: name, index }: Word, names: readonly string[]): number {
  const seat = names.findIndex((other) => isSame(other, name));
  if (seat < 0) throw mistake(text, index, `${quote(name)} is not a player; expected ${either(names)}`);
  return seat;
}

/** The error for options or meta that are invalid, at the header that they come from. */
export function headerMistake(text: string, { at }: Headers, { keys, reason }: InvalidStateError): Error {
  const key = KEYS.find((known) => known === keys[1]);
  return mistake(text, at.get(key ?? "players") ?? 0, key === undefined ? reason : `${HEADERS[key]} ${reason}`);
}
