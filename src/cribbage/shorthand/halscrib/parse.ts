import type { Seat } from "../../../core/game.ts";
import { quote } from "../../../core/message.ts";
import type { RecordOf } from "../../../generic/record.ts";
import type { CribbageGame } from "../../game.ts";
import type { WrittenDeal } from "../deal-line.ts";
import { metaOf } from "../meta.ts";
import { linesOf, mistake, type Part, readCards, sliced, type WrittenCard } from "../text.ts";
import { begin, makeDeal, nameIn, recordOf, type Transcript } from "../transcript.ts";

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
 * import * as cribbage from "fifteen-two/cribbage";
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
export function parseHalscrib(text: string): RecordOf<CribbageGame> {
  const lines = linesOf(text);
  const values = new Map<string, Part>();
  const deals: HalscribDeal[] = [];
  for (const line of lines) {
    const { name, value } = entryOf(line);
    if (values.has(name)) throw mistake(line, `duplicate line ${quote(name)}`);
    values.set(name, value);
    // A form that was printed beforehand has more lines than the game has deals.
    if (!name.startsWith("deal") || value.text === "") continue;
    deals.push(readDeal(line, value));
    if (name !== `deal ${deals.length}`) throw mistake(line, `expected deal ${deals.length}, not ${name}`);
  }
  const game = start(lines[0]!, values, deals[0]);
  for (const deal of deals) {
    const { length } = game.moves;
    makeDeal(game, deal);
    expectOrder(game, length, deal.plays);
  }
  return recordOf(game);
}

interface HalscribDeal extends WrittenDeal {
  /** The cards of both players in the order played. */
  readonly plays: readonly Owned[];
}

interface Owned extends WrittenCard {
  readonly seat: Seat;
}

/** Splits a line into its name and what was filled in. */
function entryOf(line: Part): { readonly name: string; readonly value: Part } {
  const [whole = "", given = ""] = /^([a-z]+(?: +[a-z\d]+)?) *:/i.exec(line.text) ?? [];
  const name = given.toLowerCase().replace(/ +/, " ");
  if (!/^(player [ab]|date|event|muggins game|deal \d+)$/.test(name))
    throw mistake(line, "expected Player A, Player B, Date, Event, Muggins Game, or Deal and its number");
  const text = line.text.replace(/__+/g, (blank) => " ".repeat(blank.length));
  return { name, value: sliced({ ...line, text }, whole.length) };
}

function start(top: Part, values: ReadonlyMap<string, Part>, first: HalscribDeal | undefined): Transcript {
  const muggins = values.get("muggins game");
  if (muggins !== undefined && !/^(n|no|y *\/ *n|)$/i.test(muggins.text))
    throw mistake(muggins, "a game with muggins can't be read");
  const given = (name: string) => values.get(name)?.text || undefined;
  const [a, b] = ["player a", "player b"].map((name) => given(name)?.replace(/ *\((upper|lower) case\)$/i, ""));
  const names = a || b ? [a || "A", b || "B"] : undefined;
  const meta = metaOf({ names, date: given("date"), event: given("event") });
  const options = first === undefined ? {} : { first: 1 - first.plays[0]!.seat };
  return begin({ top, options, meta, cuts: [], values: new Map() });
}

function readDeal(line: Part, value: Part): HalscribDeal {
  for (const { 0: word, index } of value.text.matchAll(/\S+/g))
    if (/[<>#]|^r\d/i.test(word))
      throw mistake(
        sliced(value, index),
        `${quote(word)} is for muggins, a penalty or a violation, which can't be read`,
      );
  const cards = readCards(value);
  if (cards.length !== 13)
    throw mistake(value, `expected 13 cards: the starter, 8 plays, 4 discards; not ${cards.length}`);
  const [starter, ...owned] = cards.map(ownedBy);
  const plays = owned.slice(0, 8);
  const rows = [0, 1].map((seat) => ({
    played: cardsOf(plays, seat, 4),
    held: null,
    discards: cardsOf(owned.slice(8), seat, 2),
  }));
  return { line, rows, crib: [], starter: starter!, plays };
}

/** The case of a card's suit says whose it is. */
function ownedBy(written: WrittenCard): Owned {
  const suit = written.text.match(/[SHDC]/i)?.[0];
  if (suit === undefined) throw mistake(written, "expected the suit as a letter, whose case says who has the card");
  return { ...written, seat: suit === written.card[1] ? 0 : 1 };
}

function cardsOf(cards: readonly Owned[], seat: Seat, most: number): readonly Owned[] {
  const own = cards.filter((card) => card.seat === seat);
  const what = most === 4 ? "the eight plays" : "the four discards";
  if (own.length > most) throw mistake(own[most]!, `more than ${most} of ${what} belong to player ${"AB"[seat]}`);
  return own;
}

/** Throws unless the cards were played in the order that the rules give. */
function expectOrder(game: Transcript, from: number, written: readonly Owned[]): void {
  const played = game.moves.slice(from).filter((move) => move.type === "play");
  played.forEach(({ card, seat }, i) => {
    if (written[i]!.card !== card)
      throw mistake(written[i]!, `${written[i]!.card} is out of turn: ${nameIn(game, seat)} plays next`);
  });
}
