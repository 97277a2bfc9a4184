import { describe, expect, test } from "vitest";
import type { AnyOptions } from "../../src/core/any.ts";
import * as cribbage from "../../src/cribbage/index.ts";
import * as cribino from "../../src/cribino/index.ts";
import * as crosscribb from "../../src/crosscribb/index.ts";
import {
  type AnyGame,
  type AnyMove,
  type AnyState,
  defineGame,
  describeAwards,
  describeMove,
  describeOutcome,
  describeRefusal,
  describeTurn,
  playout,
  type StandardSchemaV1,
  seeded,
  steps,
} from "../../src/index.ts";
import * as sackson from "../../src/sackson/index.ts";
import type { COMMON_WORDS } from "../../src/words/common.ts";
import { afterMoves } from "../moves.ts";
import { often, thinned } from "../often.ts";
import { optionsIn, TABLES } from "../tables.ts";
import { pathOf } from "../thrown.ts";
import { expectWords, inWords, titled } from "../words.ts";

const names = ["Ann", "Bob"];
const DEAL = "- deal 5H 6C JS QD AC 2C / 7D 7H 8C KS 3H KD";
const dealt = afterMoves(cribbage, cribbage.initialState({ first: 0 }), DEAL);
const playing = afterMoves(cribbage, dealt, "1 discard 3H KD", "0 discard AC 2C", "- cut 5D", "1 play KS");

/** Games of every kind, each with all its options. */
const ALL = titled(
  TABLES.flatMap((tables) =>
    thinned(optionsIn(tables), 2).map((options) => [tables.game, options] as [AnyGame, AnyOptions]),
  ),
  (game, options) => `${game.id}, ${inWords(options)}`,
);

describe("in every game", () => {
  test.each(ALL)("%s: moves that a seat can choose from differ in words", (_, game, options) => {
    const { record } = playout(game, { random: seeded(2), options, limit: often(20, 40) });
    for (const { before } of steps(game, record))
      for (const seat of game.activeSeats(before)) {
        const view = game.view(before, seat);
        const texts = game.legalMoves(view).map((move) => describeMove(game, move, { before: view }));
        expect(new Set(texts).size).toBe(texts.length);
        expect(texts.filter((text) => !text.startsWith("You "))).toEqual([]);
      }
  });

  test.each(ALL)("%s: a seat gets the same sentences for whole states as for its views", (_, game, options) => {
    const { record } = playout(game, { random: seeded(3), options, limit: often(30, 200) });
    for (const { move, before, after: state } of steps(game, record)) {
      expect(game.rules.words[move.type]).toBeDefined();
      for (const viewer of [null, 0]) {
        const seen = { before: game.view(before, viewer), after: game.view(state, viewer) };
        const redacted = game.redact(move, viewer);
        expect(describeMove(game, move, { viewer, before, after: state })).toBe(describeMove(game, redacted, seen));
        expect(describeAwards(game, state, { viewer })).toEqual(describeAwards(game, seen.after));
      }
      for (const line of describeAwards(game, state)) expect(line).not.toMatch(/undefined|\?\?|[{}[\]]|NaN/);
    }
  });

  test.each(ALL)("%s: the state after a player's move tells as much as the state before it", (_, game, options) => {
    const { record } = playout(game, { random: seeded(4), options, limit: often(30, 300) });
    for (const { move, before, after: state } of steps(game, record))
      if (move.seat !== undefined)
        expect(describeMove(game, move, { after: state })).toBe(describeMove(game, move, { before }));
  });
});

describe("a move", () => {
  const MOVES: readonly [game: AnyGame, move: string, facts: string][] = [
    [cribbage, "- cut-for-deal 5H 2C", "five hearts two clubs"],
    [cribbage, DEAL, "you five hearts six clubs jack spades queen diamonds ace two"],
    [cribbage, "0 discard 5H JD", "You discard five hearts jack diamonds"],
    [cribbage, "1 discard 5H JD", "Bob discards two"],
    [cribbage, "2 discard TS", "Player 3 discards"],
    [cribbage, "- cut 5D", "starter five diamonds"],
    [cribbage, "1 play 5H", "Bob plays five hearts"],
    [cribbage, "1 go", "Bob go"],
    [cribbage, "0 show crib", "You count crib"],
    [cribbage, "1 show hand 8", "Bob counts hand 8"],
    [cribbage, "1 muggins 2", "Bob muggins 2"],
    [cribbage, "0 accept", "You"],
    [crosscribb, "- cut JD", "jack diamonds"],
    [crosscribb, "0 place b4", "You place b4"],
    [crosscribb, "1 discard", "Bob discards"],
    [crosscribb, "1 show", "Bob counts lines"],
    [cribino, "- draw-tile 1 17", "Bob tile"],
    [cribino, "0 lay 17 3,-1 r2", "You lay tile 3,-1 180°"],
    [cribino, "1 lay 17 0,0 r0", "Bob lays tile 0,0"],
    [cribino, "1 draw", "Bob draws"],
    [cribino, "1 pass", "Bob passes"],
    [cribino, "0 turn-up", "You turn up"],
    [sackson, "0 take blue red", "You take blue red"],
    [sackson, "1 exchange a1 b3", "Bob exchanges a1 b3"],
    [sackson, "1 return red", "Bob returns red"],
  ];
  test.each(titled(MOVES, ({ id }, move, _facts) => `${id}: ${move}`))("%s has the facts", (_, game, move, facts) => {
    const words = describeMove(game, game.parseMove(move), { names, viewer: 0 });
    expectWords(words, facts);
  });

  test("shows another's cards to nobody, and no turn of a tile that lies as printed", () => {
    const told = (game: AnyGame, move: string) => describeMove(game, game.parseMove(move), { names, viewer: 0 });
    expect(told(cribbage, "1 discard 5H JD")).not.toMatch(/hearts|diamonds/);
    expect(told(cribbage, DEAL)).not.toContain("king");
    expect(told(cribino, "1 lay 17 0,0 r0")).not.toContain("°");
  });

  test("tells the count with the state before or after it", () => {
    const move = cribbage.parseMove("0 play 5H");
    for (const at of [
      { before: cribbage.view(playing, 0) },
      { before: playing },
      { after: cribbage.apply(playing, move) },
    ])
      expectWords(describeMove(cribbage, move, { names, ...at }), "five hearts 15");
  });

  test("a placed card is named once it lies there, a discarded card only to its seat", () => {
    const { record } = playout(crosscribb, { random: seeded(1), options: { first: 0 } });
    let told = 0;
    for (const { move, before, after: state } of steps(crosscribb, record)) {
      if (move.type !== "place" && move.type !== "discard") continue;
      told++;
      const other = (move.seat + 1) % 2;
      expect(describeMove(crosscribb, move, { viewer: other, before })).toContain(" a card");
      expect(describeMove(crosscribb, move, { viewer: move.seat, before })).toContain(" of ");
      const made = describeMove(crosscribb, move, { viewer: other, before, after: state });
      expect(made).toMatch(move.type === "place" ? / of / : / a card/);
    }
    expect(told).toBeGreaterThan(27);
  });
});

describe("words", () => {
  const move = cribbage.parseMove("0 play TH");

  test("are replaced for another language or style", () => {
    const german = {
      card: "{suit} {rank}",
      ranks: "Ass, Zwei, Drei, Vier, Fünf, Sechs, Sieben, Acht, Neun, Zehn, Bube, Dame, König",
      suits: "Kreuz, Karo, Herz, Pik",
      you: "du",
      play: "{seat} {spielst|spielt} {card}[ ({count})]",
    };
    expect(describeMove(cribbage, move, { viewer: 0, words: german })).toBe("Du spielst Herz Zehn");
    expect(describeMove(cribbage, move, { names, words: german, before: playing })).toBe("Ann spielt Herz Zehn (20)");
    expect(describeMove(cribbage, move, { viewer: 0, words: { you: "" } })).toBe("Play the ten of hearts");
    expect(describeMove(cribbage, move, { viewer: 0, words: { ranks: "", suits: "" } })).toBe("You play the T of H");
  });

  test("are typed by the game", () => {
    const words: Partial<typeof COMMON_WORDS & typeof cribbage.rules.words> = { go: "go", you: "du" };
    expect(describeMove(cribbage, { type: "go", seat: 0 }, { words })).toBe("Go");
    // @ts-expect-error: cribbage has no such word
    expect(describeMove(cribbage, move, { words: { plya: "" } })).toBe("Player 1 plays the ten of hearts");
  });

  test("never begin a name with a capital, nor read it as a template", () => {
    for (const name of ["ann", "{card}", "$&"])
      expect(describeMove(cribbage, move, { names: [name] })).toBe(`${name} plays the ten of hearts`);
    expect(describeMove(cribbage, move, { names: [""] })).toBe("Player 1 plays the ten of hearts");
  });
});

describe("awards", () => {
  test("go by side, partners together, you first", () => {
    const state = { ...cribbage.initialState({ players: 4 }), awards: [] };
    const award = { side: 0, points: 2, items: [{ kind: "heels", points: 2, cards: ["JD"] }] } as const;
    const scored = (options: object) => describeAwards(cribbage, { ...state, awards: [award] }, { names, ...options });
    expect(describeAwards(cribbage, state)).toEqual([]);
    expect(scored({})).toEqual(["Ann and player 3 score 2: two for his heels"]);
    expect(scored({ viewer: 2 })).toEqual(["You and Ann score 2: two for his heels"]);
    expect(scored({ score: { heels: "zwei für den Buben" } })).toEqual([
      "Ann and player 3 score 2: zwei für den Buben",
    ]);
  });

  const score = (side: number, points: number, ...items: object[]) => ({ side, points, items });

  const AWARDS: readonly [game: AnyGame, players: number, award: object, facts: string][] = [
    [
      crosscribb,
      2,
      { ...score(0, 2, { kind: "pair", points: 2, cards: ["5H", "5D"] }), line: "a" },
      "Ann 2 column a pair",
    ],
    [crosscribb, 2, { ...score(1, 7, { kind: "difference", points: 7, cards: [] }), line: null }, "Bob 7 difference"],
    [
      cribino,
      3,
      score(0, 15, { kind: "out", points: 10, seat: 1, tiles: 2 }, { kind: "out", points: 5, seat: 2, tiles: 1 }),
      "Ann 15 Bob has 2 player 3 has 1",
    ],
    [cribino, 3, score(1, -10, { kind: "out", points: -10, seat: 1, tiles: 2 }), "Bob pays 10"],
    [
      cribino,
      2,
      score(0, 30, { kind: "scoring", points: 15, color: "red", numbers: [10, 5] }, { kind: "doubled", points: 15 }),
      "Ann 30 red 10 and 5 for 15 doubled",
    ],
    [
      sackson,
      2,
      score(1, 5, { kind: "zig-zag", points: 5, color: "red", squares: ["a1", "b1"] }),
      "Bob 5 red zig-zag a1 b1",
    ],
  ];
  test.each(titled(AWARDS, ({ id }, players, _, facts) => `${id}, ${players} players: ${facts}`))(
    "%s",
    (_, game, players, award, facts) => {
      const state = { ...game.initialState({ players }), awards: [award] } as unknown as AnyState;
      const lines = describeAwards(game, state, { names });
      expect(lines).toHaveLength(1);
      expectWords(lines[0]!, facts);
    },
  );
});

interface Bid extends AnyMove {
  readonly type: "raise-by" | "constructor" | "card";
  readonly by?: number | readonly number[] | { readonly low: number; readonly high: number };
}

interface Auction extends AnyState {
  readonly phase: "bid";
}

const anything = <T>(): StandardSchemaV1<T> => ({
  "~standard": { version: 1, vendor: "test", validate: (value) => ({ value: value as T }) },
});

function auction(words: { readonly words?: { readonly [name: string]: string } }) {
  return defineGame({
    id: "auction",
    players: [2],
    optionsSchema: anything<{ players: 2 }>(),
    moveSchema: anything<Bid>(),
    stateSchema: anything<Auction>(),
    start: (): Auction => ({ phase: "bid", settings: { players: 2 }, scores: [0, 0], awards: [] }),
    activeSeats: () => [0],
    movesOf: (): Bid[] => [],
    applyUnchecked: (state) => state,
    rules: words,
  });
}

describe("a game of your own", () => {
  test.each<[move: Bid, words: string]>([
    [{ type: "raise-by", seat: 0, by: 3 }, "You: raise by 3"],
    [{ type: "raise-by", seat: 1, by: [1, 2, 3] }, "Bob: raise by 1, 2 and 3"],
    [{ type: "raise-by", seat: 1, by: { low: 1, high: 2 } }, "Bob: raise by 1 and 2"],
    [{ type: "constructor", seat: 1 }, "Bob: constructor"],
    [{ type: "card", seat: 1 }, "Bob: card"],
    [{ type: "raise-by", by: 3 }, "Raise by 3"],
  ])("has words without giving any: %j", (move, words) => {
    expect(describeMove(auction({}), move, { names, viewer: 0 })).toBe(words);
  });

  test("gives its own", () => {
    const game = auction({ words: { "raise-by": "{seat} {raise|raises}[ by {by}]" } });
    expect(describeMove(game, { type: "raise-by", seat: 0, by: 2 }, { viewer: 0 })).toBe("You raise by 2");
    expect(describeMove(game, { type: "raise-by", seat: 0 }, { viewer: 1 })).toBe("Player 1 raises");
    const awards = [{ side: 0, points: 3, items: [{ kind: "last-bid", points: 3 }] }];
    expect(describeAwards(game, { ...game.initialState({ players: 2 }), awards })).toEqual([
      "Player 1 scores 3: last bid 3",
    ]);
  });
});

describe("the sentence around a name or a word", () => {
  test("has its capital, unless a name or a square begins it", () => {
    const starter = { type: "cut", card: "5H" } as const;
    expect(describeMove(cribbage, starter, { names: ["the", "t"] })).toBe("The starter is the five of hearts");
    expect(describeMove(cribbage, { type: "go", seat: 1 }, { names: ["the", "t"] })).toBe("t says go");
    const exchange = { type: "exchange", seat: 0, squares: ["e3", "b4"] } as const;
    expect(describeMove(sackson, exchange, { words: { exchange: "{squares}" } })).toBe("e3 and b4");
  });

  test("is not changed by a pattern in a word or a name", () => {
    const discard = { type: "discard", seat: 0, cards: ["??", "??"] } as const;
    const words = { numbers: "$&, $`, $'", seat: "{number} $&" };
    expect(describeMove(cribbage, discard, { words })).toBe("1 $& discards $' cards");
    expect(describeMove(cribbage, discard, { names: ["$&"] })).toBe("$& discards two cards");
  });

  test("says what is to be done of all that may be done", () => {
    let state = cribino.initialState();
    for (const text of ["- deal 13 41 2 3 4 5 / 28 0 8 9 10 11", "0 lay 13 0,0 r0"])
      state = cribino.apply(state, cribino.parseMove(text));
    expect(describeTurn(cribino, state, { viewer: 1 })).toBe("You are to lay a tile");
    const records = [1, 2, 3, 4, 5, 6].map((seed) => playout(cribino, { random: seeded(seed) }).record);
    const turns = records
      .flatMap((record) => [...steps(cribino, record)])
      .flatMap(({ before }) => {
        const types = new Set(cribino.legalMoves(before).map(({ type }) => type));
        if (!types.has("draw") || !types.has("pass")) return [];
        return [describeTurn(cribino, before, { viewer: cribino.activeSeats(before)[0]! })];
      });
    expect(turns).toContain("Nothing fits: draw a tile, or pass");
  });

  test("of a refusal takes any name, and is a general one if its values are lost", () => {
    const code = "not-held";
    const told = { code, values: { seat: 0, card: "5H" } };
    expect(describeRefusal(cribbage, told, { names: ["{x}"] })).toBe("{x} does not hold the five of hearts");
    expect(describeRefusal(cribbage, { code }, { names: ["{x}"] })).toBe("That is not possible");
  });

  test("tells no count with a card that is hidden", () => {
    const hidden = { type: "play", seat: 1, card: "??" } as const;
    expect(describeMove(cribbage, hidden, { names, before: playing })).toBe("Bob plays a card");
  });
});

describe("bad input", () => {
  test.each([null, {}, { type: "castle", seat: 0 }, { type: "play", seat: 0 }])("%j is not a move", (move) => {
    const error = expect.objectContaining({ name: "IllegalMoveError", code: "malformed" });
    for (const options of [{}, { viewer: 0 }])
      expect(() => describeMove(cribbage, move as never, options)).toThrow(error);
  });

  test.each<[options: unknown, path: string]>([
    [{ name: "Ann" }, "options.name"],
    [7, "options"],
    [{ names: "Ann" }, "options.names"],
    [{ names: ["Ann", 2] }, "options.names[1]"],
    [{ words: { go: 1 } }, "options.words.go"],
    [{ words: "German" }, "options.words"],
    [{ viewer: -1 }, "options.viewer"],
  ])("options %j are refused with their path", (options, path) => {
    expect(pathOf(() => describeMove(cribbage, { type: "go", seat: 0 }, options as never))).toBe(path);
    expect(pathOf(() => describeAwards(cribbage, dealt, options as never))).toBe(path);
    expect(pathOf(() => describeTurn(cribbage, dealt, options as never))).toBe(path);
    expect(pathOf(() => describeOutcome(cribbage, dealt, options as never))).toBe(path);
    expect(pathOf(() => describeRefusal(cribbage, { code: "over-31" }, options as never))).toBe(path);
  });

  test("only a state or a view is before or after a move", () => {
    for (const key of ["before", "after"])
      expect(pathOf(() => describeMove(cribbage, { type: "go", seat: 0 }, { [key]: null } as never))).toBe(
        `options.${key}`,
      );
  });

  test("a value that is not a state is refused", () => {
    for (const state of [null, "state", {}])
      expect(() => describeAwards(cribbage, state as never)).toThrow(/state|phase/);
  });
});
