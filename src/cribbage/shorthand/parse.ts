import type { RecordOf } from "../../generic/record.ts";
import type { CribbageGame } from "../game.ts";
import { readDeal } from "./deal-line.ts";
import { headerOf, readHeaders } from "./headers.ts";
import { linesOf, mistake } from "./text.ts";
import { begin, makeDeal, nameIn, recordOf } from "./transcript.ts";

/**
 * Reads a game of cribbage in shorthand, one line a deal, as written at a table.
 *
 * Each hand is written in the order its cards were played, with the discards in parentheses, and the starter after a
 * bar. Turns, goes, shows and points follow from the rules, so the record has them, too. See the
 * [guide](../../../docs/games-from-a-table.md) for headers and unfinished games.
 *
 * @param text - the text, up to 1,000,000 characters
 * @returns the record, with the names of the players as `meta.names` if the text has them
 * @throws NotationError with the index of the first word that can't be, and its line and column in the reason
 *
 * @example
 * ```ts
 * import { replay } from "fifteen-two";
 * import * as cribbage from "fifteen-two/cribbage";
 * import { parseGame } from "fifteen-two/cribbage/shorthand";
 *
 * const record = parseGame(`
 * Players: Ann, Bob
 * First: Ann
 * 1: 6C QD 5H JS (AC 2C) / 7D 8C 7H KS (3H KD) | 5S
 * `);
 * replay(cribbage, record).scores; // => [21, 12]
 * record.meta; // => { names: ["Ann", "Bob"] }
 * ```
 */
export function parseGame(text: string): RecordOf<CribbageGame> {
  const lines = linesOf(text);
  const found = lines.findIndex((line) => headerOf(line) === undefined);
  const count = found < 0 ? lines.length : found;
  const game = begin(readHeaders(lines.slice(0, count), lines[0]!));
  const { players } = game.start.settings;
  lines.slice(count).forEach((line, i) => {
    if (headerOf(line) !== undefined) throw mistake(line, "headers must come before the deals");
    makeDeal(
      game,
      readDeal(line, i + 1, players, (seat) => nameIn(game, seat)),
    );
  });
  return recordOf(game);
}
