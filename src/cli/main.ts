#!/usr/bin/env node
import { run } from "./run.ts";

/** The little of Node that the command needs. */
declare const process: {
  readonly argv: readonly string[];
  readonly stdout: { write(text: string): void; on(event: "error", listener: () => void): void };
  readonly stderr: { write(text: string): void };
  exitCode: number;
};

// Whoever reads the output may stop reading, as `head` does.
process.stdout.on("error", () => {});

process.exitCode = run(process.argv.slice(2), {
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
});
