// The built package in a browser: every entry loads as it is, a hand is counted, games are played.
import { join } from "node:path";
import { ENTRIES, GAMES } from "../../entries.mjs";
import { answerFrom, expect, ORIGIN, test } from "./fixtures.ts";

interface Result {
  readonly entries: readonly string[];
  readonly points: number;
  readonly games: readonly (readonly [id: string, finished: boolean])[];
}

const files = Object.fromEntries(ENTRIES.map(({ name, output }) => [name, `/dist/${output}.js`]));

const PAGE = `<!doctype html><link rel="icon" href="data:,"><script type="module">
const modules = {};
for (const [name, file] of Object.entries(${JSON.stringify(files)})) modules[name] = await import(file);
const { countHand } = modules["fifteen-two/scoring"];
const { playout, seeded } = modules["fifteen-two"];
globalThis.result = {
  entries: Object.keys(modules),
  points: countHand(["5H", "5D", "5S", "JC"], "5C"),
  games: modules["fifteen-two/games"].games
    .map((game) => [game.id, game.outcome(playout(game, { random: seeded(7), limit: 5000 }).state) !== undefined]),
};
</script>`;

test("every entry of the package loads, counts and plays", async ({ page }) => {
  await answerFrom(page, join(import.meta.dirname, "../.."));
  await page.route(`${ORIGIN}/`, (route) => route.fulfill({ contentType: "text/html", body: PAGE }));
  await page.goto(`${ORIGIN}/`);
  const result = await page.waitForFunction(() => (globalThis as { result?: Result }).result);
  const { entries, points, games } = (await result.jsonValue())!;
  expect(entries).toEqual(Object.keys(files));
  expect(points).toBe(29);
  expect(games.map(([id]) => id).sort()).toEqual([...GAMES].sort());
});
