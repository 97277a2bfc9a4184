// A match, its jobs and the games of a job.
import { createHash } from "node:crypto";
import { type AnyGame, type OptionsOf, seeded } from "fifteen-two";
import { type Bot, type MatchReport, match } from "fifteen-two/bots";

/** The match to play. A plan that differs in more than `games` is another match. */
export interface Plan<G extends AnyGame = AnyGame> {
  readonly game: G;
  /** One per side or seat, by name. Rename a bot that you change. */
  readonly bots: Readonly<Record<string, Bot<G>>>;
  readonly options: OptionsOf<G>;
  readonly games: number;
  /** From 0 to 2,097,151. */
  readonly seed: number;
  /** As many as one processor plays in a few seconds. */
  readonly gamesPerJob: number;
  /** Stops a player after this time, several times as long as a job. After twice this time, others take the job. */
  readonly secondsPerJob: number;
}

/** Games from one number up to another, without it. */
export interface Job {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** The seats and the result of a game. */
export type Ending = Pick<MatchReport, "seats" | "outcome">;

/** The match's name in the database. */
export function nameOf({ game, bots, games: _, ...rest }: Plan): string {
  return `${game.id}-${digest(Object.keys(bots), rest).slice(0, 16)}`;
}

/** The jobs of a match. The same games are always the same job. */
export function jobsOf(plan: Plan): Job[] {
  const { length } = Object.keys(plan.bots);
  const size = Math.ceil(plan.gamesPerJob / length) * length;
  return Array.from({ length: Math.ceil(plan.games / size) }, (_, i) => {
    const [from, to] = [i * size, Math.min((i + 1) * size, plan.games)];
    return { id: digest(nameOf(plan), from, to).slice(0, 32), from, to };
  });
}

/** Plays the games of a job. A game's cards depend on the seed and its number alone. */
export function play({ game, bots, options, seed }: Plan, { from, to }: Job): Ending[] {
  const endings: Ending[] = [];
  const players = Object.values(bots);
  for (let number = from; number < to; number += players.length) {
    const random = seeded(seed * 2 ** 32 + number);
    const games = Math.min(players.length, to - number);
    for (const { seats, outcome } of match(game, players, { random, games, options })) endings.push({ seats, outcome });
  }
  return endings;
}

function digest(...values: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(values)).digest("hex");
}
