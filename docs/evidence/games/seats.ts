import { leadOf, shareOf } from "../../../src/bots/basis/standing.ts";
import { type Bot, greedyBot, searchBot } from "../../../src/bots/index.ts";
import type * as crosscribb from "../../../src/crosscribb/index.ts";
import { games } from "../../../src/games/index.ts";
import { type AnyGame, type Outcome, playout, seeded } from "../../../src/index.ts";
import { pointsBot } from "../bots/points.ts";
import { percent, points, row } from "./estimate.ts";

export interface Setup {
  readonly games: number;
  /** Trial games for each move, except in cribbage, where `cribbageBot` plays; 0 for greedy players. */
  readonly iterations: number;
  readonly seed: number;
  /** Those of the game, next to the number of players. */
  readonly options: object;
}

/** How a game ended, and how long it took. */
export interface End {
  readonly outcome: Outcome;
  /** Turns in the Sackson game, else deals. */
  readonly length: number;
  /** Of players; undefined if not counted. */
  readonly moves?: number;
}

/** The Sackson game may go on for ever. */
const OPTIONS: Readonly<Record<string, object>> = { sackson: { turnLimit: 60 } };

/** Chances to win between equal bots when seat 0 deals first or, in the Sackson game, moves first. */
export function seats(id: string, players: number, setup: Setup): string {
  const game = games.find((game) => game.id === id) as AnyGame;
  const bot = botFor(game, setup.iterations);
  const options = { players, ...(players > 1 && { first: 0 }), ...OPTIONS[id], ...setup.options };
  const rounds: number[][] = [];
  const ends = Array.from({ length: setup.games }, (_, n): End => {
    const bots = Array.from({ length: players }, () => bot);
    const watch = (_: unknown, before: unknown, after: unknown) => {
      if (id === "crosscribb")
        noteRound(rounds, before as crosscribb.CrossCribbState, after as crosscribb.CrossCribbState);
    };
    const { state, record } = playout(game, { random: seeded(setup.seed + n), options, bots, watch } as never);
    const deals = record.moves.filter((move) => game.rules.startsDeal?.(move as never)).length;
    return {
      outcome: game.outcome(state)!,
      length: (state as { turns?: number }).turns ?? deals,
      moves: record.moves.filter(({ seat }) => seat !== undefined).length,
    };
  });
  return [...table(`${id}, ${players} ${JSON.stringify(setup.options)}`, ends), ...roundsTable(rounds)].join("\n");
}

function botFor(game: AnyGame, iterations: number): Bot {
  if (iterations === 0) return greedyBot(game);
  return game.id === "cribbage" ? (pointsBot as Bot) : searchBot(game, { iterations });
}

/** How the games of equal players ended, side by side. */
export function table(name: string, ends: readonly End[]): string[] {
  const sides = ends[0]!.outcome.scores.map((_, side) => side);
  const cells = [
    ...sides.map((side) => percent(ends.map(({ outcome }) => shareOf(outcome, side)))),
    points(ends.map(({ outcome }) => leadOf(outcome.scores, 0))),
    points(ends.map(({ length }) => length)),
    ends[0]!.moves === undefined ? "–" : points(ends.map(({ moves }) => moves!)),
    percent(ends.map(({ outcome: { winners } }) => winners.length !== 1)),
    percent(ends.map(({ outcome: { gamesLost } }) => Math.max(...gamesLost) > 1)),
    percent(ends.map(({ outcome: { gamesLost } }) => Math.max(...gamesLost) > 2)),
    percent(ends.map(({ outcome: { reason } }) => reason === "turn-limit")),
  ];
  const heads = [
    ...sides.map((side) => `side ${side} wins %`),
    "side 0 leads by",
    "deals or turns",
    "moves",
    "tied or drawn %",
    "double %",
    "triple %",
    "turn limit %",
  ];
  const best = points(ends.map(({ outcome: { scores } }) => Math.max(...scores)));
  return [`${name}: ${ends.length} games; the best score is ${best}`, row(heads), row(cells)];
}

/** Keeps the totals of a round that just ended: the dealer's side, the other. */
function noteRound(rounds: number[][], before: crosscribb.CrossCribbState, after: crosscribb.CrossCribbState): void {
  if (before.phase !== "show" || (after.phase !== "deal" && after.phase !== "over")) return;
  const side = before.dealer % 2;
  rounds.push([after.totals[side]!, after.totals[1 - side]!]);
}

function roundsTable(rounds: readonly number[][]): string[] {
  if (rounds.length === 0) return [];
  const leads = rounds.map(([dealer, other]) => dealer! - other!);
  const cells = [
    points(rounds.map(([dealer]) => dealer!)),
    points(rounds.map(([, other]) => other!)),
    points(leads),
    points(leads.map(Math.abs)),
    percent(leads.map((lead) => (lead > 0 ? 1 : lead < 0 ? 0 : 0.5))),
    percent(leads.map((lead) => lead === 0)),
  ];
  const heads = ["the dealer's side", "the other", "lead", "pegged", "the dealer's side wins %", "tied %"];
  return [`its ${rounds.length} rounds`, row(heads), row(cells)];
}
