import type { AnyGame, Card, MoveOf, OptionsOf, Redacted, Seat, ViewOf } from "fifteen-two";
import type { VNode } from "preact";
import type { Knowledge } from "../session/session.ts";
import type { Audience, Phrases } from "./telling.ts";

/** Input of the drawing code: one seat's view and moves, with nothing hidden from that seat. */
export interface Sight<G extends AnyGame = AnyGame> {
  readonly game: G;
  readonly view: ViewOf<G>;
  /** The move that led here. */
  readonly move: Redacted<MoveOf<G>> | undefined;
  /** Whose seat this is; null for a spectator's. */
  readonly seat: Seat | null;
  /** The moves available now; none while others are to move or an animation runs. */
  readonly moves: readonly MoveOf<G>[];
  /** Whether the seat is to choose in the shown position, perhaps after an animation. */
  readonly live: boolean;
  /** Pieces picked for the next move, in a game-specific form. */
  readonly picked: readonly string[];
  /** The move that the coach points at. */
  readonly hint: MoveOf<G> | undefined;
  /** The move that was made here, where the coach shows a better one. */
  readonly made: MoveOf<G> | undefined;
  /** Whether a claim is being made, so that nothing may be counted for the player. */
  readonly claiming: boolean;
  /** The cards that are being counted, and the cards of the current item; undefined outside a count. */
  readonly counted: { readonly cards: readonly Card[]; readonly lit: readonly Card[] | undefined } | undefined;
  /** A seat's latest words. */
  readonly speech: { readonly seat: Seat; readonly text: string } | undefined;
  readonly audience: Audience;
  play(move: MoveOf<G>): void;
  pick(picked: readonly string[]): void;
}

/** A part of a count, such as "Your hand" or "Column a", its items, and the whole as announced at a table. */
export type CountPart = { title: string; cards: readonly Card[]; items: readonly CountItem[]; said: string };

/** One scoring item. */
export type CountItem = { text: string; points: number; cards: readonly Card[] };

/** The count of a move, shown step by step. */
export interface Count {
  readonly title: string;
  /** Whose points. */
  readonly side: number;
  readonly parts: readonly CountPart[];
  /** The claimed points, if overlooked points may be claimed. */
  readonly claim?: number | undefined;
  /** The side that may claim overlooked points. */
  readonly asks?: boolean;
  /** False where the points are not pegged one by one. */
  readonly pegs?: boolean;
  /** The result, when the points are not simply pegged. */
  readonly result?: string;
}

/**
 * A count that the seat makes itself: the largest possible claim for any cards, and another's claim.
 */
export type Claim = { title: string; most: number; claimed?: number | undefined };

/** The look of a game on the page. */
export interface Look<G extends AnyGame = AnyGame> {
  readonly game: G;
  /** The pieces that chance deals, the same again for the same seed; undefined in a game without chance. */
  readonly pieces?: "cards" | "tiles";
  /**
   * Options that the page offers; their words are in the game's schema. The page's default is the first choice; without
   * choices, there are all that the schema lists, the game's default first.
   */
  readonly fields: readonly { readonly name: keyof OptionsOf<G> & string; readonly choices?: (number | null)[] }[];
  /** Whether to peg the scores; only for games whose scores never fall. */
  readonly pegged: boolean;
  /** Whether to draw seat tags and speech. */
  readonly seats: boolean;
  /** The position of the hand on a wide screen. */
  readonly hand: "below" | "beside";
  /** Whether seats have secrets from each other now. */
  secret(view: ViewOf<G>): boolean;
  /** The table without the viewer's hand. */
  Table(sight: Sight<G>): VNode;
  /** The viewer's hand, and the buttons that make moves. */
  Hand(sight: Sight<G>): VNode;
  /** Speech of others as they move, instead of the game's words; empty if they announce only their points. */
  readonly speech?: Phrases;
  /** Pictures of moves in the log, each after its words. */
  readonly pictures?: {
    readonly words: Phrases;
    of(move: Redacted<MoveOf<G>>, view: ViewOf<G>): VNode | undefined;
  };
  /** The count of a move; undefined if it has none. */
  count(before: ViewOf<G>, after: Knowledge<G>, audience: Audience): Count | undefined;
  /** The table during a count, if the move changes more than the points. */
  counted?(before: ViewOf<G>, move: Redacted<MoveOf<G>>): ViewOf<G>;
  /** The count that the seat makes itself. */
  claim?(view: ViewOf<G>, legal: readonly MoveOf<G>[], audience: Audience): Claim | undefined;
}
