// The log: JSON lines. It has each unexpected error once, with the stack, and no hidden cards.
import type { FastifyServerOptions } from "fastify";
import { metrics } from "./metrics.ts";
import { settings } from "./settings.ts";

/** The package's own errors, whose messages may name hidden cards. */
const OWN_ERRORS = ["IllegalMoveError", "InvalidStateError", "NotationError"];

/** Errors logged in the current ten seconds; a repeated error is not logged again. */
const logged = new Set<string | undefined>();
setInterval(() => logged.clear(), 10_000).unref();

/** Options of Fastify's logger. */
export function logTo(stream: NodeJS.WritableStream) {
  return {
    level: settings.logLevel,
    stream,
    serializers: {
      err({ name, code, message, stack = "" }: Error & { readonly code?: string }) {
        metrics.errors.inc();
        const told = OWN_ERRORS.includes(name) ? "" : message;
        return { type: name, code, message: told, stack: stack.slice(stack.indexOf("\n    at ")) };
      },
    },
    hooks: {
      logMethod([error, text, ...others], log) {
        if (!(error instanceof Error)) log.apply(this, [error, text, ...others]);
        else if (!logged.has(error.stack)) log.call(this, { err: error }, text ?? error.name);
        if (error instanceof Error) logged.add(error.stack);
      },
    },
  } satisfies FastifyServerOptions["logger"];
}
