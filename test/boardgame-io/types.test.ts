import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

// `npm run types` checks the types of the guide's example with these paths.
test("Node imports Client and Local from the paths that the guide names", async () => {
  const guide = readFileSync("docs/boardgame-io.md", "utf8");
  const paths = [...new Set(guide.match(/boardgame\.io\/dist\/cjs\/(client|multiplayer)\.js/g))];
  const modules = await Promise.all(paths.map((path) => import(path)));
  expect(modules.map(({ Client, Local }) => typeof (Client ?? Local))).toEqual(["function", "function"]);
});
