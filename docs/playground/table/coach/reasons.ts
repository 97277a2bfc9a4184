/** Reasons for a move, in sentences. */
import type { AnyGame } from "fifteen-two";
import { reasonsOf } from "fifteen-two/reasons";
import { capital, gameWords, scoreWords, t } from "../../ui/words.ts";
import { moveText, type Position, rivalText } from "../looks/telling.ts";
import { type Choice, costText, isCountedByPlayers, isInPoints, nowText, type Pair } from "./choice.ts";
import { bestText, differencesText, joined, ownText } from "./cribbage.ts";

type Reason = ReturnType<typeof reasonsOf<AnyGame>>[number];

/** Kinds of reasons against a move: points for the other side now or next, later, and what its own side loses. */
const DANGERS = ["gives", "allows"];
const AGAINST = [...DANGERS, "opens", "their-crib", "gives-up", "breaks"];

/** A choice with the reasons for its move, then those against it: all scores, and the weightiest of each other kind. */
type Explained = Choice & { readonly reasons: readonly Reason[] };

/** The reasons for and against a move; none where players count for themselves. */
function reasonsIn({ game, view }: Position, move: Choice["move"]): readonly Reason[] {
  const words = { ...gameWords[game.id], ...gameWords.reasons };
  return isCountedByPlayers(view) ? [] : reasonsOf(game, view, move, { words, score: scoreWords });
}

/** Adds reasons to a choice. */
function explained(position: Position, choice: Choice, all = reasonsIn(position, choice.move)): Explained {
  const byWeight = all.toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0));
  const reasons = all
    .filter((one) => one.kind === "scores" || byWeight.find(({ kind }) => kind === one.kind) === one)
    .toSorted((a, b) => Number(isAgainst(a)) - Number(isAgainst(b)));
  return { ...choice, reasons };
}

function isAgainst({ kind }: Reason): boolean {
  return AGAINST.includes(kind);
}

/** True if another move has a reason of this kind with at least as many points. */
function isShared({ kind, points = 0 }: Reason, others: readonly Reason[]): boolean {
  return others.some((other) => other.kind === kind && (other.points ?? 0) >= points);
}

function decapitalized(text: string): string {
  return text.replace(/^./, (first) => first.toLowerCase());
}

/** Reasons of a move in sentences: "That scores 5 in row 1. But it lets your opponent score 5 in column c." */
function sentences(reasons: readonly Reason[], subject = t("That")): string {
  const told = reasons.map((reason, i) => {
    const also = isAgainst(reason) && !isAgainst(reasons[0]!) ? t("But it") : t("It also");
    return `${i === 0 ? capital(subject) : also} ${decapitalized(reason.text)}.`;
  });
  return joined(...told);
}

/** The weightiest fault of worse choices that outweighs the better one's. By default, the worse choice names itself. */
function faultOf(position: Position, [better, ...worse]: readonly Explained[], name?: string): string {
  const faults = worse.flatMap(({ move, reasons }) => reasons.map((reason) => ({ move, reason })));
  const [fault] = faults
    .filter(({ reason }) => isAgainst(reason) && reason.points !== undefined && !isShared(reason, better!.reasons))
    .toSorted((a, b) => b.reason.points! - a.reason.points!);
  return fault ? sentences([fault.reason], name ?? rivalText(position, fault.move)) : "";
}

/** The advantage of the best choice, another or a danger, and a fault of other choices. */
function gainsText(position: Position, [best, ...others]: readonly [Explained, ...Explained[]]): string {
  const [gain, ...more] = best.reasons as [Reason, ...Reason[]];
  const danger = more.find(({ kind }) => DANGERS.includes(kind));
  const isLeast = danger !== undefined && others.every(({ reasons }) => isShared(danger, reasons));
  const greedy = danger?.kind === "gives" && !isLeast ? "" : greedyText(position, best, others);
  if (danger && !isLeast && !greedy) return drawbackText(position, danger, best, others);
  const rivals = gain.kind === "own-crib" ? others : others.filter(({ reasons }) => isShared(gain, reasons));
  const isOwn = (one: Reason) => !isAgainst(one) && !rivals.some(({ reasons }) => isShared(one, reasons));
  const merit = greedy && danger ? undefined : more.find(isOwn);
  const limit = danger ? joined(sentences([danger], t("It")), isLeast ? t("No choice allows less.") : "") : "";
  const fault = greedy || (merit || isLeast ? "" : faultOf(position, [best, ...rivals]));
  if (merit || limit || fault) return joined(sentences(merit ? [gain, merit] : [gain]), limit, fault);
  if (!more[0]) return joined(sentences([gain]), verdictText(position, best, others));
  return isAgainst(more[0]) ? drawbackText(position, more[0], best, others) : sentences([gain, more[0]]);
}

/** The cost of the next best choice. */
function verdictText(position: Position, best: Explained, [next]: readonly Explained[]): string {
  if (next === undefined) return t("You have no other choice.");
  return isInPoints(position.view) ? "" : costText([best, next], rivalText(position, next.move));
}

/** The advantages of the best choice, its drawback, and the points, danger and cost of a choice without that. */
function drawbackText(position: Position, drawback: Reason, best: Explained, others: readonly Explained[]): string {
  const allowedBy = ({ reasons }: Explained) => reasons.find(({ kind }) => DANGERS.includes(kind))?.points ?? 0;
  const [safer] = others
    .filter(({ move, reasons }) => move.type !== "discard" && !isShared(drawback, reasons))
    .toSorted((a, b) => b.now - allowedBy(b) - (a.now - allowedBy(a)));
  const text = sentences([...best.reasons.filter((one) => !isAgainst(one)).slice(0, 2), drawback]);
  if (safer === undefined) return text;
  const values = { choice: rivalText(position, safer.move), n: safer.now, allowed: allowedBy(safer) };
  return joined(text, costText([best, safer], t("{choice}, which scores {n} and allows {allowed},", values)));
}

/** A choice that scores more now, and its fault, or else what speaks against both and its cost; empty without one. */
function greedyText(position: Position, best: Explained, others: readonly Explained[]): string {
  const greedy = others.find(({ now }) => now > best.now);
  if (greedy === undefined) return "";
  const against = greedy.reasons.filter(isAgainst);
  const fault = against.find((one) => !isShared(one, best.reasons));
  const [, items] = /: (.+)/.exec(greedy.reasons[0]?.text ?? "") ?? [];
  const name = `${rivalText(position, greedy.move)}${items ? ` (${items})` : ""}`;
  const text = nowText([best, greedy], name, against[0] && decapitalized((fault ?? against[0]).text));
  return joined(text, against[0] && !fault ? costText([best, greedy], t("in all, it")) : "");
}

/** A position and its choices, the best first. */
export type Judged = { readonly position: Position; readonly choices: readonly Choice[] };

/** A hint for a move and the rest of its turn, with the reasons for the exchange, or else for the last move. */
export function hintText(position: Position, choices: readonly Choice[], rest: readonly Judged[] = []): string {
  const turn = [{ position, choices }, ...rest];
  const moves = turn.map(({ position, choices }) => decapitalized(moveText(position, choices[0]!.move)));
  const main = turn.find(({ choices: [best] }) => best!.move.type === "exchange") ?? turn.at(-1)!;
  const why = position.game.id === "cribbage" ? bestText(position, choices) : reasonsText(main, turn.at(-1)!);
  return joined(t("Hint: {choice}.", { choice: capital(moves.join(t(", then "))) }), why);
}

/** The reasons of an exchange; the return decides what the player plans and the other side can make. */
function turnReasons(main: Judged, last: Judged): readonly Reason[] {
  const [made, kept] = [main, last].map(({ position, choices }) => reasonsIn(position, choices[0]!.move));
  const scored = made!.filter(({ kind }) => kind === "scores");
  const later = kept!.filter(({ kind }) => kind !== "needs" || scored.length === 0);
  const blocks = made!.filter((one) => one.kind === "blocks" && !isShared({ ...one, kind: "allows" }, later));
  return [...scored, ...later, ...blocks];
}

/** Why the best choice is better than the others, outside cribbage. */
function reasonsText(main: Judged, last: Judged): string {
  const { position, choices } = main;
  if (isCountedByPlayers(position.view)) return "";
  const [first, ...others] = choices.map((choice) => explained(position, choice));
  const best = main === last ? first! : explained(position, first!, turnReasons(main, last));
  if (!best.reasons.every(isAgainst)) return gainsText(position, [best, ...others]);
  const fault = greedyText(position, best, others) || faultOf(position, [best, ...others]);
  return joined(sentences(best.reasons.slice(0, 1), t("It")), fault || verdictText(position, best, others));
}

/** Reasons why a choice is better than another, named "yours" or "the other". */
export function whyText(position: Position, pair: Pair, other: string): string {
  if (position.game.id === "cribbage")
    return joined(ownText(position, pair[0]), differencesText(position, pair, other));
  const both = pair.map((choice) => explained(position, choice));
  return joined(sentences(both[0]!.reasons.slice(0, 2)), faultOf(position, both, other));
}
