import { CARDS, type Card, HIDDEN, indexOfCard, isCard, type Rank, type Suit } from "../core/card.ts";
import { replaced } from "../core/list.ts";
import { sideOf } from "../core/seat.ts";
import { pointsOfRanks } from "../scoring/combinations.ts";
import { type Score, scoreLine } from "../scoring/index.ts";
import type { HandScoreKind } from "../scoring/item.ts";
import { indexOfSquare, SQUARE_NAMES, type Square } from "../shared/square.ts";
import { type Board, LINES, type Line, squareIn } from "./board.ts";
import { ownersOf } from "./crib.ts";
import { cardsIn, scoreAt } from "./lines.ts";
import type { CrossCribbMove } from "./moves.ts";
import type { CrossCribbView, PlayState, View } from "./state.ts";

/** Scoring combinations of a line or crib. */
type Items = Score<HandScoreKind>["items"];

/** A rank or suit that would score; "ten-card" if no ten, jack, queen or king scores less. */
type Wanted = Rank | Suit | "ten-card";

/**
 * A reason for or against a placement or a discard. `scores`, `keeps` and `gives-up` are about the line of the player's
 * side, `gives`, `opens` and `spoils` about that of the other side. @inline
 */
export type CrossCribbReason =
  | {
      // The card scores in a line at once.
      readonly kind: "scores" | "gives";
      readonly line: Line;
      readonly points: number;
      /** The combinations that the card completes; missing if it extends a run or a flush. */
      readonly items?: Items;
    }
  | {
      // One more card would score.
      readonly kind: "keeps" | "opens";
      readonly line: Line;
      /** The only square that is left in the line. */
      readonly square?: Square;
      /** The rank or suit with the highest points, times the number of such cards that the player has not seen. */
      readonly wanted: Wanted;
      /** That number. */
      readonly unseen: number;
      readonly points: number;
    }
  | {
      // One more card would have scored these points more than it still can.
      readonly kind: "gives-up" | "spoils";
      readonly line: Line;
      readonly wanted: Wanted;
      readonly unseen: number;
      readonly points: number;
    }
  | {
      // The card goes to a crib.
      readonly kind: "own-crib" | "their-crib";
      /** Points with the cut card and the player's earlier discard; missing if there are none. */
      readonly points?: number;
      readonly items?: Items;
    };

/** The reasons in English. They address the player who chooses. */
export const reasonWords = {
  "crosscribb.scores": "scores {points} in {line}[: {items}]",
  "crosscribb.gives": "gives {opponent} {points} in {line}[: {items}]",
  "crosscribb.keeps": "leaves {line} waiting for {wanted:one} to score {points} ({unseen} unseen)",
  "crosscribb.keeps.square": "keeps {square} open for {wanted:one} to score {points} ({unseen} unseen)",
  "crosscribb.opens": "lets {opponent} score {points} in {line} with {wanted:one} ({unseen} unseen)",
  "crosscribb.opens.square": "lets {opponent} score {points} in {line} with {wanted:one} on {square} ({unseen} unseen)",
  "crosscribb.gives-up": "gives up {points} that {wanted:one} would score in {line} ({unseen} unseen)",
  "crosscribb.spoils": "keeps {opponent} from scoring {points} in {line} with {wanted:one} ({unseen} unseen)",
  "crosscribb.own-crib": "adds to your own crib[, where it scores {points}: {items}]",
  "crosscribb.their-crib": "adds to the dealer's crib[, where it scores {points}: {items}]",
  "name.A.one": "an ace",
  "name.2.one": "a two",
  "name.3.one": "a three",
  "name.4.one": "a four",
  "name.5.one": "a five",
  "name.6.one": "a six",
  "name.7.one": "a seven",
  "name.8.one": "an eight",
  "name.9.one": "a nine",
  "name.T.one": "a ten",
  "name.J.one": "a jack",
  "name.Q.one": "a queen",
  "name.K.one": "a king",
  "name.ten-card.one": "a ten-card",
  "name.C.one": "a club",
  "name.D.one": "a diamond",
  "name.H.one": "a heart",
  "name.S.one": "a spade",
};

/** Minimum prospective points of a line for a reason. */
const PROMISING = 4;

/** The minimum for a line with one empty square, and for points that a line loses. */
const NEAR = 2;

/** Lists reasons for and against a move. */
export function reasonsFor(view: CrossCribbView, move: CrossCribbMove): CrossCribbReason[] {
  if (view.phase !== "play") return [];
  const card = view.piles[view.turn]![0]!;
  if (card === HIDDEN) return [];
  if (move.type === "discard") return [cribReason(view, card)];
  return move.type === "place" ? placeReasons(view, indexOfSquare(move.square), card) : [];
}

/** Reasons from the line of the player's side, then from the line of the other. */
function placeReasons(view: View<PlayState>, square: number, card: Card): CrossCribbReason[] {
  const side = sideOf(view, view.turn);
  const lines = [square % 5, 5 + Math.floor(square / 5)];
  const after = replaced<Card | null>(view.board, square, card);
  const unseen = unseenBy(view);
  return [lines[side]!, lines[1 - side]!].flatMap((line, i) =>
    lineReasons(view, { line, after, card, unseen }, i === 0),
  );
}

interface Placement {
  /** Index of the line in `LINES`. */
  readonly line: number;
  readonly after: Board;
  readonly card: Card;
  /** The cards that may still come. */
  readonly unseen: readonly Card[];
}

function lineReasons(view: View<PlayState>, placement: Placement, isOwn: boolean): CrossCribbReason[] {
  const { line: at, after, card, unseen } = placement;
  const { lineFlush: flush } = view.settings;
  const reasons: CrossCribbReason[] = [];
  const line = LINES[at]!;
  const [before, now] = [view.board, after].map((board) => scoreAt(board, at, flush));
  const points = now!.points - before!.points;
  const items = now!.items.filter((item) => item.cards.includes(card));
  // The item of a run that grows has the points of the whole run.
  const isWhole = points === items.reduce((sum, item) => sum + item.points, 0);
  if (points > 0) reasons.push({ kind: isOwn ? "scores" : "gives", line, points, ...(isWhole && { items }) });
  const cards = cardsIn(view.board, at);
  const hoped = bestFor(cards, unseen, flush);
  const lost = hoped && hoped.points - gainOf([...cards, card], hoped.wanted, flush);
  if (hoped !== undefined && lost! > Math.max(NEAR, points) && !isWanted(card, hoped.wanted))
    reasons.push({ kind: isOwn ? "gives-up" : "spoils", line, ...hoped, points: lost! });
  const next = bestFor([...cards, card], unseen, flush);
  const left = [0, 1, 2, 3, 4].map((i) => squareIn(at, i)).filter((square) => after[square] === null);
  const isLast = left.length === 1;
  const isNew = hoped?.wanted !== next?.wanted || hoped?.points !== next?.points;
  if (next !== undefined && (isLast ? next.points >= NEAR : isNew && next.points >= PROMISING)) {
    const square = isLast ? { square: SQUARE_NAMES[left[0]!]! } : {};
    reasons.push({ kind: isOwn ? "keeps" : "opens", line, ...square, ...next });
  }
  return reasons;
}

/** The cards that the viewer has not seen, in other hands or in the pack. */
function unseenBy({ board, crib, piles, turn }: View<PlayState>): Card[] {
  const seen = new Set([...board, ...crib, piles[turn]![0]]);
  return CARDS.filter((card) => !seen.has(card));
}

const RANKS_AND_SUITS = [..."A23456789TJQKCDHS"] as (Rank | Suit)[];

const TEN_CARDS = [..."TJQK"] as Rank[];

/** True for a card of the wanted rank or suit. */
function isWanted(card: Card, wanted: Wanted): boolean {
  return wanted === "ten-card" ? TEN_CARDS.some((rank) => card.includes(rank)) : card.includes(wanted);
}

/** A rank or suit, the number of such cards that the player has not seen, and the points of one of them. */
interface Hope {
  readonly wanted: Wanted;
  readonly unseen: number;
  readonly points: number;
}

/** The rank or suit with the highest average gain in a line: its points, times the number of such cards. */
function bestFor(cards: readonly Card[], unseen: readonly Card[], flush: "four" | "five"): Hope | undefined {
  const hopeFor = (wanted: Wanted): Hope => ({
    wanted,
    unseen: unseen.filter((card) => isWanted(card, wanted)).length,
    points: gainOf(cards, wanted, flush),
  });
  const totalOf = ({ unseen, points }: Hope) => unseen * points;
  const hopes = RANKS_AND_SUITS.map(hopeFor);
  const most = Math.max(...hopes.map(totalOf));
  const best = hopes.find((hope) => totalOf(hope) === most)!;
  if (most === 0) return undefined;
  if (!TEN_CARDS.some((rank) => rank === best.wanted)) return best;
  const any = hopeFor("ten-card");
  return any.points === best.points ? any : best;
}

/** Points that one more card of a rank adds to a line, or one of a suit to its flush; 0 if the line is full. */
function gainOf(cards: readonly Card[], wanted: Wanted, flush: "four" | "five"): number {
  if (cards.length === 5) return 0;
  if (wanted === "ten-card") return Math.min(...TEN_CARDS.map((rank) => gainOf(cards, rank, flush)));
  const indices = cards.map(indexOfCard);
  const rank = indexOfCard(`${wanted}C`);
  if (rank >= 0) return pointsOfRanks([...indices, rank]) - pointsOfRanks(indices);
  const suited = cards.filter((card) => card[1] === wanted).length;
  const pointsOf = (n: number) => (n >= (flush === "four" ? 4 : 5) ? n : 0);
  return pointsOf(suited + 1) - pointsOf(suited);
}

/** The effect of a discard on the crib, from the cards that its player sees. */
function cribReason(view: View<PlayState>, card: Card): CrossCribbReason {
  const { settings, crib, cut, turn, dealer } = view;
  const owners = ownersOf(settings);
  const known = [...crib.filter((other, i) => owners[i] === turn && isCard(other)), cut] as Card[];
  const items = scoreLine([...known, card], { cut, flush: "five" }).items.filter((item) => item.cards.includes(card));
  const points = items.reduce((sum, item) => sum + item.points, 0);
  const kind = sideOf(view, dealer) === sideOf(view, turn) ? "own-crib" : "their-crib";
  return { kind, ...(points > 0 && { points, items }) };
}
