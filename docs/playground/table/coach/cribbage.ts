/** Reasons for discards and cards of cribbage, in sentences. */
import { type Card, preview, sideOf } from "fifteen-two";
import type { CribbageView, DiscardState, PlayState, View } from "fifteen-two/cribbage";
import { countHand, type ScoreItem, scoreHand } from "fifteen-two/scoring";
import { sumOf } from "../../ui/lists.ts";
import { capital, cardsText, foldedText, saidText, scoresOf, seatsOf, t, tenths } from "../../ui/words.ts";
import { type Position, rivalText } from "../looks/telling.ts";
import { type Choice, costText, faultText, inHundred, isCheap, type Pair } from "./choice.ts";
import { type Features, featuresIn, LIKELY } from "./features.ts";
import REPLIES from "./replies.json";
import STANDS from "./stands.json";

/** Why the best choice is better than the others, after the points that the sides lack if these decide. */
export function bestText(position: Position, choices: readonly Choice[]): string {
  const isWon = lackedIn(position)[0]! <= choices[0]!.now;
  return joined(isWon ? t("That wins the game.") : standText(position, choices), caseText(position, choices));
}

/** Points that a side lacks when the totals of discards hardly matter. */
const FEW = 5;

/** Points that hardly matter. */
const SMALL = 0.25;

/** Points that a side lacks when hints for discards name them. */
const NEAR = 10;

/** Points that the player's side lacks, then those of the others. */
function lackedIn({ view }: Position): number[] {
  const own = sideOf(view, view.viewer ?? 0);
  const lacked = view.scores.map((score) => (view as CribbageView).settings.target - score);
  return [lacked[own]!, ...lacked.filter((_, side) => side !== own)];
}

/** The points that two sides lack, and who counts first, if the goal is near or the score makes up for fewer points. */
function standText(position: Position, choices: readonly Choice[]): string {
  const [n, m, ...more] = lackedIn(position) as [number, number];
  const { phase, dealer, viewer } = position.view;
  const { hands, plays = [], starter } = position.view as View<PlayState>;
  const played = plays.flatMap((one) => (one.type === "play" && one.seat === viewer ? [one.card] : []));
  const isFirst = phase === "play" && dealer !== viewer;
  const h = isFirst ? countHand([...hands[viewer ?? 0]!, ...played] as readonly Card[], starter) : 0;
  const isDecisive = phase === "discard" && choices.some(({ points }) => points > choices[0]!.points + SMALL);
  if (more.length > 0 || (Math.min(n - h, m) > (phase === "discard" ? NEAR : FEW) && !isDecisive)) return "";
  const first = phase === "discard" || n - h > NEAR ? "their crib" : n > h ? "play" : m > NEAR ? "sure" : "counted";
  const last = m > NEAR ? "own crib" : m > FEW ? "close" : m > 2 || phase === "discard" ? "pegging" : "verge";
  return t(STANDS[dealer === viewer ? last : first], { n, m, h, more: n - h });
}

function caseText(position: Position, choices: readonly Choice[]): string {
  const [best, ...all] = choices as readonly [Choice, ...Choice[]];
  const ranksIn = ({ move }: Choice) => cardsText([Object(move).cards ?? Object(move).card].flat()).replace(/\W/g, "");
  const others = all.filter((other) => ranksIn(other) !== ranksIn(best));
  const own = ownText(position, best);
  if (others.length === 0) return own || t("Your cards have the same rank, so any will do.");
  const isDiscard = "cards" in best.move;
  // A discard with more expected points first, then the ones that keep or score more.
  const worthOf = (choice: Choice) =>
    choice.now + sumOf(keptBy(position, choice)) + (isDiscard && choice.points > best.points + SMALL ? 100 : 0);
  const isRival = (one: Choice, i: number) => !own || worthOf(one) > worthOf(best) || (i === 0 && isDiscard);
  const rivals = others.filter(isRival).toSorted((a, b) => worthOf(b) - worthOf(a));
  const rival = rivals.find((one) => worthOf(one) > worthOf(best) || !isCheap([best, one])) ?? rivals[0];
  if (rival === undefined) return joined(own, repliesText(position, featuresIn(position, best.move)));
  return joined(own, differencesText(position, [best, rival], rivalText(position, rival.move), costText));
}

/** Sentences without the missing ones. */
export function joined(...sentences: readonly (string | undefined)[]): string {
  return sentences.filter(Boolean).join(" ");
}

/** The differences between two choices. For cards, `tell` makes a sentence of a fault, if there is one. */
export function differencesText(position: Position, pair: Pair, other: string, tell: typeof costText): string {
  return "cards" in pair[1].move ? discardsText(position, pair, other) : playsText(position, pair, other, tell);
}

type Told = Features["faults"];

/** The features of a choice that another lacks, or has with less than half of the weight. */
function onlyIn(own: Told, others: Told): Told {
  const isShared = ({ name, weight }: Told[number]) =>
    others.some((other) => other.name === name && 2 * other.weight >= weight);
  return own.filter((one) => !isShared(one));
}

/** The differences between two discards; near the end, only the cost. */
function discardsText(position: Position, pair: Pair, other: string): string {
  if (Math.min(...lackedIn(position)) <= FEW) return costText(pair, other);
  const [better, worse] = pair.map(({ move }) => featuresIn(position, move)) as [Features, Features];
  const gains = gainsOf(pair);
  // The kept points explain the hand, so only the crib needs a reason.
  const crib = gains.find(({ part }) => part === "crib")?.points ?? 0;
  const [fault] = crib > 0 ? onlyIn(worse.faults, better.faults) : [];
  const [merit] = crib > 0 && !fault ? onlyIn(better.merits, worse.merits) : [];
  const [risk] = crib < 0 ? onlyIn(better.faults, worse.faults) : [];
  const own = risk ? `${t("But it")} ${risk.text}.` : merit?.text;
  const isVain = (gains.at(-1)?.points ?? 0) < 0.05 && isCheap(pair);
  const isEven = isVain || gains.every(({ points }) => Math.abs(points) < SMALL);
  const figures = isEven ? costText(pair, other) : gainsText(position, pair, gains);
  return joined(own, figures, faultText(pair, other, fault?.text));
}

/** The differences between two cards: a merit of the better one, what can score on it, and the cost of the other. */
function playsText(position: Position, pair: Pair, other: string, tell: typeof costText): string {
  const [better, worse] = pair.map(({ move }) => featuresIn(position, move)) as [Features, Features];
  const [merit] = onlyIn(better.merits, worse.merits);
  const fault = onlyIn(worse.faults, better.faults).find(({ weight }) => weight > (better.faults[0]?.weight ?? 0));
  const isGreedy = pair[1].now > pair[0].now;
  const isLikelier = !fault && !isGreedy && worse.chance >= better.chance + LIKELY;
  const replies = repliesText(position, better, isLikelier ? worse : undefined, other);
  // An even choice is worth a word only for want of a difference.
  const isTold = isCheap(pair) && (merit || fault || isLikelier);
  return joined(merit?.text, replies, (isGreedy ? costText : isTold ? faultText : tell)(pair, other, fault?.text));
}

/** The replies that can score on a card, and on one on which they are likelier. */
function repliesText({ view }: Position, own: Features, likelier?: Features, other = ""): string {
  const theirs = { Other: capital(other), other, others: likelier?.ranks ?? "", m: likelier?.chance ?? 0 };
  const values = { ...theirs, ranks: own.ranks, n: own.chance, rivals: seatsOf(view).length - 1 };
  if (likelier) return t(own.chance === 0 ? REPLIES.theirs : REPLIES.both, values);
  return own.chance < LIKELY ? "" : t(REPLIES.own, values);
}

/** The points of a card, "Fifteen two.", or the kept points of a discard: "You keep 2 points: fifteen (2)." */
export function ownText(position: Position, choice: Choice): string {
  const { awards } = preview(position.game, position.view, choice.move);
  const items = scoresOf(keptBy(position, choice));
  if (items.length === 0 && "cards" in choice.move) return t("You keep no points.");
  if (items.length === 0) return joined(...awards.map((award) => `${saidText(award.items as ScoreItem[])}.`));
  return t("You keep {n} {n|point|points}: {items}.", { n: sumOf(items), items: foldedText(items) });
}

/** The scoring items that a discard keeps; none for a card. */
function keptBy({ view }: Position, { move }: Choice) {
  const { hands, viewer } = view as View<DiscardState>;
  if (!("cards" in move)) return [];
  const given = move.cards as readonly Card[];
  return scoreHand((hands[viewer ?? 0] as readonly Card[]).filter((card) => !given.includes(card))).items;
}

/** The gains of a discard over another, as the table of choices rounds them, and their sum. */
function gainsOf([better, worse]: Pair) {
  const roundedIn = ({ parts }: Choice, part: string) => Number((parts?.[part] ?? 0).toFixed(1));
  const gains = ["hand", "crib", "pegging"]
    .map((part) => ({ part, points: roundedIn(better, part) - roundedIn(worse, part) }))
    .filter(({ points }) => Math.abs(points) > 0.05);
  return gains.length > 1 ? [...gains, { part: "total", points: sumOf(gains) }] : gains;
}

/** Gains: "Compared with discarding J♠ Q♦, which keeps 4, the gain is hand −0.4, crib +1.3, total +0.9." */
function gainsText(position: Position, [better, worse]: Pair, gains: ReturnType<typeof gainsOf>): string {
  const told = gains.map(({ part, points }) => `${t(part)} ${points > 0 ? "+" : ""}${tenths(points)}`);
  if (gains.at(-1)!.points < 0.05) told.push(t("but {n} more wins in 100", { n: inHundred(better.win - worse.win) }));
  const cards = cardsText(Object(worse.move).cards);
  const values = { cards, n: sumOf(keptBy(position, worse)), gains: told.join(", ") };
  return t("Compared with discarding {cards}, which keeps {n}, the gain is {gains}.", values);
}
