import type { AnyGame, AnyView } from "../index.ts";
import { boardLines } from "./board.ts";
import { choiceLines, choicesOf } from "./choices.ts";
import type { Flags } from "./flags.ts";
import { print, type Terminal } from "./terminal.ts";

/** Prints the choices of a view's viewer, the best first. */
export function printAdvice(game: AnyGame, view: AnyView, title: string, flags: Flags, terminal: Terminal): void {
  const { json, ...limits } = flags;
  const choices = choicesOf(game, view, limits);
  const lines = json ? [] : [title, ...choiceLines(game, choices), ...boardLines(game, view, limits)];
  print(terminal, json, choices, lines);
}
