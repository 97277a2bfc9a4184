interface Host {
  readonly process?: unknown;
  readonly console: { error(error: unknown): void };
  reportError?(error: unknown): void;
}

/** Shows an error of a callback without ending the process, as `reportError` would in Deno and Bun; Node has none. */
export function report(error: unknown): void {
  const host = globalThis as unknown as Host;
  if (host.process === undefined && host.reportError !== undefined) host.reportError(error);
  else host.console.error(error);
}
