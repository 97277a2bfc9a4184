import { type Bot, type Choice, greedyBot, searchBot } from "../../../src/bots/index.ts";
import { type CribbageBotLevel, cribbageBot } from "../../../src/cribbage/analysis/index.ts";
import type { AnyGame, AnyMove, AnyView, Random } from "../../../src/index.ts";
import { rightOf } from "./judgment.ts";

/** A bot that tries to find the best choice, and about how strong it is. */
interface Solver {
  readonly elo: number;
  readonly bot: Bot;
}

/** How often each solver tries. */
const TRIES = 5;
/** The rating of a puzzle that solvers find half the time, and how many tries that assumption is worth. */
const [MIDDLE, ASSUMED] = [1400, 1];
const [LEAST, MOST] = [800, 2000];

/** The solvers of a game, the weakest first. */
export function solversOf(game: AnyGame): readonly Solver[] {
  const levels: readonly CribbageBotLevel[] = ["beginner", "intermediate", "advanced"];
  const bots: readonly Bot[] =
    game.id === "cribbage"
      ? levels.map((level) => cribbageBot({ level }) as Bot)
      : [greedyBot(game), searchBot(game, { iterations: 40 }), searchBot(game, { iterations: 200 })];
  return bots.map((bot, i) => ({ bot, elo: 1000 + 350 * i }));
}

/** The strength of a guesser, in Elo. */
const GUESSER = 1350;
/** The loss, in chances to win, that makes the guesser choose a move e times less often. */
const BLUR = 0.04;

/**
 * The rating at which the solvers and the guesser would find a right choice as often as they do, 800 to 2000. A solver
 * mostly repeats itself, so the guesser tells apart what the solvers find equally often: by the number and the losses
 * of wrong choices.
 */
export function ratingOf(game: AnyGame, view: AnyView, choices: readonly Choice<AnyMove>[], random: Random): number {
  const moves = game.legalMoves(view);
  const right = rightOf(choices);
  const isRight = (move: AnyMove) => right.some((other) => game.formatMove(other.move) === game.formatMove(move));
  const results = [
    { elo: MIDDLE, tries: ASSUMED, found: ASSUMED / 2 },
    { elo: GUESSER, tries: TRIES, found: (TRIES * weightOf(right)) / weightOf(choices) },
    ...solversOf(game).map(({ elo, bot }) => {
      const made = Array.from({ length: TRIES }, () => bot(view, moves, random));
      return { elo, tries: TRIES, found: made.filter(isRight).length };
    }),
  ];
  const found = results.reduce((sum, one) => sum + one.found, 0);
  const expected = (rating: number) => results.reduce((sum, { elo, tries }) => sum + tries * chance(elo, rating), 0);
  let [low, high] = [LEAST, MOST];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (expected(middle) > found) low = middle;
    else high = middle;
  }
  return Math.round(low);
}

/** The guesser's weight of some choices; a choice without a loss weighs 1. */
function weightOf(choices: readonly Choice<AnyMove>[]): number {
  return choices.reduce((sum, { loss }) => sum + Math.exp(-loss.win / BLUR), 0);
}

/** How likely a solver finds the answer to a puzzle, by the Elo formula. */
function chance(elo: number, rating: number): number {
  return 1 / (1 + 10 ** ((rating - elo) / 400));
}
