#!/usr/bin/env node
import { linesOf } from "./lines.ts";
import { run } from "./run.ts";

/** The version in package.json, inserted by the build. */
declare const PACKAGE_VERSION: string;

/** An error from a file, pipe or terminal. */
interface SystemError extends Error {
  readonly code: string;
  readonly syscall: string;
}

interface Writable {
  readonly isTTY?: boolean;
  readonly writableNeedDrain: boolean;
  write(text: string): void;
  on(event: "error", listener: (error: SystemError) => void): void;
  once(event: "drain", listener: () => void): void;
}

/** The parts of Node that the command uses. */
declare const process: {
  readonly argv: readonly string[];
  readonly stdin: AsyncIterable<string> & { readonly isTTY?: boolean; setEncoding(encoding: "utf8"): void };
  readonly stdout: Writable;
  readonly stderr: Writable;
  exitCode: number;
  exit(status: number): never;
  /** Missing in Node 22.0 to 22.2. */
  getBuiltinModule?(name: "node:fs"): Files;
};

interface Files {
  fstatSync(descriptor: number): { isFile(): boolean };
  writeSync(descriptor: number, bytes: Uint8Array): number;
  createReadStream(file: string, encoding: "utf8"): AsyncIterable<string>;
}

declare const Buffer: { from(text: string): Uint8Array };

const { stdin, stdout, stderr } = process;

// Ignore EPIPE (for example, when piped to `head`). Any other write error, such as a full disk, must not look like
// success.
stdout.on("error", (error) => {
  if (error.code === "EPIPE") process.exit(0);
  fail(error);
});
stderr.on("error", () => {});

function fail({ message }: SystemError): never {
  stderr.write(`fifteen-two: ${message}\n`);
  return process.exit(1);
}

const files = process.getBuiltinModule?.("node:fs");
const toFile = files?.fstatSync(1).isFile() ? files : undefined;

/** Writes all of a text. When the output is a file, a stream may silently write only part of it. */
function write(text: string): void {
  if (toFile === undefined) {
    stdout.write(text);
    return;
  }
  try {
    let bytes = Buffer.from(text);
    while (bytes.length > 0) bytes = bytes.subarray(toFile.writeSync(1, bytes));
  } catch (error) {
    fail(error as SystemError);
  }
}

// Standard input is read only once the command asks for a line.
let lines: AsyncGenerator<string, void, void> | undefined;

function pieces(): AsyncIterable<string> {
  stdin.setEncoding("utf8");
  return stdin;
}

function read(file: string): AsyncIterable<string> {
  if (files !== undefined) return files.createReadStream(file, "utf8");
  stderr.write("fifteen-two: this version of Node cannot read files here; pipe the file to standard input instead\n");
  return process.exit(1);
}

async function ask(prompt: string): Promise<string | undefined> {
  write(prompt);
  lines ??= linesOf(pieces());
  const { value } = await lines.next();
  // Echo input from a file or pipe. The terminal already shows what is typed.
  if (!stdin.isTTY || value === undefined) write(`${value ?? ""}\n`);
  return value ?? undefined;
}

async function drained(): Promise<void> {
  if (stdout.writableNeedDrain) await new Promise<void>((resolve) => stdout.once("drain", resolve));
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const terminal = {
    out: (text: string) => write(`${text}\n`),
    err: (text: string) => stderr.write(`${text}\n`),
    ask,
    isTyped: stdin.isTTY === true,
    pieces,
    read,
    drained,
    // Returns to the start of the line and erases it.
    status: stderr.isTTY ? (text: string) => stderr.write(`\r\x1b[K${text}`) : undefined,
  };
  try {
    process.exitCode = await run(args, terminal, PACKAGE_VERSION);
    await lines?.return();
  } catch (error) {
    if (error instanceof Error && "syscall" in error) fail(error as SystemError);
    throw error;
  }
}

main();
