/** Globals of browsers, Node, Deno, Bun and workers. */
interface Platform {
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
  readonly AbortController: new () => { readonly signal: AbortSignal; abort(): void };
}

/** The platform's `AbortSignal`; without its types, the parts in use here. */
export type AbortSignal = typeof globalThis extends { AbortSignal: { prototype: infer Signal } } ? Signal : UsedSignal;

interface UsedSignal {
  readonly aborted: boolean;
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

export const platform: Platform = globalThis as unknown as Platform;

/** Resolves after some milliseconds, once waiting messages have been delivered. */
export function sleep(ms = 0): Promise<void> {
  return new Promise((resolve) => platform.setTimeout(resolve, ms));
}
