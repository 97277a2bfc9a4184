import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { often } from "../../often.ts";
import type { ChangedViews } from "./changed-views.ts";

/** A call takes a few milliseconds; one that takes this long never returns. */
const PATIENCE = 30_000;

test("hints, chances and bots return or throw a typed error, whatever the view", async () => {
  const progress = new Int32Array(new SharedArrayBuffer(4));
  const workerData: ChangedViews = { progress, views: often(75, 2000) };
  const folder = mkdtempSync(join(tmpdir(), "fifteen-two-"));
  const script = join(folder, "worker.mjs");
  const entryPoints = [join(import.meta.dirname, "changed-views.ts")];
  await build({ entryPoints, outfile: script, bundle: true, platform: "node", format: "esm", tsconfigRaw: {} });
  const worker = new Worker(script, { workerData });
  const wrong: unknown[] = [];
  worker.on("message", (text) => wrong.push(text));
  let calls = 0;
  const hung = new Promise<string>((resolve) => {
    const watch = setInterval(() => {
      const now = Atomics.load(progress, 0);
      if (now > 0 && now === calls) resolve(`call ${now} never returns`);
      calls = now;
    }, PATIENCE);
    worker.on("exit", () => clearInterval(watch));
  });
  const ended = new Promise<string>((resolve, reject) => {
    worker.on("error", reject);
    worker.on("exit", () => resolve("all calls returned"));
  });
  const end = await Promise.race([hung, ended]);
  await worker.terminate();
  rmSync(folder, { recursive: true });
  expect(end).toBe("all calls returned");
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(progress[0]).toBe(10 * workerData.views);
});
