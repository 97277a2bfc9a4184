interface Host {
  readonly process?: unknown;
  readonly console: { error(error: unknown): void };
  reportError?(error: unknown): void;
}

/** Reports a callback's error without ending the process. In Deno and Bun `reportError` would end it; Node has none. */
export function report(error: unknown): void {
  const host = globalThis as unknown as Host;
  if (host.process === undefined && host.reportError !== undefined) host.reportError(error);
  else host.console.error(error);
}
