/** A command's input and output. Each text that it writes is one or more lines. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Asks for a line. The answer is undefined at the end of the input. */
  readonly ask: (prompt: string) => Promise<string | undefined>;
  /** Whether standard input comes from a keyboard rather than from a file or pipe. */
  readonly isTyped: boolean;
  /** Standard input, in pieces. */
  readonly pieces: () => AsyncIterable<string>;
  /** A file's text, in pieces. */
  readonly read: (file: string) => AsyncIterable<string>;
  /** Waits until the output is flushed, so that it doesn't pile up in memory. */
  readonly drained: () => Promise<void>;
  /** Replaces the status line, which is not part of the output; undefined unless there is a terminal to show it in. */
  readonly status: ((text: string) => void) | undefined;
}

/** Prints a value as JSON, or its description line by line. */
export function print({ out }: Terminal, json: unknown, value: unknown, lines: readonly string[]): void {
  out(json ? JSON.stringify(value) : lines.join("\n"));
}
