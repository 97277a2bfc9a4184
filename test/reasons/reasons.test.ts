import { describe, expect, test } from "vitest";
import * as cribbage from "../../src/cribbage/index.ts";
import * as cribino from "../../src/cribino/index.ts";
import { reasonWords as cribinoWords } from "../../src/cribino/reasons.ts";
import * as crosscribb from "../../src/crosscribb/index.ts";
import { reasonWords as crosscribbWords } from "../../src/crosscribb/reasons.ts";
import {
  type AnyGame,
  CARDS,
  type Card,
  checkWords,
  type MoveOf,
  playout,
  type StateOf,
  seeded,
} from "../../src/index.ts";
import { reasonsOf } from "../../src/reasons/index.ts";
import * as sackson from "../../src/sackson/index.ts";
import { reasonWords as sacksonWords } from "../../src/sackson/reasons.ts";
import { scoreLine } from "../../src/scoring/index.ts";
import * as german from "../../src/words/de/index.ts";
import { afterMoves } from "../moves.ts";
import { sumOf } from "../scoring/oracle.ts";

/** The reasons of a move in words. */
function said<G extends AnyGame>(game: G, state: StateOf<G>, text: string): string[] {
  const move = game.parseMove(text) as MoveOf<G>;
  const view = (game as AnyGame).view(state, (move as { readonly seat: number }).seat);
  return reasonsOf(game, view as never, move).map((reason) => reason.text);
}

describe("CrossCribb", () => {
  const deal = "- deal KH 9H TS 2C QD JS 7D 3H 8C AC 4D 6S TD QS / 4C 5C 6D 2S KD 9S 3C 7H 8S AH 5D JC QH TH";
  const moves = ["1 place a1", "0 place a5", "1 place b1", "0 place b5", "1 place c1", "0 place e5"];
  const start = afterMoves(crosscribb, crosscribb.initialState({ players: 2, first: 0 }), deal, "- cut 5S", ...moves);
  // Row 1 has 4-5-6, and row 5 K-9-10.
  const second = afterMoves(crosscribb, start, "1 place d1");

  test("counts what a card scores in its own line, what the line then waits for, and what the other may hope for", () => {
    expect(said(crosscribb, second, "0 place d5")).toEqual([
      "Scores 2 in column d: pair is two",
      "Leaves column d waiting for a two to score 4 (2 unseen)",
      "Lets your opponent score 4 in row 5 with a three on c5 (4 unseen)",
    ]);
  });

  test("names what the other side gets, and what is taken from it", () => {
    expect(said(crosscribb, second, "0 place e1")).toEqual([
      "Gives your opponent 4 in row 1: fifteen two, pair is four",
      "Keeps your opponent from scoring 9 in row 1 with a four (3 unseen)",
    ]);
  });

  test("names all points that a card spoils or gives up: a run with its fifteen", () => {
    const deal = "- deal 3H AC 2H TC 4H JS 7D KC 8C 2D 4D 6S TD QC / 7C 9D QS KH 2C 9S 3C 7H 8S AH 5D JC QH TH";
    const moves = ["1 place a1", "0 place a2", "1 place b1", "0 place b3", "1 place d1", "0 place c5", "1 place e1"];
    const state = afterMoves(crosscribb, crosscribb.initialState({ players: 2, first: 0 }), deal, "- cut 5S", ...moves);
    expect(said(crosscribb, state, "0 place c1")).toContain(
      "Keeps your opponent from scoring 5 in row 1 with an eight (4 unseen)",
    );
    const next = afterMoves(crosscribb, state, "0 place d5");
    expect(said(crosscribb, next, "1 place c1")).toContain("Gives up 5 that an eight would score in row 1 (4 unseen)");
    expect(said(crosscribb, next, "1 place e4")).toEqual([]);
  });

  test("counts what a card takes from its line: the points of one more card before it, less those after it", () => {
    const worth = (cards: readonly Card[], kinds: readonly string[]) =>
      sumOf(scoreLine(cards).items.filter(({ kind }) => kinds.includes(kind)));
    const gainIn = (cards: readonly Card[], wanted: string) => {
      if (cards.length === 5) return 0;
      const ranks = wanted === "ten-card" ? [..."TJQK"] : [wanted];
      const gains = ranks.map((rank) => {
        const kinds = "CDHS".includes(rank) ? ["flush"] : ["fifteen", "run", "pair"];
        const one = CARDS.find((card) => card.includes(rank) && !cards.includes(card))!;
        return worth([...cards, one], kinds) - worth(cards, kinds);
      });
      return Math.min(...gains);
    };
    const found = new Set<string>();
    playout(crosscribb, {
      random: seeded(5),
      options: { players: 2, target: 31 },
      watch: (move, state) => {
        if (move.type !== "place" || state.phase !== "play") return;
        const view = crosscribb.view(state, move.seat);
        const card = state.piles[move.seat]![0]!;
        for (const reason of reasonsOf(crosscribb, view, move)) {
          if (reason.kind !== "gives-up" && reason.kind !== "spoils") continue;
          const cards = crosscribb.SQUARES.flatMap((square, i) =>
            square.includes(reason.line) && state.board[i] ? [state.board[i]] : [],
          );
          expect(reason.points).toBe(gainIn(cards, reason.wanted) - gainIn([...cards, card], reason.wanted));
          found.add(reason.kind);
        }
      },
    });
    expect(found.size).toBe(2);
  });

  test("counts a discard with the cut card and the player's earlier one", () => {
    expect(said(crosscribb, second, "0 discard")).toEqual(["Adds to your own crib"]);
    const next = afterMoves(crosscribb, second, "0 discard", "0 place c5", "1 place e4");
    expect(said(crosscribb, next, "0 discard")).toEqual([
      "Adds to your own crib, where it scores 3: fifteen two, one for his nobs is three",
    ]);
    expect(said(crosscribb, start, "1 discard")).toEqual(["Adds to the dealer's crib"]);
  });
});

describe("the Sackson game", () => {
  const start = afterMoves(
    sackson,
    sackson.initialState(),
    "0 take yellow blue",
    "0 exchange b2 c2",
    "0 return yellow",
  );

  test("names the exchange that makes a figure at once, or else what it can prepare", () => {
    expect(said(sackson, start, "1 take yellow brown")).toEqual([
      "Lets you exchange c4 and a5 for a yellow zig-zag that scores 5",
    ]);
    expect(said(sackson, start, "1 take yellow red")).toEqual([
      "Lets you bring red within one marker of a line that scores 5",
    ]);
  });

  test("has a reason for every move that begins a game", () => {
    const first = sackson.initialState();
    const silent = sackson
      .legalMoves(first)
      .filter((move) => said(sackson, first, sackson.formatMove(move)).length === 0);
    expect(silent).toEqual([]);
  });

  test("says what an exchange makes, prepares and breaks up", () => {
    const state = afterMoves(sackson, start, "1 take yellow brown");
    expect(said(sackson, state, "1 exchange c4 a5")).toEqual(["Makes a yellow zig-zag for 5"]);
    expect(said(sackson, state, "1 exchange d2 d3")).toEqual([
      "Leaves brown needing only b3 and the green stone for a zig-zag that scores 5",
      "Breaks up a yellow zig-zag for 5 that needed only c4",
    ]);
  });

  test("an exchange plans nothing with the stone that must be returned", () => {
    let forced = 0;
    playout(sackson, {
      random: seeded(1),
      options: { turnLimit: 20 },
      watch: (_, state) => {
        if (state.phase !== "exchange") return;
        for (const move of sackson.legalMoves(state)) {
          const after = sackson.apply(state, move);
          const [back, ...others] = after.phase === "return" ? sackson.legalMoves(after) : [];
          if (back?.type !== "return" || others.length > 0) continue;
          forced++;
          const reasons = reasonsOf(sackson, sackson.view(state, move.seat), move as sackson.ExchangeMove);
          const plans = reasons.filter(({ kind }) => ["lacks", "needs", "breaks"].includes(kind));
          expect(plans.map(({ color }) => color)).not.toContain(back.color);
        }
      },
    });
    expect(forced).toBeGreaterThan(0);
  });

  test("names what an exchange stops the other side from making, if that can then make only cheaper figures", () => {
    /** The figures that the other side can make next, by return. */
    const awardsAfter = (from: sackson.SacksonState) =>
      sackson.legalMoves(from).map((back) => {
        const next = sackson.apply(from, back);
        const taken = sackson.legalMoves(next).map((move) => sackson.apply(next, move));
        return taken.flatMap((at) => sackson.legalMoves(at).flatMap((move) => sackson.apply(at, move).awards));
      });
    const leastOf = (lists: ReturnType<typeof awardsAfter>) =>
      Math.min(...lists.map((awards) => Math.max(0, ...awards.map(({ points }) => points))));
    let count = 0;
    playout(sackson, {
      random: seeded(28),
      options: { turnLimit: 40 },
      watch: (_, state) => {
        if (state.phase !== "exchange" || count > 3) return;
        for (const move of sackson.legalMoves(state)) {
          const made = sackson.apply(state, move);
          const unmade = { ...made, display: state.display } as sackson.SacksonState;
          const reasons = reasonsOf(sackson, sackson.view(state, move.seat), move as sackson.ExchangeMove);
          for (const { figure, color, points } of reasons.filter(({ kind }) => kind === "blocks")) {
            count++;
            const threats = awardsAfter(unmade);
            const items = threats.flat().flatMap((award) => award.items);
            expect(items).toContainEqual(expect.objectContaining({ kind: figure, color, points }));
            expect(leastOf(threats)).toBeGreaterThanOrEqual(points);
            expect(leastOf(awardsAfter(made))).toBeLessThan(points);
          }
        }
      },
    });
    expect(count).toBeGreaterThan(0);
  });

  test("says what a return keeps, and lets the other side make; nothing after the last turn", () => {
    const held = [["brown"], ["yellow", "red"]] as const;
    const state: sackson.ReturnState = { ...start, phase: "return", bank: ["blue", "green"], held, awards: [] };
    expect(said(sackson, state, "1 return yellow")).toEqual([
      "Leaves red needing a1 and b2 for a cross that scores 5",
      "Lets your opponent make a yellow zig-zag for 5",
    ]);
    expect(said(sackson, state, "1 return red")).toEqual([
      "Keeps yellow, which needs only c4, once the brown stone is free, for a zig-zag that scores 5",
    ]);
    const last = { ...state, settings: { ...state.settings, turnLimit: 2 } };
    expect(said(sackson, last, "1 return yellow")).toEqual([]);
  });
});

describe("Crib-Ino", () => {
  const typesAt = (at: cribino.CribinoState) => cribino.legalMoves(at).map(({ type }) => type);
  const deal = "- deal 18 41 2 3 4 5 / 28 0 8 9 10 11";
  const state = afterMoves(cribino, cribino.initialState({ first: 0 }), deal, "0 lay 18 0,0 r0");

  test("says what a lay scores, and what each open side is worth to the next player, the dearest first", () => {
    expect(said(cribino, state, "1 lay 8 1,0 r0")).toEqual([
      "Scores 15: green 7 and 8 for 15",
      "Leaves the yellow 8 open at the bottom, where your opponent can score 15",
      "Leaves the red 2 open on the right, where your opponent can score 10",
      "Leaves the purple 1 open at the top, where your opponent can score 5",
    ]);
  });

  test("names the opponent, both opponents, or the next of several", () => {
    const seatings = [
      [2, "your opponent", "dem Gegner"],
      [3, "the next player", "dem nächsten Spieler"],
      [4, "your opponents", "den Gegnern"],
    ] as const;
    for (const [players, name, translated] of seatings) {
      const options = { players, partners: players === 4, first: 0 };
      const { state } = playout(cribino, { random: seeded(1), options, limit: 1 });
      const view = cribino.view(state, 0);
      const textsIn = (words = {}) =>
        cribino.legalMoves(view).flatMap((move) => reasonsOf(cribino, view, move, { words }).map(({ text }) => text));
      expect(textsIn().join()).toContain(`, where ${name} can score `);
      expect(textsIn({ ...german.cribino, ...german.reasons }).join()).toContain(`Lässt ${translated} `);
    }
  });

  test("counts the tiles of the drawing stack that fit, and says what a pass allows", () => {
    const scored = (at: cribino.CribinoState, move: cribino.CribinoMove) => {
      const items = cribino.apply(at, move).awards.flatMap((award) => award.items);
      return sumOf(items.filter(({ kind }) => kind === "scoring" || kind === "doubled"));
    };
    const replies = new Set<string>();
    const found: cribino.PlayState[] = [];
    for (let seed = 1; seed <= 10; seed++)
      playout(cribino, {
        random: seeded(seed),
        options: { players: 2 },
        watch: (_, at) => {
          if (at.phase === "play" && typesAt(at).join() === "draw,pass") found.push(at);
        },
      });
    const withHand = (at: cribino.PlayState, seat: number, hand: readonly number[]) => ({
      ...at,
      hands: at.hands.with(seat, hand),
    });
    const fittingIn = (at: cribino.PlayState) =>
      cribino.stockOf(at).filter((tile) => typesAt(withHand(at, at.turn, [tile])).includes("lay"));
    for (const at of found) {
      const share = `${fittingIn(at).length} of ${cribino.stockOf(at).length}`;
      expect(said(cribino, at, `${at.turn} draw`)).toEqual([
        `Brings a tile that fits in ${share} cases; otherwise it may cost you 5 at the end`,
      ]);
      const [reply, ...others] = said(cribino, at, `${at.turn} pass`);
      expect(others).toEqual([
        `Avoids another tile, which costs you 5 if you still hold it at the end; ${share} would fit`,
      ]);
      const next = { ...at, turn: 1 - at.turn, drawn: 0 };
      const most = Math.max(...cribino.legalMoves(next).map((move) => scored(next, move)));
      const isStuck = typesAt(next)[0] !== "lay";
      const free = isStuck ? /^Leaves your opponent (only a draw or a pass|no tile that fits)$/ : /nothing to score$/;
      expect(reply).toMatch(most > 0 ? new RegExp(`^Lets your opponent score ${most}$`) : free);
      replies.add(isStuck ? "none" : `${most > 0}`);
    }
    expect([...replies].sort()).toEqual(["false", "none", "true"]);
    // The opponent holds all tiles that fit.
    const held = found.map((at) => withHand(at, 1 - at.turn, fittingIn(at).slice(0, 6)));
    const vain = held.find((at) => fittingIn(at).length === 0)!;
    expect(said(cribino, vain, `${vain.turn} draw`)).toEqual([]);
  });

  test("an opponent without a tile that fits must draw, unless the stack is empty", () => {
    const kinds = new Set<string>();
    playout(cribino, {
      random: seeded(3),
      options: { players: 7, deals: 1 },
      watch: (_, state) => {
        if (state.phase !== "play") return;
        for (const move of cribino.legalMoves(state).filter(({ type }) => type === "lay")) {
          const view = cribino.view(state, move.seat);
          const reason = reasonsOf(cribino, view, move as cribino.LayMove).find(({ kind }) => /^st/.test(kind));
          if (reason === undefined) continue;
          const after = cribino.apply(state, move);
          expect(typesAt(after)).toEqual([reason.kind === "stalls" ? "draw" : "pass"]);
          kinds.add(reason.kind);
        }
      },
    });
    expect([...kinds].sort()).toEqual(["stalls", "stops"]);
  });

  test("says what going out collects", () => {
    const last = { ...state, hands: [state.phase === "play" ? state.hands[0]! : [], [8]] } as typeof state;
    expect(said(cribino, last, "1 lay 8 1,0 r0")).toEqual([
      "Scores 15: green 7 and 8 for 15",
      "Ends the deal and collects 25 for the tiles left in other hands",
    ]);
  });
});

test("cribbage has none: a method's parts and `featuresOf` take their place", () => {
  const state = afterMoves(
    cribbage,
    cribbage.initialState({ first: 0 }),
    "- deal 5H 6C JS QD AC 2C / 7D 7H 8C KS 3H KD",
  );
  expect(reasonsOf(cribbage, cribbage.view(state, 0), cribbage.legalMoves(state, 0)[0]!)).toEqual([]);
});

test("wrong arguments are refused", () => {
  const start = sackson.initialState();
  const view = sackson.view(start, 0);
  expect(() => reasonsOf(sackson, start as never, sackson.legalMoves(start)[0]!)).toThrow(/^viewer: must be a seat/);
  expect(() => reasonsOf(sackson, {} as never, sackson.legalMoves(start)[0]!)).toThrow(/must/);
  expect(() => reasonsOf(sackson, view, { type: "return", seat: 0, color: "red" })).toThrow(/return/);
  const take = sackson.legalMoves(start)[0]!;
  expect(() => reasonsOf(sackson, view, take, { viewer: 0 } as never)).toThrow(/^options.viewer/);
  expect(() => reasonsOf(sackson, view, take, { words: { lacks: 1 } } as never)).toThrow(/^options.words.lacks/);
});

test.each([
  [cribino as AnyGame, cribinoWords, { ...german.cribino, ...german.reasons }],
  [crosscribb as AnyGame, crosscribbWords, { ...german.crosscribb, ...german.reasons }],
  [sackson as AnyGame, sacksonWords, { ...german.sackson, ...german.reasons }],
] as const)("the German words of reasons are complete", (game, english, translation) => {
  const { rules } = game;
  const whole = { ...game, rules: { ...rules, words: { ...rules.words, ...english } } };
  const isOwn = (name: string) =>
    [name, name.replace(/\.[^.]*$/, "")].some((one) => Object.hasOwn(whole.rules.words, one));
  const own = Object.entries(translation).filter(([name]) => !Object.hasOwn(german.reasons, name) || isOwn(name));
  expect(checkWords(whole, Object.fromEntries(own))).toEqual([]);
});
