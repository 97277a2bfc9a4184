import { InvalidStateError, type Key } from "../core/errors.ts";

/** Something wrong with a value: which part, and what. */
export interface Issue {
  readonly keys: readonly Key[];
  readonly reason: string;
}

/** Where a reader is, and what it has found wrong so far. No path is built until something is wrong. */
export interface Reading {
  /** The keys that lead to the value being read. */
  readonly keys: Key[];
  readonly issues: Issue[];
  /** Whether cards and tiles may be `"??"`. */
  readonly hidden?: boolean;
}

/** The most issues that are listed. */
const MOST_ISSUES = 100;

/** Adds an issue about a part of the value being read. */
export function report({ keys, issues }: Reading, part: readonly Key[], reason: string): void {
  if (issues.length < MOST_ISSUES) issues.push({ keys: [...keys, ...part], reason });
}

/** Reports something wrong with a value: the invalid part of it, and what is wrong. */
export type Report = (keys: readonly Key[], reason: string) => void;

/** Runs a check, which reports issues or throws an InvalidStateError if it can't go on; gives what it returns. */
export function runCheck<T>(
  value: unknown,
  check: (value: never, report: Report) => T,
  reading: Reading,
): T | undefined {
  try {
    return check(value as never, (keys, reason) => report(reading, keys, reason));
  } catch (error) {
    if (!(error instanceof InvalidStateError)) throw error;
    report(reading, error.keys, error.reason);
    return undefined;
  }
}

/** Throws the first issue, if there is one. */
export function throwFirst({ issues: [issue] }: Reading): void {
  if (issue !== undefined) throw new InvalidStateError(issue.keys, issue.reason);
}
