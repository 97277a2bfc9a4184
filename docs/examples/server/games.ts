// The games that can be played: those of the package, and the `game` of each module in `GAMES`.
import type { AnyGame } from "fifteen-two";
import { games as ours } from "fifteen-two/games";
import { settings } from "./settings.ts";

const modules = await Promise.all(settings.games.map((module) => import(module)));
export const games: readonly AnyGame[] = [...ours, ...modules.map(({ game }) => game)];
export const findGame = (id: string) => games.find((game) => game.id === id);
