import type { Seat } from "../core/any.ts";
import type { Schema } from "../core/standard-schema.ts";
import { type OptionShapes, optionsSchemaOf } from "../schema/options.ts";
import { checkSeat } from "../shared/options.ts";
import { DECK, DECK_SHAPE } from "./deck.ts";
import type { Tile } from "./tile.ts";

/** Options of Crib-Ino. If you omit one or pass null, its default applies. */
export interface CribinoOptions {
  /** Number of players, 1 (solitaire) to 7; default 2. */
  readonly players?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | null;
  /** Whether each seat shares score and tiles with the seat across from it; default false. Only for 4 or 6 players. */
  readonly partners?: boolean | null;
  /** Number of deals in a game, 1 or more; default 3, or 2 with more than four players. Not for solitaire. */
  readonly deals?: number | null;
  /** The seat that deals first and lays the first tile; default 0. Not for solitaire. */
  readonly first?: Seat | null;
  /** 48 tiles to use instead of {@link DECK}, each with one triangle of each color. They may be equal. */
  readonly deck?: readonly Tile[] | null;
}

/** The options of a game for two or more. @inline */
type TableSettings = {
  /** Number of players. */
  readonly players: 2 | 3 | 4 | 5 | 6 | 7;
  /** Whether each seat shares score and tiles with the seat across from it. */
  readonly partners: boolean;
  /** Number of deals in a game. */
  readonly deals: number;
  /** The seat that deals first. */
  readonly first: Seat;
  /** 48 tiles; null for {@link DECK}. */
  readonly deck: readonly Tile[] | null;
};

/** The options of a solitaire. @inline */
type SolitaireSettings = {
  /** Number of players. */
  readonly players: 1;
  /** Not for solitaire. */
  readonly partners: null;
  /** Not for solitaire. */
  readonly deals: null;
  /** Not for solitaire. */
  readonly first: null;
  /** 48 tiles; null for {@link DECK}. */
  readonly deck: readonly Tile[] | null;
};

/**
 * The options with all defaults filled in, as states store them. `deck` is null for {@link DECK}. A solitaire has no
 * other option.
 */
export type CribinoSettings = TableSettings | SolitaireSettings;

// Only `players` has a default here, since the other defaults depend on the number of players.
const SHAPES = {
  players: [{ enum: [1, 2, 3, 4, 5, 6, 7], default: 2 }, "Players", "Number of players; 1 plays the solitaire"],
  partners: [{ type: "boolean" }, "Partners", "Whether four or six players play as partners"],
  deals: [{ type: "integer", minimum: 1 }, "Deals", "Number of deals in a game"],
  first: [{ type: "integer", minimum: 0, maximum: 6 }, "First dealer", "Seat that deals first"],
  deck: [
    DECK_SHAPE,
    "Deck",
    "48 tiles to use instead of the default deck, each with four triangles, clockwise: a color and a number",
  ],
} as const satisfies OptionShapes<CribinoOptions>;

/** Standard Schema with JSON Schema for options; it returns settings. */
export const optionsSchema: Schema<CribinoOptions, CribinoSettings> = optionsSchemaOf(SHAPES, (given, report) => {
  const { players, partners, deals, first, deck } = given;
  if (players === 1) {
    for (const name of ["partners", "deals", "first"] as const)
      if (given[name] !== null) report([name], "must be omitted or null in solitaire");
    return { players, partners: null, deals: null, first: null, deck };
  }
  if (partners && players !== 4 && players !== 6)
    report(["partners"], "must be false or omitted unless four or six play");
  checkSeat(first, "first", players, report);
  return { players, partners: partners ?? false, deals: deals ?? (players > 4 ? 2 : 3), first: first ?? 0, deck };
});

const lazy: { deck?: readonly Tile[] } = {};

/** The deck in use. The default deck is copied, since a ply takes 60% longer with the frozen `DECK`. */
export function deckOf({ deck }: CribinoSettings): readonly Tile[] {
  if (deck) return deck;
  lazy.deck ??= JSON.parse(JSON.stringify(DECK)) as readonly Tile[];
  return lazy.deck;
}
