// The coach after a game: names of moments, and stored reviews.
import fc from "fast-check";
import { type AnyGame, type MoveOf, playout, seeded } from "fifteen-two";
import { type ReviewedChoice, review } from "fifteen-two/bots";
import { games } from "fifteen-two/games";
import { expect, test } from "vitest";
import { keepReview, readReview, trimmed } from "../../docs/playground/app/kept/reviews.ts";
import { save } from "../../docs/playground/app/kept/store.ts";
import { momentText } from "../../docs/playground/table/moment.ts";
import { localSession } from "../../docs/playground/table/session/local.ts";
import { often } from "../often.ts";
import { emptyStorage } from "./storage.ts";

emptyStorage();

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
    crosscribb: /^Deal 1, card [12]$/,
    cribino: /^Deal 1, tile [12]$/,
    sackson: /^Turn [12]$/,
  };
  expect(moments[first]).toMatch(words[game.id as keyof typeof words]);
  expect(momentText(session, session.length)).toBe("The end");
  expect(moments.join()).not.toMatch(/[{}]|NaN|undefined|Deal 0/);
});

test.each(games as readonly AnyGame[])("$id: a review is kept for its game, and for no other", (game) => {
  const { session, record } = ended(game);
  const whole = [...review(game, record, { seat: 0, iterations: 4 })].at(-1)!;
  const made = trimmed({ ...whole, choices: whole.choices as ReviewedChoice<MoveOf<AnyGame>>[] }, [0]);
  for (const { choices, chosen } of made.choices) {
    expect(choices.length).toBeLessThanOrEqual(16);
    expect(choices).toContain(chosen);
  }
  keepReview("a", made);
  const read = readReview(session, "a");
  expect(read?.choices.map(({ index, chosen }) => [index, chosen.move])).toEqual(
    made.choices.map(({ index, chosen }) => [index, chosen.move]),
  );
  expect(readReview(session, "b")).toBeUndefined();
  expect(readReview(ended(game, 6).session, "a")).toBeUndefined();
});

test("what a hint asked for costs nothing in a review", () => {
  const game = games[1] as unknown as AnyGame;
  const whole = [...review(game, ended(game).record, { seat: 0, iterations: 4 })].at(-1)!;
  const choices = whole.choices as ReviewedChoice<MoveOf<AnyGame>>[];
  const made = trimmed({ ...whole, choices }, [0], ({ index }) => index === choices[1]!.index);
  expect(made.choices.map(({ chosen }) => chosen.loss.win)).toEqual(
    choices.map(({ chosen }, i) => (i === 1 ? 0 : chosen.loss.win)),
  );
  expect(made.choices[1]!.best).toBe(made.choices[1]!.chosen);
});

test("whatever is kept in place of a review, it is read without an error", () => {
  const { session } = ended(games[0] as unknown as AnyGame);
  const choice = fc.record({
    move: fc.anything({ withNullPrototype: false }),
    now: fc.nat(),
    points: fc.nat(),
    win: fc.nat(),
    error: fc.nat(),
    loss: fc.constant({ points: 0, win: 0, error: 0 }),
  });
  const choices = fc.record({
    index: fc.integer(),
    seat: fc.integer(),
    chosen: choice,
    best: choice,
    choices: fc.array(choice),
  });
  const kept = fc.record({
    id: fc.constant("a"),
    seats: fc.constant([]),
    choices: fc.array(choices, { minLength: 1 }),
  });
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.array(kept, { minLength: 1 })), (value) => {
      try {
        save("reviews", value);
      } catch {
        return; // It is not JSON.
      }
      expect(readReview(session, "a")).toBeUndefined();
    }),
    { seed: 41, numRuns: often(30, 200) },
  );
});
