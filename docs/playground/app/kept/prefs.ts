import * as v from "valibot";
import { PREFS, type Prefs } from "../../table/session/prefs.ts";
import { subscriber, useRedraw } from "../../ui/redraw.ts";
import { load, save } from "./store.ts";

const listeners = new Set<() => void>();

/** The preferences; unreadable ones get their defaults. */
export function readPrefs(): Prefs {
  return load("prefs", PREFS) ?? v.parse(PREFS, {});
}

/** The preferences, and a function that changes them for the whole page. */
export function usePrefs(): [Prefs, (change: Partial<Prefs>) => void] {
  useRedraw(subscriber(listeners));
  const change = (part: Partial<Prefs>) => {
    save("prefs", { ...readPrefs(), ...part });
    for (const listener of listeners) listener();
  };
  return [readPrefs(), change];
}
