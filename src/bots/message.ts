import type { IllegalMoveError, InvalidStateError, NotationError } from "../core/errors.ts";

/** A message to a worker, `run` or `stop`, or one of its answers: `progress`, `done` or `error`. All are plain JSON. */
export type BotMessage =
  | {
      readonly type: "run";
      /** A number that you choose; all answers carry it. Open requests must have different ids. */
      readonly id: number;
      /** The task's name in the handler, or `"search"` or `"choose"`. */
      readonly task: string;
      /** Its arguments. */
      readonly args: readonly unknown[];
    }
  /** Ends a task with what it has yielded so far. */
  | { readonly type: "stop"; readonly id: number }
  /** What a task yields, and its result. */
  | { readonly type: "progress" | "done"; readonly id: number; readonly value: unknown }
  | {
      readonly type: "error";
      /** The request's id; null if it had none. */
      readonly id: number | null;
      /** The parts of one of this package's errors, or the name "Error" and the message of any other. */
      readonly error:
        | Pick<InvalidStateError, "name" | "code" | "keys" | "reason">
        | Pick<IllegalMoveError, "name" | "code" | "keys" | "reason" | "move" | "values">
        | Pick<NotationError, "name" | "code" | "reason" | "text" | "index">
        | { readonly name: "Error"; readonly reason: string };
    };
