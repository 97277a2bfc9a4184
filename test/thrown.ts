import { IllegalMoveError, InvalidStateError } from "../src/index.ts";

/** The error that a call throws, or undefined. */
export function thrownBy(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}

/** The path of the InvalidStateError that a call throws; it must throw one. */
export function pathOf(run: () => unknown): string {
  const error = thrownBy(run);
  if (error instanceof InvalidStateError) return error.path;
  throw error ?? new Error("nothing was thrown");
}

/** The code of the IllegalMoveError that a call throws; empty when it throws nothing. */
export function codeOf(run: () => unknown): string {
  const error = thrownBy(run);
  if (error instanceof IllegalMoveError) return error.code;
  if (error !== undefined) throw error;
  return "";
}
