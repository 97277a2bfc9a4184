import type { Seat } from "../../core/any.ts";
import { fault } from "../../core/fault.ts";
import { type Random, sample } from "../../core/random.ts";
import { chanceToMove } from "../../core/refusal.ts";
import { NO_AWARDS } from "../../core/score.ts";
import { malformed } from "../../schema/moves.ts";
import { handSize } from "../hands.ts";
import { moveSchema } from "../move-shape.ts";
import type { CribinoMove, DealMove } from "../moves.ts";
import type { CribinoPhase, CribinoState, DealState } from "../state.ts";
import { TILES, tilesWithout } from "../tile.ts";
import { turnIn } from "../turn.ts";

export function begin(
  { settings, scores, awards }: Pick<DealState, "settings" | "scores" | "awards">,
  dealer: Seat,
  dealsPlayed: number,
): DealState {
  return { settings, scores, awards, phase: "deal", dealer, dealsPlayed };
}

function chance({ settings }: DealState, random: Random): CribinoMove {
  const size = handSize(settings);
  const drawn = sample(tilesWithout(), settings.players * size, random);
  const hands = Array.from({ length: settings.players }, (_, seat) => drawn.slice(seat * size, (seat + 1) * size));
  return { type: "deal", hands };
}

function refuse({ settings }: DealState, move: CribinoMove) {
  if (move.type !== "deal") return chanceToMove();
  const { players } = settings;
  const { hands } = move;
  if (!Array.isArray(hands) || hands.length !== players)
    return fault("wrong-tiles", `deal a hand to each of ${players} seats`, ["hands"]);
  const size = handSize(settings);
  const seat = hands.findIndex((hand) => hand?.length !== size);
  if (seat >= 0) return fault("wrong-tiles", `deal ${size} tiles, not ${hands[seat]?.length}`, ["hands", seat]);
  const isFair = tilesWithout(hands.flat()).length === TILES - players * size;
  return isFair ? undefined : malformed(move, moveSchema);
}

/** Deals the tiles; the dealer lays first. */
function apply(state: DealState, move: DealMove): CribinoState {
  const hands = move.hands.map((hand) => hand.map((tile) => tile + 0));
  const first = { passes: 0, turn: state.dealer, drawn: 0 };
  return turnIn("play", state, { scores: state.scores, awards: NO_AWARDS }, { hands, laid: [], frontier: [] }, first);
}

export const phase: CribinoPhase = { refuse, apply, chance };
