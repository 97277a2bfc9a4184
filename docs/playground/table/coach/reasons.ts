/** Reasons for a move, in sentences. */
import type { AnyGame } from "fifteen-two";
import { reasonsOf } from "fifteen-two/reasons";
import { capital, gameWords, scoreWords, t } from "../../ui/words.ts";
import { moveText, type Position, rivalText } from "../looks/telling.ts";
import { type Choice, isCountedByPlayers, nowText, type Pair } from "./choice.ts";
import { bestText, differencesText, joined, ownText } from "./cribbage.ts";

type Reason = ReturnType<typeof reasonsOf<AnyGame>>[number];

/** Kinds of reasons against a move: points for the other side now or next, later, and what its own side loses. */
const DANGERS = ["gives", "allows"];
const GIFTS = [...DANGERS, "opens", "their-crib"];
const LOSSES = ["gives-up", "breaks"];

/** A choice with the reasons for its move, then those against it: all scores, and the weightiest of each other kind. */
type Explained = Choice & { readonly reasons: readonly Reason[] };

/** Adds reasons to a choice; none where players count for themselves. */
function explained({ game, view }: Position, choice: Choice): Explained {
  if (isCountedByPlayers(view)) return { ...choice, now: 0, reasons: [] };
  const words = { ...gameWords[game.id], ...gameWords.reasons };
  const all = reasonsOf(game, view, choice.move, { words, score: scoreWords });
  const byWeight = all.toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0));
  const reasons = all
    .filter((one) => one.kind === "scores" || byWeight.find(({ kind }) => kind === one.kind) === one)
    .toSorted((a, b) => Number(isAgainst(a)) - Number(isAgainst(b)));
  return { ...choice, reasons };
}

function isGift({ kind }: Reason): boolean {
  return GIFTS.includes(kind);
}

function isAgainst(reason: Reason): boolean {
  return isGift(reason) || LOSSES.includes(reason.kind);
}

/** Points by which a reason outweighs another move's reason of its kind. */
function excessOf({ kind, points = 0 }: Reason, others: readonly Reason[]): number {
  return points - (others.find((other) => other.kind === kind)?.points ?? 0);
}

/** True if another move has a reason of this kind with at least as many points. */
function isShared(reason: Reason, others: readonly Reason[]): boolean {
  return others.some(({ kind }) => kind === reason.kind) && excessOf(reason, others) <= 0;
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
  return told.join(" ");
}

/** The weightiest fault of worse choices that outweighs the better one's. By default, the worse choice names itself. */
function faultOf(position: Position, [better, ...worse]: readonly Explained[], name?: string) {
  const faults = worse.flatMap(({ move, reasons }) => reasons.map((reason) => ({ move, reason })));
  const [fault] = faults
    .filter(({ reason }) => isAgainst(reason) && reason.points !== undefined && !isShared(reason, better!.reasons))
    .toSorted((a, b) => b.reason.points! - a.reason.points!);
  return fault && { ...fault, text: sentences([fault.reason], name ?? rivalText(position, fault.move)) };
}

/** The advantage of the best choice, and what it gives away, or one that others lack, or a fault of the others. */
function gainsText(position: Position, [best, ...others]: readonly Explained[]): string {
  const isCommon = (one: Reason) => isGift(one) && others.every(({ reasons }) => isShared(one, reasons));
  const [gain, ...more] = best!.reasons.filter((one) => !isCommon(one));
  const rivals = gain!.kind === "own-crib" ? others : others.filter(({ reasons }) => isShared(gain!, reasons));
  const isOwn = (one: Reason) => !isAgainst(one) && !rivals.some(({ reasons }) => isShared(one, reasons));
  const danger = more.find(({ kind }) => DANGERS.includes(kind));
  const greedy = danger?.kind === "gives" ? "" : greedyText(position, best!, others);
  const own = greedy ? undefined : (danger ?? more.find(isOwn));
  const fault = own ? "" : greedy || faultOf(position, [best!, ...rivals])?.text;
  const second = own ?? (fault ? undefined : more[0]);
  const excuse = second && isGift(second) ? excuseText(second, best!, others) : (fault ?? "");
  const common = best!.reasons.find((one) => DANGERS.includes(one.kind) && isCommon(one))?.points;
  const threat = common && !greedy ? t("Every choice allows {n} or more.", { n: common }) : "";
  return joined(sentences(second ? [gain!, second] : [gain!]), excuse, threat);
}

/** The case for a choice without advantages: more points that cost more later, a fault of others, or no points. */
function elsewhereText(position: Position, choices: readonly Explained[]): string {
  const [best, ...others] = choices;
  const greedy = greedyText(position, best!, others);
  if (greedy || isCountedByPlayers(position.view)) return greedy;
  const fault = faultOf(position, choices);
  if (fault) return joined(limitText(best!, fault.reason), fault.text);
  return others[0]!.row === best!.row ? t("No choice scores, and others are as good.") : t("No choice scores now.");
}

/** The most that a choice gives away, compared with a fault of another. */
function limitText({ reasons }: Explained, fault: Reason): string {
  const n = reasons.find(({ kind }) => kind === fault.kind)?.points;
  if (!isGift(fault)) return n ? t("That gives up {n} at most.", { n }) : t("That spoils nothing of yours.");
  return n ? t("That allows {n} at most.", { n }) : t("That does little for your opponent.");
}

/** Why the best choice may give something to the other side: the most that a choice scores without that gift. */
function excuseText(gift: Reason, best: Explained, others: readonly Explained[]): string {
  const n = Math.max(...others.filter(({ reasons }) => !isShared(gift, reasons)).map(({ now }) => now));
  if (n > best.now - (gift.points ?? 0)) return t("It still does best in trial games.");
  return n === 0 ? t("Safer choices score nothing.") : t("Safer choices score {n} at most.", { n });
}

/** A choice that scores more now, and its fault against the best choice; empty without one. */
function greedyText(position: Position, best: Explained, others: readonly Explained[]): string {
  const greedy = others.find(({ now }) => now > best.now);
  if (greedy === undefined) return "";
  const fault = greedy.reasons.find((one) => isAgainst(one) && excessOf(one, best.reasons) > 0);
  const limit = fault && best.reasons.some(({ kind }) => kind === fault.kind) ? limitText(best, fault) : "";
  const [, items] = /: (.+)/.exec(greedy.reasons[0]?.text ?? "") ?? [];
  const name = `${rivalText(position, greedy.move)}${items ? ` (${items})` : ""}`;
  return joined(limit, nowText([best, greedy], name, fault && decapitalized(fault.text)));
}

/** A position and its choices, the best first. */
export type Judged = { readonly position: Position; readonly choices: readonly Choice[] };

/** A hint for a move and the rest of its turn, with the reasons for the move that scores, or else for the last. */
export function hintText(position: Position, choices: readonly Choice[], rest: readonly Judged[] = []): string {
  const turn = [{ position, choices }, ...rest];
  const moves = turn.map(({ position, choices }) => decapitalized(moveText(position, choices[0]!.move)));
  const main = turn.find(({ choices: [best] }) => best!.now > 0) ?? turn.at(-1)!;
  const why = position.game.id === "cribbage" ? bestText : reasonsText;
  return joined(t("Hint: {choice}.", { choice: capital(moves.join(t(", then "))) }), why(main.position, main.choices));
}

/** Why the best choice is better than the others, outside cribbage. */
function reasonsText(position: Position, choices: readonly Choice[]): string {
  const all = choices.map((choice) => explained(position, choice));
  if (!all[0]!.reasons.every(isAgainst)) return gainsText(position, all);
  return all.length === 1 ? t("You have no other choice.") : elsewhereText(position, all);
}

/** Reasons why a choice is better than another, named "yours" or "the other". */
export function whyText(position: Position, pair: Pair, other: string): string {
  if (position.game.id === "cribbage")
    return joined(ownText(position, pair[0]), differencesText(position, pair, other));
  const both = pair.map((choice) => explained(position, choice));
  return joined(sentences(both[0]!.reasons.slice(0, 2)), faultOf(position, both, other)?.text ?? "");
}
