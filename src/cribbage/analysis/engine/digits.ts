/** Numbers below this take one character. */
export const BASE = 44;

/**
 * Reads integers from text that needs no escaping in quotes: printable ASCII from % to } without the backslash. Small
 * numbers of either sign (0, -1, 1, -2 …) take one character; larger ones are in base 44. Each call of the result
 * returns the next number.
 */
export function digitReader(text: string): () => number {
  let at = 0;
  return () => {
    let value = 0;
    for (let unit = 1; ; unit *= BASE) {
      const code = text.charCodeAt(at++);
      const digit = code - (code > 92 ? 38 : 37);
      value += unit * (digit % BASE);
      // The digit is NaN past the end of the text.
      if (!(digit >= BASE)) return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
    }
  };
}
