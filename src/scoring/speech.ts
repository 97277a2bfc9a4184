import type { ScoreItem } from "./item.ts";

const NUMBERS =
  "nothing one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty twenty-one twenty-two twenty-three twenty-four twenty-five twenty-six twenty-seven twenty-eight twenty-nine";

/**
 * Says a count as at a table, each item with the points so far: "fifteen two, fifteen four, pair is six".
 *
 * @param items - the items of a score, from {@link scoreHand} or {@link scorePlay}
 * @returns a phrase without a full stop; a hand worth nothing is "nineteen" (S4-36)
 *
 * @example
 * ```ts
 * import { formatScore, scoreHand } from "fifteen-two/scoring";
 *
 * formatScore(scoreHand(["7H", "8D", "2S", "KC"], "8C").items); // => "fifteen two, fifteen four, pair is six"
 * formatScore(scoreHand(["5H", "5D", "5S", "KC"], "2C").items);
 * // => "fifteen two, fifteen four, fifteen six, fifteen eight, three of a kind is fourteen"
 * ```
 */
export function formatScore(items: readonly ScoreItem[]): string {
  if (items.length === 0) return "nineteen";
  const said: string[] = [];
  let total = 0;
  for (let i = 0; i < items.length; i++) {
    const kind = items[i]!.kind;
    const pairs = kind === "pair" ? pairsOfRank(items, i) : 1;
    for (const item of items.slice(i, i + pairs)) total += item.points;
    i += pairs - 1;
    said.push(phrase(items[i]!, pairs, total));
  }
  return said.join(", ");
}

/** How many pair items from `i` on are of one rank: 1, 3 or 6. */
function pairsOfRank(items: readonly ScoreItem[], i: number): number {
  const rank = items[i]!.cards[0]![0];
  let n = 1;
  while (items[i + n]?.kind === "pair" && items[i + n]!.cards[0]![0] === rank) n++;
  return n;
}

function phrase(item: ScoreItem, pairs: number, total: number): string {
  const points = NUMBERS.split(" ")[total] ?? `${total}`;
  const cards = Math.max(item.cards.length, pairs === 6 ? 4 : pairs === 3 ? 3 : 0);
  switch (item.kind) {
    case "fifteen":
      return `fifteen ${points}`;
    case "thirty-one":
      return `thirty-one for ${points}`;
    case "pair":
      return cards === 2 ? `pair is ${points}` : `${cards === 3 ? "three" : "four"} of a kind is ${points}`;
    case "run":
      return `run of ${NUMBERS.split(" ")[cards]} is ${points}`;
    case "nobs":
      return `one for his nobs is ${points}`;
    case "heels":
      return `two for his heels`;
    default:
      return `${item.kind.replaceAll("-", " ")} is ${points}`;
  }
}
