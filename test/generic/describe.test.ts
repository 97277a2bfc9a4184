import { describe, expect, test } from "vitest";
import { cribbage } from "../../src/cribbage/index.ts";
import { cribino } from "../../src/cribino/index.ts";
import { crosscribb } from "../../src/crosscribb/index.ts";
import {
  type AnyGame,
  type AnyMove,
  type AnyOptions,
  type AnyState,
  type COMMON_WORDS,
  defineGame,
  describeAwards,
  describeMove,
  playout,
  type StandardSchema,
  seeded,
  steps,
} from "../../src/index.ts";
import { sackson } from "../../src/sackson/index.ts";
import { afterMoves } from "../moves.ts";
import { optionsIn, TABLES } from "../tables.ts";
import { pathOf } from "../thrown.ts";
import { inWords, titled } from "../words.ts";

const names = ["Ann", "Bob"];
const DEAL = "- deal 5H 6C JS QD AC 2C / 7D 7H 8C KS 3H KD";
const dealt = afterMoves(cribbage, cribbage.initialState({ first: 0 }), DEAL);
const playing = afterMoves(cribbage, dealt, "1 discard 3H KD", "0 discard AC 2C", "- cut 5D", "1 play KS");

/** Games of every kind, each with all its options. */
const ALL = titled(
  TABLES.flatMap((tables) => optionsIn(tables).map((options) => [tables.game, options] as [AnyGame, AnyOptions])),
  (game, options) => `${game.id}, ${inWords(options)}`,
);

describe("in every game", () => {
  test.each(ALL)("%s: moves that a seat can choose from differ in words", (_, game, options) => {
    const { record } = playout(game, { random: seeded(2), options, limit: 40 });
    for (const { before } of steps(game, record))
      for (const seat of game.activeSeats(before)) {
        const view = game.view(before, seat);
        const texts = game.legalMoves(view).map((move) => describeMove(game, move, { before: view }));
        expect(new Set(texts).size).toBe(texts.length);
        for (const text of texts) expect(text).toMatch(/^You /);
      }
  });

  test.each(ALL)("%s: a seat is told the same of whole states as of what it saw", (_, game, options) => {
    const { record } = playout(game, { random: seeded(3), options, limit: 200 });
    for (const { move, before, state } of steps(game, record)) {
      expect(game.words[move.type]).toBeDefined();
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
    const { record } = playout(game, { random: seeded(4), options, limit: 300 });
    for (const { move, before, state } of steps(game, record))
      if (move.seat !== undefined)
        expect(describeMove(game, move, { after: state })).toBe(describeMove(game, move, { before }));
  });
});

describe("a move", () => {
  test.each(
    titled<[game: AnyGame, move: string, words: string]>(
      [
        [cribbage, "- cut-for-deal 5H 2C", "The cut for the deal: the five of hearts and the two of clubs"],
        [
          cribbage,
          DEAL,
          "The cards are dealt; you get the five of hearts, the six of clubs, the jack of spades, the queen of diamonds, the ace of clubs and the two of clubs",
        ],
        [cribbage, "0 discard 5H JD", "You discard the five of hearts and the jack of diamonds"],
        [cribbage, "1 discard 5H JD", "Bob discards two cards"],
        [cribbage, "2 discard TS", "Seat 2 discards a card"],
        [cribbage, "- cut 5D", "The starter is the five of diamonds"],
        [cribbage, "1 play 5H", "Bob plays the five of hearts"],
        [cribbage, "1 go", "Bob says go"],
        [cribbage, "0 show crib", "You count the crib"],
        [cribbage, "1 show hand 8", "Bob counts the hand, claiming 8"],
        [cribbage, "1 muggins 2", "Bob calls muggins for 2"],
        [cribbage, "0 accept", "You let the count stand"],
        [crosscribb, "- cut JD", "The cut card is the jack of diamonds"],
        [crosscribb, "0 place b4", "You place a card on b4"],
        [crosscribb, "1 discard", "Bob discards a card"],
        [crosscribb, "1 show", "Bob counts the lines"],
        [cribino, "- draw-tile 1 17", "Bob gets tile 17"],
        [cribino, "0 lay 17 3,-1 r2", "You lay tile 17 at 3,-1, turned 180°"],
        [cribino, "1 lay 17 0,0 r0", "Bob lays tile 17 at 0,0"],
        [cribino, "1 draw", "Bob draws a tile"],
        [cribino, "1 pass", "Bob passes"],
        [cribino, "0 turn-up", "You turn up the next tiles"],
        [sackson, "0 take blue red", "You take blue and red from the bank"],
        [sackson, "1 exchange a1 b3", "Bob exchanges the markers on a1 and b3"],
        [sackson, "1 return red", "Bob returns red to the bank"],
      ],
      ({ id }, move) => `${id}: ${move}`,
    ),
  )("%s", (_, game, move, words) => {
    expect(describeMove(game, game.parseMove(move), { names, viewer: 0 })).toBe(words);
  });

  test("tells the count with the state before or after it", () => {
    const move = cribbage.parseMove("0 play 5H");
    expect(describeMove(cribbage, move, { before: cribbage.view(playing, 0) })).toBe(
      "You play the five of hearts, for 15",
    );
    expect(describeMove(cribbage, move, { names, before: playing })).toBe("Ann plays the five of hearts, for 15");
    const after = cribbage.apply(playing, move);
    expect(describeMove(cribbage, move, { names, after })).toBe("Ann plays the five of hearts, for 15");
  });

  test("a card that is placed is told of once it lies there, a card that is discarded only to its seat", () => {
    const { record } = playout(crosscribb, { random: seeded(1), options: { first: 0 } });
    let told = 0;
    for (const { move, before, state } of steps(crosscribb, record)) {
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
    const words: Partial<typeof COMMON_WORDS & typeof cribbage.words> = { go: "go", you: "du" };
    expect(describeMove(cribbage, { type: "go", seat: 0 }, { words })).toBe("Go");
    // @ts-expect-error: cribbage has no such word
    expect(describeMove(cribbage, move, { words: { plya: "" } })).toBe("Seat 0 plays the ten of hearts");
  });

  test("never begin a name with a capital, nor read it as a template", () => {
    for (const name of ["ann", "{card}", "$&"])
      expect(describeMove(cribbage, move, { names: [name] })).toBe(`${name} plays the ten of hearts`);
    expect(describeMove(cribbage, move, { names: [""] })).toBe("Seat 0 plays the ten of hearts");
  });
});

describe("what was scored", () => {
  test("is told by side, partners together, you first", () => {
    const state = { ...cribbage.initialState({ players: 4 }), awards: [] };
    const award = { side: 0, points: 2, items: [{ kind: "heels", points: 2, cards: ["JD"] }] } as const;
    const scored = (options: object) => describeAwards(cribbage, { ...state, awards: [award] }, { names, ...options });
    expect(describeAwards(cribbage, state)).toEqual([]);
    expect(scored({})).toEqual(["Ann and seat 2 score 2: two for his heels"]);
    expect(scored({ viewer: 2 })).toEqual(["You and Ann score 2: two for his heels"]);
    expect(scored({ score: { heels: "zwei für den Buben" } })).toEqual(["Ann and seat 2 score 2: zwei für den Buben"]);
  });

  test.each(
    titled<[game: AnyGame, players: number, award: object, words: string]>(
      [
        [
          crosscribb,
          2,
          { side: 0, line: "a", points: 2, items: [{ kind: "pair", points: 2, cards: ["5H", "5D"] }] },
          "Ann scores 2 in column a: pair is two",
        ],
        [
          crosscribb,
          2,
          { side: 1, line: null, points: 7, items: [{ kind: "difference", points: 7, cards: [] }] },
          "Bob scores 7: the difference of the round",
        ],
        [
          cribino,
          3,
          {
            side: 0,
            points: 15,
            items: [
              { kind: "out", points: 10, seat: 1, tiles: 2 },
              { kind: "out", points: 5, seat: 2, tiles: 1 },
            ],
          },
          "Ann scores 15: Bob has 2 left, seat 2 has 1 left",
        ],
        [cribino, 3, { side: 1, points: -10, items: [{ kind: "out", points: -10, seat: 1, tiles: 2 }] }, "Bob pays 10"],
        [
          cribino,
          2,
          {
            side: 0,
            points: 30,
            items: [
              { kind: "scoring", points: 15, color: "red", numbers: [10, 5] },
              { kind: "doubled", points: 15 },
            ],
          },
          "Ann scores 30: red 10 and 5 for 15, doubled for 15",
        ],
        [
          sackson,
          2,
          { side: 1, points: 5, items: [{ kind: "zig-zag", points: 5, color: "red", squares: ["a1", "b1"] }] },
          "Bob scores 5: red zig-zag on a1 and b1 for 5",
        ],
      ],
      ({ id }, _players, _award, words) => `${id}: ${words}`,
    ),
  )("%s", (_, game, players, award, words) => {
    const state = { ...game.initialState({ players }), awards: [award] } as unknown as AnyState;
    expect(describeAwards(game, state, { names })).toEqual([words]);
  });
});

interface Bid extends AnyMove {
  readonly type: "raise-by" | "constructor" | "card";
  readonly by?: number | readonly number[] | { readonly low: number; readonly high: number };
}

interface Auction extends AnyState {
  readonly phase: "bid";
}

const anything = <T>(): StandardSchema<T> => ({
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
    ...words,
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
    expect(describeMove(game, { type: "raise-by", seat: 0 }, { viewer: 1 })).toBe("Seat 0 raises");
    const awards = [{ side: 0, points: 3, items: [{ kind: "last-bid", points: 3 }] }];
    expect(describeAwards(game, { ...game.initialState({ players: 2 }), awards })).toEqual([
      "Seat 0 scores 3: last bid 3",
    ]);
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
    [null, "options"],
    [{ names: "Ann" }, "options.names"],
    [{ names: ["Ann", 2] }, "options.names[1]"],
    [{ words: { go: 1 } }, "options.words.go"],
    [{ words: "German" }, "options.words"],
    [{ viewer: -1 }, "options.viewer"],
  ])("options %j are refused with their path", (options, path) => {
    expect(pathOf(() => describeMove(cribbage, { type: "go", seat: 0 }, options as never))).toBe(path);
    expect(pathOf(() => describeAwards(cribbage, dealt, options as never))).toBe(path);
  });

  test("a value that is not a state is refused", () => {
    for (const state of [null, "state", {}])
      expect(() => describeAwards(cribbage, state as never)).toThrow(/state|phase/);
  });
});
