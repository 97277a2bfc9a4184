import { UsageError } from "./flags.ts";
import type { Terminal } from "./terminal.ts";

/** The longest text that is read, in characters; `readRecord` has the same limit. */
const LONGEST_TEXT = 20_000_000;

/**
 * Reads the one file that a command names, or standard input for `-`. Stops once the text is too long, since the input
 * may be endless. Messages use `usage`, the command's arguments, and `what`, the kind of text.
 */
export async function readInput(
  files: readonly string[],
  usage: string,
  what: string,
  terminal: Terminal,
): Promise<string> {
  const [file] = files;
  if (file === undefined || files.length > 1) throw new UsageError(`${usage}, or - for standard input`);
  let text = "";
  for await (const piece of file === "-" ? terminal.pieces() : terminal.read(file)) {
    text += piece;
    if (text.length > LONGEST_TEXT) throw new UsageError(`the ${what} must not be longer than 20,000,000 characters`);
  }
  if (text.includes("\0")) throw new UsageError(`the ${what} must be UTF-8 text`);
  if (text.trim() === "") throw new UsageError(`the ${what} is empty`);
  return text;
}
