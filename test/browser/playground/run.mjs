// Tries the playground in headless Chromium: `node test/browser/playground/run.mjs [name …]`.
import { readdirSync } from "node:fs";
import { close } from "./page.mjs";

const wanted = process.argv.slice(2);
const files = readdirSync(import.meta.dirname).filter(
  (name) => name.endsWith(".mjs") && !["page.mjs", "run.mjs", "axe.mjs"].includes(name),
);

try {
  for (const file of files) {
    if (wanted.length > 0 && !wanted.some((name) => file.startsWith(name))) continue;
    for (const [name, test] of Object.entries(await import(`./${file}`))) {
      const start = performance.now();
      await test();
      console.log(`${file.replace(".mjs", "")} ${name}: ${Math.round(performance.now() - start)} ms`);
    }
  }
} finally {
  await close();
}
