import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const DOCS = join(import.meta.dirname, "../../docs");
const guide = readFileSync(join(DOCS, "build-an-app.md"), "utf8");

test.each(["bot.worker.ts", "main.tsx"])("the guide to build an app shows the example's %s", (file) => {
  const code = readFileSync(join(DOCS, "examples/react-table", file), "utf8");
  expect(guide).toContain(`\`\`\`tsx\n${code}\`\`\``);
});

test("the guide to your own game shows the example", () => {
  const guide = readFileSync(join(DOCS, "own-game.md"), "utf8");
  const code = readFileSync(join(DOCS, "examples/own-game/tricks.ts"), "utf8");
  expect(guide).toContain(`\`\`\`ts\n${code}\`\`\``);
});
