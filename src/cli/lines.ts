/** The longest line that is read, in characters. */
export const LONGEST_LINE = 1000;

/** Characters buffered of a longer line: one more than the longest line and its carriage return. */
const KEPT = LONGEST_LINE + 2;

/**
 * Yields the lines that end in each piece of a text, without their line breaks. Takes linear time and bounded memory
 * for lines of any length, since it buffers at most {@link KEPT} characters of a line.
 */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string[], void, void> {
  let rest = "";
  const append = (text: string) => {
    if (rest.length < KEPT) rest += text.slice(0, KEPT - rest.length);
  };
  for await (const piece of pieces) {
    const lines = piece.split("\n");
    const last = lines.pop()!;
    if (lines.length > 0) {
      append(lines[0]!);
      lines[0] = rest;
      rest = "";
    }
    append(last);
    yield lines.map(withoutReturn);
  }
  if (rest !== "") yield [withoutReturn(rest)];
}

function withoutReturn(line: string): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}
