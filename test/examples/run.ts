import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { build } from "esbuild";

const ROOT = join(import.meta.dirname, "../..");

/**
 * Makes scripts of an example that need no built package; they stand where they find the packages that they use. Those
 * in `inlined` are put into the script, which starts twice as fast.
 */
export async function bundle(folder: string, scripts: readonly string[], inlined = /^$/): Promise<string> {
  const cache = join(ROOT, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  const outdir = mkdtempSync(join(cache, "fifteen-two-"));
  await build({
    entryPoints: scripts.map((script) => join(ROOT, "docs", folder, script)),
    outdir,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    tsconfigRaw: {},
    // Bundled CommonJS may require Node's modules.
    banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
    logLevel: "error",
    plugins: [
      {
        name: "source",
        setup({ onResolve }) {
          onResolve({ filter: /^fifteen-two(\/|$)/ }, ({ path }) => ({
            path: join(ROOT, "src", path.slice("fifteen-two".length), "index.ts"),
          }));
          onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
            kind === "entry-point" || inlined.test(path) ? undefined : { external: true },
          );
        },
      },
    ],
  });
  return outdir;
}

/** A script that runs in a process of its own. */
export interface Running {
  readonly process: ChildProcess;
  /** Its output so far. */
  readonly lines: string[];
  /** The first line that it prints that fits. */
  line(pattern: RegExp): Promise<string>;
  /** Its standard error so far. */
  complaints(): string;
  /** When it has ended; fails when it did not end by itself, in order. */
  readonly ended: Promise<void>;
}

export function run(script: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Running {
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  let complaints = "";
  child.stderr.on("data", (text) => {
    complaints += text;
  });
  const reader = createInterface(child.stdout);
  reader.on("line", (line) => lines.push(line));
  const ended = once(child, "close").then(([code, signal]) => {
    if (code !== 0 && signal !== "SIGKILL") throw new Error(`${script} ended with ${code ?? signal}: ${complaints}`);
  });
  ended.catch(() => {});
  const line = async (pattern: RegExp) => {
    for (;;) {
      const found = lines.find((text) => pattern.test(text));
      if (found !== undefined) return found;
      await Promise.race([once(reader, "line"), ended.then(() => Promise.reject(new Error(`ended: ${complaints}`)))]);
    }
  };
  return { process: child, lines, line, complaints: () => complaints, ended };
}

/** Ends a process at once, as a loss of power does. */
export async function kill({ process, ended }: Running): Promise<void> {
  process.kill("SIGKILL");
  await ended.catch(() => {});
}
