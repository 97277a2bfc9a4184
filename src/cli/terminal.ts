/** Where a command writes; each text is a line or several. */
export interface Output {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** Where a command writes, and asks: for a line, which is undefined when no more will come. */
export interface Terminal extends Output {
  readonly ask: (prompt: string) => Promise<string | undefined>;
}
