import { type Fault, fault, type Key } from "../core/fault.ts";
import type { Schema } from "../core/standard-schema.ts";

/** Reports a fault in part of a value, or nothing if `reason` is undefined; returns whether it reported one. */
export type Report = (keys: readonly Key[], reason: string | undefined) => boolean;

/** The reader's path and the faults found so far. Paths are copied only for faults. */
export interface Reading {
  /** The keys that lead to the value being read. */
  readonly keys: Key[];
  readonly faults: readonly Fault[];
  /** Whether cards and tiles may be `"??"`. */
  readonly hidden: boolean;
  /** Reports a fault of the value being read. */
  readonly report: Report;
}

const MOST_FAULTS = 100;

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

export function faultIn(check: (report: Report) => void): Fault | undefined {
  const { faults, report } = newReading();
  check(report);
  return faults[0];
}

/** The value, or its faults. */
export type ReadResult<T> =
  | { readonly value: T; readonly faults?: undefined }
  | { readonly value?: undefined; readonly faults: readonly [Fault, ...Fault[]] };

export type Reads<Output> = { readonly "~standard": Pick<Schema<unknown, Output>["~standard"], "validate"> };

/** Reads a value by a schema; its faults get the given code. */
export function readWith<Output>(schema: Reads<Output>, value: unknown, code = "invalid-state"): ReadResult<Output> {
  const result = schema["~standard"].validate(value);
  if (result.issues === undefined) return { value: result.value };
  const [first, ...others] = result.issues.map(({ message, path }) => fault(code, message, path));
  return { faults: [first!, ...others] };
}
