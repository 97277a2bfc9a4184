import * as v from "valibot";

/** Factors of the times at normal speed, slowest first. */
export const SPEEDS = { normal: 1, fast: 0.4, instant: 0 } as const;

export const SPEED_NAMES = ["normal", "fast", "instant"] as const;

/** Preferences of the page, for every game. */
export const PREFS = v.object({
  /** The speed of others' moves and of counts. */
  speed: v.fallback(v.picklist(SPEED_NAMES), "normal"),
  sound: v.fallback(v.picklist(["off", "quiet", "loud"]), "off"),
  /** Whether the player counts the own hands of cribbage before the page does. */
  own: v.fallback(v.boolean(), false),
  /** Whether the coach shows the cost of a choice. */
  coach: v.fallback(v.boolean(), true),
});

export type Prefs = v.InferOutput<typeof PREFS>;
