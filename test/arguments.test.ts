import { basename } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { ENTRIES, GAMES as IDS } from "../entries.mjs";
import { toBoardgame } from "../src/boardgame-io/index.ts";
import * as bots from "../src/bots/index.ts";
import * as check from "../src/check/index.ts";
import * as analysis from "../src/cribbage/analysis/index.ts";
import * as cribbage from "../src/cribbage/index.ts";
import * as shorthand from "../src/cribbage/shorthand/index.ts";
import * as cribino from "../src/cribino/index.ts";
import * as crosscribb from "../src/crosscribb/index.ts";
import { findGame } from "../src/games/index.ts";
import * as main from "../src/index.ts";
import * as pegboard from "../src/pegboard/index.ts";
import { reasonsOf } from "../src/reasons/index.ts";
import * as sackson from "../src/sackson/index.ts";
import * as scoring from "../src/scoring/index.ts";
import { hostile } from "./arbitraries.ts";
import { NIGHT, often, SEED } from "./often.ts";
import { pathOf } from "./thrown.ts";

const random = main.seeded(1);
const { record, state: over } = main.playout(cribbage, { random: main.seeded(3), options: { target: 31 } });
const short = { ...record, moves: record.moves.slice(0, 3) };

/** The first choice of a type in the record, as its seat saw it. */
function choiceOf(type: string) {
  const index = record.moves.findIndex((move) => move.type === type);
  const move = record.moves[index]!;
  const [before, after] = [index, index + 1].map((count) => main.replay(cribbage, record, count));
  return { index, move, before: before!, after: after!, view: cribbage.view(before!, move.seat ?? 0) };
}

const discard = choiceOf("discard");
const play = choiceOf("play");
const worth = { points: 1, win: 0.5, error: 0.1, share: 1, wins: new Float64Array(1), from: 0 };
const take = { view: sackson.view(sackson.initialState(), 0), move: sackson.legalMoves(sackson.initialState())[0]! };
const method = {
  values: (_: unknown, moves: readonly unknown[]) => [{ progress: 1, worths: moves.map(() => worth) }],
  chances: () => [0.5, 0.5],
  nameOf: () => "x",
};
const pair = [bots.randomBot(), bots.randomBot()];
const cards = ["5H", "5D", "5S", "JC"];
const laid = crosscribb.SQUARES.map((square) => (square === "c1" ? "5S" : null));
const table = main.newTable(cribbage, { random, options: { first: 0 } });
const twoBots = { options: { target: 5 }, random };

type Run = (...args: never[]) => unknown;
/** A function and arguments that it takes. */
type Call = readonly [run: Run, ...args: unknown[]];

/** Calls of every public function, by its name and, after a space, what is special. */
const CALLS: { readonly [name: string]: Call } = {
  randomInt: [main.randomInt, 6, random],
  sample: [main.sample, ["a", "b"], 1, random],
  seeded: [main.seeded, 1],
  secureRandom: [main.secureRandom],
  sideOf: [main.sideOf, over, 1],
  formatCard: [main.formatCard, "5H", { symbols: true }],
  formatCards: [main.formatCards, ["5H", "6H"], { symbols: true }],
  parseCards: [main.parseCards, "5H 6H"],
  cardIndex: [main.cardIndex, "5H"],
  isCard: [main.isCard, "5H"],
  checkWords: [main.checkWords, cribbage, { go: "{seat}" }],
  describeMove: [
    main.describeMove,
    cribbage,
    discard.move,
    { before: discard.view, names: ["Ann"], viewer: 0, words: {} },
  ],
  "describeMove before": [main.describeMove, cribbage, play.move, { before: play.before }],
  "describeMove after": [main.describeMove, cribbage, play.move, { after: play.after }],
  describeAwards: [main.describeAwards, cribbage, over, { viewer: 0, score: {} }],
  describeOutcome: [main.describeOutcome, cribbage, over, { viewer: 0 }],
  describeTurn: [main.describeTurn, cribbage, play.view, { viewer: 0 }],
  "describeTurn discard": [main.describeTurn, cribbage, discard.view],
  describeRefusal: [main.describeRefusal, cribbage, { code: "not-your-turn", values: { seats: [0] } }, { viewer: 0 }],
  preview: [main.preview, cribbage, play.view, play.move],
  "preview discard": [main.preview, cribbage, discard.view, discard.move],
  readRecord: [main.readRecord, cribbage, short],
  newRecord: [main.newRecord, cribbage, { target: 31 }, { names: ["Ann"] }],
  appendMoves: [main.appendMoves, short, short.moves],
  replay: [main.replay, cribbage, short, 3],
  steps: [main.steps, cribbage, short],
  formatRecord: [main.formatRecord, cribbage, { ...short, meta: { names: ["Ann"], comments: { 3: "x" } } }],
  series: [main.series, cribbage, { games: 2, options: { target: 31 }, worth: [1], decides: "games" }, [record]],
  playout: [main.playout, cribbage, { ...twoBots, limit: 30, bots: pair }],
  newTable: [main.newTable, cribbage, { random, options: { first: 0 }, automatic: ["go"], redeal: true }],
  "newTable record": [main.newTable, cribbage, { random, record: short }],
  "newTable view": [table.view, 0, 1],
  "newTable legalMoves": [table.legalMoves, 0],
  "newTable play": [
    (move: never) =>
      main.newTable(cribbage, { random, record: { ...record, moves: record.moves.slice(0, play.index) } }).play(move),
    play.move,
  ],
  "newTable undo": [table.undo, [0, 1]],
  "newTable since": [table.since, 0, 1],
  "newTable restart": [table.restart, { target: 31, first: 0 }],
  "newTable subscribe": [table.subscribe, () => {}],
  advance: [main.advance, cribbage, play.before, play.move, { random, automatic: ["go"] }],
  findGame: [findGame, "cribbage"],
  toBoardgame: [toBoardgame, cribbage, { options: { target: 31 }, random, anytime: true }],
  advise: [bots.advise, cribbage, play.view, { iterations: 1, milliseconds: 1, made: play.move, random }],
  "advise method": [bots.advise, cribbage, play.view, { method }],
  review: [bots.review, cribbage, short, { seat: 0, iterations: 1, method }],
  reasonsOf: [reasonsOf, sackson, take.view, take.move, { words: {}, score: {} }],
  "reasonsOf play": [reasonsOf, cribbage, play.view, play.move],
  search: [bots.search, cribbage, { iterations: 10, plies: 2 }],
  searchBot: [bots.searchBot, cribbage, { iterations: 10, milliseconds: 5 }],
  greedyBot: [bots.greedyBot, cribbage, { standing: cribbage.rules.standing }],
  levelBot: [bots.levelBot, cribbage, "beginner"],
  randomBot: [bots.randomBot(), play.view, [play.move], random],
  match: [bots.match, cribbage, pair, { ...twoBots, games: 1, limit: 50 }],
  summary: [bots.summary, [...bots.match(cribbage, pair, { ...twoBots, games: 2 })]],
  mistakeOf: [bots.mistakeOf, { points: 0.9, win: 0.012, error: 0.002 }],
  ratingOf: [bots.ratingOf, [{ start: 0.5, skill: -0.1, error: 0.1 }]],
  dealAverages: [bots.dealAverages, cribbage, [{ record, seat: 0 }]],
  botHandler: [bots.botHandler, { games: [cribbage], bots: { a: pair[0] }, methods: { cribbage: method } }, () => {}],
  botClient: [bots.botClient, { postMessage() {}, addEventListener() {} }],
  seatBot: [bots.seatBot, table, 0, () => new Promise(() => {}), { delay: 0, random, onError() {} }],
  checkGame: [check.checkGame, sackson, { random, games: 1, options: { turnLimit: 2 }, limit: 2 }],
  perft: [check.perft, cribbage, over, 1, { random }],
  featuresOf: [analysis.featuresOf, play.view, play.move],
  "featuresOf discard": [analysis.featuresOf, discard.view, discard.move],
  boardPosition: [analysis.boardPosition, play.view],
  describeBoard: [analysis.describeBoard, cribbage, play.view, { viewer: 0 }],
  winChances: [analysis.winChances, choiceOf("deal").view, { deals: 2, random }],
  situation: [
    analysis.situation,
    { hand: [...cards, "2C", "3D"], dealer: true, scores: [80, 95], players: 2, target: 121 },
  ],
  "situation play": [
    analysis.situation,
    {
      hand: cards,
      plays: ["5H", "QH"],
      discards: ["2", "3D"],
      starter: "Q",
      dealer: false,
      scores: [80, 95],
      target: 121,
    },
  ],
  discardValues: [
    analysis.discardValues,
    [...cards, "2C", "KD"],
    { dealer: true, known: ["2S"], chances: false, players: 2 },
  ],
  likelyHands: [analysis.likelyHands, play.view, 1 - play.move.seat!],
  chancesAtScores: [analysis.chancesAtScores, { dealer: 0, pone: 0, target: 121, players: 2 }],
  cribTable: [analysis.cribTable, "own"],
  discardTable: [analysis.discardTable, "own"],
  trials: [analysis.trials, { deals: 3 }],
  expert: [analysis.expert, { deals: 3 }],
  cribbageBot: [analysis.cribbageBot, { level: "beginner", deals: 2 }],
  "cribbageBot choice": [
    analysis.cribbageBot({ level: "beginner" }),
    play.view,
    cribbage.legalMoves(play.view),
    random,
  ],
  parseGame: [shorthand.parseGame, "Target: 61\n"],
  parseSituation: [shorthand.parseSituation, "dealer 74-85, kept A34Q, played: Q"],
  formatGame: [shorthand.formatGame, short],
  pegsOf: [
    pegboard.pegsOf,
    [
      [0, 0],
      [3, 0],
    ],
    31,
  ],
  holeAt: [pegboard.holeAt, 1, 0, { sides: 2, target: 31 }],
  trackSize: [pegboard.trackSize, { sides: 2 }],
  scoreCards: [scoring.scoreCards, cards],
  countHand: [scoring.countHand, cards, "5C", { crib: true }],
  scoreHand: [scoring.scoreHand, cards, "5C", { crib: true }],
  scoreLine: [scoring.scoreLine, cards, { cut: "5H", flush: "four" }],
  scorePlay: [scoring.scorePlay, ["5H", "5D"]],
  parseHand: [scoring.parseHand, "5H 5D 5S JC 5C"],
  formatScore: [scoring.formatScore, [{ kind: "pair", points: 2, cards: ["5H", "5S"] }], { pair: "x" }],
  countBoard: [crosscribb.countBoard, laid, "5D", { lineFlush: "four" }],
  scoreBoard: [crosscribb.scoreBoard, laid, "5D", { lineFlush: "four" }],
  stockOf: [cribino.stockOf, main.playout(cribino, { random, limit: 3 }).state],
  turned: [cribino.turned, cribino.DECK[3], 1],
  parseLayout: [sackson.parseLayout, "YGRYB NBNGN RGRYR BYBNB NGRYG"],
  figures: [sackson.figures, sackson.parseLayout("YGRYB NBNGN RGRYR BYBNB NGRYG")],
  exchangeRefusal: [sackson.exchangeRefusal, sackson.parseLayout("YGRYB NBNGN RGRYR BYBNB NGRYG"), "b2", "c2"],
};

/** Functions that check a state no more than those of a game do, whose parts they trust. */
const TRUSTING = ["advance", "perft", "stockOf", "seatBot"];

/** Functions that check nothing, as they say, and one that takes functions for all that a game knows. */
const UNCHECKED = ["countBatch", "countIndices", "defineGame"];

const WRONG: readonly unknown[] = [
  ...[null, undefined, 7, -1, 0.5, Number.NaN, true, "", "x", 10n, Symbol("x")],
  ...[[], {}, [null], () => null],
];

/** Wrong values, and the value with one of its parts missing or wrong. */
function* brokenFrom(value: unknown, depth: number): Generator<unknown, void, void> {
  yield* WRONG;
  if (typeof value !== "object" || value === null || depth === 0) return;
  if (Array.isArray(value)) {
    // Two items stand for all.
    for (const i of [...value.keys()].slice(0, 2))
      for (const part of brokenFrom(value[i], depth - 1)) yield value.with(i, part);
    return;
  }
  for (const [key, part] of Object.entries(value)) {
    const { [key]: _, ...others } = value as { readonly [key: string]: unknown };
    yield others;
    for (const other of brokenFrom(part, depth - 1)) yield { ...others, [key]: other };
  }
}

/** Wrong values for an argument: by night all, by day few of its parts. */
function wrongFor(arg: unknown, depth: number): readonly unknown[] {
  const [...broken] = brokenFrom(arg, depth);
  const step = Math.ceil(broken.length / often(30, broken.length));
  const tried = broken.filter((_, i) => i < WRONG.length || (i + SEED) % step === 0);
  return [...tried, ...fc.sample(hostile, { numRuns: often(3, 100), seed: SEED })];
}

/** The value that a call returns, or a generator's first value. */
function resultOf(run: Run, args: readonly unknown[]): unknown {
  const made = run(...(args as never[])) as Iterator<unknown> | undefined;
  return typeof made?.next === "function" ? [made.next().value, made.next().value] : made;
}

/** Whether a value has NaN, or the text of a missing value. */
function isSpoiled(value: unknown): boolean {
  if (typeof value === "string") return /(?<!not )\b(NaN|undefined)\b|\[object /.test(value);
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return Number.isNaN(value);
  return Object.values(value).some(isSpoiled);
}

/** The fault of a call; undefined if it throws one of the three errors or returns a whole result. */
function faultOf(run: Run, args: readonly unknown[]): unknown {
  try {
    const result = resultOf(run, args);
    return isSpoiled(result) && !args.some(isSpoiled) ? result : undefined;
  } catch (error) {
    const types = [main.IllegalMoveError, main.InvalidStateError, main.NotationError];
    return types.some((type) => error instanceof type) ? undefined : error;
  }
}

/** The clock, which advances as it is read. */
let time = 0;

/** The result or error of a call with a new random source; functions are compared by kind alone. */
function endOf(run: Run, args: readonly unknown[]): unknown {
  const source = main.seeded(1);
  time = 0;
  const renewed = (arg: unknown) => (isOptions(arg) && arg.random === random ? { ...arg, random: source } : arg);
  try {
    return plainOf(
      resultOf(
        run,
        args.map((arg) => (arg === random ? source : renewed(arg))),
      ),
    );
  } catch (error) {
    return error;
  }
}

function plainOf(value: unknown): unknown {
  if (typeof value === "function") return "a function";
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return value;
  if (Array.isArray(value)) return value.map(plainOf);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plainOf(part)]));
}

/** Whether an argument is options and not a move, a position or a game. */
function isOptions(arg: unknown): arg is { readonly [key: string]: unknown } {
  return (
    typeof arg === "object" &&
    arg !== null &&
    Object.getPrototypeOf(arg) === Object.prototype &&
    ["id", "type", "phase", "game", "code"].every((key) => !(key in (arg as object)))
  );
}

/** Methods that take options. */
const client = () => bots.botClient({ postMessage() {}, addEventListener() {} });
const METHODS: { readonly [name: string]: Call } = {
  "BotClient.advise": [(...args) => client().advise(...(args as [never, never])), cribbage, play.view, { seed: 1 }],
  "BotClient.review": [(...args) => client().review(...(args as [never, never])), cribbage, short, { seed: 1 }],
  "BotClient.choose": [
    (...args) => client().choose(...(args as unknown as [never, never, never])),
    ...[cribbage, play.view, "a", { seed: 1 }],
  ],
  "BotClient.run": [(...args) => client().run(...(args as unknown as [never, never])), "x", [], {}],
  initialState: [cribbage.initialState, { target: 31 }],
};

describe("null in place of options", () => {
  // Advice depends on the time between its steps.
  beforeAll(() => void vi.spyOn(Date, "now").mockImplementation(() => (time += 60)));
  afterAll(() => void vi.restoreAllMocks());

  // The words of checkWords are required.
  const { checkWords: _, ...calls } = { ...CALLS, ...METHODS };

  test.each(Object.entries(calls))("%s: is the same as none", (name, [run, ...args]) => {
    for (const [i, arg] of args.entries()) {
      // Meta is data.
      if (!isOptions(arg) || (name === "newRecord" && i === 2)) continue;
      const without = endOf(run, args.with(i, undefined));
      if (!(without instanceof Error)) expect(endOf(run, args.with(i, null)), `argument ${i}`).toEqual(without);
      for (const key of Object.keys(arg)) {
        // As a viewer, null is a spectator.
        if (key === "viewer") continue;
        const end = endOf(run, args.with(i, { ...arg, [key]: null }));
        const { [key]: _, ...others } = arg;
        if (!(end instanceof main.InvalidStateError && end.keys.includes(key)))
          expect(end, `${name}: ${key}`).toEqual(endOf(run, args.with(i, others)));
      }
    }
  });
});

describe("with a wrong argument, or one that lacks a part", () => {
  test("every public function is called", async () => {
    const called = [...Object.keys(CALLS).map((name) => name.split(" ")[0]), ...UNCHECKED];
    for (const { name, source } of ENTRIES) {
      const entry: object = await import(/* @vite-ignore */ `../${source}`);
      const isOwn = ([key, value]: readonly [string, unknown]) =>
        typeof value === "function" &&
        !(value.prototype instanceof Error) &&
        !(IDS.includes(basename(name)) && key in cribbage);
      const own = Object.entries(entry).filter(isOwn);
      expect(
        own.flatMap(([key]) => (called.includes(key) ? [] : [key])),
        name,
      ).toEqual([]);
    }
  });

  test.each(Object.entries(CALLS))(
    "%s throws one of the three errors or gives a whole result",
    (name, [run, ...args]) => {
      expect(faultOf(run, args)).toBeUndefined();
      // By day, checks of a game that lack an option play too much.
      const isTrusted = TRUSTING.includes(name) || (name === "checkGame" && !NIGHT);
      for (const [i, arg] of args.entries())
        for (const wrong of wrongFor(arg, isTrusted || arg === cribbage || arg === sackson ? 0 : 3)) {
          const fault = faultOf(run, args.with(i, wrong));
          if (fault !== undefined) expect.fail(`argument ${i}, ${fc.stringify(wrong)}: ${fc.stringify(fault)}`);
        }
    },
  );

  test.each([
    ["null", null],
    ["what is not iterable", 7],
    ["null in place of a valuation", [null]],
    ["no progress", [{ worths: [worth] }]],
    ["null in place of a worth", [{ progress: 1, worths: [null, null, null, null] }]],
  ])("a method that gives %s is named", (_, given) => {
    const choices = () => [...bots.advise(cribbage, play.view, { method: { values: () => given as never } })];
    expect(pathOf(choices)).toBe("options.method");
  });

  test("chances that a method does not give for each side are its fault", () => {
    for (const chances of [null, undefined, [], [0.5], [0.5, Number.NaN]])
      expect(
        pathOf(() => bots.review(cribbage, short, { method: { ...method, chances: () => chances as never } })),
      ).toBe("options.method");
  });

  test("a preview names what its view lacks", () => {
    const broken = (part: object) =>
      pathOf(() => main.preview(cribbage, { ...play.view, ...part } as never, play.move));
    expect(broken({ scores: [] })).toBe("scores");
    expect(broken({ hands: undefined })).toBe("hands");
    expect(broken({ viewer: 5 })).toBe("viewer");
  });
});
