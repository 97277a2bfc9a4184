import type { Bot } from "../../../src/bots/index.ts";
import { valueOfCard } from "../../../src/core/card.ts";
import type * as cribbage from "../../../src/cribbage/index.ts";
import type { DiscardMove } from "../../../src/cribbage/moves.ts";
import type { DiscardState, PlayState, View } from "../../../src/cribbage/state.ts";
import { CARDS, type Card, cardIndex, type Random, randomInt } from "../../../src/index.ts";
import { countIndices, scorePlay } from "../../../src/scoring/index.ts";
import { cardsOfCount } from "./count.ts";

/**
 * Average cribs by the ranks of two discarded cards, to one's own crib and to the opponent's: Michael Schell,
 * www.cribbageforum.com/SchellDiscard.htm, in hundredths of a point, ace to king in rows from the pair on.
 */
const TABLES = {
  own: `538 423 452 543 545 385 385 380 340 342 365 342 341
    572 700 452 545 393 381 366 371 355 384 358 352
    594 491 597 381 358 392 378 357 390 359 367
    563 648 385 372 383 372 359 388 359 360
    879 663 601 548 543 666 700 663 666
    576 498 463 513 317 341 323 313
    592 653 404 323 353 323 326
    545 472 380 352 319 316
    516 429 397 299 306
    476 461 331 284
    533 481 396
    479 346
    458`,
  opponent: `602 507 507 572 601 491 489 485 455 448 468 433 430
    638 733 533 611 497 497 494 470 459 481 456 445
    668 596 678 487 501 505 487 463 486 459 448
    653 726 534 488 494 468 453 485 446 436
    937 747 700 630 615 741 776 734 725
    708 642 586 626 431 457 422 414
    714 763 526 431 468 432 427
    682 583 510 459 431 420
    639 543 496 411 403
    608 563 461 388
    642 546 477
    579 449
    565`,
};

type Table = readonly (readonly number[])[];

/** The rows of a table, each from the pair of its rank on. */
function rowsOf(text: string): Table {
  return text.split("\n").map((row) => row.trim().split(" ").map(Number));
}

const [own, opponent] = [rowsOf(TABLES.own), rowsOf(TABLES.opponent)];

/**
 * The rule of "Max", a free program: it discards for the average hand and Schell's average crib, and plays the card
 * that pegs most at once, less what an unseen card pegs on average in reply. Ties are broken at random.
 */
export const schellBot: Bot<typeof cribbage> = (view, moves, random) => {
  if (view.phase === "discard") return bestOf(moves, (move) => discardWorth(view, move as DiscardMove), random);
  if (view.phase === "play") return bestOf(moves, (move) => playWorth(view, move), random);
  return moves.at(-1)!;
};

function bestOf<Move>(moves: readonly Move[], worthOf: (move: Move) => number, random: Random): Move {
  const worths = moves.map(worthOf);
  const most = Math.max(...worths);
  const best = moves.filter((_, i) => worths[i] === most);
  return best[randomInt(best.length, random)]!;
}

/** The average hand, with the average crib added or taken off, in points. */
function discardWorth(view: View<DiscardState>, { seat, cards }: DiscardMove): number {
  const hand = view.hands[seat]!.map((card) => cardIndex(card as Card));
  const discarded = cards.map(cardIndex);
  const [a, b, c, d] = hand.filter((card) => !discarded.includes(card)) as [number, number, number, number];
  const starters = CARDS.map((_, card) => card).filter((card) => !hand.includes(card));
  const points = starters.reduce((sum, starter) => sum + countIndices(a, b, c, d, starter), 0);
  const [low, high] = discarded.map((card) => card >> 2).sort((x, y) => x - y) as [number, number];
  const isOwn = seat === view.dealer;
  return points / starters.length + ((isOwn ? 1 : -1) * (isOwn ? own : opponent)[low]![high - low]!) / 100;
}

/** Points for a card at once minus the average points for a reply. */
function playWorth(view: View<PlayState>, move: cribbage.CribbageMove): number {
  if (move.type !== "play") return 0;
  const cards = [...cardsOfCount(view), move.card];
  const room = 31 - cards.reduce((sum, card) => sum + valueOfCard(card), 0);
  const seen = [...view.hands[view.turn]!, ...view.plays.flatMap((play) => (play.type === "play" ? [play.card] : []))];
  const replies = CARDS.filter((card) => !seen.includes(card) && valueOfCard(card) <= room);
  const pegged = replies.reduce((sum, card) => sum + scorePlay([...cards, card]).points, 0);
  return scorePlay(cards).points - (replies.length === 0 ? 0 : pegged / replies.length);
}
