#!/usr/bin/env node
import { linesOf } from "./lines.ts";
import { run } from "./run.ts";

/** The little of Node that the command needs. */
declare const process: {
  readonly argv: readonly string[];
  readonly stdin: AsyncIterable<string> & { readonly isTTY?: boolean; setEncoding(encoding: "utf8"): void };
  readonly stdout: { write(text: string): void; on(event: "error", listener: () => void): void };
  readonly stderr: { write(text: string): void };
  exitCode: number;
};

// Whoever reads the output may stop reading, as `head` does.
process.stdout.on("error", () => {});

// Nothing is read before something is asked.
let lines: AsyncGenerator<string, void, void> | undefined;

async function ask(prompt: string): Promise<string | undefined> {
  process.stdout.write(prompt);
  if (lines === undefined) process.stdin.setEncoding("utf8");
  lines ??= linesOf(process.stdin);
  const { value } = await lines.next();
  // What is typed is seen on the screen; what comes from a file or a pipe is not.
  if (!process.stdin.isTTY || value === undefined) process.stdout.write(`${value ?? ""}\n`);
  return value ?? undefined;
}

async function main(): Promise<void> {
  process.exitCode = await run(process.argv.slice(2), {
    out: (text) => process.stdout.write(`${text}\n`),
    err: (text) => process.stderr.write(`${text}\n`),
    ask,
  });
  await lines?.return();
}

main();
