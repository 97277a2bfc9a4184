import type { ReviewedChoice } from "../bots/index.ts";
import { boardPosition, describeBoard, featuresOf } from "../cribbage/analysis/index.ts";
import * as cribbage from "../cribbage/index.ts";
import { type AnyGame, type AnyMove, type AnyView, type RecordOf, steps } from "../index.ts";
import { choicesOf } from "./choices.ts";
import type { Flags } from "./flags.ts";
import { moveInShort } from "./narrate.ts";

/**
 * Lines for both players' positions on the board, and for the viewer's best choices at 0 to 0 and with the scores
 * exchanged. Empty for other games and for more players.
 */
export function boardLines(game: AnyGame, view: AnyView, flags: Flags): string[] {
  if (game.id !== "cribbage" || view.settings.players !== 2) return [];
  const { scores, viewer } = view;
  const others = [[0, 0], [...scores].reverse()].filter((other) => other.join() !== scores.join());
  const best = others.map((other) => {
    const [choice] = choicesOf(game, { ...view, scores: other } as AnyView, flags);
    return `${moveInShort(game, choice!.move)} at ${(viewer === 0 ? other : [...other].reverse()).join("-")}`;
  });
  const lines = describeBoard(cribbage, view as cribbage.CribbageView, { names: ["Seat 0", "Seat 1"] });
  return [...lines, ...(best.length > 0 ? [`Best at other scores: ${best.join(", ")}`] : [])];
}

/** A reviewed choice's themes that the best choice lacks, and its side's board themes. Empty outside cribbage. */
export function themesIn(game: AnyGame, record: RecordOf<AnyGame>): (choice: ReviewedChoice<AnyMove>) => string[] {
  if (game.id !== "cribbage") return () => [];
  const made = [...steps(game, record)];
  return ({ index, seat, chosen, best }) => {
    const view = cribbage.view(made[index]!.before as cribbage.CribbageState, seat);
    const [good, own] = [best, chosen].map(({ move }) => featuresOf(view, move as cribbage.CribbageMove).themes);
    const place = view.settings.players === 2 ? boardPosition(view)[seat]!.themes : [];
    return [...own!.filter((theme) => !good!.includes(theme)), ...place];
  };
}
