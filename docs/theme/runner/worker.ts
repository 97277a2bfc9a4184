import { compile, type Runtime } from "./compile.ts";
import { equal } from "./equal.ts";
import { literal } from "./literal.ts";
import type { Report } from "./report.ts";

const AsyncFunction = (async () => {}).constructor as FunctionConstructor;

/** Globals withheld from examples: the network, and the storage of the site's other pages. */
const WITHHELD = ["fetch", "XMLHttpRequest", "WebSocket", "EventSource", "importScripts", "indexedDB", "caches"];

function report(report: Report): void {
  self.postMessage(report);
}

/** Waits for the code of one example and runs it. */
export function serve(entries: Readonly<Record<string, object>>): void {
  const log = (...values: unknown[]) =>
    report({
      kind: "log",
      text: values.map((value) => (typeof value === "string" ? value : literal(value))).join(" "),
    });
  Object.assign(console, { log, info: log, debug: log, warn: log, error: log });
  for (const name of WITHHELD) Object.defineProperty(self, name, { value: undefined });
  self.onmessage = ({ data }: MessageEvent<string>) => run(data, entries);
}

async function run(code: string, entries: Readonly<Record<string, object>>): Promise<void> {
  let current: number | undefined;
  const fail = (error: unknown) => report({ kind: "error", line: current, ...describe(error) });
  self.onunhandledrejection = ({ reason }) => fail(reason);
  const runtime: Runtime = {
    load: (entry, names) => load(entries, entry, names),
    at: (line) => {
      current = line;
    },
    value: (line, actual, ...promised) =>
      report({
        kind: "value",
        line,
        text: literal(actual),
        same: promised.length === 0 ? undefined : equal(actual, promised[0]),
      }),
  };
  try {
    await new AsyncFunction("$example", compile(code))(runtime);
  } catch (error) {
    fail(error);
  }
  report({ kind: "done" });
}

/** The message of an error, with the line if it comes from the compiler. */
function describe(error: unknown): { text: string; line?: number } {
  if (!(error instanceof Error)) return { text: `thrown: ${literal(error)}` };
  const text = `${error.name}: ${error.message}`;
  const [place, line] = (error instanceof SyntaxError && / \((\d+):\d+\)$/.exec(text)) || [];
  return place === undefined ? { text } : { text: text.slice(0, -place.length), line: Number(line) };
}

function load(entries: Readonly<Record<string, object>>, entry: string, names: readonly string[]): object {
  const exports = entries[entry];
  if (exports === undefined) throw new Error(`a page can't import ${entry}`);
  const missing = names.find((name) => !(name in exports));
  if (missing !== undefined) throw new Error(`${entry} exports no value ${missing}`);
  return exports;
}
