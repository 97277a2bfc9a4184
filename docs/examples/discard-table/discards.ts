// Prints what every discard from a hand is worth, to the own crib and to an opponent's:
// node discards.ts 5H 6D 7S 8C JC KD
import { type Card, InvalidStateError, NotationError, parseCards } from "fifteen-two";
import { type DiscardValue, discardValues } from "fifteen-two/cribbage/analysis";

/** The discards by their cards: `"JC KD"`. */
function byCards(values: readonly DiscardValue[]): ReadonlyMap<string, DiscardValue> {
  return new Map(values.map((value) => [value.cards.join(" "), value]));
}

function signed(points: number): string {
  return (points < 0 ? "-" : "+") + Math.abs(points).toFixed(2);
}

/** A table with the best discard to the own crib first. */
function* table(hand: readonly Card[]): Generator<string, void, void> {
  const own = discardValues(hand, { dealer: true });
  const against = byCards(discardValues(hand, { dealer: false }));
  yield "discard  keep           hand   own crib   pegs  total   their crib   pegs  total";
  for (const { cards, kept, hand: points, crib, pegging, total } of own) {
    const theirs = against.get(cards.join(" "));
    if (theirs === undefined) continue;
    yield [
      cards.join(" ").padEnd(7),
      kept.join(" ").padEnd(11),
      points.toFixed(2).padStart(6),
      signed(crib).padStart(9),
      signed(pegging).padStart(5),
      total.toFixed(2).padStart(5),
      signed(theirs.crib).padStart(11),
      signed(theirs.pegging).padStart(5),
      theirs.total.toFixed(2).padStart(5),
    ].join("  ");
  }
}

try {
  const hand = parseCards(process.argv.slice(2).join(" "));
  for (const line of table(hand)) console.log(line);
} catch (error) {
  if (!(error instanceof NotationError || error instanceof InvalidStateError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
