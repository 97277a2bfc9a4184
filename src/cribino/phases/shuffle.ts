import { type Random, shuffle } from "../../core/random.ts";
import { chanceToMove } from "../../core/refusal.ts";
import { NO_AWARDS } from "../../core/score.ts";
import { malformed } from "../../schema/moves.ts";
import { moveSchema } from "../move-shape.ts";
import type { CribinoMove, ShuffleMove } from "../moves.ts";
import type { CribinoPhase, CribinoState, ShuffleState } from "../state.ts";
import { tilesWithout } from "../tile.ts";

function chance(_: ShuffleState, random: Random): CribinoMove {
  return { type: "shuffle", order: shuffle(tilesWithout(), random) };
}

function refuse(_: ShuffleState, move: CribinoMove) {
  return move.type === "shuffle" ? malformed(move, moveSchema) : chanceToMove();
}

/** Shuffles the deck; the player turns up the first tiles next. */
function apply(state: ShuffleState, { order }: ShuffleMove): CribinoState {
  const stock = order.map((tile) => tile + 0);
  const round = { turnedUp: [], aside: [], round: 1, laidBefore: 0 };
  return { ...state, awards: NO_AWARDS, phase: "solitaire", laid: [], frontier: [], stock, ...round };
}

export const phase: CribinoPhase = { refuse, apply, chance };
