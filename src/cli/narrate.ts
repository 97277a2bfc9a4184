import {
  type AnyGame,
  formatCards,
  type MoveOf,
  type Outcome,
  type Seen,
  type StateOf,
  type ViewOf,
} from "../index.ts";
import { formatScore, type ScoreItem } from "../scoring/index.ts";

/** What a state's latest move scored, for one side. */
interface Scored {
  readonly side: number;
  readonly points: number;
  readonly items: readonly ScoreItem[];
}

/** How a side is called. */
export type SideName = (side: number) => string;

/** The name of a side for everyone. */
const bySide: SideName = (side) => `side ${side}`;

/** Tells a move, as far as it may be seen, with what it scored, in one line. */
export function tellMove(
  game: AnyGame,
  move: Seen<MoveOf<AnyGame>>,
  before: StateOf<AnyGame> | ViewOf<AnyGame>,
  after: StateOf<AnyGame> | ViewOf<AnyGame>,
  name: SideName = bySide,
): string {
  const scored = (after.scored as readonly Scored[]).map(
    ({ side, points, items }) => `${name(side)} ${points < 0 ? "" : "+"}${points}: ${say(items)}`,
  );
  const text = shortened(`${game.formatMove(move)}${shownCards(move, before)}`);
  return scored.length > 0 ? `${text.padEnd(22)}  ${scored.join("; ")}` : text;
}

/** The cards of a hand that is shown, where a show is of cards. */
function shownCards(move: { readonly seat?: number; readonly hand?: string }, before: ViewOf<AnyGame>): string {
  if (move.hand === undefined) return "";
  const cards = move.hand === "crib" ? before.crib : before.hands[move.seat!];
  return ` ${formatCards(cards, { symbols: true })} + ${formatCards([before.starter], { symbols: true })}`;
}

/** A deal of many cards, most of them face down, in one line. */
function shortened(text: string): string {
  return text.length > 76 && text.includes("?") ? `${text.slice(0, 75)}…` : text;
}

/** Says what scored, as at a table where it is made of cards. */
function say(items: readonly ScoreItem[]): string {
  if (items.every((item) => "cards" in item)) return formatScore(items);
  return items.map(({ kind, points }) => `${kind} ${points}`).join(", ");
}

/** Tells how a game ended. */
export function tellOutcome({ winners, scores, gamesLost, why }: Outcome, name: SideName = bySide): string {
  const who = winners.map(name);
  const won = who.length === 0 ? "nobody wins" : `${who.join(" and ")} ${who.includes("you") ? "win" : "wins"}`;
  const games = Math.max(...gamesLost);
  return `${won}, ${scores.join(" : ")}${games > 1 ? `, worth ${games} games` : ""} (${why})`;
}
