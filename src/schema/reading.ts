import { type Fault, fault, type Key } from "../core/fault.ts";
import type { Schema } from "../core/standard-schema.ts";

/** Reports what is wrong with a part of a value, if there is a reason; returns whether there is. */
export type Report = (keys: readonly Key[], reason: string | undefined) => boolean;

/** The reader's path and the faults found so far. No path is built until something is wrong. */
export interface Reading {
  /** The keys that lead to the value being read. */
  readonly keys: Key[];
  readonly faults: readonly Fault[];
  /** Whether cards and tiles may be `"??"`. */
  readonly hidden: boolean;
  /** Reports a fault of the value being read. */
  readonly report: Report;
}

/** The most faults that are listed. */
const MOST_FAULTS = 100;

/** Starts to read a value. */
export function newReading(hidden = false): Reading {
  const keys: Key[] = [];
  const faults: Fault[] = [];
  const report: Report = (part, reason) => {
    if (reason === undefined) return false;
    if (faults.length < MOST_FAULTS) faults.push(fault("invalid-state", reason, [...keys, ...part]));
    return true;
  };
  return { keys, faults, hidden, report };
}

/** The first fault that a check reports. */
export function faultIn(check: (report: Report) => void): Fault | undefined {
  const { faults, report } = newReading();
  check(report);
  return faults[0];
}

/** The value, or its faults. */
export type ReadResult<T> =
  | { readonly value: T; readonly faults?: undefined }
  | { readonly value?: undefined; readonly faults: readonly [Fault, ...Fault[]] };

/** A schema's reader of values. */
export type Reads<Output> = { readonly "~standard": Pick<Schema<unknown, Output>["~standard"], "validate"> };

/** Reads a value by a schema; `code` is that of its faults. */
export function readWith<Output>(schema: Reads<Output>, value: unknown, code = "invalid-state"): ReadResult<Output> {
  const result = schema["~standard"].validate(value);
  if (result.issues === undefined) return { value: result.value };
  const [first, ...others] = result.issues.map(({ message, path }) => fault(code, message, path));
  return { faults: [first!, ...others] };
}
