// The counter in C, compiled here.
import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Measures the limit in nanoseconds a hand; undefined where there is no compiler. */
export function compileLimit() {
  const binary = join(mkdtempSync(join(tmpdir(), "count-")), "count");
  try {
    execFileSync("cc", ["-O3", "-o", binary, join(import.meta.dirname, "count.c")], { stdio: "ignore" });
    return () => JSON.parse(execFileSync(binary, { encoding: "utf8" }));
  } catch {
    return undefined;
  }
}
