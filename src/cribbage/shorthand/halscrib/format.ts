import type { Card } from "../../../core/card.ts";
import { InvalidStateError } from "../../../core/errors.ts";
import type { Seat } from "../../../core/game.ts";
import type { RecordOf } from "../../../generic/record.ts";
import { notListed } from "../../../schema/read.ts";
import type { CribbageGame } from "../../game.ts";
import { readMeta } from "../meta.ts";
import { cardsOf, type PlayedDeal, playedDeals } from "../played-deals.ts";

/** What the notation takes for granted. */
const SETTINGS = { players: 2, target: 121, doubleSkunk: 3, muggins: false } as const;

/**
 * Writes a game for two in the notation that HALSCRIB proposes as "PGN for Cribbage"; see {@link parseHalscrib}.
 *
 * A cut for the deal is left out; the first deal shows who deals.
 *
 * @param record - the record of a game to 121 without muggins, finished or not; the last deal must be complete or end
 * the game
 * @returns the text, which ends with a line break
 * @throws InvalidStateError when the record belongs to another game, or has something that the text has no place for;
 * its path names it
 * @throws IllegalMoveError when a move is illegal
 *
 * @example
 * ```ts
 * import { formatHalscrib, parseGame } from "fifteen-two/cribbage/shorthand";
 *
 * const record = parseGame(`
 * First: 0
 * 1: 6C QD 5H JS (AC 2C) / 7D 8C 7H KS (3H KD) | 5S
 * `);
 * formatHalscrib(record);
 * // => `Player A: (UPPER CASE)
 * // Player B: (lower case)
 * // Muggins Game: N
 * // Deal  1: 5S 7d 6C 8c QD 7h 5H Ks JS AC 2C 3h Kd
 * // `
 * ```
 */
export function formatHalscrib(record: RecordOf<CribbageGame>): string {
  const { deals, state } = playedDeals(record);
  for (const [key, value] of Object.entries(SETTINGS)) {
    const given = state.settings[key as keyof typeof SETTINGS];
    if (given !== value) throw new InvalidStateError(["settings", key], notListed(given, [value]));
  }
  if (state.phase === "discard" || state.phase === "cut" || state.phase === "play")
    throw new InvalidStateError(["moves"], "must end after a deal or with the game, since half a deal has no place");
  const { names = ["", ""], date, event } = readMeta(record.meta, 2);
  const headers = [
    `Player A: ${`${names[0]} (UPPER CASE)`.trim()}`,
    `Player B: ${`${names[1]} (lower case)`.trim()}`,
    ...(date === undefined ? [] : [`Date: ${date}`]),
    ...(event === undefined ? [] : [`Event: ${event}`]),
    "Muggins Game: N",
  ];
  const lines = deals.map((deal, i) => `Deal ${`${i + 1}`.padStart(2)}: ${cardsIn(deal).join(" ")}`);
  return `${[...headers, ...lines].join("\n")}\n`;
}

/** The starter, the cards in the order played, those that nobody had to play anymore, and the discards. */
function cardsIn(deal: PlayedDeal): string[] {
  const own = (seat: Seat, cards: readonly Card[]) => cards.map((card) => owned(card, seat));
  const seats = [0, 1].map((seat) => ({ seat, ...cardsOf(deal, seat) }));
  return [
    deal.starter!,
    ...deal.plays.map(({ seat, card }) => owned(card, seat)),
    ...seats.flatMap(({ seat, held }) => own(seat, held)),
    ...seats.flatMap(({ seat, discarded }) => own(seat, discarded!)),
  ];
}

/** A card with its suit in lower case if it belongs to player B. */
function owned(card: Card, seat: Seat): string {
  return seat === 0 ? card : `${card[0]}${card[1]!.toLowerCase()}`;
}
