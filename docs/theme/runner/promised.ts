/** A value that a comment of an example promises. */
export interface Promised {
  /** The value as an expression; empty where the comment leaves it to the reader. */
  readonly value: string;
  /** Length of the comment with the space before it. */
  readonly length: number;
}

/**
 * The value that a comment behind a statement promises, as in `statement; // => value`.
 *
 * The value may also stand in comment lines below the statement, the first of which begins with `// =>`.
 *
 * @param code - an example
 * @param end - where the statement ends
 */
export function promised(code: string, end: number): Promised | undefined {
  const [whole, beside, below] =
    /^(?:[ \t]*\/\/ => ?(.*)|\n[ \t]*\/\/ => ?(.*(?:\n[ \t]*\/\/.*)*))/.exec(code.slice(end)) ?? [];
  if (whole === undefined) return undefined;
  return { value: (beside ?? below!.replace(/\n[ \t]*\/\/ ?/g, "\n")).trim(), length: whole.length };
}
