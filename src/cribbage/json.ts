import type { Card } from "../core/card.ts";
import { opponentsOf } from "../core/seat.ts";
import type { Schema } from "../core/standard-schema.ts";
import { parseView } from "../game/derive.ts";
import { parseMove } from "../schema/moves.ts";
import { arrayFault } from "../schema/read.ts";
import type { Report } from "../schema/reading.ts";
import { checkDistinct, checkEqual } from "../schema/relations.ts";
import { CARD, distinct, integer, listOf, orNull, type Shape, seatShape, TAG, unionOf } from "../schema/shape.ts";
import { parseWith, shapeSchema } from "../schema/standard.ts";
import { awardShape, CLAIMED, HAND_WORTH, oneCard, type Worth } from "../scoring/json.ts";
import { discardsOf } from "../shared/crib.ts";
import { checkCuts } from "../shared/cut-for-deal.ts";
import { checkMuggins } from "../shared/muggins.ts";
import { checkSeat, sideCount } from "../shared/options.ts";
import { checkScores } from "../shared/scores.ts";
import { filledCards } from "../shared/unseen.ts";
import { countOf, playable } from "./count.ts";
import { dealtTo, ownersOf } from "./crib.ts";
import { MOST_HAND_POINTS, MOVE, moveSchema } from "./move-shape.ts";
import type { CribbageMove } from "./moves.ts";
import { optionsSchema } from "./options.ts";
import { shownPoints } from "./phases/show.ts";
import type {
  CribbageAwardKind,
  CribbageState,
  CribbageView,
  CutState,
  DiscardState,
  MugginsState,
  OverState,
  PlayState,
  ShowState,
} from "./state.ts";
import { handsAreOpen, seenBy } from "./view.ts";

export { moveSchema } from "./move-shape.ts";

const STATE: Shape = /* @__PURE__ */ makeShape(checkState);

/** For views, whose hidden cards are replaced by placeholders: does not check goes. */
const FILLED: Shape = /* @__PURE__ */ makeShape(checkParts);

function makeShape(check: typeof checkState): Shape {
  const seat = seatShape(4);
  const side = integer(0, 3);
  const worth: { readonly [Kind in CribbageAwardKind]: Worth } = {
    ...HAND_WORTH,
    // 13 cards: four aces, four twos, four threes and a seven.
    "thirty-one": { cards: [4, 13], points: () => 2 },
    heels: oneCard(2),
    go: oneCard(1),
    "last-card": oneCard(1),
    claim: CLAIMED,
    muggins: CLAIMED,
  };
  const common = {
    settings: { type: "schema", schema: optionsSchema } as Shape,
    scores: listOf(integer(0), 2, 4),
    awards: listOf(awardShape({ side }, worth, MOST_HAND_POINTS), 0, 1),
    phase: TAG,
  };
  const dealt = { ...common, dealer: seat, hands: listOf(distinct(CARD, 0, 6), 2, 4) };
  const { play, go } = MOVE.of;
  const started = {
    ...dealt,
    crib: listOf(CARD, 4),
    starter: CARD,
    plays: listOf(unionOf("type", { play, go }), 0, 60),
    countStarts: listOf(integer(0), 1, 61),
  };
  const counting = { ...started, turn: seat, hand: { enum: ["hand", "crib"] } as Shape };
  return unionOf(
    "phase",
    {
      "cut-for-deal": { ...common, cuts: distinct(CARD, 0, 4) },
      deal: { ...common, dealer: seat },
      discard: { ...dealt, crib: listOf(orNull(CARD), 4) },
      cut: { ...dealt, crib: listOf(CARD, 4) },
      play: { ...started, count: integer(0, 30), turn: seat },
      show: counting,
      muggins: { ...counting, missing: integer(1, MOST_HAND_POINTS), pending: listOf(seat, 1, 3) },
      over: { ...started, reason: { enum: ["cut", "play", "hand", "crib"] }, winners: listOf(side, 1) },
    },
    check,
  );
}

/** Standard Schema with JSON Schema for states. */
export const stateSchema: Schema<CribbageState> = shapeSchema(STATE);

const filledSchema = shapeSchema<CribbageState>(FILLED);

/**
 * Reads a state from untrusted JSON.
 *
 * @example
 * ```ts
 * import * as cribbage from "fifteen-two/cribbage";
 *
 * const text = JSON.stringify(cribbage.initialState());
 * cribbage.parseStateJson(JSON.parse(text)); // => cribbage.initialState()
 * ```
 */
export function parseStateJson(json: unknown): CribbageState {
  return parseWith(stateSchema, json);
}

/**
 * Reads a view from untrusted JSON.
 *
 * @example
 * ```ts
 * import * as cribbage from "fifteen-two/cribbage";
 *
 * const view = cribbage.view(cribbage.initialState(), 1);
 * cribbage.parseViewJson(JSON.parse(JSON.stringify(view))); // => view
 * ```
 */
export function parseViewJson(json: unknown): CribbageView {
  return parseView(json, filledSchema, seenBy, (parts) => filledCards(parts, ["hands", "crib"]));
}

/**
 * Reads a move from untrusted JSON.
 *
 * @example
 * ```ts
 * import * as cribbage from "fifteen-two/cribbage";
 *
 * cribbage.parseMoveJson(JSON.parse('{"type":"go","seat":0}')); // => { type: "go", seat: 0 }
 * ```
 */
export function parseMoveJson(json: unknown): CribbageMove {
  return parseMove(moveSchema, json);
}

/** Checks that the parts of a state fit each other, and that nobody said go with a card to play. */
function checkState(state: CribbageState, report: Report): void {
  checkParts(state, report);
  if ("plays" in state) checkGoes(state, report);
}

function checkParts(state: CribbageState, report: Report): void {
  const { settings } = state;
  const { players } = settings;
  const sides = sideCount(settings);
  checkScores(state, sides, settings.target, report);
  if ((state.awards[0]?.side ?? 0) >= sides) report(["awards", 0, "side"], `must be from 0 to ${sides - 1}`);
  if (state.phase === "cut-for-deal") checkCuts(state.cuts, players, report);
  else checkSeat(state.dealer, "dealer", players, report);
  if (!("hands" in state) || report(["hands"], arrayFault(state.hands, players, players))) return;
  if ("plays" in state) checkStarted(state, report);
  else checkDealt(state, report);
}

/** Checks the hands and the crib before the play. */
function checkDealt({ settings, phase, hands, crib }: DiscardState | CutState, report: Report): void {
  const { players } = settings;
  const owners = ownersOf(settings);
  hands.forEach((hand, seat) => {
    const [first, second = first] = discardsOf(crib, owners, seat);
    if ((second !== null) !== (first !== null))
      report(["crib", owners.lastIndexOf(seat)], "must be null if and only if the seat's other place in the crib is");
    const size = first === null ? dealtTo(players).cards : 4;
    report(["hands", seat], arrayFault(hand, size, size));
  });
  if (players === 3 && crib[0] === null) report(["crib", 0], "must be the card that starts the crib");
  if (phase === "discard" && !crib.includes(null)) report(["phase"], "must not be discard: all seats have discarded");
  checkDistinct({ hands, crib }, report);
}

type Started = PlayState | ShowState | MugginsState | OverState;

function checkStarted(state: Started, report: Report): void {
  checkCards(state, report);
  checkCounts(state, report);
  if (state.phase === "over") return;
  const { settings, dealer, hands, turn } = state;
  checkSeat(turn, "turn", settings.players, report);
  if (state.phase === "play") {
    checkEqual(state.count, countOf(state.plays.slice(state.countStarts.at(-1))), ["count"], report);
    if (hands[turn]?.length === 0) report(["turn"], `must not be ${turn}, a seat without cards`);
  } else if (state.hand === "crib") checkEqual(turn, dealer, ["turn"], report);
  if (state.phase === "muggins" && hands[turn]?.length === 4)
    checkMuggins(state, shownPoints(state), opponentsOf(state, turn), report);
}

/** Checks that every seat has four cards, held or played. From the show on, all have been played and are held again. */
function checkCards(state: Started, report: Report): void {
  const { hands, crib, starter, plays } = state;
  const shown = handsAreOpen(state);
  const played: Card[][] = hands.map(() => []);
  plays.forEach((move, i) => {
    const own = played[move.seat];
    if (own === undefined) report(["plays", i, "seat"], `must be a seat from 0 to ${hands.length - 1}`);
    else if (move.type === "play") own.push(move.card);
  });
  hands.forEach((hand, seat) => {
    const own = played[seat]!;
    const size = shown ? 4 : 4 - own.length;
    if (hand.length !== size || (shown && own.length !== 4))
      report(["hands", seat], `must have ${size} cards, since ${own.length} were played`);
  });
  checkDistinct({ hands, crib, starter, plays: shown ? [] : played }, report);
  if (!shown) return;
  plays.forEach((move, i) => {
    if (move.type === "play" && !hands[move.seat]?.includes(move.card))
      report(["plays", i, "card"], `${move.card} must be in the hand of seat ${move.seat}`);
  });
  checkDistinct({ plays: played }, report);
}

/** Checks where counts begin: the first at the first play, and each after the one before. No count may pass 31. */
function checkCounts({ plays, countStarts }: Started, report: Report): void {
  for (const [i, at] of countStarts.entries()) {
    const least = i === 0 ? 0 : countStarts[i - 1]! + 1;
    const most = i === 0 ? 0 : plays.length;
    if (at < least || at > most) {
      report(["countStarts", i], `must be from ${least} to ${most}`);
      return;
    }
    const count = countOf(plays.slice(at, countStarts[i + 1]));
    if (count > 31) report(["countStarts", i], `begins a count of ${count}; the most is 31`);
  }
}

/** Checks each go against the cards that its seat played or held later, from the latest move back to the first. */
function checkGoes(state: Started, report: Report): void {
  const { hands, plays, countStarts } = state;
  const later = hands.map((hand) => (handsAreOpen(state) ? [] : [...hand]));
  for (let i = plays.length - 1; i >= 0; i--) {
    const move = plays[i]!;
    if (move.type === "play") later[move.seat]?.push(move.card);
    else {
      const start = Math.max(0, ...countStarts.filter((at) => at <= i));
      const card = playable(later[move.seat] ?? [], countOf(plays.slice(start, i)))[0];
      if (card !== undefined) report(["plays", i], `must not be go: seat ${move.seat} could play ${card}`);
    }
  }
}
