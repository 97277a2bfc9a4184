import { InvalidStateError } from "../core/errors.ts";
import type { Seat, Side } from "../core/game.ts";
import { readInteger, readObject, readOneOf } from "../core/json.ts";
import { DECK, type Deck, readDeck } from "./deck.ts";

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
  /** 48 tiles instead of the default deck; see {@link parseDeck}. */
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

const NAMES = ["players", "partners", "hands", "dealer", "deck"] as const;

/** Reads options, or the settings of a state. */
export function readOptions(value: unknown, path = "options"): CribinoSettings | SolitaireSettings {
  const given = readObject(value ?? {}, path, [], NAMES);
  const players = readOneOf(given.players ?? 2, `${path}.players`, [1, 2, 3, 4, 5, 6, 7]);
  const deck = given.deck == null ? null : readDeck(given.deck, `${path}.deck`);
  if (players === 1) {
    for (const name of ["partners", "hands", "dealer"] as const)
      if (given[name] != null) throw new InvalidStateError(`${path}.${name}`, "is not for solitaire");
    return { players, partners: null, hands: null, dealer: null, deck };
  }
  const partners = readOneOf(given.partners ?? false, `${path}.partners`, [false, true]);
  if (partners && players !== 4 && players !== 6)
    throw new InvalidStateError(`${path}.partners`, "are for four or six players only");
  return {
    players,
    partners,
    hands: readInteger(given.hands ?? (players > 4 ? 2 : 3), `${path}.hands`, 1),
    dealer: readInteger(given.dealer ?? 0, `${path}.dealer`, 0, players - 1),
    deck,
  };
}

/** The deck that is played with. */
export function deckOf(settings: Table): Deck {
  return settings.deck ?? DECK;
}

/** How many tiles a hand is dealt, and is filled up to: six, or four with partners (S3-11, S3-18, S3-33, S3-35). */
export function handSize(settings: CribinoSettings): number {
  return settings.partners ? 4 : 6;
}

/** The number of sides that keep a score. */
export function sideCount(settings: CribinoSettings | SolitaireSettings): number {
  return settings.partners ? settings.players / 2 : settings.players;
}

/** The side whose score a seat's points go to: `sideOf` of the root, before there is a state. */
export function sideOf(settings: CribinoSettings | SolitaireSettings, seat: Seat): Side {
  return seat % sideCount(settings);
}

/** The seats whose tiles a seat may lay, its own first (S3-34). */
export function handsOf(settings: CribinoSettings, seat: Seat): readonly Seat[] {
  return settings.partners ? [seat, (seat + settings.players / 2) % settings.players] : [seat];
}
