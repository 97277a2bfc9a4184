import { InvalidStateError } from "../core/errors.ts";
import type { Seat } from "../core/game.ts";
import { fieldOf } from "../core/json.ts";
import { optionReader, optionsSchemaOf } from "../core/options.ts";
import type { JsonSchema } from "../core/schema.ts";
import { DECK, DECK_SHAPE, type Deck, readDeck } from "./deck.ts";

/** What can be agreed before a game; every option may be left out, or null, for its default. */
export interface CribinoOptions {
  /** How many play: 1 (solitaire) to 7, default 2 (S3-42). */
  readonly players?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | null;
  /** For 4 or 6 players: whether each seat shares a score with the seat across (S3-33); default false. */
  readonly partners?: boolean | null;
  /** How many hands make a game: 3 (S3-29), or 2 with more than four players (S3-31), unless given. Not in solitaire. */
  readonly hands?: number | null;
  /** The seat that deals first, and opens; default 0. Not in solitaire. */
  readonly dealer?: Seat | null;
  /** 48 tiles instead of the default deck; see {@link parseDeckJson}. */
  readonly deck?: Deck | null;
}

interface Table {
  /** The tiles; null for the default deck. */
  readonly deck: Deck | null;
}

/** The options of a game for two or more with their defaults filled in, as a state carries them. */
export interface CribinoSettings extends Table {
  /** How many play. */
  readonly players: 2 | 3 | 4 | 5 | 6 | 7;
  /** Whether seats that sit across share a score and their tiles. */
  readonly partners: boolean;
  /** How many hands make the game, 1 or more. */
  readonly hands: number;
  /** The seat that deals first. */
  readonly dealer: Seat;
}

/** The options of a solitaire, as its states carry them. */
export interface SolitaireSettings extends Table {
  /** One plays. */
  readonly players: 1;
  /** Not for solitaire. */
  readonly partners: null;
  /** Not for solitaire. */
  readonly hands: null;
  /** Not for solitaire. */
  readonly dealer: null;
}

// No defaults but that of the players: what a missing option means depends on how many play.
const SHAPES = {
  players: { enum: [1, 2, 3, 4, 5, 6, 7], default: 2, description: "how many play; one plays the solitaire" },
  partners: { type: "boolean", description: "whether four or six play as partners" },
  hands: { type: "integer", minimum: 1, description: "how many hands make a game" },
  dealer: { type: "integer", minimum: 0, maximum: 6, description: "the seat that deals first" },
  deck: DECK_SHAPE,
} as const;

/** Reads options, or the settings of a state. */
export function readOptions(value: unknown, path = "options"): CribinoSettings | SolitaireSettings {
  const read = optionReader(value, path, SHAPES);
  const players = read("players");
  const given = fieldOf(value, "deck") ?? null;
  const deck = given === null ? null : readDeck(given, `${path}.deck`);
  if (players === 1) {
    for (const name of ["partners", "hands", "dealer"] as const)
      if (read(name) !== null) throw new InvalidStateError(`${path}.${name}`, "is not for solitaire");
    return { players, partners: null, hands: null, dealer: null, deck };
  }
  const partners = read("partners") ?? false;
  if (partners && players !== 4 && players !== 6)
    throw new InvalidStateError(`${path}.partners`, "are for four or six players only");
  const hands = read("hands") ?? (players > 4 ? 2 : 3);
  return { players, partners, hands, dealer: read("dealer", { maximum: players - 1 }) ?? 0, deck };
}

/**
 * The options as a Standard Schema, with the JSON Schema of each.
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

/** The deck that is played with; the default one as a copy, since with the frozen `DECK` a ply takes 60 % longer. */
export function deckOf({ deck }: Table): Deck {
  if (deck) return deck;
  lazy.deck ??= readDeck(DECK, "deck");
  return lazy.deck;
}

/** The number of sides that keep a score. */
export function sideCount(settings: CribinoSettings | SolitaireSettings): number {
  return settings.partners ? settings.players / 2 : settings.players;
}
