import type { AnyGame } from "../index.ts";
import { choiceLines, choicesOf } from "./choices.ts";
import { type Flags, UsageError } from "./flags.ts";
import { gameNamed } from "./game.ts";
import { readInput } from "./input.ts";
import { print, type Terminal } from "./terminal.ts";

/**
 * `fifteen-two hint GAME view.json [--deals 500 | --iterations 500] [--json]`: values each choice of a view's viewer, best
 * first.
 */
export async function hint([name, ...files]: readonly string[], flags: Flags, terminal: Terminal): Promise<void> {
  const { json, ...limits } = flags;
  const game = gameNamed("hint", name);
  const view = readView(game, await readInput(files, "hint takes a game and one file with a view", "view", terminal));
  const choices = choicesOf(game, view, limits);
  print(terminal, json, choices, [`Choices of seat ${view.viewer}`, ...choiceLines(game, choices)]);
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
