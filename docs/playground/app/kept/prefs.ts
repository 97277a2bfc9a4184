import { useState } from "preact/hooks";
import * as v from "valibot";
import { PREFS, type Prefs } from "../../table/session/prefs.ts";
import { load, save } from "./store.ts";

/** The preferences; what cannot be read is as usual. */
export function readPrefs(): Prefs {
  return load("prefs", PREFS) ?? v.parse(PREFS, {});
}

/** The preferences, and how to change them. */
export function usePrefs(): [Prefs, (change: Partial<Prefs>) => void] {
  const [prefs, setPrefs] = useState(readPrefs);
  const change = (part: Partial<Prefs>) => {
    const next = { ...prefs, ...part };
    setPrefs(next);
    save("prefs", next);
  };
  return [prefs, change];
}
