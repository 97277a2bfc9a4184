import type { Seat } from "../../core/any.ts";
import { cardFault, indexOfCard } from "../../core/card.ts";
import { InvalidStateError, type Key } from "../../core/errors.ts";
import type { Fault } from "../../core/fault.ts";
import { expectArray, type Fields, readFields, readInteger, readOneOf } from "../../schema/read.ts";
import type { CribbageSettings } from "../options.ts";
import { initialState } from "../rules.ts";
import type { PlayState, View } from "../state.ts";
import type { GivenCards, SituationCode } from "./cards.ts";
import type { CardOrRank } from "./suits.ts";
import { type GivenTable, playView } from "./views.ts";

/** Upper bound: seven cards, each with a go. */
const MOST_PLAYS = 14;

/** Your knowledge in the play against one opponent, when it is your turn to play a card. @inline */
export interface PlaySituation {
  /** The four cards that you kept, played ones included. */
  readonly hand: readonly CardOrRank[];
  /**
   * The cards that both of you have played, in order; empty if you lead. Turns and goes follow from the rules. If
   * several sequences are possible, the one with the fewest goes counts, unless you write `"go"`.
   */
  readonly plays: readonly (CardOrRank | "go")[];
  /** The two cards that you discarded; by default two of ranks that don't occur elsewhere. */
  readonly discards?: readonly CardOrRank[] | null;
  /** The starter; by default a card of a rank that doesn't occur elsewhere. */
  readonly starter?: CardOrRank | null;
  /** Whether you deal. */
  readonly dealer: boolean | Seat;
  /** The points of each side now, yours first, including points pegged since the cut. */
  readonly scores: readonly number[];
  /** Points that win; default 121. */
  readonly target?: number | null;
}

export function readPlay(given: unknown): View<PlayState> {
  const read = readFields(given, [], ["hand", "plays", "dealer", "scores"], ["discards", "starter", "target"]);
  const { discards, plays, starter } = read;
  expectArray(plays, ["plays"], 0, MOST_PLAYS);
  const cards: GivenCards = {
    hand: readRanked(read.hand, "hand", 4, 4),
    discards: discards == null ? [] : readRanked(discards, "discards", 2, 2),
    starter: starter == null ? undefined : readCardOrRank(starter, ["starter"]),
    plays: Array.from({ length: plays.length }, (_, i) =>
      plays[i] === "go" ? "go" : readCardOrRank(plays[i], ["plays", i]),
    ),
  };
  return expectNoFault(playView(cards, readDealt(read, { players: 2 }), false));
}

export function readDealt(read: Fields<"dealer" | "scores" | "target">, table: Partial<CribbageSettings>): GivenTable {
  const target = readInteger(read.target ?? 121, ["target"], 1);
  const { settings, scores: zeros } = initialState({ ...table, target });
  const { players } = settings;
  expectArray(read.scores, ["scores"], zeros.length, zeros.length);
  const scores = Array.from(read.scores, (score, side) => readInteger(score, ["scores", side], 0, target - 1));
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const dealer = readOneOf(read.dealer, ["dealer"], players === 2 ? [true, false, 0, 1] : [true, ...seats]);
  return { settings, scores, dealer: dealer === true ? 0 : dealer === false ? 1 : dealer };
}

/** Reads cards whose suits may be unknown. */
export function readRanked(value: unknown, key: string, min: number, max: number): CardOrRank[] {
  expectArray(value, [key], min, max);
  // By index: an untrusted array may have an endless iterator.
  return Array.from({ length: value.length }, (_, i) => readCardOrRank(value[i], [key, i]));
}

function readCardOrRank(value: unknown, keys: readonly Key[]): CardOrRank {
  const isRank = typeof value === "string" && value.length === 1 && indexOfCard(`${value}C`) >= 0;
  if (!isRank && indexOfCard(value) < 0) throw new InvalidStateError(keys, cardFault(value));
  return value as CardOrRank;
}

export function expectNoFault<T extends object>(read: T | Fault<SituationCode>): T {
  if ("code" in read) throw new InvalidStateError(read.keys, read.reason);
  return read;
}
