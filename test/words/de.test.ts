import { expect, test } from "vitest";
import {
  type AnyGame,
  checkWords,
  describeAwards,
  describeMove,
  describeOutcome,
  describeTurn,
  playout,
  seeded,
  steps,
} from "../../src/index.ts";
import { SCORE_WORDS } from "../../src/scoring/index.ts";
import { cribbage, cribino, crosscribb, sackson, score } from "../../src/words/de/index.ts";
import { GAMES } from "../games.ts";
import { often } from "../often.ts";

const GERMAN: Record<string, typeof cribbage> = { cribbage, cribino, crosscribb, sackson };

test.each(GAMES)("$id: the German words are complete, and every sentence of a game has them", (game) => {
  const words = GERMAN[game.id]!;
  expect(checkWords(game, words)).toEqual([]);
  const { state, record } = playout(game, { random: seeded(1), limit: often(150, 400) });
  for (const { move, before, after } of steps(game, record))
    for (const viewer of [0, null]) {
      const options = { viewer, names: ["Ann", "Bob"], words: words as never };
      const said = [
        describeMove(game, move, { ...options, before, after }),
        describeTurn(game, before, options),
        ...describeAwards(game, after, { ...options, score }),
      ];
      expect(said.filter((sentence) => /undefined|[{}[\]|]|\b(the|is|to|for)\b/.test(sentence))).toEqual([]);
    }
  if (state.phase === "over")
    expect(describeOutcome(game, state, { words: words as never })).toMatch(/gewinn|unentschieden/);
});

test.each(GAMES)("$id: a German turn is not said like a move, and a button is a request", (game) => {
  const words = GERMAN[game.id]! as never;
  const { record } = playout(game, { random: seeded(2), limit: often(150, 400) });
  for (const { move, before, after: state } of steps(game, record)) {
    if (move.seat === undefined) continue;
    const options = { viewer: move.seat, words };
    expect(describeTurn(game, before, options)).toMatch(/dran|passt|gehören|darfst/);
    const asked = describeMove(game, move, {
      viewer: move.seat,
      words: { ...(words as object), you: "" },
      before,
      after: state,
    });
    expect(asked).toMatch(/^(Leg|Spiel|Sag|Zähl|Ruf|Lass|Zieh|Setz aus|Deck|Nimm|Tausch|Gib) ?/);
  }
});

test.each(GAMES)("$id: all verbs of a German template have as many forms", (game) => {
  for (const [name, word] of Object.entries(GERMAN[game.id]!)) {
    const forms = (word.match(/\{[^{}]*\|[^{}]*\}/g) ?? []).map((verb) => verb.split("|").length);
    expect([name, ...new Set(forms)].length).toBeLessThanOrEqual(2);
  }
});

test.each(GAMES as readonly AnyGame[])("$id: without a word for you, no clause lacks its subject", (game) => {
  const { record } = playout(game, {
    random: seeded(3),
    options: (game.id === "cribbage" ? { muggins: true } : {}) as object,
    limit: often(60, 300),
  });
  for (const { move, before, after: state } of steps(game, record))
    for (const words of [{}, GERMAN[game.id]!])
      for (const viewer of game.activeSeats(before).length > 0 ? game.activeSeats(before) : [0]) {
        const texts = game.legalMoves(before, viewer).map((legal) => {
          return describeMove(game, legal, { viewer, words: { ...words, you: "" } as never, before });
        });
        texts.push(describeMove(game, move, { viewer, words: { ...words, you: "" } as never, before, after: state }));
        expect(texts.filter((text) => / {2}|[;,:] *$|\b(und|and) *$/.test(text))).toEqual([]);
      }
});

test("the German words of scores have every name and placeholder", () => {
  expect(Object.keys(score).sort()).toEqual(Object.keys(SCORE_WORDS).sort());
  for (const [name, word] of Object.entries(score)) {
    const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
    expect(places(word)).toEqual(places(SCORE_WORDS[name as keyof typeof SCORE_WORDS]));
  }
});
