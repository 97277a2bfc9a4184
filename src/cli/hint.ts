import type { AnyGame } from "../index.ts";
import { choiceLines, choicesOf } from "./choices.ts";
import { type Flags, UsageError } from "./flags.ts";
import { gameNamed } from "./game.ts";
import { readInput } from "./input.ts";
import type { Terminal } from "./terminal.ts";

/**
 * `fifteen-two hint GAME view.json [--deals 500 | --iterations 500] [--json]`: values each choice of a view's viewer, best
 * first.
 */
export async function hint(words: readonly string[], flags: Flags, terminal: Terminal): Promise<void> {
  const { json, ...limits } = flags;
  const [name, file, ...others] = words;
  const game = gameNamed("hint", name);
  if (file === undefined || others.length > 0)
    throw new UsageError("hint takes a game and one file with a view, or - for standard input");
  const view = readView(game, await readInput(file, "view", terminal));
  const choices = choicesOf(game, view, limits);
  if (json) terminal.out(JSON.stringify(choices));
  else terminal.out([`Choices of seat ${view.viewer}`, ...choiceLines(game, choices)].join("\n"));
}

/** Reads a view as JSON. */
function readView(game: AnyGame, text: string) {
  let json: unknown;
  try {
    json = JSON.parse(text.trim());
  } catch {
    throw new UsageError("the view must be JSON, but this JSON is invalid");
  }
  return game.parseViewJson(json);
}
