import type { Seat, Side } from "../core/game.ts";
import type { ViewFrom } from "../core/view-from.ts";
import type { Phase } from "../generic/phases.ts";
import type { CribinoMove, CribinoRefusalCode } from "./moves.ts";
import type { MultiplayerSettings, SolitaireSettings } from "./options.ts";
import type { Color, Direction, Tile } from "./tile.ts";

/** @inline */
type Settings = MultiplayerSettings;

/** @inline */
type Alone = SolitaireSettings;

/** Points for one side, with the reasons for them. */
export interface CribinoAward {
  /** The side that scored. */
  readonly side: Side;
  /** The sum of the items' points; negative for a payment. */
  readonly points: number;
  /** One item for each thing that scores, and for each contact that only matches. */
  readonly items: readonly (
    | {
        /** A side that two tiles share: `scoring` numbers score their sum, `matching` numbers nothing. */
        readonly kind: "scoring" | "matching";
        readonly points: number;
        /** The side of the new tile. */
        readonly facing: Direction;
        /** Color of both triangles. */
        readonly color: Color;
        /** The new tile's number, then the number that it touches. */
        readonly numbers: readonly [number, number];
      }
    | {
        /**
         * What doubling adds when all four sides touch: the sum of the contacts once more; or the total of the first tile,
         * if it is a multiple of 5.
         */
        readonly kind: "doubled" | "opening";
        readonly points: number;
      }
    | {
        /** Five points per tile when a hand ends, since a seat went out or the hand is blocked. */
        readonly kind: "out" | "blocked";
        /** Positive for the seat that is paid, negative for those who pay it. */
        readonly points: number;
        /** The seat that pays. */
        readonly seat: Seat;
        /** Tiles it holds. */
        readonly tiles: number;
      }
  )[];
}

/**
 * An empty square that touches a tile.
 *
 * @inline
 */
export interface Space {
  /** Columns east of the first tile. */
  readonly x: number;
  /** Rows north of the first tile. */
  readonly y: number;
  /** The triangles that a tile on this square would touch, clockwise from north; null for an empty place. */
  readonly touches: readonly (Tile[number] | null)[];
}

/** The full state of a game of Crib-Ino: plain JSON. Tiles are indices into the deck. */
export type CribinoState = {
  /** Set only in a view. */
  readonly viewer?: undefined;
  /** Points by side, which may be negative. */
  readonly scores: readonly number[];
  /** What the latest move scored, with losses as negative points; empty if nothing. */
  readonly awards: readonly CribinoAward[];
} & (
  | ({
      /** The game's settings. `deck` is null for the default deck. */
      readonly settings: Settings;
      /** The seat that deals and lays first. */
      readonly dealer: Seat;
      /** Number of deals that have been played out. */
      readonly dealsPlayed: number;
    } & (
      | {
          /** A hand is about to be dealt; chance is to move. */
          readonly phase: "deal";
        }
      | ({
          /** Tiles that each seat holds, face up for everyone. */
          readonly hands: readonly (readonly number[])[];
          /** The tiles on the table, in the order they were laid. */
          readonly laid: readonly Extract<CribinoMove, { readonly type: "lay" }>[];
          /** Number of consecutive passes without a draw since the last lay or draw. */
          readonly passes: number;
        } & (
          | ({
              /** Every empty square that touches a tile, in order of appearance. It follows from `laid`. */
              readonly frontier: readonly Space[];
              /** The seat whose turn it is. */
              readonly turn: Seat;
              /** Tiles that seat has drawn in this turn. */
              readonly drawn: number;
            } & (
              | {
                  /** A seat lays a tile. If none fits, it draws; after a draw it may pass. */
                  readonly phase: "play";
                }
              | {
                  /** The seat whose turn it is draws; chance is to move. */
                  readonly phase: "draw";
                }
            ))
          | {
              /** The last deal has been played out. */
              readonly phase: "over";
              /** Whether a seat went out in the last deal, or it was blocked. */
              readonly reason: "out" | "blocked";
              /** The sides with the highest score. */
              readonly winners: readonly Side[];
            }
        ))
    ))
  | ({
      /** The game's settings: a solitaire has no options other than `deck`. */
      readonly settings: Alone;
    } & (
      | {
          /** The solitaire's deck is about to be shuffled; chance is to move. */
          readonly phase: "shuffle";
        }
      | ({
          /** The tiles on the table, in the order they were laid. */
          readonly laid: readonly Extract<CribinoMove, { readonly type: "lay" }>[];
          /** Tiles that were turned up and set aside, in the order in which they would be turned up again. */
          readonly aside: readonly number[];
          /** Number of the current round through the stock, from 1. In round 1, nobody knows the tiles in the stock. */
          readonly round: number;
        } & (
          | {
              /** The solitaire in progress. */
              readonly phase: "solitaire";
              /** Every empty square that touches a tile, in order of appearance. It follows from `laid`. */
              readonly frontier: readonly Space[];
              /** Tiles yet to be turned up, next one first. */
              readonly stock: readonly number[];
              /** Tiles that are turned up and not yet laid. */
              readonly turnedUp: readonly number[];
              /** Number of tiles on the table when this round began. */
              readonly laidBefore: number;
            }
          | {
              /** The solitaire has been won or lost. */
              readonly phase: "over";
              /** Whether all tiles were laid, or none could be laid anymore. */
              readonly reason: "played-out" | "stuck";
              /** The only side if all tiles were laid; otherwise none. */
              readonly winners: readonly Side[];
            }
        ))
    ))
);

/** What one seat or a spectator knows: everything except the unseen stock of a solitaire, whose tiles are `"??"`. */
export type CribinoView = ViewFrom<CribinoState, "stock">;

/** A phase of Crib-Ino. */
export type CribinoPhase = Phase<CribinoState, CribinoMove, CribinoRefusalCode>;

/** The states of some phases. */
export type StateIn<Phase extends CribinoState["phase"]> = Extract<CribinoState, { readonly phase: Phase }>;

/** The views of some phases. */
export type ViewIn<Phase extends CribinoState["phase"]> = Extract<CribinoView, { readonly phase: Phase }>;

/** The tiles on the table, part of every state in which tiles are laid. */
export type Layout = Pick<StateIn<"play" | "solitaire">, "settings" | "laid" | "frontier">;
