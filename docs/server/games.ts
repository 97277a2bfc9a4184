// The games that can be played: those of the package, and the `game` of each module in `GAMES`.
import type { AnyGame } from "fifteen-two";
import { games as ours } from "fifteen-two/games";
import { settings } from "./settings.ts";

const added = settings.games.map(async (module): Promise<AnyGame> => {
  const { game } = await import(module);
  if (typeof game?.id === "string") return game;
  throw new Error(`GAMES: ${module} must export a "game" that defineGame made`);
});
export const games: readonly AnyGame[] = [...ours, ...(await Promise.all(added))];
const duplicate = games.find(({ id }, i) => games.findIndex((game) => game.id === id) < i);
if (duplicate !== undefined) throw new Error(`GAMES: more than one game has the ID "${duplicate.id}"`);
export const findGame = (id: string) => games.find((game) => game.id === id);
