import { BOT_LEVELS, type BotLevel } from "./level.ts";

/** A level's depth of search and share of oversights. */
type Rung = readonly [
  /** Trial games for each choice; with 0, a move is worth the points that it scores at once. */
  iterations: number,
  /** The chance of overlooking a move, 0 to 1. */
  overlooks: number,
];

/** The levels below expert of games that have no ladder of their own, weakest first. */
const LADDER: readonly Rung[] = [
  [0, 0.5],
  [90, 0.36],
  [150, 0.22],
  [350, 0.09],
];

/** Ladders by a game's id, fitted for steps of 100 Elo points; docs/bots.md has the measured steps. */
const LADDERS: Readonly<Record<string, readonly Rung[]>> = {
  crosscribb: [
    [215, 0.155],
    [310, 0.105],
    [440, 0.066],
    [640, 0.035],
  ],
  cribino: [
    [65, 0.39],
    [130, 0.26],
    [250, 0.15],
    [390, 0.067],
  ],
  sackson: [
    [230, 0.095],
    [335, 0.069],
    [450, 0.046],
    [650, 0.021],
  ],
};

const EXPERT: Rung = [1000, 0];

/** A level's rung on the ladder of a game, by the game's id. */
export function rungOf(id: string, level: BotLevel): Rung {
  const ladder = Object.hasOwn(LADDERS, id) ? LADDERS[id]! : LADDER;
  return ladder[BOT_LEVELS.indexOf(level)] ?? EXPERT;
}
