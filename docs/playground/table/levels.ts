import type { Level } from "./session.ts";

/** The levels of bots, the weakest first. */
export const LEVELS: readonly Level[] = ["easy", "medium", "hard"];

/** What the worker calls a bot. */
export function botName(game: string, level: Level): string {
  return `${game} ${level}`;
}
