import {
  type AnyGame,
  type AnyMove,
  type AnyState,
  type AnyView,
  type Card,
  describeAwards,
  describeMove,
  formatCards,
  type Outcome,
  type Redacted,
} from "../index.ts";

/** Words for cards as symbols, which keep a line short. */
export const SYMBOLS = {
  card: "{rank}{suit}",
  ranks: "A, 2, 3, 4, 5, 6, 7, 8, 9, T, J, Q, K",
  suits: "♣, ♦, ♥, ♠",
} as const;

/** Describes a move on one line, with what it scored, as far as the states or views around it show it. */
export function tellMove(
  game: AnyGame,
  move: Redacted<AnyMove>,
  before: AnyState | AnyView,
  after: AnyState | AnyView,
): string {
  const text = `${describeMove(game, move, { before, after, words: SYMBOLS })}${shownCards(move, before)}`;
  const scored = describeAwards(game, after);
  return scored.length > 0 ? `${text.padEnd(30)}  ${scored.join("; ")}` : text;
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
  return `: ${formatCards(cards, { symbols: true })} + ${formatCards([starter], { symbols: true })}`;
}

/** Returns the name of a side. */
export type SideName = (side: number) => string;

/** Describes how a game ended. */
export function tellOutcome(
  { winners, scores, gamesLost, reason }: Outcome,
  name: SideName = (side) => `side ${side}`,
): string {
  const who = winners.map(name);
  const won = who.length === 0 ? "nobody wins" : `${who.join(" and ")} ${who.includes("you") ? "win" : "wins"}`;
  const games = Math.max(...gamesLost);
  return `${won}, ${scores.join(" : ")}${games > 1 ? `, worth ${games} games` : ""} (${reason})`;
}
