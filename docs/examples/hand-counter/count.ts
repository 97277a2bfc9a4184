// Counts hands, one a line, the starter last; "crib" before the cards says that it is one:
// printf '5H 5D 5S JC 5C\ncrib 2c 4c 6c 8c kh\n' | node count.ts
import { createInterface } from "node:readline";
import { formatCards, InvalidStateError, NotationError } from "fifteen-two";
import { formatScore, parseHand, scoreHand } from "fifteen-two/scoring";

/** The points of a line, as a player would say them. */
function count(line: string): string {
  const [, word, text = ""] = /^\s*(crib\s)?(.*)$/i.exec(line) ?? [];
  const { hand, starter } = parseHand(text);
  const { points, items } = scoreHand(hand, starter, { crib: word !== undefined });
  const cards = starter === undefined ? hand : [...hand, starter];
  return `${formatCards(cards, { symbols: true })}: ${points}${points > 0 ? ` (${formatScore(items)})` : ""}`;
}

let number = 0;
for await (const line of createInterface({ input: process.stdin })) {
  number++;
  if (line.trim() === "") continue;
  try {
    console.log(count(line));
  } catch (error) {
    if (!(error instanceof NotationError || error instanceof InvalidStateError)) throw error;
    console.error(`line ${number}: ${error.message}`);
    process.exitCode = 1;
  }
}
