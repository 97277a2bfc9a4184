/** Reasons for discards and cards of cribbage, in sentences. */
import { CARDS, type Card, cardIndex, preview } from "fifteen-two";
import { type DiscardState, type PlayState, parseMove, parseViewJson, type View } from "fifteen-two/cribbage";
import { themesOf } from "fifteen-two/cribbage/analysis";
import { type ScoreItem, scoreHand, scorePlay } from "fifteen-two/scoring";
import { sumOf } from "../../ui/lists.ts";
import { capital, cardsText, foldedText, itemName, saidText, t, tenths } from "../../ui/words.ts";
import { choiceText, type Position } from "../looks/telling.ts";
import { type Choice, inHundred, nowText, type Pair } from "./choice.ts";
import THEMES from "./themes.json";

/** Why the best choice is better than the others. */
export function bestText(position: Position, choices: readonly Choice[]): string {
  const [best, ...others] = choices as [Choice, ...Choice[]];
  const [second] = others;
  if (second === undefined) return t("You have no other choice.");
  const own = ownText(position, best);
  const nameOf = ({ move }: Choice) => ("cards" in move ? t("the other") : choiceText(position, move));
  const worthOf = (choice: Choice) => choice.now + sumOf(keptBy(position, choice));
  const worth = worthOf(best);
  const isSecond = (other: Choice) => other === second && "cards" in other.move && other.row !== best.row;
  const rivals = others
    .map((other) => ({ other, more: worthOf(other) - worth }))
    .filter(({ other, more }) => more > 0 || (more === 0 && !own) || isSecond(other))
    .toSorted((a, b) => b.more - a.more);
  const against = rivals.reduce(
    (found, { other }) => found || differencesText(position, [best, other], nameOf(other)),
    "",
  );
  if (own || against) return joined(own, against);
  const values = { Other: capital(nameOf(second)), n: inHundred(best.win - second.win) };
  return second.row === best.row ? t("{Other} is as good.", values) : t("{Other} costs {n} games in 100.", values);
}

/** Sentences without the empty ones. */
export function joined(...sentences: readonly string[]): string {
  return sentences.filter(Boolean).join(" ");
}

/** The differences between two choices, or else how many cards score on them. */
export function differencesText(position: Position, pair: Pair, other: string): string {
  const differences = [partsText(position, pair), nowText(pair, other), themeText(position, pair, other)];
  return joined(...differences) || repliesText(position, pair, other);
}

/** The points of a card, "Fifteen two.", or the kept points of a discard: "You keep 2 points: fifteen (2)." */
export function ownText(position: Position, choice: Choice): string {
  const { awards } = preview(position.game, position.view, choice.move);
  const items = keptBy(position, choice).map((item) => ({ ...item, text: itemName(item) }));
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

/** The gain of a discard over another, by source: "Compared with J♠ Q♦, keeping 4: hand −0.4, crib +1.3." */
function partsText(position: Position, [better, worse]: Pair): string {
  const { parts: less, move } = worse;
  if (!("cards" in move) || better.parts === undefined || less === undefined) return "";
  const gains = (["hand", "crib", "pegging"] as const).flatMap((part) => {
    // As the table of choices rounds them.
    const gain = Number((better.parts?.[part] ?? 0).toFixed(1)) - Number((less[part] ?? 0).toFixed(1));
    return Math.abs(gain) < 0.05 ? [] : [`${t(part)} ${gain > 0 ? "+" : ""}${tenths(gain)}`];
  });
  const wins = inHundred(better.win - worse.win);
  if (better.points < worse.points) gains.push(t("but at this score {wins} more wins in 100", { wins }));
  const cards = cardsText(move.cards as readonly Card[]);
  const values = { cards, n: sumOf(keptBy(position, worse)), gains: gains.join(", ") };
  return gains.length === 0 ? "" : t("Compared with {cards}, keeping {n}: {gains}.", values);
}

/** A theme of the worse choice that the better one lacks: "Yours lets any ten-card make 15." */
function themeText({ game, view: json }: Position, pair: Pair, other: string): string {
  const view = parseViewJson(json);
  const [better = [], worse = []] = pair.map(({ move }) => themesOf(view, parseMove(game.formatMove(move))));
  const theme = worse.find((one) => !better.includes(one));
  return theme === undefined ? "" : t("{Other} {themes}.", { Other: capital(other), themes: t(THEMES[theme]) });
}

/** The unseen cards that score on a card and on another; empty unless the better one allows fewer. */
function repliesText(position: Position, pair: Pair, other: string): string {
  const [few = 0, many = 0] = pair.map((choice) => repliesTo(position, choice));
  const values = { few, many, other };
  return few < many ? t("Only {few} unseen {few|card scores|cards score} on it, {many} on {other}.", values) : "";
}

/** The number of unseen cards that would score on a card. */
function repliesTo({ view }: Position, { move }: Choice): number {
  if (!("plays" in view && "card" in move)) return 0;
  const { hands, crib, starter, plays, countStarts, count } = view as View<PlayState>;
  const latest = plays.slice(countStarts.at(-1));
  const cardsIn = (some: typeof plays) => some.flatMap((play) => (play.type === "play" ? [play.card] : []));
  const made = [...cardsIn(latest), move.card as Card];
  const seen = [...hands.flat(), ...crib, starter, ...cardsIn(plays)];
  const pipsOf = (card: Card) => Math.min(10, 1 + (cardIndex(card) >> 2));
  const fits = CARDS.filter((card) => !seen.includes(card) && count + pipsOf(made.at(-1)!) + pipsOf(card) <= 31);
  // After a go, nobody answers.
  if (latest.some(({ type }) => type === "go")) return 0;
  return fits.filter((card) => scorePlay([...made, card]).points > 0).length;
}
