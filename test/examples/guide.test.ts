import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const DOCS = join(import.meta.dirname, "../../docs");

test.each(["bot.worker.ts", "useTable.ts", "main.tsx"])("the guide to build an app shows the example's %s", (file) => {
  const guide = readFileSync(join(DOCS, "build-an-app.md"), "utf8");
  const code = readFileSync(join(DOCS, "examples/react-table", file), "utf8");
  expect(guide).toContain(`\`\`\`tsx\n${code}\`\`\``);
});
