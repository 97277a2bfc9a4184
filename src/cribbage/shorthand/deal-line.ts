import type { Seat } from "../../core/game.ts";
import type { Word } from "../../core/notation.ts";
import { dealtTo } from "../crib.ts";
import { mistake, readCards, split, trimmed, type WrittenCard } from "./text.ts";

/** The cards of a seat in a deal. */
export interface Row {
  /** In the order played. If the game ended in this deal, the last of them may not have been played. */
  readonly played: readonly WrittenCard[];
  /** In an unfinished deal: what the seat still holds. Otherwise null. */
  readonly held: readonly WrittenCard[] | null;
  /** What it discarded; null if it has yet to discard. */
  readonly discards: readonly WrittenCard[] | null;
}

/** A deal as it is written. */
export interface WrittenDeal {
  /** Where it is in the text. */
  readonly index: number;
  readonly rows: readonly Row[];
  /** With three players, the card that starts the crib; otherwise empty. */
  readonly crib: readonly WrittenCard[];
  /** Null if it has yet to be cut. */
  readonly starter: WrittenCard | null;
}

/**
 * Reads `1: 6C QD 5H JS (AC 2C) / 7D 8C 7H KS (3H KD) | 5S`: a hand for each seat and the starter.
 *
 * @param nameOf - what to call a seat in an error
 */
export function readDeal(
  text: string,
  line: Word,
  number: number,
  players: number,
  nameOf: (seat: Seat) => string,
): WrittenDeal {
  const [dealt, cut, another] = split(withoutNumber(text, line, number), "|");
  if (another !== undefined) throw mistake(text, another.index, "expected the end of the line after the starter");
  const parts = split(dealt!, "/");
  const own = players === 3 ? parts.splice(3, 1)[0] : undefined;
  if (parts.length !== players || (players === 3 && own === undefined)) {
    const crib = players === 3 ? ", then the card that was dealt to the crib in parentheses" : "";
    throw mistake(text, line.index, `expected ${players} hands separated by /${crib}`);
  }
  const rows = parts.map((part, seat) => readRow(text, part, players, nameOf(seat)));
  const crib = own === undefined ? [] : readCribCard(text, own);
  const starter = cut === undefined ? null : readStarter(text, cut);
  const deal = { index: line.index, rows, crib, starter };
  expectDistinct(text, deal);
  return deal;
}

/** A deal's number may be left out; if it is there, it shows that no deal is missing. */
function withoutNumber(text: string, { text: line, index }: Word, number: number): Word {
  const [whole, given] = /^(\d+) *[:.]/.exec(line) ?? [];
  if (whole === undefined) return { text: line, index };
  if (Number(given) !== number) throw mistake(text, index, `this is deal ${number}, not ${given}`);
  return trimmed({ text: line.slice(whole.length), index: index + whole.length });
}

function readRow(text: string, part: Word, players: number, name: string): Row {
  const match = /^([^()-]*)(-[^()-]*)?(\([^()-]*\))?$/.exec(part.text);
  if (match === null)
    throw mistake(text, part.index, `${name}: expected cards in the order played, then the discards in parentheses`);
  const [, first = "", rest, away] = match;
  const at = part.index + first.length;
  const played = readCards(text, { text: first, index: part.index });
  const held = rest === undefined ? null : readCards(text, { text: rest.slice(1), index: at + 1 });
  const discards =
    away === undefined ? null : readCards(text, { text: away.slice(1, -1), index: at + (rest?.length ?? 0) + 1 });
  const { cards, discards: most } = dealtTo(players);
  const kept = played.length + (held?.length ?? 0);
  if (discards === null ? kept !== cards : kept !== 4 || discards.length !== most)
    throw mistake(
      text,
      part.index,
      discards === null
        ? `${name}: expected ${cards} cards, or 4 and the discards in parentheses, not ${kept}`
        : `${name}: expected 4 cards and ${most} in parentheses, not ${kept} and ${discards.length}`,
    );
  return { played, held, discards };
}

function readCribCard(text: string, { text: part, index }: Word): readonly WrittenCard[] {
  const cards = /^\([^()]*\)$/.test(part) ? readCards(text, { text: part.slice(1, -1), index: index + 1 }) : [];
  if (cards.length !== 1) throw mistake(text, index, "expected the card that was dealt to the crib in parentheses");
  return cards;
}

function readStarter(text: string, part: Word): WrittenCard {
  const [starter, another] = readCards(text, part);
  if (starter === undefined) throw mistake(text, part.index, "expected the starter after the |");
  if (another !== undefined) throw mistake(text, another.index, "expected one card after the |, the starter");
  return starter;
}

/** Throws if a card is in a deal more than once. */
export function expectDistinct(text: string, { rows, crib, starter }: WrittenDeal): void {
  const cards = rows.flatMap(({ played, held, discards }) => [...played, ...(held ?? []), ...(discards ?? [])]);
  const all = [...cards, ...crib, ...(starter === null ? [] : [starter])].sort((a, b) => a.index - b.index);
  const seen = new Set<string>();
  for (const { card, index } of all) {
    if (seen.has(card)) throw mistake(text, index, `${card} is already in this deal`);
    seen.add(card);
  }
}
