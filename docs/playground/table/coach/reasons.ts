/** Reasons for a move, in sentences. */
import type { AnyGame } from "fifteen-two";
import { reasonsOf } from "fifteen-two/reasons";
import { capital, gameWords, scoreWords, t } from "../../ui/words.ts";
import { moveText, type Position, rivalText } from "../looks/telling.ts";
import { type Choice, costText, faultText, isCountedByPlayers, isInPoints, type Pair } from "./choice.ts";
import { bestText, differencesText, joined, ownText } from "./cribbage.ts";
import ENDS from "./ends.json";
import type { Sequel } from "./sequel.ts";

type Reason = ReturnType<typeof reasonsOf<AnyGame>>[number];

/** Kinds of reasons against a move: points for the other side now or next, later, and what its own side loses. */
const DANGERS = ["gives", "allows"];
const LETS = [...DANGERS, "opens"];
const AGAINST = [...LETS, "their-crib", "gives-up", "breaks"];

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
function explained(position: Position, choice: Choice, all = reasonsIn(position, choice.move)): Explained {
  const byWeight = all.toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0));
  const reasons = all
    .filter((one) => one.kind === "scores" || byWeight.find(({ kind }) => kind === one.kind) === one)
    .toSorted((a, b) => Number(isAgainst(a)) - Number(isAgainst(b)));
  // A take scores what its stones set up for the same turn.
  const now = Math.max(choice.now, byWeight.find(({ kind }) => kind === "sets-up")?.points ?? 0);
  return { ...choice, now, reasons };
}

const explainedIn = ({ position, choices }: Judged) => choices.map((choice) => explained(position, choice));

const isAgainst = ({ kind }: Reason) => AGAINST.includes(kind);

/** The weightiest danger among some reasons. */
const dangerIn = (reasons: readonly Reason[]) => reasons.find(({ kind }) => DANGERS.includes(kind));

/** True if another move has a reason of this kind with at least as many points. */
function isShared({ kind, points = 0 }: Reason, others: readonly Reason[]): boolean {
  return others.some((other) => other.kind === kind && (other.points ?? 0) >= points);
}

const decapitalized = (text: string) => text.replace(/^./, (first) => first.toLowerCase());

/** Reasons of a move in sentences: "That scores 5 in row 1. But it lets your opponent score 5 in column c." */
function sentences(reasons: readonly Reason[], subject = reasons.every(isAgainst) ? t("It") : t("That")): string {
  const told = reasons.map((reason, i) => {
    const also = isAgainst(reason) && !isAgainst(reasons[0]!) ? t("But it") : t("It also");
    return `${i === 0 ? capital(subject) : also} ${decapitalized(reason.text)}.`;
  });
  return joined(...told);
}

/** A worse choice as the subject of a sentence. */
function nameOf(position: Position, best: Choice, { move }: Choice): string {
  const isSame = "tile" in move && "tile" in best.move && move.tile === best.move.tile;
  return isSame ? t("the same tile elsewhere") : rivalText(position, move);
}

/** The weightiest fault that only worse choices have, with its choice. A sure gift weighs twice. */
function faultOf([better, ...worse]: readonly Explained[]): readonly [Explained, Reason] | undefined {
  const isFault = (one: Reason) => isAgainst(one) && one.points !== undefined && !isShared(one, better!.reasons);
  const faults = worse.flatMap((one) => one.reasons.filter(isFault).map((reason) => [one, reason] as const));
  const weightOf = ({ kind, points }: Reason) => (kind === "gives" ? 2 : 1) * points!;
  return faults.toSorted(([, a], [, b]) => weightOf(b) - weightOf(a))[0];
}

/** The cost of another choice, with its fault or the likely lays after both; in a solitaire, only the fault. */
function againstText(position: Position, best: Explained, other: Explained, name: string): string {
  const [, fault] = faultOf([best, other]) ?? [];
  if (isInPoints(position.view)) return fault ? sentences([fault], name) : "";
  return joined(costText([best, other], name, fault && decapitalized(fault.text)), sequelsText(best, other, fault));
}

/** The rival with the weightiest fault, or else the next best choice. */
function verdictText(position: Position, best: Explained, others: readonly Explained[], rivals = others): string {
  const [worst] = faultOf([best, ...(rivals.length > 0 ? rivals : others.slice(0, 1))]) ?? others;
  return worst ? againstText(position, best, worst, nameOf(position, best, worst)) : t("You have no other choice.");
}

/** The points and the danger of a choice without a drawback, and what speaks against it. */
function saferText(position: Position, drawback: Reason, best: Explained, others: readonly Explained[]): string {
  const allowedBy = ({ reasons }: Explained) => dangerIn(reasons)?.points ?? 0;
  const all = others
    .filter(({ move, reasons }) => move.type === best.move.type && !isShared(drawback, reasons))
    .toSorted((a, b) => b.now - allowedBy(b) - (a.now - allowedBy(a)));
  const safer = all.find((one) => one.now < best.now || faultOf([best, one]) || sequelsText(best, one)) ?? all[0];
  if (safer === undefined) return verdictText(position, best, others);
  const allows = DANGERS.includes(drawback.kind) ? t(" and allows {n}", { n: allowedBy(safer) }) : "";
  const about = t(", which scores {n}{allows},", { n: safer.now, allows });
  return againstText(position, best, safer, `${nameOf(position, best, safer)}${about}`);
}

/** A choice that scores more now, and what speaks against it; empty without one. */
function greedyText(position: Position, best: Explained, others: readonly Explained[]): string {
  const greedy = others.find(({ now }) => now > best.now);
  if (greedy === undefined) return "";
  const [, items] = /: (.+)/.exec(greedy.reasons[0]?.text ?? "") ?? [];
  return againstText(position, best, greedy, `${nameOf(position, best, greedy)}${items ? ` (${items})` : ""}`);
}

/** The points of a choice and its likely lays, and of a worse one without a fault, if those lays explain the choice. */
function sequelsText(better: Choice, worse: Choice, fault?: Reason): string {
  const [own, other] = [better.sequel, worse.sequel];
  const worthOf = ({ own, theirs, end }: Sequel) => own - theirs + DRAWS[end];
  if (fault || !own || !other || worthOf(own) - worthOf(other) <= Math.max(0, better.now - worse.now)) return "";
  const [end, otherEnd] = [own, other].map((one) => t(ENDS[one.end], { n: one.n })) as [string, string];
  const values = { ...own, end, otherOwn: other.own, otherTheirs: other.theirs, otherEnd };
  return t(
    "In all, you probably score {own} to your opponent’s {theirs} {end}; with the other choice, {otherOwn} to {otherTheirs} {otherEnd}.",
    values,
  );
}

/** A position and its choices, the best first. */
export type Judged = { readonly position: Position; readonly choices: readonly Choice[] };

/** A hint for a move and the rest of its turn, with the reasons for the exchange, or else for the last move. */
export function hintText(position: Position, choices: readonly Choice[], rest: readonly Judged[] = []): string {
  const turn = [{ position, choices }, ...rest];
  const moves = turn.map(({ position, choices }) => decapitalized(moveText(position, choices[0]!.move)));
  const main = turn.find(({ choices: [best] }) => best!.move.type === "exchange") ?? turn.at(-1)!;
  const why = position.game.id === "cribbage" ? bestText(position, choices) : reasonsText(turn[0]!, main, turn.at(-1)!);
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

/** Why the best choice of a turn is better than the others, outside cribbage. */
function reasonsText(start: Judged, main: Judged, last: Judged): string {
  const { position } = main;
  if (isCountedByPlayers(position.view)) return "";
  const [first, ...others] = explainedIn(main);
  const best = main === last ? first! : explained(position, first!, turnReasons(main, last));
  const danger = dangerIn(best.reasons);
  const [gain, ...more] = best.reasons.filter((one) => !isAgainst(one));
  const rivals = gain && gain.kind !== "own-crib" ? others.filter(({ reasons }) => isShared(gain, reasons)) : others;
  const [begun, ...rest] = start === main ? [best] : explainedIn(start);
  const greedy = greedyText(position, best, others) || greedyText(start.position, { ...begun!, now: best.now }, rest);
  const own = more.find((one) => !rivals.some(({ reasons }) => isShared(one, reasons)));
  const merit = greedy && danger ? undefined : own;
  const isTold = gain && (greedy || merit || faultOf([best, ...rivals]));
  const drawback = danger ?? (isTold ? undefined : best.reasons.find(isAgainst));
  const also = merit ?? (drawback && !greedy ? more[0] : undefined);
  const told = sentences([gain, also, drawback].filter((one) => one !== undefined));
  if (greedy) return joined(told, greedy);
  const isLeast = (one: Reason) => LETS.includes(one.kind) && others.every(({ reasons }) => isShared(one, reasons));
  if (drawback && main === start && isLeast(drawback)) return joined(told, t("No choice scores more or allows less."));
  if (!gain || !drawback) return joined(told, merit ? "" : verdictText(position, best, others, rivals));
  return joined(told, saferText(position, drawback, best, others));
}

/** Reasons why a choice is better than another, named "yours" or "the other". */
export function whyText(position: Position, pair: Pair, other: string): string {
  if (position.game.id === "cribbage")
    return joined(ownText(position, pair[0]), differencesText(position, pair, other, faultText));
  const [better, worse] = explainedIn({ position, choices: pair }) as [Explained, Explained];
  const good = sentences(better.reasons.slice(0, 2));
  if (worse.now > better.now) return joined(good, againstText(position, better, worse, other));
  const [, reason = worse.reasons.find((one) => !isShared(one, better.reasons))] = faultOf([better, worse]) ?? [];
  const less = worse.now < better.now ? t("{Other} scores {n}.", { Other: capital(other), n: worse.now }) : "";
  return joined(good, reason ? sentences([reason], other) : less);
}
