import type { Seat } from "./any.ts";
import type { Hidden } from "./card.ts";

/** Views of a game's states, with their viewer. Each card or tile under `Keys`, alone or in lists, may be hidden. */
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
