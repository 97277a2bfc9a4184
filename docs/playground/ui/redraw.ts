import { useEffect, useState } from "preact/hooks";

/** Draws a component anew whenever something calls back. `subscribe` returns a function that ends that. */
export function useRedraw(subscribe: (listener: () => void) => () => void, source?: unknown): void {
  const [, setDraws] = useState(0);
  useEffect(() => subscribe(() => setDraws((n) => n + 1)), [source]);
}
