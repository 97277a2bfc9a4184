// The coach after a game: names of moments, and what a hint asked for.
import { type AnyGame, type MoveOf, playout, seeded } from "fifteen-two";
import { type ReviewedChoice, review } from "fifteen-two/bots";
import { games } from "fifteen-two/games";
import { expect, test } from "vitest";
import { reviewFor } from "../../docs/playground/table/coach/reviews.ts";
import { momentText } from "../../docs/playground/table/moment.ts";
import { localSession } from "../../docs/playground/table/session/local.ts";

const OPTIONS: Readonly<Record<string, object>> = {
  cribbage: { target: 31, first: 0 },
  crosscribb: { target: 31, players: 2 },
  cribino: { deals: 1 },
  sackson: { turnLimit: 4 },
};

/** A game that is over, with somebody at the page in its first seat. */
function ended(game: AnyGame, seed = 5) {
  const options = OPTIONS[game.id]!;
  const { record } = playout(game, { random: seeded(seed), options });
  const setup = { game: game.id, options, players: ["person", "beginner"] as const, seed: 1, match: 1 };
  return { record, session: localSession(game, setup, () => new Promise(() => {}), record.moves) };
}

test.each(games as readonly AnyGame[])("$id: every choice of the game has its moment", (game) => {
  const { session, record } = ended(game);
  const moments = record.moves.map((_, i) => momentText(session, i));
  const first = record.moves.findIndex(({ seat }) => seat === 0);
  const words = {
    cribbage: "Deal 1, your discard",
    crosscribb: "Deal 1, your card 1",
    cribino: "Deal 1, your tile 1",
    sackson: /^Turn [12]$/,
  };
  expect(moments[first]).toMatch(words[game.id as keyof typeof words]);
  expect(momentText(session, session.length)).toBe("The end");
  expect(moments.join()).not.toMatch(/[{}]|NaN|undefined|Deal 0/);
});

test.each(["card", "tile"])("a player's moments of a deal count that player's own %ss", (piece) => {
  const { session, record } = ended(games[piece === "card" ? 0 : 2] as unknown as AnyGame);
  const moments = record.moves.map((_, i) => momentText(session, i));
  const starts = (text: string) => [...new Set(moments.filter((moment) => moment.startsWith(text)))];
  for (const whose of ["Deal 1, your", "Deal 1, Nora's"])
    expect(starts(`${whose} ${piece}`).slice(0, 4)).toEqual([1, 2, 3, 4].map((n) => `${whose} ${piece} ${n}`));
});

test("what a hint asked for costs nothing in a review", () => {
  const game = games[1] as unknown as AnyGame;
  const whole = [...review(game, ended(game).record, { seat: 0, iterations: 4 })].at(-1)!;
  const choices = whole.choices as ReviewedChoice<MoveOf<AnyGame>>[];
  const made = reviewFor({ ...whole, choices }, [0], ({ index }) => index === choices[1]!.index);
  expect(made.choices.map(({ chosen }) => chosen.loss.win)).toEqual(
    choices.map(({ chosen }, i) => (i === 1 ? 0 : chosen.loss.win)),
  );
  expect(made.choices[1]!.best).toBe(made.choices[1]!.chosen);
});

test("luck and choices leave out what a hint asked for and losses within the coach's error", () => {
  const game = games[1] as unknown as AnyGame;
  const whole = [...review(game, ended(game).record, { seat: 0, iterations: 4 })].at(-1)!;
  const losses = [
    [0.05, 0.001],
    [0.2, 0.001],
    [0.03, 0.02],
    [0.003, 0.001],
  ] as const;
  const choices = losses.map(([win, error], i) => {
    const one = whole.choices[i] as ReviewedChoice<MoveOf<AnyGame>>;
    return { ...one, chosen: { ...one.chosen, loss: { points: 0, win, error } } };
  });
  const [own] = reviewFor({ ...whole, choices }, [0], ({ index }) => index === choices[1]!.index).seats;
  expect(own!.skill).toBeCloseTo(-0.05, 12);
  expect(own!.start + own!.skill + own!.luck).toBeCloseTo(own!.result, 12);
});
