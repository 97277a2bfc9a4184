import { InvalidStateError } from "../core/errors.ts";
import type { Seat } from "../core/game.ts";
import { fieldOf } from "../core/json.ts";
import { optionReader, optionsSchemaOf } from "../core/options.ts";
import type { JsonSchema } from "../core/schema.ts";
import { DECK, DECK_SHAPE, type Deck, readDeck } from "./deck.ts";

/** Options of Crib-Ino. If you omit one or pass null, its default applies. */
export interface CribinoOptions {
  /** Number of players, 1 (solitaire) to 7; default 2. */
  readonly players?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | null;
  /** Whether each seat shares a score with the seat across from it; default false. Only for 4 or 6 players. */
  readonly partners?: boolean | null;
  /** Number of hands in a game; default 3, or 2 with more than four players. Not for solitaire. */
  readonly hands?: number | null;
  /** The seat that deals first and lays the first tile; default 0. Not for solitaire. */
  readonly dealer?: Seat | null;
  /** 48 tiles to use instead of the default deck; see {@link parseDeckJson}. */
  readonly deck?: Deck | null;
}

interface Table {
  /** The tiles; null for the default deck. */
  readonly deck: Deck | null;
}

/** The options for two or more players with all defaults filled in, as states store them. */
export interface CribinoSettings extends Table {
  /** Number of players. */
  readonly players: 2 | 3 | 4 | 5 | 6 | 7;
  /** Whether seats across from each other share a score and their tiles. */
  readonly partners: boolean;
  /** Number of hands in the game, 1 or more. */
  readonly hands: number;
  /** The seat that deals first. */
  readonly dealer: Seat;
}

/** The options of a solitaire, as its states store them. */
export interface SolitaireSettings extends Table {
  /** Always one player. */
  readonly players: 1;
  /** Not used in solitaire. */
  readonly partners: null;
  /** Not used in solitaire. */
  readonly hands: null;
  /** Not used in solitaire. */
  readonly dealer: null;
}

// Only `players` has a default here, since the other defaults depend on the number of players.
const SHAPES = {
  players: { enum: [1, 2, 3, 4, 5, 6, 7], default: 2, description: "number of players; 1 plays the solitaire" },
  partners: { type: "boolean", description: "whether four or six players play as partners" },
  hands: { type: "integer", minimum: 1, description: "number of hands in a game" },
  dealer: { type: "integer", minimum: 0, maximum: 6, description: "seat that deals first" },
  deck: DECK_SHAPE,
} as const;

/** Reads options, or a state's settings. */
export function readOptions(value: unknown, path = "options"): CribinoSettings | SolitaireSettings {
  const read = optionReader(value, path, SHAPES);
  const players = read("players");
  const given = fieldOf(value, "deck") ?? null;
  const deck = given === null ? null : readDeck(given, `${path}.deck`);
  if (players === 1) {
    for (const name of ["partners", "hands", "dealer"] as const)
      if (read(name) !== null) throw new InvalidStateError(`${path}.${name}`, "must be omitted or null in solitaire");
    return { players, partners: null, hands: null, dealer: null, deck };
  }
  const partners = read("partners") ?? false;
  if (partners && players !== 4 && players !== 6)
    throw new InvalidStateError(`${path}.partners`, "must be false or omitted unless four or six play");
  const hands = read("hands") ?? (players > 4 ? 2 : 3);
  return { players, partners, hands, dealer: read("dealer", { maximum: players - 1 }) ?? 0, deck };
}

/**
 * The options as a Standard Schema with JSON Schema.
 *
 * @example
 * ```ts
 * import { optionsSchema } from "fifteen-two/cribino";
 *
 * optionsSchema["~standard"].validate({ hands: 0 }).issues?.[0]?.path; // => ["hands"]
 * ```
 */
export const optionsSchema: JsonSchema<CribinoOptions> = /* @__PURE__ */ optionsSchemaOf(SHAPES, readOptions);

const lazy: { deck?: Deck } = {};

/** The deck in use. The default deck is copied, since a ply takes 60% longer with the frozen `DECK`. */
export function deckOf({ deck }: Table): Deck {
  if (deck) return deck;
  lazy.deck ??= readDeck(DECK, "deck");
  return lazy.deck;
}

/** Number of sides that keep score. */
export function sideCount(settings: CribinoSettings | SolitaireSettings): number {
  return settings.partners ? settings.players / 2 : settings.players;
}
