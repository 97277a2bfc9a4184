/** The longest line that is read, in characters. */
export const LONGEST_LINE = 1000;

/** How much of a longer line is kept: enough to tell it from one that ends in a carriage return. */
const KEPT = LONGEST_LINE + 2;

/** Splits text that arrives in pieces into lines. */
interface LineCutter {
  /** Takes the next piece; returns the lines that end in it, without their line breaks. */
  readonly take: (piece: string) => string[];
  /** Returns the text after the last line break, if any. */
  readonly end: () => string[];
}

/**
 * Makes a line cutter that takes linear time and bounded memory no matter how long the lines are. It keeps just enough
 * of a line to know that it is longer than {@link LONGEST_LINE}.
 */
export function lineCutter(): LineCutter {
  let rest = "";
  const append = (text: string) => {
    if (rest.length < KEPT) rest += text.slice(0, KEPT - rest.length);
  };
  return {
    take: (piece) => {
      const lines = piece.split("\n");
      const last = lines.pop()!;
      if (lines.length > 0) {
        append(lines[0]!);
        lines[0] = rest;
        rest = "";
      }
      append(last);
      return lines.map(withoutReturn);
    },
    end: () => {
      const lines = rest === "" ? [] : [withoutReturn(rest)];
      rest = "";
      return lines;
    },
  };
}

function withoutReturn(line: string): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}

/** Yields the lines of text that arrives in pieces. */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string, void, void> {
  const cutter = lineCutter();
  for await (const piece of pieces) yield* cutter.take(piece);
  yield* cutter.end();
}
