/** Resolves after some milliseconds, when waiting messages have been delivered. */
export function sleep(ms = 0): Promise<void> {
  // What browsers, Node, Deno, Bun and workers share.
  const { setTimeout } = globalThis as unknown as { setTimeout(run: () => void, ms: number): void };
  return new Promise((resolve) => setTimeout(resolve, ms));
}
