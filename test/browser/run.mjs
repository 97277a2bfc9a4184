// Runs the built package in headless Chromium: every entry loads as it is, a hand is counted, a game is played.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { ENTRIES } from "../../entries.mjs";
import { launchChromium } from "./chromium.mjs";

const ROOT = join(import.meta.dirname, "../..");
const TYPES = { ".js": "text/javascript", ".html": "text/html" };
const files = Object.fromEntries(ENTRIES.map(({ name, output }) => [name, `/dist/${output}.js`]));

const page = `<!doctype html><link rel="icon" href="data:,"><script type="module">
const modules = {};
for (const [name, file] of Object.entries(${JSON.stringify(files)})) modules[name] = await import(file);
const { countHand } = modules["fifteen-two/scoring"];
const { playout, seeded } = modules["fifteen-two"];
globalThis.result = {
  entries: Object.keys(modules),
  points: countHand(["5H", "5D", "5S", "JC"], "5C"),
  games: modules["fifteen-two/games"].games
    .map((game) => [game.id, game.outcome(playout(game, { random: seeded(7), limit: 5000 }).state)?.winners ?? "unfinished"]),
};
</script>`;

const server = createServer((request, response) => {
  const path = normalize(new URL(request.url, "http://localhost").pathname);
  const body = path === "/" ? page : readFileSync(join(ROOT, path));
  response.writeHead(200, { "content-type": TYPES[extname(path)] ?? "text/html" }).end(body);
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));

const browser = await launchChromium();
try {
  const tab = await browser.newPage();
  const problems = [];
  tab.on("pageerror", (error) => problems.push(error.message));
  tab.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  await tab.goto(`http://127.0.0.1:${server.address().port}/`);
  const result = await (await tab.waitForFunction(() => globalThis.result, null, { timeout: 30_000 })).jsonValue();
  if (problems.length > 0) throw new Error(problems.join("\n"));
  if (result.points !== 29) throw new Error(`counted ${result.points}, not 29`);
  console.log(`in Chromium ${browser.version()}: ${JSON.stringify(result)}`);
} finally {
  await browser.close();
  server.close();
}
