import { fault } from "../../core/fault.ts";
import type { Seat } from "../../core/game.ts";
import { type Random, sample } from "../../core/random.ts";
import { chanceToMove } from "../../core/refusal.ts";
import { NOTHING } from "../../core/score.ts";
import { handSize } from "../hands.ts";
import { allTiles, refuseTiles } from "../indices.ts";
import type { CribinoMove, Move } from "../moves.ts";
import type { CribinoPhase } from "../phase.ts";
import type { CribinoState, StateIn } from "../state.ts";

/** The state before a deal. */
export function begin(
  { settings, scores, awards }: Pick<StateIn<"deal">, "settings" | "scores" | "awards">,
  dealer: Seat,
  dealsPlayed: number,
): StateIn<"deal"> {
  return { settings, scores, awards, phase: "deal", dealer, dealsPlayed };
}

/** Deals at random. */
function chance({ settings }: StateIn<"deal">, random: Random): CribinoMove {
  const size = handSize(settings);
  const drawn = sample(allTiles(), settings.players * size, random);
  const hands = Array.from({ length: settings.players }, (_, seat) => drawn.slice(seat * size, (seat + 1) * size));
  return { type: "deal", hands };
}

/** Refusal for a deal. */
function refuse({ settings }: StateIn<"deal">, move: CribinoMove) {
  if (move.type !== "deal") return chanceToMove();
  const { players } = settings;
  const { hands } = move;
  if (!Array.isArray(hands) || hands.length !== players)
    return fault("wrong-tiles", `deal a hand to each of ${players} seats`, ["hands"]);
  const left = new Set<unknown>(allTiles());
  for (let seat = 0; seat < players; seat++) {
    const refused = refuseTiles(hands[seat], handSize(settings), left, ["hands", seat]);
    if (refused !== undefined) return refused;
  }
  return undefined;
}

/** Deals the tiles; the dealer lays first. */
function apply(state: StateIn<"deal">, move: Move<"deal">): CribinoState {
  const { settings, scores, dealer, dealsPlayed } = state;
  const hands = move.hands.map((hand) => hand.map((tile) => tile + 0));
  const turn = { laid: [], frontier: [], passes: 0, turn: dealer, drawn: 0 };
  return { settings, scores, awards: NOTHING, phase: "play", dealer, dealsPlayed, hands, ...turn };
}

export const phase: CribinoPhase = { refuse, apply, chance };
