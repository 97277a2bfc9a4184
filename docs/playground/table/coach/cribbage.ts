/** Reasons for discards and cards of cribbage, in sentences. */
import { type Card, preview, sideOf } from "fifteen-two";
import type { CribbageView, DiscardState, PlayState, View } from "fifteen-two/cribbage";
import { countHand, type ScoreItem, scoreHand } from "fifteen-two/scoring";
import { sumOf } from "../../ui/lists.ts";
import { capital, cardsText, foldedText, saidText, scoresOf, seatsOf, t, tenths } from "../../ui/words.ts";
import { type Position, rivalText } from "../looks/telling.ts";
import { type Choice, costText, inHundred, type Pair } from "./choice.ts";
import { chanceOf, type Features, featuresIn, LIKELY, ranksOf } from "./features.ts";
import MERITS from "./merits.json";
import STANDS from "./stands.json";

/** Why the best choice is better than the others, after the points that the sides lack if these decide. */
export function bestText(position: Position, choices: readonly Choice[]): string {
  const isWon = lackedIn(position)[0]! <= choices[0]!.now;
  return joined(isWon ? t("That wins the game.") : standText(position, choices), caseText(position, choices));
}

/** Points that a side lacks when the totals of discards hardly matter. */
const FEW = 5;

/** Points that a side lacks when hints for discards name them. */
const NEAR = 10;

/** Points that the player's side lacks, then those of the others. */
function lackedIn({ view }: Position): number[] {
  const own = sideOf(view, view.viewer ?? 0);
  const lacked = view.scores.map((score) => (view as CribbageView).settings.target - score);
  return [lacked[own]!, ...lacked.filter((_, side) => side !== own)];
}

/** The points that two sides lack, and who counts first, if the goal is near or the score makes up for fewer points. */
function standText(position: Position, [better, worse]: readonly Choice[]): string {
  const [n, m, ...more] = lackedIn(position) as [number, number];
  const { phase, dealer, viewer } = position.view;
  const { hands, plays = [], starter } = position.view as View<PlayState>;
  const played = plays.flatMap((one) => (one.type === "play" && one.seat === viewer ? [one.card] : []));
  const isFirst = phase === "play" && dealer !== viewer;
  const h = isFirst ? countHand([...hands[viewer ?? 0]!, ...played] as readonly Card[], starter) : 0;
  const isDecisive = phase === "discard" && worse !== undefined && worse.points - better!.points > 0.3;
  if (more.length > 0 || (Math.min(n - h, m) > (phase === "discard" ? NEAR : FEW) && !isDecisive)) return "";
  const first = phase === "discard" || n - h > NEAR ? "their crib" : n > h ? "play" : m > NEAR ? "sure" : "counted";
  const last = m > NEAR ? "own crib" : m > FEW ? "close" : "pegging";
  return t(STANDS[dealer === viewer ? last : first], { n, m, h, more: n - h });
}

function caseText(position: Position, choices: readonly Choice[]): string {
  const best = choices[0]!;
  const ranksIn = ({ move }: Choice) => cardsText([Object(move).cards ?? Object(move).card].flat()).replace(/\W/g, "");
  const others = choices.slice(1).filter((other) => ranksIn(other) !== ranksIn(best));
  const own = ownText(position, best);
  const [second] = others;
  if (second === undefined) return own || t("Your cards have the same rank, so any will do.");
  const nameOf = ({ move }: Choice) => rivalText(position, move);
  const worthOf = (choice: Choice) => choice.now + sumOf(keptBy(position, choice));
  const isRival = (one: Choice) => !own || worthOf(one) > worthOf(best) || (one === second && "cards" in one.move);
  const rivals = others.filter(isRival).toSorted((a, b) => worthOf(b) - worthOf(a));
  const against = rivals.map((other) => differencesText(position, [best, other], nameOf(other))).find(Boolean);
  if (own || against) return joined(own, against ?? "");
  return costText([best, second], nameOf(second));
}

/** Sentences without the empty ones. */
export function joined(...sentences: readonly string[]): string {
  return sentences.filter(Boolean).join(" ");
}

/** The differences between two choices; without a fault of the worse one, which cards score on them. */
export function differencesText(position: Position, pair: Pair, other: string): string {
  if ("cards" in pair[1].move && Math.min(...lackedIn(position)) <= FEW) return costText(pair, other);
  const both = pair.map(({ move }) => featuresIn(position, move));
  const [better, worse] = both as [Features, Features];
  const isGift = (theme: string) => theme.startsWith("gives");
  // A hand that is worth more lost nothing by its discard.
  const isDearer = (pair[1].parts?.hand ?? 0) > (pair[0].parts?.hand ?? 0);
  const isCard = "card" in pair[0].move;
  const isFault = (theme: string) => !better.themes.has(theme) && (isGift(theme) || !isDearer);
  const [fault = "", con] = [...worse.themes].find(([theme]) => isFault(theme)) ?? [];
  const [, risk] = [...better.themes].find(([theme]) => isGift(theme) || (isCard && !worse.themes.has(theme))) ?? [];
  // A gift to the dealer outweighs what the better discard has.
  const merit = isGift(fault) ? undefined : better.merits.find((one) => !worse.merits.includes(one));
  const own = joined(merit ? t(MERITS[merit]) : "", risk ? `${isCard && !merit ? t("It") : t("But it")} ${risk}.` : "");
  const cost = costText(pair, other, con);
  if (pair[1].now > pair[0].now) return joined(own, cost);
  const told = con ? `${capital(other)} ${con}.` : repliesText(position, both, other);
  return joined(own, partsText(position, pair), told || (isCard && risk && !merit ? cost : ""));
}

/** The replies that can score on a card, and on a worse one, if those are likelier. */
function repliesText(position: Position, both: readonly Features[], other: string): string {
  const [n, m] = both.map(({ replies }) => chanceOf(position, replies)) as [number, number];
  const [ranks, others] = both.map(({ replies }) => ranksOf(replies)) as [string, string];
  if (m < n + LIKELY) return "";
  const values = { Other: capital(other), other, ranks, others, n, m, rivals: seatsOf(position.view).length - 1 };
  if (n === 0)
    return t("{Other} lets your {rivals|opponent|opponents} score with {others} ({m}% of likely hands).", values);
  return t(
    "Your {rivals|opponent|opponents} can score on it with {ranks} ({n}% of likely hands), on {other} with {others} ({m}%).",
    values,
  );
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

/** The gain of a discard over another: "Compared with discarding J♠ Q♦, which keeps 4: hand −0.4, crib +1.3." */
function partsText(position: Position, [better, worse]: Pair): string {
  const { parts: less, move } = worse;
  if (!("cards" in move) || better.parts === undefined || less === undefined) return "";
  // As the table of choices rounds them.
  const gainOf = (part: keyof typeof less) =>
    Number((better.parts?.[part] ?? 0).toFixed(1)) - Number((less[part] ?? 0).toFixed(1));
  const gains = (["hand", "crib", "pegging"] as const)
    .map((part) => ({ name: t(part), points: gainOf(part) }))
    .filter(({ points }) => Math.abs(points) > 0.05);
  if (gains.length > 1) gains.push({ name: t("total"), points: sumOf(gains) });
  const told = gains.map(({ name, points }) => `${name} ${points > 0 ? "+" : ""}${tenths(points)}`);
  const n = inHundred(better.win - worse.win);
  if (worse.points - better.points > 0.05) told.push(t("but {n} more wins in 100", { n }));
  const cards = cardsText(move.cards as readonly Card[]);
  const values = { cards, n: sumOf(keptBy(position, worse)), gains: told.join(", ") };
  return told.length === 0 ? "" : t("Compared with discarding {cards}, which keeps {n}: {gains}.", values);
}
