import { useEffect, useState } from "preact/hooks";
import { isLike, load, save } from "./store.ts";

/** How the page behaves, for every game. */
export interface Prefs {
  readonly speed: Speed;
  readonly sound: boolean;
  readonly tips: boolean;
  /** Whether the coach says what a choice cost. */
  readonly coach: boolean;
  /** The wood of the peg board, and what is woven on the cards' backs. */
  readonly board: (typeof BOARDS)[number];
  readonly back: (typeof BACKS)[number];
}

export const BOARDS = ["oak", "walnut", "slate"] as const;
export const BACKS = ["weave", "sun", "waves"] as const;

/** How fast others move and counts go on. */
export type Speed = "slow" | "normal" | "fast" | "instant";

/** What the times of normal speed are multiplied by. */
export const SPEEDS: Readonly<Record<Speed, number>> = { slow: 1.7, normal: 1, fast: 0.4, instant: 0 };

/** The speeds, the slowest first. */
export const SPEED_NAMES = Object.keys(SPEEDS) as readonly Speed[];

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
