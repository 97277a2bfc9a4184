import type { Seat } from "./any.ts";
import type { Hidden } from "./card.ts";

/**
 * The views of a game's states. A view adds its viewer, and may hide each card or tile under `Keys`, alone or in lists.
 * Without `Keys`, nothing is hidden.
 */
export type ViewFrom<State, Keys extends PropertyKey = never> = State extends unknown
  ? {
      readonly [K in keyof State]-?: K extends "viewer"
        ? Seat | null
        : K extends Keys
          ? State[K] extends readonly (readonly (infer Item)[])[]
            ? readonly (readonly (Item | Hidden)[])[]
            : State[K] extends readonly (infer Item)[]
              ? readonly (Item | Hidden)[]
              : State[K] | Hidden
          : State[K];
    }
  : never;
