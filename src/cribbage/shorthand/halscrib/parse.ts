import type { Seat } from "../../../core/game.ts";
import { quote } from "../../../core/message.ts";
import type { Word } from "../../../core/notation.ts";
import { expectDistinct, type WrittenDeal } from "../deal-line.ts";
import { metaOf, type WrittenGame } from "../meta.ts";
import { begin, makeDeal, nameIn, type Reading, recordOf } from "../reading.ts";
import { linesOf, mistake, readCards, trimmed, type WrittenCard } from "../text.ts";

/**
 * Reads a game for two in the notation that HALSCRIB proposes as "PGN for Cribbage".
 *
 * It reads the part of the proposal that is public: the starter first, then the cards in the order played, then the
 * discards, with the suits of player A's cards in upper case and those of player B's in lower case. The player who did
 * not play first is the dealer. Cards that nobody had to play anymore at the end of the game follow those that were
 * played. See the [guide](../../../../docs/games-from-a-table.md#the-notation-of-halscrib) for where it comes from.
 *
 * @param text - the text, up to 1,000,000 characters
 * @returns the record; player A has seat 0
 * @throws NotationError with the index of the first word that can't be, and its line and column in the reason; also
 * for muggins and penalties, which it does not read
 *
 * @example
 * ```ts
 * import { replay } from "fifteen-two";
 * import { cribbage } from "fifteen-two/cribbage";
 * import { parseHalscrib } from "fifteen-two/cribbage/shorthand";
 *
 * const record = parseHalscrib(`
 * Player A: Ann (UPPER CASE)
 * Player B: Bob (lower case)
 * Deal  1:  5S  7d 6C 8c QD 7h 5H Ks JS  AC 2C 3h Kd
 * `);
 * replay(cribbage, record).scores; // => [21, 12]
 * ```
 */
export function parseHalscrib(text: string): WrittenGame {
  const values = new Map<string, Word>();
  const deals: HalscribDeal[] = [];
  for (const line of linesOf(text)) {
    const { name, value } = entryOf(text, line);
    if (values.has(name)) throw mistake(text, line.index, `duplicate line ${quote(name)}`);
    values.set(name, value);
    // A form that was printed beforehand has more lines than the game has deals.
    if (!name.startsWith("deal") || value.text === "") continue;
    deals.push(readDeal(text, line, value));
    if (name !== `deal ${deals.length}`) throw mistake(text, line.index, `expected deal ${deals.length}, not ${name}`);
  }
  const reading = start(text, values, deals[0]);
  for (const deal of deals) {
    const { length } = reading.moves;
    makeDeal(reading, deal);
    expectOrder(reading, length, deal.plays);
  }
  return recordOf(reading) as WrittenGame;
}

interface HalscribDeal extends WrittenDeal {
  /** The cards of both players in the order played. */
  readonly plays: readonly Owned[];
}

interface Owned extends WrittenCard {
  readonly seat: Seat;
}

const NAMES = ["player a", "player b", "date", "event", "muggins game"];

/** Splits a line into its name and what was filled in. */
function entryOf(text: string, line: Word): { readonly name: string; readonly value: Word } {
  const [whole = "", given = ""] = /^([a-z]+(?: +[a-z\d]+)?) *:/i.exec(line.text) ?? [];
  const name = given.toLowerCase().replace(/ +/, " ");
  if (!NAMES.includes(name) && !/^deal \d+$/.test(name))
    throw mistake(text, line.index, "expected Player A, Player B, Date, Event, Muggins Game, or Deal and its number");
  const filled = line.text.slice(whole.length).replace(/__+/g, (blank) => " ".repeat(blank.length));
  return { name, value: trimmed({ text: filled, index: line.index + whole.length }) };
}

function start(text: string, values: ReadonlyMap<string, Word>, first: HalscribDeal | undefined): Reading {
  const muggins = values.get("muggins game");
  if (muggins !== undefined && !/^(n|no|y *\/ *n|)$/i.test(muggins.text))
    throw mistake(text, muggins.index, "a game with muggins can't be read");
  const given = (name: string) => values.get(name)?.text || undefined;
  const names = ["a", "b"].map((letter) =>
    given(`player ${letter}`)
      ?.replace(/\((upper|lower) case\)$/i, "")
      .trim(),
  );
  const meta = metaOf({
    names: names.some(Boolean) ? names.map((name, seat) => name || "AB"[seat]!) : undefined,
    date: given("date"),
    event: given("event"),
  });
  const options = first === undefined ? {} : { first: 1 - first.plays[0]!.seat };
  return begin(text, { options, meta, cuts: [], at: new Map() });
}

function readDeal(text: string, line: Word, value: Word): HalscribDeal {
  for (const { 0: word, index } of value.text.matchAll(/\S+/g))
    if (/[<>#]|^r\d/i.test(word)) {
      const reason = `${quote(word)} is for muggins, a penalty or a violation, which can't be read`;
      throw mistake(text, value.index + index, reason);
    }
  const cards = readCards(text, value);
  if (cards.length !== 13)
    throw mistake(text, value.index, `expected 13 cards: the starter, 8 plays, 4 discards; not ${cards.length}`);
  const [starter, ...owned] = cards.map((card) => ownedBy(text, card));
  const plays = owned.slice(0, 8);
  const discards = owned.slice(8);
  const rows = [0, 1].map((seat) => ({
    played: cardsOf(text, plays, seat, 4),
    held: null,
    discards: cardsOf(text, discards, seat, 2),
  }));
  const deal = { index: line.index, rows, crib: [], starter: starter!, plays };
  expectDistinct(text, deal);
  return deal;
}

/** The case of a card's suit says whose it is. */
function ownedBy(text: string, { card, index }: WrittenCard): Owned {
  const suit = text.slice(index, index + 3).match(/[SHDC]/i)?.[0];
  const isLetter = suit?.toUpperCase() === card[1];
  if (!isLetter) throw mistake(text, index, "expected the suit as a letter, whose case says who has the card");
  return { card, index, seat: suit === card[1] ? 0 : 1 };
}

function cardsOf(text: string, cards: readonly Owned[], seat: Seat, expected: number): readonly Owned[] {
  const own = cards.filter((card) => card.seat === seat);
  const what = expected === 4 ? "the eight plays" : "the four discards";
  if (own.length > expected)
    throw mistake(text, own[expected]!.index, `more than ${expected} of ${what} belong to player ${"AB"[seat]}`);
  return own;
}

/** Throws unless the cards were played in the order that the rules give. */
function expectOrder({ text, start, moves }: Reading, from: number, written: readonly Owned[]): void {
  const played = moves.slice(from).filter((move) => move.type === "play");
  played.forEach(({ card, seat }, i) => {
    if (written[i]!.card !== card)
      throw mistake(text, written[i]!.index, `${written[i]!.card} is out of turn: ${nameIn(start, seat)} plays next`);
  });
}
