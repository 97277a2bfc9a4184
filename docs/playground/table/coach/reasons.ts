/** Reasons for a move, in sentences. */
import type { AnyGame } from "fifteen-two";
import { reasonsOf } from "fifteen-two/reasons";
import { capital, gameWords, scoreWords, t } from "../../ui/words.ts";
import { moveText, type Position, rivalText } from "../looks/telling.ts";
import { type Choice, costText, isCountedByPlayers, isInPoints, nowText, type Pair } from "./choice.ts";
import { bestText, differencesText, joined, ownText, standText } from "./cribbage.ts";
import SEQUELS from "./sequels.json";

type Reason = ReturnType<typeof reasonsOf<AnyGame>>[number];

/** Kinds of reasons against a move: points for the other side now or next, later, and what its own side loses. */
const DANGERS = ["gives", "allows"];
const AGAINST = [...DANGERS, "opens", "their-crib", "gives-up", "breaks", "setback"];

/** Points that the end of a sequel is worth: about 10 to the side that need not draw. */
const DRAWS = { "": 0, over: 0, "own draw": -10, "their draw": 10 };

/** A choice with the reasons for its move, then those against it: all scores, and the weightiest of each other kind. */
type Explained = Choice & { readonly reasons: readonly Reason[] };

/** The reasons for and against a move; none where players count for themselves. */
function reasonsIn({ game, view }: Position, move: Choice["move"]): readonly Reason[] {
  const words = { ...gameWords[game.id], ...gameWords.reasons };
  return isCountedByPlayers(view) ? [] : reasonsOf(game, view, move, { words, score: scoreWords });
}

/** Adds reasons to a choice. */
function explained(position: Position, choice: Choice, found = reasonsIn(position, choice.move)): Explained {
  const all = [...found, ...sequelReasons(choice)];
  const byWeight = all.toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0));
  const reasons = all
    .filter((one) => one.kind === "scores" || byWeight.find(({ kind }) => kind === one.kind) === one)
    .toSorted((a, b) => Number(isAgainst(a)) - Number(isAgainst(b)));
  return { ...choice, reasons };
}

/** The points of the likely lays after a choice. */
function sequelReasons({ sequel }: Choice): readonly Reason[] {
  if (sequel === undefined) return [];
  const points = sequel.own - sequel.theirs + DRAWS[sequel.end];
  const text = t(SEQUELS[sequel.end], { ...sequel });
  return [{ kind: points < 0 ? "setback" : "sequel", points: Math.abs(points), text } as Reason];
}

function isAgainst({ kind }: Reason): boolean {
  return AGAINST.includes(kind);
}

function isDanger({ kind }: Reason): boolean {
  return DANGERS.includes(kind);
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

/** The fault and the cost of the next best choice. */
function verdictText(position: Position, best: Explained, [next]: readonly Explained[]): string {
  if (next === undefined) return t("You have no other choice.");
  const fault = faultOf(position, [best, next]);
  const name = fault ? t("in all, it") : rivalText(position, next.move);
  return isInPoints(position.view) ? fault : joined(fault, costText([best, next], name));
}

/** The points, danger, cost and setback of a choice without a drawback. */
function saferText(position: Position, drawback: Reason, best: Explained, others: readonly Explained[]): string {
  const allowedBy = ({ reasons }: Explained) => reasons.find(isDanger)?.points ?? 0;
  const [safer] = others
    .filter(({ move, reasons }) => move.type === best.move.type && !isShared(drawback, reasons))
    .toSorted((a, b) => b.now - allowedBy(b) - (a.now - allowedBy(a)));
  if (safer === undefined) return verdictText(position, best, others);
  const values = { choice: rivalText(position, safer.move), n: safer.now, allowed: allowedBy(safer) };
  const setback = safer.reasons.filter((one) => one.kind === "setback" && !isShared(one, best.reasons));
  const cost = costText([best, safer], t("{choice}, which scores {n} and allows {allowed},", values));
  return joined(cost, sentences(setback, t("It")));
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
  const cons = best.reasons.filter(isAgainst);
  const greedy = greedyText(position, best, others);
  const [gain, ...more] = best.reasons.filter((one) => !isAgainst(one));
  if (gain === undefined)
    return joined(sentences(cons.slice(0, 1), t("It")), greedy || verdictText(position, best, others));
  const danger = cons.find(isDanger);
  const isLeast = danger !== undefined && others.every(({ reasons }) => isShared(danger, reasons));
  const rivals = gain.kind === "own-crib" ? others : others.filter(({ reasons }) => isShared(gain, reasons));
  const isOwn = (one: Reason) => !rivals.some(({ reasons }) => isShared(one, reasons));
  const merits = greedy && danger ? [] : more.filter(isOwn).slice(0, 1);
  const told = sentences([gain, ...merits]);
  if (isLeast) return joined(told, sentences([danger], t("It")), t("No choice allows less."), greedy);
  const fault = greedy || (merits[0] ? "" : faultOf(position, [best, ...rivals]));
  if (!danger && (fault || merits[0])) return joined(told, fault);
  const drawback = danger ?? cons[0];
  if (drawback === undefined) return joined(told, verdictText(position, best, others));
  const pros = [gain, ...(greedy ? merits : [...merits, ...more]).slice(0, 1)];
  return joined(sentences([...pros, drawback]), greedy || saferText(position, drawback, best, others));
}

/** Reasons why a choice is better than another, named "yours" or "the other". */
export function whyText(position: Position, pair: Pair, other: string): string {
  if (position.game.id === "cribbage")
    return joined(standText(position, ...pair), ownText(position, pair[0]), differencesText(position, pair, other));
  const both = pair.map((choice) => explained(position, choice));
  return joined(sentences(both[0]!.reasons.slice(0, 2)), faultOf(position, both, other));
}
