/** A number below this is one character. */
export const BASE = 44;

/**
 * Reads whole numbers from text that can stand in quotes as it is: printable ASCII from % to }, without the backslash.
 * Small numbers of either sign, 0, -1, 1, -2 …, are one character; each character more is worth 44 times the one before.
 *
 * @returns a function that gives the next number at each call
 */
export function digitReader(text: string): () => number {
  let at = 0;
  return () => {
    let value = 0;
    for (let unit = 1; ; unit *= BASE) {
      const code = text.charCodeAt(at++);
      const digit = code - (code > 92 ? 38 : 37);
      value += unit * (digit % BASE);
      // Past the end of the text it is no number.
      if (!(digit >= BASE)) return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
    }
  };
}
