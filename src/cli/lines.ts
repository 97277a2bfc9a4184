/** The longest line that is read, in characters. */
export const LONGEST_LINE = 1000;

/** What is kept of a longer line, to tell it from one that is followed by a carriage return. */
const KEPT = LONGEST_LINE + 2;

/** Cuts a text that comes in pieces into lines. */
interface LineCutter {
  /** Takes the next piece, and gives the lines that end in it without their line breaks. */
  readonly take: (piece: string) => string[];
  /** Gives what stands after the last line break, if anything does. */
  readonly end: () => string[];
}

/**
 * A cutter that takes linear time and bounded memory however long the lines are: of a line that runs over several pieces
 * no more is kept than shows that it is longer than {@link LONGEST_LINE}.
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

/** The lines of a text that comes in pieces, one by one. */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string, void, void> {
  const cutter = lineCutter();
  for await (const piece of pieces) yield* cutter.take(piece);
  yield* cutter.end();
}
