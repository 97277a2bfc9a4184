import type { Seat, Side } from "../core/game.ts";
import type { ViewFrom } from "../core/view-from.ts";
import type { Phase } from "../generic/phases.ts";
import type { SettingsFrom } from "../schema/options.ts";
import type { Square } from "../shared/square.ts";
import type { Color } from "./color.ts";
import type { SacksonMove, SacksonRefusalCode } from "./moves.ts";
import type { SacksonOptions } from "./options.ts";
import type { FIGURES } from "./patterns.ts";

/** The state of a Sackson game: plain JSON. Nothing in it is hidden from anyone. */
export type SacksonState = {
  /** Set only in a view. */
  readonly viewer?: undefined;
  /** The game's settings. `layout` is 25 letters in rows, and `turnLimit` null if only 61 points end the game. */
  readonly settings: SettingsFrom<SacksonOptions, "turnLimit">;
  /** Points by side, not capped at 61. */
  readonly scores: readonly number[];
  /** What the latest move scored; empty if nothing. */
  readonly awards: readonly {
    /** The side that scored. */
    readonly side: Side;
    /** The sum of the items' points, 1 to 10. */
    readonly points: number;
    /** The figures that were made: one, or two in the order of their colors. */
    readonly items: readonly {
      readonly kind: (typeof FIGURES)[number];
      /** Points it scored: 5, 3, 2 or 1. */
      readonly points: number;
      /** Color of its markers. */
      readonly color: Color;
      /** Squares of its markers, in the order of `SQUARES`. */
      readonly squares: readonly Square[];
    }[];
  }[];
  /** Color of the marker on each square, in the order of `SQUARES`. */
  readonly display: readonly Color[];
  /** Stones in the bank, in the order of `COLORS`. */
  readonly bank: readonly Color[];
  /** Stones that each side holds, in the order of `COLORS`. */
  readonly held: readonly (readonly Color[])[];
  /** Points for making each figure in each color next: 5, 3, 2 or 1. */
  readonly pointBoard: { readonly [figure in (typeof FIGURES)[number]]: { readonly [color in Color]: number } };
  /** Number of completed turns, of all seats together. */
  readonly turns: number;
  /** The seat whose turn it is. Once the game is over, the seat that moved last. */
  readonly turn: Seat;
} & (
  | {
      /** The seat takes stones until its side holds two: two on each of the first two turns, then one. */
      readonly phase: "take";
    }
  | {
      /** The seat exchanges two markers in the colors that its side holds. */
      readonly phase: "exchange";
    }
  | {
      /**
       * The seat returns a stone: the figure's, if `awards` has exactly one figure, otherwise either one. A take that
       * allows no exchange leads here, too.
       */
      readonly phase: "return";
    }
  | {
      /** A side has reached 61 and still holds two stones, or the last turn has been played. */
      readonly phase: "over";
      /** What ended the game: 61 points, or the turn limit. */
      readonly reason: "points" | "turn-limit";
      /** The side that won, the only item; empty if the scores are equal. */
      readonly winners: readonly Side[];
    }
);

/** What one seat or a spectator knows: everything. */
export type SacksonView = ViewFrom<SacksonState>;

/** A phase of the Sackson game. */
export type SacksonPhase = Phase<SacksonState, SacksonMove, SacksonRefusalCode>;
