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
