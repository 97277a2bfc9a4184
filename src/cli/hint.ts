import * as cribbage from "../cribbage/index.ts";
import { parseSituation } from "../cribbage/shorthand/index.ts";
import { findGame } from "../games/index.ts";
import type { AnyGame } from "../index.ts";
import { printAdvice } from "./advice.ts";
import { type Flags, UsageError } from "./flags.ts";
import { gameNamed } from "./game.ts";
import { readInput } from "./input.ts";
import type { Terminal } from "./terminal.ts";

/**
 * `fifteen-two hint GAME view.json [--deals 500 [--worth 1,2,3] | --iterations 500] [--json]`: values each choice of a
 * view's viewer, best first. `fifteen-two hint "dealer 74-85, kept A34Q, cut Q, played: Q"` does so for a situation of
 * cribbage.
 */
export async function hint(words: readonly string[], flags: Flags, terminal: Terminal): Promise<void> {
  const [name, ...files] = words;
  const text = words.join(" ");
  if (findGame(`${name}`) === undefined && /\b(dealer|pone|hand|kept)\b/i.test(text)) {
    const view = parseSituation(text);
    printAdvice(cribbage as AnyGame, view, `${cribbage.render(view)}\nYou are seat 0.`, flags, terminal);
    return;
  }
  const game = gameNamed("hint", name);
  const view = readView(game, await readInput(files, "hint takes a game and one file with a view", "view", terminal));
  printAdvice(game, view, `Choices of seat ${view.viewer}`, flags, terminal);
}

function readView(game: AnyGame, text: string) {
  let json: unknown;
  try {
    json = JSON.parse(text.trim());
  } catch {
    throw new UsageError("the view must be JSON, but this JSON is invalid");
  }
  return game.parseViewJson(json);
}
