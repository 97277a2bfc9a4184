/** Reasons for a move, in sentences. */
import type { AnyGame, MoveOf } from "fifteen-two";
import { parseMove, parseViewJson } from "fifteen-two/cribbage";
import { themesOf } from "fifteen-two/cribbage/analysis";
import { reasonsOf } from "fifteen-two/reasons";
import { capital, gameWords, scoreWords, t } from "../../ui/words.ts";
import { type Audience, choiceText, moveText, type Position } from "../looks/telling.ts";
import { type Choice, isInPoints } from "./choice.ts";
import { awardsText, isCountedByPlayers, keptText } from "./plan.ts";

type Moves = readonly MoveOf<AnyGame>[];

/** Kinds of reasons against a move. */
const AGAINST = ["gives", "allows", "allows-elsewhere", "gives-up", "breaks", "their-crib"];

/**
 * Reasons for a move, then those against it, the weightiest of each kind; none in cribbage, nor where players count
 * for themselves.
 */
function reasonsFor({ game, view }: Position, move: MoveOf<AnyGame>) {
  if (isCountedByPlayers(view)) return [];
  const words = { ...gameWords[game.id], ...gameWords.reasons };
  const all = reasonsOf(game, view, move, { words, score: scoreWords });
  const byWeight = all.toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0));
  return all
    .filter((one) => byWeight.find(({ kind }) => kind === one.kind) === one)
    .toSorted((a, b) => Number(isAgainst(a)) - Number(isAgainst(b)));
}

/** The first reasons in sentences: "Makes a blue line for 5. Lets them make a red cross for 5." */
export function reasonsText(position: Position, move: MoveOf<AnyGame>, most: number): string {
  return sentences(reasonsFor(position, move).slice(0, most));
}

/**
 * A reason against worse moves, the weightiest, that the first and better one lacks: "Yours gives them 4 in row 3."
 * Without a name for the worse move, a placement names itself: "5♣ on d1 gives them 4 in row 3."
 */
export function againstText(position: Position, [better, ...worse]: Moves, other?: string): string {
  const known = reasonsFor(position, better!).map(({ text }) => text);
  const [reason] = worse
    .flatMap((move) => reasonsFor(position, move).map((one) => ({ ...one, move })))
    .filter((one) => isAgainst(one) && one.points !== undefined && !known.includes(one.text))
    .toSorted((a, b) => b.points! - a.points!);
  if (reason === undefined) return "";
  const name = other ?? ("square" in reason.move ? choiceText(position, reason.move) : t("another choice"));
  return `${capital(name)} ${reason.text.replace(/^./, (first) => first.toLowerCase())}.`;
}

function isAgainst({ kind }: { readonly kind: string }): boolean {
  return AGAINST.includes(kind);
}

function sentences(reasons: readonly { readonly text: string }[]): string {
  return reasons.map(({ text }) => `${text}.`).join(" ");
}

/** A theme of worse discards or cards of cribbage that the first move, the better one, lacks: "Yours gives a five." */
export function themeText({ game, view: json }: Position, moves: Moves, other: string): string {
  const view = parseViewJson(json);
  const [better = [], ...worse] = moves.map((move) => themesOf(view, parseMove(game.formatMove(move))));
  const theme = worse.flat().find((one) => !better.includes(one));
  return theme === undefined ? "" : t("{Other} {themes}.", { Other: capital(other), themes: t(theme) });
}

/** The case for a move without known advantages: a fault of the others, or that none of them scores either. */
function elsewhereText(position: Position, move: MoveOf<AnyGame>, audience: Audience): string {
  const { game, view } = position;
  const moves = game.legalMoves(view);
  if (moves.length === 1) return t("You have no other choice.");
  const all = [move, ...moves];
  const fault = game.id === "cribbage" ? themeText(position, all, t("another choice")) : againstText(position, all);
  if (fault || view.phase === "discard" || isCountedByPlayers(view)) return fault;
  return moves.some((one) => awardsText(position, one, audience)) ? "" : t("No choice scores now.");
}

/** A hint and the reasons for it. */
export function hintText(position: Position, { move, win }: Choice, audience: Audience): string {
  const known = reasonsFor(position, move);
  const isBare = known.every(isAgainst);
  const gains = isBare
    ? keptText(position, move) || awardsText(position, move, audience)
    : sentences(known.slice(0, 2));
  const said = [
    t("Hint: {choice}.", { choice: moveText(position, move) }),
    gains || elsewhereText(position, move, audience),
    // Elsewhere, reasons take the place of figures.
    isBare && !isInPoints(position.view) && t("You win {n} games in 100.", { n: Math.min(99, Math.round(100 * win)) }),
  ];
  return said.filter(Boolean).join(" ");
}
