import { run } from "../../src/cli/run.ts";
import type { Terminal } from "../../src/cli/terminal.ts";

/** The version that the command prints. */
export const VERSION = "1.2.3";

/** A terminal where the answers are typed one after the other, and then the input ends, and what is written there. */
export function fakeTerminal(answers: readonly string[] = []) {
  const out: string[] = [];
  const err: string[] = [];
  const typed = answers[Symbol.iterator]();
  const terminal: Terminal = {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    ask: async (prompt) => {
      const { value } = typed.next() as { value?: string };
      out.push(`${prompt}${value ?? ""}`);
      return value;
    },
    isTyped: true,
    pieces: async function* () {},
    read: async function* () {},
    drained: async () => {},
    status: undefined,
  };
  return { terminal, out, err };
}

/** Runs a command line in a terminal, which may be another in some ways. */
export async function command(line: string, answers: readonly string[] = [], other: Partial<Terminal> = {}) {
  const { terminal, out, err } = fakeTerminal(answers);
  const status = await run(line.split(" ").filter(Boolean), { ...terminal, ...other }, VERSION);
  return { status, out: out.join("\n"), err: err.join("\n") };
}
