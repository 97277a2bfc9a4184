import { cribbageLook } from "./cribbage.tsx";
import type { Look } from "./look.ts";

/** How each game looks, in the order of the front page. */
export const looks: readonly Look[] = [cribbageLook];

/** How a game looks. */
export function lookOf(id: string): Look {
  return looks.find(({ game }) => game.id === id)!;
}
