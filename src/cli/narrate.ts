import {
  type AnyGame,
  type AnyMove,
  type AnyState,
  type AnyView,
  type Card,
  describeAwards,
  describeMove,
  formatCards,
} from "../index.ts";

type Position = AnyState | AnyView;

/** Words for cards as symbols, to keep lines short. */
export const SYMBOLS = {
  card: "{rank}{suit}",
  ranks: "A, 2, 3, 4, 5, 6, 7, 8, 9, T, J, Q, K",
  suits: "♣, ♦, ♥, ♠",
} as const;

export function symbols(cards: readonly Card[]): string {
  return formatCards(cards, { symbols: true });
}

/** Describes a move and its points on one line, from the states or views around it. */
export function describeStep(game: AnyGame, move: AnyMove, before: Position, after: Position): string {
  const names = seatNames(after);
  const text = `${describeMove(game, move, { before, after, names, words: SYMBOLS })}${shownCards(move, before)}`;
  const scored = describeAwards(game, after, { names });
  return scored.length > 0 ? `${text.padEnd(30)}  ${scored.join("; ")}` : text;
}

/** A move in brief: its cards, or its text without the seat. */
export function moveInShort(game: AnyGame, move: AnyMove): string {
  const { cards, card } = move as { readonly cards?: readonly Card[]; readonly card?: Card };
  if (game.id === "cribbage" && (cards ?? card) !== undefined) return symbols(cards ?? [card!]);
  return game.formatMove(move).replace(/^\d+ /, "");
}

/** Names with the seat numbers of moves: "Seat 0". */
export function seatNames({ settings }: Position): string[] {
  return Array.from({ length: settings.players }, (_, seat) => `Seat ${seat}`);
}

/** The cards in a state that a show prints. */
interface Shown {
  readonly hands: readonly (readonly Card[])[];
  readonly crib: readonly Card[];
  readonly starter: Card;
}

/** The cards of a hand that is shown; empty in games without hands. */
function shownCards(move: AnyMove & { readonly hand?: unknown }, before: Position): string {
  if (move.type !== "show" || move.hand === undefined) return "";
  const { crib, hands, starter } = before as unknown as Shown;
  return `: ${symbols(move.hand === "crib" ? crib : hands[move.seat!]!)} + ${symbols([starter])}`;
}
