import type { Seat } from "./any.ts";
import type { Hidden } from "./card.ts";

/** A part of a state in which each card or tile may be hidden. */
type Covered<T> = [T] extends [readonly (infer Item)[]] ? readonly Covered<Item>[] : T | Hidden;

/**
 * The views of a game's states, with their viewer. What the states have under `Keys` may be hidden card by card; without
 * `Keys`, nothing is hidden.
 */
export type ViewFrom<State, Keys extends PropertyKey = never> = State extends unknown
  ? {
      readonly [K in keyof State]-?: K extends "viewer" ? Seat | null : K extends Keys ? Covered<State[K]> : State[K];
    }
  : never;
