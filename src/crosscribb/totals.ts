import { InvalidStateError } from "../core/errors.ts";
import type { Side } from "../core/game.ts";
import { expectEqual, type Fields, readArray, readInteger, readOneOf } from "../core/json.ts";
import { claimed } from "../scoring/muggins.ts";
import { sideOf } from "./options.ts";
import { added, difference, heels } from "./points.ts";
import { firstToCount, opponentsOf } from "./seats.ts";
import { called, shownPoints, shownScores } from "./show.ts";
import type { CrossCribbScore, DealState, MugginsState, PlayState, ShowState } from "./state.ts";

// What the totals and the latest score of a state from outside must be.

type Full = Omit<ShowState, "phase" | "turn">;

/** Before the show the totals are his heels alone, which the cut has scored. */
export function checkPlayTotals({ totals, scored, dealer, cut }: PlayState, untouched: boolean): void {
  expectEqual(totals, added([0, 0], heels(dealer, cut)), "totals");
  expectEqual(scored, untouched ? heels(dealer, cut) : [], "scored");
}

/** Reads whose count it is. */
export function readShow(fields: Fields<string>, full: Full): ShowState {
  const { turn } = readTurn(fields, full);
  const { totals, dealer, cut } = full;
  if (turn === dealer) expectEqual(fields.scored, checkFirstCount(full, totals), "scored");
  else {
    expectEqual(totals, added([0, 0], heels(dealer, cut)), "totals");
    expectEqual(fields.scored, [], "scored");
  }
  return { ...full, phase: "show", turn };
}

/** Reads a short count that may be answered. */
export function readAnswers(fields: Fields<string>, full: Full): MugginsState {
  const { options, totals, dealer, cut } = full;
  if (!options.muggins) throw new InvalidStateError("phase", "is not muggins without the option muggins");
  const { turn, others } = readTurn(fields, full);
  const points = shownPoints({ ...full, turn });
  const missing = readInteger(fields.missing, "missing", 1, points);
  const pending = readArray(fields.pending, "pending", (item, path) => readOneOf(item, path, others), 1, others.length);
  expectEqual(
    pending,
    others.filter((seat) => pending.includes(seat)),
    "pending",
  );
  const claim = points === missing ? [] : [called(turn, claimed("claim", points - missing))];
  expectEqual(fields.scored, pending.length === others.length ? claim : [], "scored");
  const before = totals.map((total, side) => (side === sideOf(turn) ? total - (points - missing) : total));
  if (turn === dealer) checkFirstCount(full, before);
  else expectEqual(before, added([0, 0], heels(dealer, cut)), "totals");
  return { ...full, phase: "muggins", turn, missing, pending };
}

function readTurn(fields: Fields<string>, { options, dealer }: Full) {
  const turn = readOneOf(fields.turn, "turn", [firstToCount(options.players, dealer), dealer]);
  return { turn, others: opponentsOf(options.players, turn) };
}

/**
 * Checks the totals after the side that does not deal has counted: what it claimed, and what the dealer's side took
 * of the rest. Gives what the latest move of that has scored.
 */
function checkFirstCount(full: Full, totals: readonly number[]): readonly CrossCribbScore[] {
  const { options, dealer, cut } = full;
  const turn = firstToCount(options.players, dealer);
  const points = shownPoints({ ...full, turn });
  const [side, other] = [sideOf(turn), sideOf(dealer)];
  const claim = readInteger(totals[side], `totals[${side}]`, options.muggins ? 0 : points, points);
  const own = heels(dealer, cut).length * 2;
  const taken = readInteger(totals[other], `totals[${other}]`, own, own + points - claim) - own;
  if (claim === points) return shownScores({ ...full, turn });
  return taken === 0 ? [] : [called(dealer, claimed("muggins", taken))];
}

/** Checks that the latest score ends with the difference of the totals, and gives the side that has pegged it. */
export function checkDifference({ options, totals, scored, scores }: Omit<DealState, "phase">): Side | undefined {
  const pegged = difference(totals);
  const counted = scored.length - pegged.length;
  expectEqual(scored.slice(counted), pegged, "scored");
  const early = scored.findIndex(({ items }, i) => i < counted && items.some(({ kind }) => kind === "difference"));
  if (early >= 0) throw new InvalidStateError(`scored[${early}]`, "comes before what is pegged and is not counted");
  const winner = pegged[0];
  if (winner !== undefined && scores[winner.side]! < Math.min(winner.points, options.target))
    throw new InvalidStateError(`scores[${winner.side}]`, "must have what was pegged");
  return winner?.side;
}
