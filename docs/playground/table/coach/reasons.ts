/** Reasons for a move, in sentences. */
import { type AnyGame, type MoveOf, sideOf } from "fifteen-two";
import * as cribbage from "fifteen-two/cribbage";
import { parseViewJson } from "fifteen-two/cribbage";
import { describeBoard } from "fifteen-two/cribbage/analysis";
import { reasonsOf } from "fifteen-two/reasons";
import { gameWords, scoreWords, t } from "../../ui/words.ts";
import { type Audience, moveText, type Position } from "../looks/telling.ts";
import { type Choice, gamesText } from "./choice.ts";
import { awardsText, isCountedByPlayers, keptText } from "./plan.ts";

/** Kinds of reasons against a move. */
const AGAINST = ["gives", "allows", "allows-elsewhere", "gives-up", "breaks", "their-crib"];

/**
 * Reasons for and against a move, the weightiest of each kind; none in cribbage, nor where players count for
 * themselves.
 */
function reasonsFor({ game, view }: Position, move: MoveOf<AnyGame>) {
  if (isCountedByPlayers(view)) return [];
  const words = { ...gameWords[game.id], ...gameWords.reasons };
  const all = reasonsOf(game, view, move, { words, score: scoreWords });
  const byWeight = all.toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0));
  return all.filter((one) => byWeight.find(({ kind }) => kind === one.kind) === one);
}

/** The first reasons in sentences: "Makes a blue line for 5. Lets them make a red cross for 5." */
export function reasonsText(position: Position, move: MoveOf<AnyGame>, most: number): string {
  return sentences(reasonsFor(position, move).slice(0, most));
}

/** Reasons against a move that do not apply to a better one. */
export function againstText(position: Position, move: MoveOf<AnyGame>, better: MoveOf<AnyGame>): string {
  const known = reasonsFor(position, better).map(({ text }) => text);
  const others = reasonsFor(position, move).filter(({ kind, text }) => AGAINST.includes(kind) && !known.includes(text));
  return sentences(others.slice(0, 1));
}

function sentences(reasons: readonly { readonly text: string }[]): string {
  return reasons.map(({ text }) => `${text}.`).join(" ");
}

/** Par is for games to at least this many points. */
const LONG = 61;

/** The player's distance from par before a discard in two-player cribbage, and the plan that follows. */
export function boardText({ view: json }: Position, { names, you }: Pick<Audience, "names" | "you">): string {
  if (json.phase !== "discard" || json.scores.length !== 2 || Math.max(...json.scores) === 0) return "";
  const view = parseViewJson(json);
  if (view.settings.players > 2 || view.settings.target < LONG) return "";
  const words = { ...gameWords.cribbage, ...gameWords.board };
  const lines = describeBoard(cribbage, view, { names, viewer: you ?? null, words });
  return `${lines[sideOf(view, view.viewer ?? 0)]}.`;
}

/** A hint and the reasons for it. */
export function hintText(position: Position, { move, win }: Choice, audience: Audience): string {
  const isCribbage = position.game.id === "cribbage";
  const said = [
    t("Hint: {choice}.", { choice: moveText(position, move) }),
    ...(isCribbage
      ? [
          keptText(position, move) || awardsText(position, move, audience),
          t("You win {games}.", { games: gamesText(win) }),
          boardText(position, audience),
        ]
      : [reasonsText(position, move, 2)]),
  ];
  return said.filter(Boolean).join(" ");
}
