import {
  type AnyAward,
  type AnyGame,
  type AnyMove,
  type AnyState,
  type AnyView,
  type Card,
  formatCards,
  type Outcome,
  type Redacted,
} from "../index.ts";
import { formatScore, type ScoreItem } from "../scoring/index.ts";

/** Returns the name of a side. */
export type SideName = (side: number) => string;

/** A neutral name for a side. */
const bySide: SideName = (side) => `side ${side}`;

/** Describes a move on one line, as far as it may be seen, with what it scored. */
export function tellMove(
  game: AnyGame,
  move: Redacted<AnyMove>,
  before: AnyState | AnyView,
  after: AnyState | AnyView,
  name: SideName = bySide,
): string {
  const scored = after.awards.map(
    ({ side, points, items }) => `${name(side)} ${points < 0 ? "" : "+"}${points}: ${say(items)}`,
  );
  const text = shortened(`${game.formatMove(move)}${shownCards(move, before)}`);
  return scored.length > 0 ? `${text.padEnd(22)}  ${scored.join("; ")}` : text;
}

/** The cards that the show of a card game needs from a state. */
interface Shown {
  readonly hands: readonly (readonly Card[])[];
  readonly crib: readonly Card[];
  readonly starter: Card;
}

/** The cards of a hand that is shown; empty in games without hands. */
function shownCards(move: AnyMove & { readonly hand?: unknown }, before: AnyState | AnyView): string {
  if (move.type !== "show" || move.hand === undefined) return "";
  const { crib, hands, starter } = before as unknown as Shown;
  const cards = move.hand === "crib" ? crib : hands[move.seat!]!;
  return ` ${formatCards(cards, { symbols: true })} + ${formatCards([starter], { symbols: true })}`;
}

/** Shortens a deal of many face-down cards to one line. */
function shortened(text: string): string {
  return text.length > 76 && text.includes("?") ? `${text.slice(0, 75)}…` : text;
}

/** Says what scored: cards the way players count them, other items as kind and points. */
function say(items: AnyAward["items"]): string {
  if (items.every((item): item is ScoreItem => "cards" in item)) return formatScore(items);
  return items.map(({ kind, points }) => `${kind} ${points}`).join(", ");
}

/** Describes how a game ended. */
export function tellOutcome({ winners, scores, gamesLost, reason }: Outcome, name: SideName = bySide): string {
  const who = winners.map(name);
  const won = who.length === 0 ? "nobody wins" : `${who.join(" and ")} ${who.includes("you") ? "win" : "wins"}`;
  const games = Math.max(...gamesLost);
  return `${won}, ${scores.join(" : ")}${games > 1 ? `, worth ${games} games` : ""} (${reason})`;
}
