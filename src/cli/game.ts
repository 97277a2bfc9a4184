import { findGame, games } from "../games/index.ts";
import type { AnyGame } from "../index.ts";
import { UsageError } from "./flags.ts";

export function gameNamed(command: string, ...words: readonly (string | undefined)[]): AnyGame {
  const given = words.filter(Boolean).join(" ");
  const game = findGame(given);
  if (game !== undefined) return game;
  const known = games.map(({ id }) => id).join(", ");
  throw new UsageError(`${command} takes one game (expected one of ${known}), not ${given || "none"}`);
}
