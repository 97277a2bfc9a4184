import type { NotationError } from "../../core/errors.ts";
import type { Fault } from "../../core/fault.ts";
import { either } from "../../core/message.ts";
import { initialState } from "../index.ts";
import { type SituationCode, suitedHand } from "../situation/cards.ts";
import type { CardOrRank } from "../situation/suits.ts";
import { discardView, type GivenTable, playView } from "../situation/views.ts";
import type { DiscardState, PlayState, View } from "../state.ts";
import {
  type Clause,
  type ClauseKey,
  clausesOf,
  errorAt,
  playsIn,
  unknownWord,
  type WrittenPlay,
  wrongWord,
} from "./clauses.ts";
import { type Part, split } from "./text.ts";

type Clauses = ReadonlyMap<ClauseKey, Clause>;

interface WrittenCard extends Part {
  readonly card: CardOrRank;
}

interface Parts {
  readonly scores: readonly Part[];
  readonly hand: readonly WrittenCard[];
  readonly discards: readonly WrittenCard[];
  readonly starter: readonly WrittenCard[];
  readonly plays: readonly WrittenPlay[];
}

/**
 * Reads a position of two-player cribbage from what one player knows: `dealer 74-85, kept A34Q, cut Q, played: Q`.
 *
 * The clauses come in any order. See the [guide](../../../docs/hints-and-reviews.md#a-position-in-a-line).
 *
 * | clause | meaning |
 * |---|---|
 * | `dealer 74-85`, `pone 74-85` | whether you deal, and the points now, yours first |
 * | `before the deal` | the points are those before the deal, without points pegged since |
 * | `hand 5-5-6-7-J-J` | six cards, of which you are to discard two |
 * | `kept A34Q`, or `hand` | the four cards that you kept, played ones included |
 * | `discarded 2K` | your discards; left out, two cards of other ranks |
 * | `cut Q`, or `starter` | the starter; left out, a card of another rank |
 * | `played: Q A 9` | the cards that both have played, in order; left out, you lead |
 * | `target 61` | the points that win; left out, 121 |
 *
 * A card is a rank, with a suit or without. Ranks get suits that make no flush and no nobs, if there are any. Turns and
 * goes follow from the rules. If several sequences are possible, the one with the fewest goes counts, unless you write
 * `go`.
 *
 * @param text - the text, up to 1,000 characters
 * @returns the view of seat 0, which is you and is to discard or to play a card
 * @throws NotationError with the index of the first invalid word
 *
 * @example
 * ```ts
 * import { advise } from "fifteen-two/bots";
 * import * as cribbage from "fifteen-two/cribbage";
 * import { trials } from "fifteen-two/cribbage/analysis";
 * import { parseSituation } from "fifteen-two/cribbage/shorthand";
 *
 * const view = parseSituation("dealer 74-85, kept A34Q, cut Q, played: Q");
 * const { choices } = [...advise(cribbage, view, { method: trials() })].at(-1)!;
 * choices.length; // => 4
 * ```
 */
export function parseSituation(text: string): View<DiscardState | PlayState> {
  const clauses = clausesOf(text);
  const parts = partsOf(clauses, text);
  const table = tableOf(clauses, parts);
  const view = parts.hand.length === 6 ? discardViewOf(parts, table, clauses) : playViewOf(parts, table, clauses);
  if ("code" in view) throw errorOf(view, parts, text);
  return view;
}

function partsOf(clauses: Clauses, text: string): Parts {
  const end = { whole: text, index: text.length };
  const role = clauses.get("dealer") ?? clauses.get("pone");
  if (role === undefined)
    throw errorAt(end, "missing-word", "expected dealer or pone, with the points, such as dealer 74-85");
  const scores = scoresIn(role);
  const hand = clauses.get("hand");
  if (hand === undefined)
    throw errorAt(end, "missing-word", "expected your cards, such as kept A34Q or hand 5-5-6-7-J-J");
  const stray = clauses.get("before")?.words.find((word) => !/^(the|deal)$/i.test(word.text));
  if (stray !== undefined) throw wrongWord(stray, "expected the deal after before", "unexpected-word");
  return {
    scores,
    hand: cardsIn(hand, [4, 6]),
    discards: cardsIn(clauses.get("discards"), [2]),
    starter: cardsIn(clauses.get("starter"), [1]),
    plays: playsIn(clauses.get("plays")),
  };
}

/** The points of a clause such as `dealer 74-85`. */
function scoresIn({ head, words }: Clause): Part[] {
  const parts = words.flatMap((word) => split({ ...word, text: word.text.replaceAll("–", "-") }, "-"));
  const scores = parts.filter(({ text }) => text !== "");
  const bad = scores.find(({ text }) => !/^\d{1,3}$/.test(text));
  if (bad !== undefined && /^[a-z]/i.test(bad.text)) throw unknownWord(bad);
  if (bad !== undefined) throw wrongWord(bad, `expected points after ${head.text}, yours first, such as 74-85`);
  if (scores.length !== 2) {
    const reason = `expected the points of both after ${head.text}, yours first, such as 74-85`;
    throw errorAt(scores[2] ?? head, "wrong-count", reason, { count: scores.length, expected: 2 });
  }
  return scores;
}

/** The cards of a clause, in one of the expected numbers; empty without the clause. */
function cardsIn(clause: Clause | undefined, expected: readonly number[]): WrittenCard[] {
  if (clause === undefined) return [];
  const cards = playsIn(clause).map(({ card, ...part }) => {
    if (card === "go") throw wrongWord(part, "a go belongs to the cards that were played");
    return { ...part, card };
  });
  const count = cards.length;
  if (expected.includes(count)) return cards;
  const most = Math.max(...expected);
  const reason = `expected ${either(expected.map(String))} ${most === 1 ? "card" : "cards"} after ${clause.head.text}, not ${count}`;
  throw errorAt(cards[most] ?? clause.head, "wrong-count", reason, { count, expected: most });
}

function tableOf(clauses: Clauses, { scores }: Parts): GivenTable {
  const pone = clauses.get("pone");
  if (pone !== undefined && clauses.has("dealer"))
    throw wrongWord(pone.head, "expected either dealer or pone, not both", "unexpected-word");
  const target = targetIn(clauses.get("target"));
  const points = scores.map((part) => {
    const score = Number(part.text);
    if (score >= target) throw wrongWord(part, `points must be from 0 to ${target - 1}, not ${score}`);
    return score;
  });
  return {
    settings: initialState({ players: 2, target }).settings,
    dealer: pone === undefined ? 0 : 1,
    scores: points,
  };
}

function targetIn(clause: Clause | undefined): number {
  if (clause === undefined) return 121;
  const [target, extra] = clause.words;
  if (target === undefined) throw errorAt(clause.head, "missing-word", "expected points after target, such as 61");
  if (extra !== undefined) throw wrongWord(extra, "expected one number after target", "unexpected-word");
  if (!/^[1-9]\d{0,2}$/.test(target.text)) throw wrongWord(target, "target must be from 1 to 999");
  return Number(target.text);
}

/** The view before the discard. */
function discardViewOf(
  { hand }: Parts,
  table: GivenTable,
  clauses: Clauses,
): View<DiscardState> | Fault<SituationCode> {
  const [extra] = (["discards", "starter", "plays"] as const).flatMap((key) => clauses.get(key) ?? []);
  if (extra !== undefined)
    throw wrongWord(
      extra.head,
      `with six cards you have yet to discard; before ${extra.head.text}, give four`,
      "unexpected-word",
    );
  const cards = suitedHand(hand.map(({ card }) => card));
  return "code" in cards ? cards : discardView(cards, table);
}

/** The view in the play. */
function playViewOf(parts: Parts, table: GivenTable, clauses: Clauses): View<PlayState> | Fault<SituationCode> {
  const [hand, discards, starters] = [parts.hand, parts.discards, parts.starter].map((cards) =>
    cards.map(({ card }) => card),
  );
  const plays = parts.plays.map(({ card }) => card);
  const before = clauses.get("before");
  return playView({ hand: hand!, discards: discards!, starter: starters![0], plays }, table, before !== undefined);
}

/** The error for a fault, with the index of the part at its keys. */
function errorOf({ code, keys, reason, values }: Fault<SituationCode>, parts: Parts, text: string): NotationError {
  const [key, i = 0] = keys as [keyof Parts, number | undefined];
  // A fault of the plays as a whole means that they end too early.
  const end = keys.length === 1 && key === "plays";
  const part = (end ? undefined : parts[key][i]) ?? { whole: text, index: text.length };
  const hint = key === "scores" ? "; after points without it, write before the deal" : "";
  return errorAt(part, code, `${reason}${hint}`, values);
}
