/** Where a command writes; each text is a line or several. */
export interface Output {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** Where a command writes, reads and asks. */
export interface Terminal extends Output {
  /** Asks for a line, which is undefined when no more will come. */
  readonly ask: (prompt: string) => Promise<string | undefined>;
  /** Whether a person types the standard input, instead of a file or another command giving it. */
  readonly isTyped: boolean;
  /** The standard input, in pieces. */
  readonly pieces: () => AsyncIterable<string>;
  /** The text of a file, in pieces. */
  readonly read: (file: string) => AsyncIterable<string>;
  /** Waits until what was written has been taken, so that it does not pile up. */
  readonly drained: () => Promise<void>;
  /** Shows a text in place of the one shown before, on a line that is not part of the output; undefined if nobody looks. */
  readonly status: ((text: string) => void) | undefined;
}
