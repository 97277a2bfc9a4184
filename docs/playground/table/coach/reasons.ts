/** Reasons for a move, in sentences. */
import type { AnyGame } from "fifteen-two";
import { reasonsOf } from "fifteen-two/reasons";
import { capital, gameWords, scoreWords, t } from "../../ui/words.ts";
import { choiceText, moveText, type Position } from "../looks/telling.ts";
import { type Choice, isCountedByPlayers, nowText, type Pair } from "./choice.ts";
import { bestText, differencesText, joined, ownText } from "./cribbage.ts";

type Reason = ReturnType<typeof reasonsOf<AnyGame>>[number];

/** Kinds of reasons against a move. */
const AGAINST = ["gives", "allows", "allows-elsewhere", "gives-up", "breaks", "their-crib"];

/** Kinds whose sentences are about a color, not about the move. */
const WHOLE = ["lacks", "needs"];

/** A choice with the reasons for its move, then those against it, the weightiest of each kind. */
type Explained = Choice & { readonly reasons: readonly Reason[] };

/** Adds reasons to a choice; none where players count for themselves. */
function explained({ game, view }: Position, choice: Choice): Explained {
  if (isCountedByPlayers(view)) return { ...choice, reasons: [] };
  const words = { ...gameWords[game.id], ...gameWords.reasons };
  const all = reasonsOf(game, view, choice.move, { words, score: scoreWords });
  const byWeight = all.toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0));
  const reasons = all
    .filter((one) => byWeight.find(({ kind }) => kind === one.kind) === one)
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

/** Reasons of a move in sentences: "That scores 5 in row 1. But it lets your opponent score 5 in column c." */
function sentences(reasons: readonly Reason[]): string {
  const told = reasons.map((reason, i) => {
    const also = isAgainst(reason) && !isAgainst(reasons[0]!) ? t("But it") : t("It also");
    return WHOLE.includes(reason.kind) ? `${reason.text}.` : about(i === 0 ? t("That") : also, reason);
  });
  return told.join(" ");
}

/** A reason with its subject. */
function about(subject: string, { text }: Reason): string {
  return `${subject} ${text.replace(/^./, (first) => first.toLowerCase())}.`;
}

/**
 * The weightiest reason against worse choices that outweighs those of its kind against the better one: "Yours gives
 * your opponent 4 in row 3." Without a name for the worse choice, a placement names itself.
 */
function againstText(position: Position, [better, ...worse]: readonly Explained[], name?: string): string {
  const [fault] = worse
    .flatMap(({ move, reasons }) => reasons.map((reason) => ({ move, reason })))
    .filter(({ reason }) => isAgainst(reason) && reason.points !== undefined && !isShared(reason, better!.reasons))
    .toSorted((a, b) => b.reason.points! - a.reason.points!);
  return fault === undefined ? "" : about(capital(name ?? nameOf(position, fault.move)), fault.reason);
}

/** The name of a choice in a sentence. */
function nameOf(position: Position, move: Choice["move"]): string {
  if ("square" in move) return choiceText(position, move);
  return move.type === "discard" ? t("the discarded card") : t("another choice");
}

/** The advantage of the best choice, and one that the others lack, or else a fault of choices that share the first. */
function gainsText(position: Position, [best, ...others]: readonly Explained[]): string {
  const [gain, ...more] = best!.reasons;
  const rivals = others.filter(({ reasons }) => isShared(gain!, reasons));
  const own = more.find((one) => !isAgainst(one) && !rivals.some(({ reasons }) => isShared(one, reasons)));
  const gift = more.find(({ kind }) => kind === "gives");
  if (gift) return sentences([gain!, gift]);
  const greedy = others.find(({ now }) => now > best!.now);
  if (greedy) return joined(sentences([gain!]), nowText([best!, greedy], nameOf(position, greedy.move)));
  const fault = own ? "" : againstText(position, [best!, ...rivals]);
  const [second] = own ? [own] : more;
  return joined(sentences(fault || !second ? [gain!] : [gain!, second]), fault);
}

/** The case for a choice without advantages: a fault of the others, or what they score. */
function elsewhereText(position: Position, choices: readonly Explained[]): string {
  const [best, ...others] = choices;
  const fault = againstText(position, choices);
  if (fault || isCountedByPlayers(position.view)) return fault;
  const greedy = others.find(({ now }) => now > best!.now);
  if (greedy) return nowText([best!, greedy], nameOf(position, greedy.move));
  if (best!.move.type === "pass") return t("A drawn tile costs you 5 points if you still hold it at the end.");
  if (best!.move.type === "draw") return t("A drawn tile may fit.");
  return others.some(({ row }) => row === best!.row)
    ? t("No choice scores now, and others are as good.")
    : t("No choice scores now.");
}

/** A hint and the reasons for it. */
export function hintText(position: Position, choices: readonly Choice[]): string {
  const why = position.game.id === "cribbage" ? bestText : reasonsText;
  return joined(t("Hint: {choice}.", { choice: moveText(position, choices[0]!.move) }), why(position, choices));
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
  return joined(sentences(both[0]!.reasons.slice(0, 2)), againstText(position, both, other));
}
