import { InvalidStateError, type Key } from "../../core/errors.ts";
import { quote } from "../../core/message.ts";
import type { RecordMeta } from "../../generic/record.ts";
import { expectArray, readFields } from "../../schema/read.ts";

/** The parts of a record's meta that a text has room for. */
export interface Meta {
  /** The names of all players. */
  readonly names: readonly string[] | undefined;
  readonly date: string | undefined;
  readonly event: string | undefined;
}

/** The meta of a record with the parts that are known; undefined if none is. */
export function metaOf(meta: Meta): RecordMeta | undefined {
  const known = Object.entries(meta).filter(([, part]) => part !== undefined);
  return known.length === 0 ? undefined : Object.fromEntries(known);
}

/** Whether two names are the same; case doesn't matter. */
export function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** Reads the meta of a record that is to be written as text. Throws unless the text has room for all of it. */
export function readMeta(meta: unknown, players: number): Meta {
  const { names, date, event } = readFields(meta ?? {}, ["meta"], [], ["names", "date", "event"]);
  return {
    names: names === undefined ? undefined : readNames(names, players),
    date: date === undefined ? undefined : readLine(date, ["meta", "date"], ";"),
    event: event === undefined ? undefined : readLine(event, ["meta", "event"], ";"),
  };
}

function readNames(value: unknown, players: number): string[] {
  expectArray(value, ["meta", "names"], players, players);
  const names = Array.from({ length: players }, (_, i) => readLine(value[i], ["meta", "names", i], ",;"));
  names.forEach((name, i) => {
    if (names.findIndex((other) => isSame(other, name)) < i)
      throw new InvalidStateError(["meta", "names", i], `must differ from the other names, not ${quote(name)}`);
  });
  return names;
}

function readLine(value: unknown, keys: readonly Key[], without: string): string {
  const isLine = typeof value === "string" && value !== "" && value.trim() === value && !/[\r\n]/.test(value);
  if (isLine && ![...without].some((character) => value.includes(character))) return value;
  const reason = `must be one line of text without ${[...without].join(" or ")}, not ${quote(value)}`;
  throw new InvalidStateError(keys, reason);
}
