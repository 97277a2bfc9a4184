import { cribbageLook } from "./cribbage.tsx";
import { cribinoLook } from "./cribino.tsx";
import { crosscribbLook } from "./crosscribb.tsx";
import type { Look } from "./look.ts";
import { sacksonLook } from "./sackson.tsx";

/** How each game looks, in the order of the front page. */
export const looks: readonly Look[] = [cribbageLook, crosscribbLook, cribinoLook, sacksonLook];

/** How a game looks. */
export function lookOf(id: string): Look {
  return looks.find(({ game }) => game.id === id)!;
}
