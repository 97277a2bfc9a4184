#!/usr/bin/env node
import { createReadStream, fstatSync, writeSync } from "node:fs";
import { linesOf } from "./lines.ts";
import { run } from "./run.ts";
import type { Terminal } from "./terminal.ts";

/** The version in package.json, inserted by the build. */
declare const PACKAGE_VERSION: string;

const { stdin, stdout, stderr } = process;

// Ignore EPIPE (for example, when piped to `head`). Any other write error, such as a full disk, must not look like
// success.
stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  fail(error);
});
stderr.on("error", () => {});

function fail({ message }: Error): never {
  stderr.write(`fifteen-two: ${message}\n`);
  return process.exit(1);
}

const isFile = fstatSync(1).isFile();

/** Writes all of a text. When the output is a file, a stream may silently write only part of it. */
function write(text: string): void {
  if (!isFile) {
    stdout.write(text);
    return;
  }
  try {
    let bytes = Buffer.from(text);
    while (bytes.length > 0) bytes = bytes.subarray(writeSync(1, bytes));
  } catch (error) {
    fail(error as Error);
  }
}

// Standard input is read only once the command asks for a line.
let typed: AsyncGenerator<string, void, void> | undefined;

async function* lines(): AsyncGenerator<string, void, void> {
  for await (const some of linesOf(terminal.pieces())) yield* some;
}

const terminal: Terminal = {
  out: (text) => write(`${text}\n`),
  err: (text) => void stderr.write(`${text}\n`),
  async ask(prompt) {
    write(prompt);
    typed ??= lines();
    const { value } = await typed.next();
    // Echo input from a file or pipe. The terminal already shows typed text.
    if (!stdin.isTTY || value === undefined) write(`${value ?? ""}\n`);
    return value ?? undefined;
  },
  isTyped: stdin.isTTY,
  pieces: () => stdin.setEncoding("utf8"),
  read: (file) => createReadStream(file, "utf8"),
  async drained() {
    if (stdout.writableNeedDrain) await new Promise<void>((resolve) => stdout.once("drain", resolve));
  },
  // Returns to the start of the line and erases it.
  status: stderr.isTTY ? (text) => void stderr.write(`\r\x1b[K${text}`) : undefined,
};

try {
  process.exitCode = await run(process.argv.slice(2), terminal, PACKAGE_VERSION);
  await typed?.return();
} catch (error) {
  if (error instanceof Error && "syscall" in error) fail(error);
  throw error;
}
