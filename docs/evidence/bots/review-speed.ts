// Prints how long hints and reviews take in each game of two, in CPU time, as the mean of some games between equal
// bots, and the chance to win that the best move of the first answer gives away by a long search, with its standard
// error.
//
//   npm run review-speed -w docs/evidence -- [games]

import { advise, type Bot, levelBot, type Method, review } from "../../../src/bots/index.ts";
import { cribbageBot, trials } from "../../../src/cribbage/analysis/index.ts";
import * as cribbage from "../../../src/cribbage/index.ts";
import * as cribino from "../../../src/cribino/index.ts";
import * as crosscribb from "../../../src/crosscribb/index.ts";
import { type AnyGame, playout, type RecordOf, seeded, steps, type ViewOf } from "../../../src/index.ts";
import * as sackson from "../../../src/sackson/index.ts";
import { percent } from "../games/estimate.ts";

const games = Number(process.argv[2] ?? 10);

time(cribbage, cribbageBot(), trials());
time(crosscribb, levelBot(crosscribb, "advanced"));
time(cribino, levelBot(cribino, "advanced"));
time(sackson, levelBot(sackson, "advanced"));

function time<G extends AnyGame>(game: G, bot: Bot<G>, method?: Method<G>): void {
  const records = Array.from({ length: games }, (_, i) => {
    const setup = { options: { players: 2 }, bots: [bot, bot], random: seeded(i + 1) };
    return playout<AnyGame>(game, setup as never).record as RecordOf<G>;
  });
  let choices = 0;
  const seconds = records.map((record) =>
    cpuSeconds(() => {
      for (const { total, done } of review(game, record, { seat: 0, ...(method && { method }) }))
        if (done === total) choices += total;
    }),
  );
  const views = records.flatMap((record) => viewsIn(game, record));
  const first = cpuSeconds(() => {
    for (const view of views) advise(game, view, method && { method }).next();
  });
  const mean = seconds.reduce((sum, each) => sum + each, 0) / games;
  const figures = [
    `first answer ${((1000 * first) / views.length).toFixed(1)} ms, gives away ${percent(firstLosses(game, views, method))} %`,
    `hint ${((1000 * games * mean) / choices).toFixed(0)} ms`,
    `review of a seat ${mean.toFixed(2)} s, at most ${Math.max(...seconds).toFixed(2)} s, ${(choices / games).toFixed(0)} choices`,
  ];
  console.log(`${game.name}: ${figures.join("; ")}`);
}

/** The chances to win that the best moves of first answers give away, by the last answers of much longer searches. */
function firstLosses<G extends AnyGame>(game: G, views: readonly ViewOf<G>[], method?: Method<G>): number[] {
  return views.map((view) => {
    const [first] = advise(game, view, method && { method });
    const last = [...advise(game, view, method ? { method } : { iterations: 10_000 })].at(-1)!;
    const nameOf = game.formatMove as (move: unknown) => string;
    const name = nameOf(first!.choices[0]!.move);
    return last.choices.find(({ move }) => nameOf(move) === name)!.loss.win;
  });
}

/** Views of seat 0 before every tenth of its choices. */
function viewsIn<G extends AnyGame>(game: G, record: RecordOf<G>): ViewOf<G>[] {
  const played: AnyGame = game;
  const made = [...steps<AnyGame>(played, record as never)].filter(
    ({ move, before }) => move.seat === 0 && played.legalMoves(before, 0).length > 1,
  );
  return made.filter((_, i) => i % 10 === 0).map(({ before }) => played.view(before, 0) as ViewOf<G>);
}

function cpuSeconds(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
