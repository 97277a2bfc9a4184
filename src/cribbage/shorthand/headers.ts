import type { Seat } from "../../core/any.ts";
import { InvalidStateError } from "../../core/errors.ts";
import { either, quote } from "../../core/message.ts";
import { newRecord, type RecordOf } from "../../record/record.ts";
import type { CribbageGame } from "../game.ts";
import * as cribbage from "../index.ts";
import { badWord, errorAtLine, type Part, sliced, split } from "./text.ts";

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

/** Splits a header into name and value; undefined for any other line. */
export function headerOf(line: Part): { readonly name: Part; readonly value: Part } | undefined {
  const end = /^[a-z][a-z ]*:/i.exec(line.text)?.[0].length;
  return end === undefined ? undefined : { name: sliced(line, 0, end - 1), value: sliced(line, end) };
}

/** Whether two names match, ignoring case and the encoding of accents. */
export function isSame(a: string, b: string): boolean {
  return a.normalize().toLowerCase() === b.normalize().toLowerCase();
}

export function nameOf({ meta }: RecordOf<CribbageGame>, seat: Seat): string {
  return Array.isArray(meta?.names) ? `${meta.names[seat]}` : `seat ${seat}`;
}

export interface Headers {
  readonly start: RecordOf<CribbageGame>;
  /** All cuts for the deal: another after each tie. */
  readonly cuts: readonly Part[];
}

/** Reads the lines above the deals, if any. `top` is the first line of the text. */
export function readHeaders(lines: readonly Part[], top: Part): Headers {
  const cuts: Part[] = [];
  const values = new Map<HeaderKey, Part>();
  for (const line of lines) {
    const { name, value } = headerOf(line)!;
    const key = KEYS.find((known) => isSame(HEADERS[known], name.text));
    if (key === undefined)
      throw badWord(
        name,
        `unknown header ${quote(name.text)}; expected ${either(Object.values(HEADERS))}`,
        "unknown-header",
      );
    const word = HEADERS[key];
    if (value.text === "") throw errorAtLine(value, "missing-word", `${word} has no value`);
    if (values.has(key)) throw errorAtLine(name, "duplicate-word", `duplicate header ${word}`, { word });
    if (key === "cut") cuts.push(value);
    else values.set(key, value);
  }
  return { start: startOf(values, top), cuts };
}

function startOf(values: ReadonlyMap<HeaderKey, Part>, top: Part): RecordOf<CribbageGame> {
  const names = readNames(values.get("players"));
  const parts = { names, date: values.get("date")?.text, event: values.get("event")?.text };
  const meta = Object.entries(parts).filter(([, part]) => part !== undefined);
  try {
    const options = readOptions(values, names);
    const start = newRecord(cribbage, options, meta.length > 0 ? Object.fromEntries(meta) : undefined);
    if (!start.settings.muggins) return start;
  } catch (error) {
    if (!(error instanceof InvalidStateError)) throw error;
    const key = KEYS.find((known) => known === error.keys[1]);
    const reason = key === undefined ? error.reason : `${HEADERS[key]} ${error.reason}`;
    throw badWord(values.get(key ?? "players") ?? top, reason);
  }
  throw badWord(values.get("muggins")!, "a game with muggins can't be written, since claims have no place");
}

/** Reads the options, unchecked: `newRecord` rejects wrong types and values. */
function readOptions(values: ReadonlyMap<HeaderKey, Part>, names: readonly string[] | undefined) {
  const value = (key: HeaderKey) => valueIn(values.get(key));
  const first = values.get("first");
  return {
    players: names?.length ?? value("players"),
    target: value("target"),
    first: first === undefined || names === undefined ? value("first") : seatOf(first, names),
    partners: value("partners"),
    doubleSkunk: value("doubleSkunk"),
    muggins: value("muggins"),
  } as cribbage.CribbageOptions;
}

/** Reads a number, yes or no; returns any other text unchanged. */
function valueIn(part: Part | undefined): number | boolean | string | null {
  if (part === undefined) return null;
  if (/^\d+$/.test(part.text) && Number.isSafeInteger(Number(part.text))) return Number(part.text);
  return isSame(part.text, "yes") || (isSame(part.text, "no") ? false : part.text);
}

/** The names of the players; undefined if the header is missing or gives their number. */
function readNames(value: Part | undefined): string[] | undefined {
  if (value === undefined || typeof valueIn(value) === "number") return undefined;
  const names: string[] = [];
  for (const part of split(value, ",").slice(0, 5)) {
    const { text: name } = part;
    if (name === "") throw errorAtLine(part, "missing-word", "expected a name");
    if (names.some((other) => isSame(other, name)))
      throw badWord(part, `duplicate name ${quote(name)}`, "duplicate-word");
    names.push(name);
  }
  return names;
}

function seatOf(part: Part, names: readonly string[]): Seat {
  const seat = names.findIndex((other) => isSame(other, part.text));
  if (seat < 0) throw badWord(part, `${quote(part.text)} is not a player; expected ${either(names)}`, "not-a-seat");
  return seat;
}
