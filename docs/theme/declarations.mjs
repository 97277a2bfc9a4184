// Editors show the comments of the built declarations, so a game's functions get the tags there that all games share.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sharedTags, withShared } from "./shared.mjs";

const FUNCTION = /(\/\*\*(?:(?!\*\/).)*\*\/)\n(declare function (\w+?)(?:\$\d+)?\()/gs;

const shared = sharedTags();
for (const file of readdirSync("dist", { recursive: true, encoding: "utf8" }).filter((name) =>
  /\.d\.c?ts$/.test(name),
)) {
  const path = join("dist", file);
  const text = readFileSync(path, "utf8");
  const whole = text.replace(FUNCTION, (all, comment, declaration, name) => {
    const tags = shared.get(name);
    return tags === undefined ? all : `${withShared(comment, tags)}\n${declaration}`;
  });
  if (whole !== text) writeFileSync(path, whole);
}
