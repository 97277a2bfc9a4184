import { parseGame } from "../cribbage/shorthand/index.ts";
import { findGame, games } from "../games/index.ts";
import { type AnyGame, type RecordOf, readRecord } from "../index.ts";
import { readInput } from "./input.ts";
import type { Terminal } from "./terminal.ts";

/**
 * Reads the record in the one file that a command names: as JSON, as text (with a line that begins with a bracket), or
 * as cribbage in shorthand. Messages show `usage`, the command's arguments.
 */
export async function readGame(
  words: readonly string[],
  usage: string,
  terminal: Terminal,
): Promise<{ readonly game: AnyGame; readonly record: RecordOf<AnyGame> }> {
  const text = await readInput(words, usage, "record", terminal);
  if (/^[ \t\ufeff]*[[{]/m.test(text)) return readRecord(games as readonly AnyGame[], text);
  return { game: findGame("cribbage")!, record: parseGame(text) as RecordOf<AnyGame> };
}
