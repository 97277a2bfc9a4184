import * as v from "valibot";

/** What the times of normal speed are multiplied by, the slowest first. */
export const SPEEDS = { slow: 1.7, normal: 1, fast: 0.4, instant: 0 } as const;

export const SPEED_NAMES = ["slow", "normal", "fast", "instant"] as const;
export const SOUNDS = ["off", "quiet", "loud"] as const;
export const BOARDS = ["oak", "walnut", "slate"] as const;
export const BACKS = ["weave", "sun", "waves"] as const;

/** How the page behaves, for every game. */
export const PREFS = v.object({
  /** How fast others move and counts go on. */
  speed: v.fallback(v.picklist(SPEED_NAMES), "normal"),
  sound: v.fallback(v.picklist(SOUNDS), "off"),
  /** Whether counts are said aloud. */
  voice: v.fallback(v.boolean(), false),
  tips: v.fallback(v.boolean(), true),
  /** Whether the coach says what a choice cost. */
  coach: v.fallback(v.boolean(), true),
  /** The wood of the peg board, and what is woven on the cards' backs. */
  board: v.fallback(v.picklist(BOARDS), "oak"),
  back: v.fallback(v.picklist(BACKS), "weave"),
});

export type Prefs = v.InferOutput<typeof PREFS>;
