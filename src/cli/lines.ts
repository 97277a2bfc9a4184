/** The longest line that is read, in characters. */
export const LONGEST_LINE = 1000;

/** Characters of a longer line that are kept, so that it differs from one that ends in a carriage return. */
const KEPT = LONGEST_LINE + 2;

/**
 * Yields the lines that end in each piece of a text, without their line breaks. It takes linear time and bounded memory
 * no matter how long the lines are: it keeps just enough of a line to know that it is longer than {@link LONGEST_LINE}.
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
