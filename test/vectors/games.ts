import { greedyBot } from "../../src/bots/index.ts";
import { games } from "../../src/games/index.ts";
import { type AnyGame, type OptionsOf, playout, type RecordOf, randomInt, seeded, steps } from "../../src/index.ts";
import type { GameRecord } from "../../src/record/record.ts";
import type { GameTables } from "../tables.ts";

/** A whole game: its record with the moves as text, and what they scored. */
export interface GameVector extends GameRecord<string> {
  /** Every award: the index of its move, the side, and the points. */
  readonly awards: readonly (readonly [move: number, side: number, points: number])[];
  /** The scores by side after each move that changed them. */
  readonly scores: readonly (readonly [move: number, ...scores: number[]])[];
  readonly outcome: object;
}

/** Finished games of every game, with the options of its recorded games and matches. */
export async function gameVectors(): Promise<GameVector[]> {
  const found: GameVector[] = [];
  for (const game of games as readonly AnyGame[]) {
    const { tables } = (await import(`../${game.id}/tables.ts`)) as { tables: GameTables };
    const rows = [
      ...tables.playthroughs.map(([, options]) => options),
      ...tables.matches.map(([players, options]) => ({ ...options, players })),
    ];
    rows.forEach((options, i) => {
      found.push(vector(game, i + 1, options));
    });
  }
  return found;
}

/** A game between players who are greedy three times out of four, so that there are points and overlooked points. */
function vector(game: AnyGame, seed: number, options: OptionsOf<AnyGame>): GameVector {
  const random = seeded(seed);
  const bot = greedyBot(game);
  const { record } = playout(game, {
    random,
    options,
    choose: (state, moves) => {
      const { seat } = moves[randomInt(moves.length, random)]!;
      const own = moves.filter((move) => move.seat === seat);
      return randomInt(4, random) === 0
        ? own[randomInt(own.length, random)]!
        : bot(game.view(state, seat), own, random);
    },
  });
  return { ...record, moves: record.moves.map((move) => game.formatMove(move)), ...scored(game, record) };
}

/** The points that the moves of a record score. */
export function scored(game: AnyGame, record: RecordOf<AnyGame>): Pick<GameVector, "awards" | "scores" | "outcome"> {
  const awards: [number, number, number][] = [];
  const scores: [number, ...number[]][] = [];
  let outcome: object | undefined;
  let n = 0;
  for (const step of steps(game, record)) {
    for (const { side, points } of step.awards) awards.push([n, side, points]);
    if (step.after.scores.join() !== step.before.scores.join()) scores.push([n, ...step.after.scores]);
    outcome = game.outcome(step.after);
    n++;
  }
  if (outcome === undefined) throw new Error(`a game of ${game.id} has no end`);
  return { awards, scores, outcome };
}
