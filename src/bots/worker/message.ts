import { errorOf, IllegalMoveError, InvalidStateError, NotationError } from "../../core/errors.ts";
import { quote } from "../../core/message.ts";
import { readJson } from "../../record/json.ts";

/** Functions that a worker runs for a page, by name. @inline */
export type BotTasks = Readonly<Record<string, (...args: never[]) => unknown>>;

/** A message to a worker, `run` or `stop`, or one of its answers: `progress`, `done` or `error`. All are plain JSON. */
export type BotMessage =
  | {
      readonly type: "run";
      /** A number of your choice, which all answers carry. Open requests must have different ids. */
      readonly id: number;
      /** The task's name in the handler, or `"advise"`, `"review"` or `"choose"`. */
      readonly task: string;
      readonly args: readonly unknown[];
    }
  /** Ends a task with its values so far. */
  | { readonly type: "stop"; readonly id: number }
  /** A value that a task yields, or its result. */
  | { readonly type: "progress" | "done"; readonly id: number; readonly value: unknown }
  | {
      readonly type: "error";
      /** The request's id; null if it had none. */
      readonly id: number | null;
      /** The parts of one of this package's errors, or the name "Error" and the message of any other. */
      readonly error:
        | Pick<InvalidStateError, "name" | "code" | "keys" | "reason">
        | Pick<IllegalMoveError, "name" | "code" | "keys" | "reason" | "move" | "values">
        | Pick<NotationError, "name" | "code" | "reason" | "text" | "index" | "values">
        | { readonly name: "Error"; readonly reason: string };
    };

type ErrorData = Extract<BotMessage, { readonly type: "error" }>["error"];

/** Limit for the illegal move that is sent back, in characters of JSON. */
const LONGEST_MOVE = 10_000;

/** An error, or any other thrown value, as plain JSON. */
export function dataOf(error: unknown): ErrorData {
  if (error instanceof IllegalMoveError) return { ...error, move: jsonOf(error.move) };
  if (error instanceof InvalidStateError || error instanceof NotationError) return { ...error };
  return { name: "Error", reason: error instanceof Error ? error.message : quote(error) };
}

function jsonOf(move: unknown): unknown {
  try {
    return readJson(move, [], LONGEST_MOVE);
  } catch {
    return null;
  }
}

/** The inverse of {@link dataOf}: an error of the same class with the same parts. */
export function errorFrom(data: ErrorData): Error {
  if (data.name === "NotationError")
    return new NotationError(data.code, data.reason, data.text, data.index, data.values);
  if (data.name === "Error") return new Error(data.reason);
  return errorOf(data, [], "move" in data ? data.move : undefined);
}
