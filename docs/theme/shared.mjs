// The doc comments of a game's functions take the tags that all games share from `Game`.
import { readFileSync } from "node:fs";

/** The tags of a doc comment, each with its text: `@param state - …`. */
const TAG = /^@(?:param \w+|throws \w+|returns)\b/;

/** Splits a doc comment's text into what stands before its tags and the tags. */
function split(comment) {
  const lines = comment
    .replace(/^\s*\/\*\*|\*\/\s*$/g, "")
    .split("\n")
    .map((line) => line.replace(/^ *\* ?/, "").trimEnd());
  const parts = [[]];
  let isCode = false;
  for (const line of lines) {
    if (line.startsWith("```")) isCode = !isCode;
    if (line.startsWith("@") && !isCode) parts.push([]);
    parts.at(-1).push(line);
  }
  const [text, ...tags] = parts.map((part) => part.join("\n").trim());
  return { text, tags };
}

/** The tags of each function of `Game`, from its source. */
export function sharedTags() {
  const source = readFileSync(new URL("../../src/core/game.ts", import.meta.url), "utf8");
  const game = source.slice(source.indexOf("export interface Game<"), source.indexOf("/** Any game, typed"));
  const members = game.matchAll(/\/\*\*(?:(?!\*\/).)*\*\/\n {2}(\w+)\(/gs);
  return new Map(
    Array.from(members, ([comment, name]) => [name, split(comment.slice(0, comment.lastIndexOf("*/") + 2)).tags]),
  );
}

/**
 * A function's doc comment with the tags of `Game` that it lacks. Links to other functions of `Game` lead to the game's
 * own.
 *
 * @param comment - the comment with its stars
 * @param shared - the tags of the same function of `Game`
 */
export function withShared(comment, shared) {
  const { text, tags } = split(comment);
  const keyOf = (tag) => TAG.exec(tag)?.[0];
  const whole = shared.map(
    (tag) => tags.find((own) => keyOf(own) === keyOf(tag)) ?? tag.replaceAll("{@link Game.", "{@link "),
  );
  const isExample = (tag) => tag.startsWith("@example");
  const others = tags.filter((tag) => !isExample(tag) && !whole.includes(tag));
  const examples = tags.filter(isExample).map((tag) => `\n${tag}`);
  const lines = [text, "", ...whole, ...others, ...examples];
  return `/**\n${lines.join("\n").trim().replace(/^/gm, " * ").replace(/ +$/gm, "")}\n */`;
}
