import { useEffect, useState } from "preact/hooks";
import { BACKS, BOARDS, type Prefs, SPEED_NAMES } from "../../table/session/prefs.ts";
import { isLike, load, save } from "./store.ts";

const USUAL: Prefs = { speed: "normal", sound: false, tips: true, coach: true, board: "oak", back: "weave" };

/** The preferences, and how to change them. */
export function usePrefs(): [Prefs, (change: Partial<Prefs>) => void] {
  const [prefs, setPrefs] = useState(readPrefs);
  const change = (part: Partial<Prefs>) => {
    const next = { ...prefs, ...part };
    setPrefs(next);
    save("prefs", next);
  };
  useEffect(() => {
    Object.assign(document.documentElement.dataset, { board: prefs.board, back: prefs.back });
  }, [prefs]);
  return [prefs, change];
}

/** What was kept; what cannot be read is as if it were not there. */
function readPrefs(): Prefs {
  const kept = { ...USUAL, ...Object(load("prefs")) };
  const known =
    isLike(kept, USUAL) && SPEED_NAMES.includes(kept.speed) && BOARDS.includes(kept.board) && BACKS.includes(kept.back);
  return known ? kept : USUAL;
}
