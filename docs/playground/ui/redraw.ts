import { useEffect, useState } from "preact/hooks";

/** Redraws a component at each callback. `subscribe` returns a function that unsubscribes. */
export function useRedraw(subscribe: (listener: () => void) => () => void, source?: unknown): void {
  const [, setDraws] = useState(0);
  useEffect(() => subscribe(() => setDraws((n) => n + 1)), [source]);
}

/** A function that adds a listener to some, and returns one that removes it. */
export function subscriber(listeners: Set<() => void>) {
  return (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
}
