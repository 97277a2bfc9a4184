import type { Card } from "../core/card.ts";
import { lowestCard } from "../core/deal.ts";
import { InvalidStateError } from "../core/errors.ts";
import {
  distinctCards,
  expectEqual,
  type Fields,
  readArray,
  readCard,
  readInteger,
  readObject,
  readOneOf,
  readPhase,
} from "../core/json.ts";
import { type GoMove, type PlayMove, parseMoveJson } from "./moves.ts";
import { type CribbageSettings, readOptions, sideCount, sideOf } from "./options.ts";
import { applyPlay, refusePlay } from "./play.ts";
import { readScored, scoreHeels } from "./points.ts";
import { opponents, shownPoints } from "./show.ts";
import { type CribbageState, cribPlace, dealtTo, leftOf, type PlayState } from "./state.ts";

const COMMON = ["options", "phase", "scores", "scored"] as const;
const DEALT = [...COMMON, "dealer", "hands", "crib"] as const;
const CUT = [...DEALT, "starter", "plays", "countStarts"] as const;

/** By phase: what a state consists of. */
const FIELDS = {
  "cut-for-deal": [...COMMON, "cuts"],
  deal: [...COMMON, "dealer"],
  discard: DEALT,
  cut: DEALT,
  play: [...CUT, "count", "turn"],
  show: [...CUT, "turn", "hand"],
  muggins: [...CUT, "turn", "hand", "missing", "pending"],
  over: [...CUT, "during", "winner"],
} as const;

/**
 * A state from untrusted JSON, checked to the bottom: the cards are distinct and where the rules put them, and what
 * follows from other parts (the count, whose turn it is, what the latest card scored) is as the rules have it.
 *
 * @param json - the JSON value
 * @returns the state, a copy of the value
 * @throws InvalidStateError with the path of what is wrong
 *
 * @example
 * ```ts
 * import { initialState, parseState } from "fifteen-two/cribbage";
 *
 * parseState(JSON.parse(JSON.stringify(initialState()))).phase; // => "cut-for-deal"
 * ```
 */
export function parseState(json: unknown): CribbageState {
  const phase = readPhase(json, FIELDS);
  const fields: Fields<string> = readObject(json, "", FIELDS[phase]);
  const options = readOptions(fields.options);
  expectEqual(fields.options, options, "options");
  const scores = readScores(fields, options, phase);
  const scored = readScored(fields.scored, options);
  const base = { options, scores, scored };
  if (phase === "cut-for-deal") return { ...base, phase, cuts: readCuts(fields, options, scores) };
  const dealer = readInteger(fields.dealer, "dealer", 0, options.players - 1);
  if (phase === "deal") return { ...base, phase, dealer };
  if (phase === "discard" || phase === "cut") {
    expectEqual(fields.scored, [], "scored");
    const table = { ...base, dealer, ...readCards(fields, options, phase) };
    return phase === "cut" ? { ...table, phase, crib: table.crib as Card[] } : { ...table, phase };
  }
  return readTable(fields, phase, { ...base, dealer });
}

function readScores(fields: Fields<string>, options: CribbageSettings, phase: CribbageState["phase"]): number[] {
  const winner = phase === "over" ? readInteger(fields.winner, "winner", 0, sideCount(options) - 1) : -1;
  let side = 0;
  const score = (value: unknown, path: string) => {
    const won = side++ === winner;
    return readInteger(value, path, won ? options.target : 0, won ? options.target : options.target - 1);
  };
  return readArray(fields.scores, "scores", score, sideCount(options));
}

function readCuts(fields: Fields<string>, options: CribbageSettings, scores: readonly number[]): Card[] {
  if (options.dealer !== null) throw new InvalidStateError("phase", "is not cut-for-deal when the dealer is agreed");
  expectEqual(
    fields.scores,
    scores.map(() => 0),
    "scores",
  );
  expectEqual(fields.scored, [], "scored");
  const cuts = readArray(fields.cuts, "cuts", readCard, 0, options.players);
  if (cuts.length === 0) return cuts;
  if (cuts.length !== options.players) throw new InvalidStateError("cuts", `must have 0 or ${options.players} items`);
  distinctCards(cuts.map((card, i) => [`cuts[${i}]`, card]));
  if (lowestCard(cuts) !== undefined)
    throw new InvalidStateError("cuts", "has a lowest card, so that the deal is settled");
  return cuts;
}

/** The hands and the crib before the play. */
function readCards(fields: Fields<string>, options: CribbageSettings, phase: "discard" | "cut") {
  const { players } = options;
  const { cards, discards } = dealtTo(players);
  const crib = readArray(
    fields.crib,
    "crib",
    (item, path) => (item === null && phase === "discard" ? null : readCard(item, path)),
    4,
  );
  let seat = 0;
  const hands = readArray(
    fields.hands,
    "hands",
    (hand, path) => {
      const place = cribPlace(players, seat++);
      const laid = crib[place] !== null;
      if (discards === 2 && (crib[place + 1] !== null) !== laid)
        throw new InvalidStateError(`crib[${place + 1}]`, "does not go with the card before it");
      return readArray(hand, path, readCard, laid ? cards - discards : cards);
    },
    players,
  );
  if (players === 3 && crib[0] === null) throw new InvalidStateError("crib[0]", "is missing");
  if (phase === "discard" && !crib.includes(null))
    throw new InvalidStateError("phase", "is not discard when all have discarded");
  checkDistinct(hands, crib);
  return { hands, crib };
}

function checkDistinct(hands: readonly (readonly Card[])[], crib: readonly (Card | null)[], starter?: Card): void {
  distinctCards([
    ...hands.flatMap((hand, seat) => hand.map((card, i) => [`hands[${seat}][${i}]`, card] as const)),
    ...crib.flatMap((card, i) => (card === null ? [] : [[`crib[${i}]`, card] as const])),
    ...(starter === undefined ? [] : [["starter", starter] as const]),
  ]);
}

type Base = Pick<PlayState, "options" | "scores" | "scored" | "dealer">;

/** The states from the starter on: the play is made once more, and must lead to what the state says. */
function readTable(fields: Fields<string>, phase: "play" | "show" | "muggins" | "over", base: Base): CribbageState {
  const { players } = base.options;
  const held = readArray(fields.hands, "hands", (hand, path) => readArray(hand, path, readCard, 0, 4), players);
  const crib = readArray(fields.crib, "crib", readCard, 4);
  const starter = readCard(fields.starter, "starter");
  const play = (json: unknown, path: string): PlayMove | GoMove => {
    const move = parseMoveJson(json);
    if (move.type === "play" || move.type === "go") return move;
    throw new InvalidStateError(path, "must be a card played or a go");
  };
  const plays = readArray(fields.plays, "plays", inPlace(play), 0, 60);
  const during = phase === "over" ? readOneOf(fields.during, "during", ["cut", "play", "hand", "crib"]) : undefined;
  const shown = phase === "show" || phase === "muggins" || during === "hand" || during === "crib";
  const kept = held.map((hand, seat) => (shown ? hand : [...laidBy(plays, seat), ...hand]));
  kept.forEach((hand, seat) => {
    readArray(hand, `hands[${seat}]`, readCard, 4);
  });
  checkDistinct(kept, crib, starter);
  const end = replayPlay({ ...base, hands: kept, crib, starter }, plays);
  if (shown !== (end.phase === "show") && during !== "play")
    throw new InvalidStateError("plays", shown ? "is not the whole play" : "is the whole play, so the show has begun");
  if (shown) expectEqual(fields.hands, end.phase === "show" ? end.hands : [], "hands");
  const countStarts = (end as PlayState).countStarts.filter((at) => phase !== "over" || at < plays.length || at === 0);
  expectEqual(fields.countStarts, countStarts, "countStarts");
  const table = { ...base, hands: held, crib, starter, plays, countStarts };
  if (phase === "over") return readEnd(fields, table, during!);
  if (phase === "play") {
    const state = { ...(end as PlayState), ...base };
    expectEqual(fields.scored, end.scored, "scored");
    for (const key of ["count", "turn"] as const) expectEqual(fields[key], state[key], key);
    return state;
  }
  return readShow(fields, phase, table);
}

/** Lets a reader that knows moves report what is wrong with a part of a state. */
function inPlace<T>(read: (json: unknown, path: string) => T): (json: unknown, path: string) => T {
  return (json, path) => {
    try {
      return read(json, path);
    } catch (error) {
      if (error instanceof InvalidStateError) throw error;
      throw new InvalidStateError(path, (error as Error).message);
    }
  };
}

function laidBy(plays: readonly (PlayMove | GoMove)[], seat: number): Card[] {
  return plays.flatMap((move) => (move.type === "play" && move.seat === seat ? [move.card] : []));
}

/** Makes the play from its start, as if nobody could win by it. */
function replayPlay(
  table: Base & Pick<PlayState, "hands" | "crib" | "starter">,
  plays: PlayState["plays"],
): CribbageState {
  const { options, dealer, hands, crib, starter } = table;
  const endless = { ...options, target: Number.MAX_SAFE_INTEGER };
  let state: CribbageState = {
    options: endless,
    scores: table.scores.map(() => 0),
    scored: starter[0] === "J" ? [{ side: sideOf(options, dealer), ...scoreHeels(starter) }] : [],
    phase: "play",
    ...{ dealer, hands, crib, starter, plays: [], countStarts: [0], count: 0, turn: leftOf(dealer, options.players) },
  };
  plays.forEach((move, i) => {
    const why =
      state.phase !== "play"
        ? "comes after the end of the play"
        : move.seat !== state.turn
          ? `is seat ${move.seat}'s, but seat ${state.turn} is to play`
          : refusePlay(state, move)?.[1];
    if (why !== undefined) throw new InvalidStateError(`plays[${i}]`, why);
    state = applyPlay(state as PlayState, move);
  });
  return state;
}

type Table = Base & Pick<PlayState, "hands" | "crib" | "starter" | "plays" | "countStarts">;

function readShow(fields: Fields<string>, phase: "show" | "muggins", table: Table): CribbageState {
  const { options, dealer } = table;
  const hand = readOneOf(fields.hand, "hand", ["hand", "crib"]);
  const turn = readInteger(fields.turn, "turn", 0, options.players - 1);
  if (hand === "crib") expectEqual(turn, dealer, "turn");
  if (phase === "show") return { ...table, phase, turn, hand };
  if (!options.muggins) throw new InvalidStateError("phase", "is not muggins without the option muggins");
  const points = shownPoints({ ...table, turn, hand });
  const missing = readInteger(fields.missing, "missing", 1, points);
  const others = opponents(options, turn);
  const pending = readArray(fields.pending, "pending", (item, path) => readOneOf(item, path, others), 1, others.length);
  expectEqual(
    pending,
    others.filter((seat) => pending.includes(seat)),
    "pending",
  );
  return { ...table, phase, turn, hand, missing, pending };
}

function readEnd(fields: Fields<string>, table: Table, during: "cut" | "play" | "hand" | "crib"): CribbageState {
  const winner = fields.winner as number;
  if (table.scored[0]?.side !== winner) throw new InvalidStateError("scored", "must be what the winner scored last");
  if (during === "cut" && (table.plays.length > 0 || table.starter[0] !== "J"))
    throw new InvalidStateError("during", "is the cut only when the starter is a jack and nothing was played");
  if (during === "play" && table.plays.length === 0) throw new InvalidStateError("plays", "is empty");
  return { ...table, phase: "over", during, winner };
}
