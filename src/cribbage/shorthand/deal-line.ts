import { plain } from "../../core/message.ts";
import type { RecordOf } from "../../record/record.ts";
import { dealtTo } from "../crib.ts";
import type { CribbageGame } from "../game.ts";
import { nameOf } from "./headers.ts";
import { badWord, errorAtLine, type Part, readCards, sliced, split, type WrittenCard, wrongCount } from "./text.ts";

/** The cards of a seat in a deal. */
interface Row {
  /** In the order played. If the game ended in this deal, the last ones may be unplayed. */
  readonly played: readonly WrittenCard[];
  /** In an unfinished deal, the cards that the seat still holds; otherwise null. */
  readonly held: readonly WrittenCard[] | null;
  /** Its discards; empty before it discards. */
  readonly discards: readonly WrittenCard[];
}

export interface WrittenDeal {
  readonly line: Part;
  readonly rows: readonly Row[];
  /** With three players, the card that starts the crib; otherwise empty. */
  readonly crib: readonly WrittenCard[];
  /** Undefined if it has yet to be cut. */
  readonly starter: WrittenCard | undefined;
}

/**
 * Reads `1: 6C QD 5H JS (AC 2C) / 7D 8C 7H KS (3H KD) | 5S`: a hand for each seat and the starter. The deal's number is
 * optional; it proves that no deal is missing.
 */
export function readDeal(line: Part, number: number, start: RecordOf<CribbageGame>): WrittenDeal {
  const { players } = start.settings;
  const [numbered = "", given = number] = /^(\d+) *[:.]/.exec(line.text) ?? [];
  if (Number(given) !== number)
    throw errorAtLine(line, "bad-word", `this is deal ${number}, not ${given}`, { word: plain(given) });
  const [dealt, cut, another] = split(sliced(line, numbered.length), "|");
  if (another !== undefined)
    throw errorAtLine(another, "unexpected-word", "expected the end of the line after the starter", { word: "|" });
  const parts = split(dealt!, "/");
  const own = players === 3 ? parts.splice(3, 1) : [];
  if (parts.length !== players || (players === 3 && own.length === 0)) {
    const crib = players === 3 ? ", then the card that was dealt to the crib in parentheses" : "";
    const reason = `expected ${players} hands separated by /${crib}`;
    throw wrongCount(line, reason, parts.length + own.length, players === 3 ? 4 : players);
  }
  const rows = parts.map((part, seat) => readRow(part, players, nameOf(start, seat)));
  return { line, rows, crib: own.flatMap(readCribCard), starter: cut && readStarter(cut) };
}

function readRow(part: Part, players: number, name: string): Row {
  const match = /^([^()-]*)(-[^()-]*)?(\([^()-]*\))?$/.exec(part.text);
  if (match === null)
    throw badWord(part, `${name}: expected cards in the order played, then the discards in parentheses`);
  const [, first = "", rest = "", away = ""] = match;
  const end = first.length + rest.length;
  const played = readCards(sliced(part, 0, first.length));
  const held = rest === "" ? null : readCards(sliced(part, first.length + 1, end));
  const discards = readCards(sliced(part, end + 1, -1));
  const { cards, discards: most } = dealtTo(players);
  const kept = played.length + (held?.length ?? 0);
  if (away === "" && kept !== cards) {
    const reason = `${name}: expected ${cards} cards, or 4 and the discards in parentheses, not ${kept}`;
    throw wrongCount(part, reason, kept, cards);
  }
  if (away !== "" && (kept !== 4 || discards.length !== most)) {
    const reason = `${name}: expected 4 cards and ${most} in parentheses, not ${kept} and ${discards.length}`;
    throw kept === 4 ? wrongCount(part, reason, discards.length, most) : wrongCount(part, reason, kept, 4);
  }
  return { played, held, discards };
}

function readCribCard(part: Part): readonly WrittenCard[] {
  const cards = /^\([^()]*\)$/.test(part.text) ? readCards(sliced(part, 1, -1)) : [];
  if (cards.length !== 1)
    throw wrongCount(part, "expected the card that was dealt to the crib in parentheses", cards.length, 1);
  return cards;
}

function readStarter(part: Part): WrittenCard {
  const [starter, another] = readCards(part);
  if (starter === undefined) throw errorAtLine(part, "missing-word", "expected the starter after the |");
  if (another !== undefined)
    throw errorAtLine(another, "unexpected-word", "expected one card after the |, the starter", { word: another.text });
  return starter;
}
