import { games } from "fifteen-two/games";
import type { GameView } from "./view.ts";
import * as views from "./views.ts";

/** The games of the page, in the order of the package's list. */
export const gameViews: readonly GameView[] = games.flatMap(({ id }) =>
  Object.values<GameView>(views).filter(({ game }) => game.id === id),
);
