// Finds puzzles for the page and writes docs/playground/app/puzzle/GAME.json, one puzzle a line: positions of games
// between bots whose best choice is clear by three games in 100. They are found by a cheap judgment, and kept if two
// large ones agree, each of other luck. The values are those of the last.
//
//   npm run puzzles -w docs/evidence -- cribbage [--puzzles 100] [--seed 1]

import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Choice } from "../../../src/bots/index.ts";
import { games } from "../../../src/games/index.ts";
import { type AnyGame, type AnyMove, type AnyView, seeded } from "../../../src/index.ts";
import { CHEAP, isClear, judged, LARGE, LARGEST, mayBeClear, rightOf } from "./judgment.ts";
import { lineOf } from "./line.ts";
import { positionsOf } from "./position.ts";
import { type Kind, quotaOf } from "./quota.ts";
import { ratingOf, solversOf } from "./rating.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { puzzles: { type: "string", default: "100" }, seed: { type: "string", default: "1" } },
});
const game = (games as readonly AnyGame[]).find(({ id }) => id === positionals[0])!;

const total = Number(values.puzzles);
const random = seeded(Number(values.seed));
const file = `../playground/app/puzzle/${game.id}.json`;
const quota = quotaOf(total);
const weakest = solversOf(game)[0]!;
const lines = new Set<string>();
const counts = { positions: 0, candidates: 0 };
for (const view of positionsOf(game, random)) {
  counts.positions++;
  const guess = judged(game, view, CHEAP, random);
  if (!mayBeClear(guess)) continue;
  const kinds = kindsOf(view, rightOf(guess));
  if (!quota.isOpen(kinds)) continue;
  counts.candidates++;
  const first = judged(game, view, LARGE, random);
  if (!isClear(first)) continue;
  const choices = judged(game, view, LARGEST, random);
  const right = rightOf(choices).map(({ move }) => move);
  if (!isClear(choices) || !right.some((move) => game.formatMove(move) === game.formatMove(first[0]!.move))) continue;
  const rating = ratingOf(game, view, choices, random);
  lines.add(lineOf(game, view, choices, rating));
  quota.take(kinds);
  writeFileSync(file, `[\n${[...lines].join(",\n")}\n]\n`);
  if (lines.size === total) break;
}
console.log(`${game.id}: ${lines.size} puzzles of ${counts.candidates} candidates in ${counts.positions} positions`);

function kindsOf(view: AnyView, right: readonly Choice<AnyMove>[]): readonly Kind[] {
  const moves = game.legalMoves(view);
  const first = game.formatMove(weakest.bot(view, moves, random));
  const isEasy = right.some(({ move }) => game.formatMove(move) === first);
  return [...(isEasy ? ["easy" as const] : []), ...(moves.length === 2 ? ["narrow" as const] : [])];
}
