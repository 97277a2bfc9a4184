import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type AnyGame,
  InvalidStateError,
  type MoveOf,
  newRecord,
  type OptionsOf,
  parseRecord,
  type Random,
  replay,
  type Seat,
  type StateOf,
  seeded,
} from "../src/index.ts";
import * as arbitrary from "./arbitraries.ts";
import { codeOf, thrownBy } from "./thrown.ts";

/** A way to look at a game from elsewhere, under which it must stay the same game. */
export interface Symmetry<G extends AnyGame> {
  readonly name: string;
  /** The symmetry that a seed picks, for games with these options. */
  pick(
    random: Random,
    options: OptionsOf<G>,
  ): { state(state: StateOf<G>): StateOf<G>; move(move: MoveOf<G>): MoveOf<G> };
}

/** What the law suite must know of a game besides its rules. */
export interface Laws<G extends AnyGame> {
  readonly game: G;
  /** Every combination of options that is to be tried. */
  readonly options: readonly OptionsOf<G>[];
  /** Expects that cards, tiles, stones and points are all there. */
  conserved(state: StateOf<G>): void;
  /** A state that differs from a state only in what a seat cannot see; none where nothing is hidden. */
  elsewhere?(state: StateOf<G>, seat: Seat | undefined, random: Random): StateOf<G>;
  /** Renaming suits, rotating seats, turning the board. */
  readonly symmetries: readonly Symmetry<G>[];
  /** The most moves that a playout takes; a game that takes more is taken for endless. */
  readonly limit?: number;
}

/** How many games are played for each law and each combination of options. */
const RUNS = Number(process.env.LAW_RUNS ?? 4);

/** One step of a game: a state, and the move that was made in it. */
interface Step<G extends AnyGame> {
  readonly state: StateOf<G>;
  readonly move: MoveOf<G>;
}

/** Plays a game at random from a seed and gives every step, and the last state. */
function play<G extends AnyGame>(laws: Laws<G>, options: OptionsOf<G>, seed: number) {
  const { game, limit = 20_000 } = laws;
  const random = seeded(seed);
  const steps: Step<G>[] = [];
  let state: StateOf<G> = frozen(game.initialState(options));
  while (steps.length <= limit) {
    const moves = game.legalMoves(state);
    const move = game.chance(state, random) ?? moves[Math.floor(random() * moves.length)];
    if (move === undefined) return { steps, last: state, random };
    steps.push({ state, move: frozen(move) });
    state = frozen(game.apply(state, move));
  }
  throw new Error(`a game from seed ${seed} did not end within ${limit} moves`);
}

function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

/** Some of the items, at random, in their order. */
function some<T>(items: readonly T[], n: number, random: Random): T[] {
  return items.filter(() => random() * items.length < n);
}

function copy<T>(json: T): T {
  return JSON.parse(JSON.stringify(json)) as T;
}

/** Whether chance is to move; a chance move may name a seat too, the one that receives a tile. */
function isChance<G extends AnyGame>(game: G, state: StateOf<G>): boolean {
  return game.activeSeats(state).length === 0 && game.outcome(state) === undefined;
}

/** The laws that every game keeps, as a suite of tests over every combination of options. */
export function describeLaws<G extends AnyGame>(laws: Laws<G>): void {
  describe.each(laws.options.map((options) => [JSON.stringify(options), options] as const))("with %s", (_, options) => {
    const law = (name: string, check: (game: ReturnType<typeof play<G>>) => void) =>
      test(name, () => {
        fc.assert(
          fc.property(arbitrary.seed, (seed) => check(play(laws, options, seed))),
          { numRuns: RUNS },
        );
      });
    rulesOfMoves(laws, law);
    rulesOfJson(laws, options, law);
    rulesOfViews(laws, law);
    for (const symmetry of laws.symmetries) symmetric(laws, options, symmetry, law);
  });
}

type Law<G extends AnyGame> = (name: string, check: (game: ReturnType<typeof play<G>>) => void) => void;

function rulesOfMoves<G extends AnyGame>(laws: Laws<G>, law: Law<G>): void {
  const { game } = laws;

  law("exactly one holds: over, chance to move, someone active", ({ steps, last, random }) => {
    for (const state of [...steps.map((step) => step.state), last]) {
      const holds = [
        game.outcome(state) !== undefined,
        game.chance(state, random) !== undefined,
        game.activeSeats(state).length > 0,
      ];
      expect(holds.filter(Boolean)).toHaveLength(1);
      expect(game.legalMoves(state).length > 0).toBe(game.activeSeats(state).length > 0);
    }
    expect(game.outcome(last)).toBeDefined();
  });

  law("the moves of all are the moves of each active seat, each listed once", ({ steps, random }) => {
    for (const { state } of some(steps, 20, random)) {
      const active = game.activeSeats(state);
      const moves = game.legalMoves(state);
      expect(moves).toEqual(active.flatMap((seat) => game.legalMoves(state, seat)));
      expect(new Set(moves.map((move) => game.formatMove(move))).size).toBe(moves.length);
      for (const move of moves) expect(active).toContain(move.seat);
      for (let seat = 0; seat < 9; seat++) if (!active.includes(seat)) expect(game.legalMoves(state, seat)).toEqual([]);
    }
  });

  law(
    "legal if and only if listed; each listed move applies, each other is refused with a code",
    ({ steps, random }) => {
      const pool = some(steps, 25, random).flatMap(({ state, move }) => [
        { move, byChance: isChance(game, state) },
        ...some(game.legalMoves(state), 4, random).map((listed) => ({ move: listed, byChance: false })),
      ]);
      for (const { state } of some(steps, 15, random)) {
        const before = JSON.stringify(state);
        const chance = isChance(game, state);
        const listed = new Set(game.legalMoves(state).map((move) => game.formatMove(move)));
        for (const move of some(game.legalMoves(state), 10, random)) {
          expect(game.isLegal(state, move)).toBe(true);
          frozen(game.apply(state, move));
        }
        for (const { move, byChance } of pool) {
          if (chance && byChance) continue;
          const legal = game.isLegal(state, move);
          expect([game.formatMove(move), legal]).toEqual([game.formatMove(move), listed.has(game.formatMove(move))]);
          if (!legal) expect(codeOf(() => game.apply(state, move))).toMatch(/^[a-z0-9-]+$/);
        }
        expect(JSON.stringify(state)).toBe(before);
      }
    },
  );

  law("what is no move of the game is refused as malformed", ({ steps, last, random }) => {
    for (const { state, move } of [...some(steps, 4, random), { state: last, move: { type: "none" } }]) {
      const broken: unknown[] = [null, undefined, 7, "go", [], {}, { ...move, extra: 1 }, { ...move, type: "castle" }];
      for (const key of Object.keys(move)) {
        broken.push({ ...move, [key]: {} }, { ...move, [key]: Number.NaN });
        broken.push(Object.fromEntries(Object.entries(move).filter(([name]) => name !== key)));
      }
      for (const json of broken) {
        expect(game.isLegal(state, json as MoveOf<G>)).toBe(false);
        const code = codeOf(() => game.apply(state, json as MoveOf<G>));
        expect(code).toMatch(codeOf(() => game.parseMoveJson(json)) || /^[a-z0-9-]+$/);
      }
    }
  });

  law("moves of different seats at the same time commute", ({ steps, random }) => {
    for (const { state } of steps) {
      const active = game.activeSeats(state);
      if (active.length < 2) continue;
      const [first, second] = active.map((seat) => {
        const moves = game.legalMoves(state, seat);
        return moves[Math.floor(random() * moves.length)]!;
      }) as [MoveOf<G>, MoveOf<G>];
      const [after, other] = [game.apply(state, first), game.apply(state, second)];
      if (!game.isLegal(after, second) || !game.isLegal(other, first)) continue;
      expect(game.apply(after, second)).toEqual(game.apply(other, first));
    }
  });

  law("nothing is lost and nothing appears", ({ steps, last }) => {
    for (const { state } of steps) laws.conserved(state);
    laws.conserved(last);
  });

  law("the outcome fits the sides", ({ last }) => {
    const { winners, scores, gamesLost, why } = game.outcome(last)!;
    expect(gamesLost).toHaveLength(scores.length);
    expect(why).toMatch(/^[a-z-]+$/);
    for (const [side, lost] of gamesLost.entries()) {
      expect(Number.isInteger(scores[side])).toBe(true);
      expect(lost).toBeGreaterThanOrEqual(0);
      if (winners.includes(side)) expect(lost).toBe(0);
    }
  });
}

function rulesOfJson<G extends AnyGame>(laws: Laws<G>, options: OptionsOf<G>, law: Law<G>): void {
  const { game } = laws;

  law("states, moves and records come back from JSON, moves from text", ({ steps, last, random }) => {
    for (const { state, move } of [...some(steps, 40, random), ...steps.slice(-3)]) {
      expect(copy(state)).toEqual(state);
      expect(game.parseState(copy(state))).toEqual(state);
      expect(game.parseMoveJson(copy(move))).toEqual(move);
      expect(game.parseMove(game.formatMove(move))).toEqual(move);
      for (const listed of some(game.legalMoves(state), 5, random)) {
        expect(game.parseMoveJson(copy(listed))).toEqual(listed);
        expect(game.parseMove(game.formatMove(listed))).toEqual(listed);
      }
    }
    expect(game.parseState(copy(last))).toEqual(last);
  });

  law("replaying a record gives the same state", ({ steps, last, random }) => {
    const record = { ...newRecord(game, options), moves: steps.map((step) => step.move) };
    expect(replay(game, record)).toEqual(last);
    expect(parseRecord(game, copy(record))).toEqual(record);
    const n = Math.floor(random() * steps.length);
    expect(replay(game, record, n)).toEqual(steps[n]!.state);
  });

  law("parseState refuses broken states with the path", ({ steps, last, random }) => {
    for (const state of [...some(steps, 8, random).map((step) => step.state), last]) {
      const paths = pathsOf(state);
      for (const path of some(paths, 25, random)) {
        for (const broken of breakAt(state, path)) {
          const error = thrownBy(() => game.parseState(broken));
          expect(error, JSON.stringify({ path, broken })).toBeInstanceOf(InvalidStateError);
          expect((error as InvalidStateError).path).not.toBe("");
        }
      }
    }
    for (const json of [undefined, null, 7, "x", [], {}, { phase: "nowhere" }])
      expect(thrownBy(() => game.parseState(json))).toBeInstanceOf(InvalidStateError);
  });
}

type Path = readonly (string | number)[];

/** The path of every part of a JSON value. */
function pathsOf(json: unknown): Path[] {
  if (typeof json !== "object" || json === null) return [];
  return Object.entries(json).flatMap(([key, part]) => {
    const step = Array.isArray(json) ? Number(key) : key;
    return [[step], ...pathsOf(part).map((rest) => [step, ...rest])];
  });
}

/** JSON that is wrong in one place: of another type there, without it, or with something added. */
function breakAt(json: unknown, path: Path): unknown[] {
  const change = (edit: (parent: Record<string | number, unknown>, key: string | number) => void) => {
    const root = copy(json);
    const parent = path.slice(0, -1).reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], root);
    edit(parent as Record<string | number, unknown>, path.at(-1)!);
    return root;
  };
  return [
    change((parent, key) => {
      parent[key] = { nonsense: true };
    }),
    change((parent, key) => {
      parent[key] = -1.5;
    }),
    change((parent, key) => {
      if (Array.isArray(parent)) parent.push({ nonsense: true });
      else delete parent[key];
    }),
    change((parent) => {
      if (Array.isArray(parent)) parent.push(-1.5);
      else parent.nonsense = 1;
    }),
  ];
}

function rulesOfViews<G extends AnyGame>(laws: Laws<G>, law: Law<G>): void {
  const { game } = laws;
  const { elsewhere } = laws;

  law("a view's legal moves, outcome and standing are the state's", ({ steps, last, random }) => {
    for (const state of [...some(steps, 25, random).map((step) => step.state), last]) {
      for (const seat of [0, 1, 2, 3].slice(0, (state.options as { players: number }).players)) {
        const view = frozen(game.view(state, seat));
        expect(copy(view)).toEqual(view);
        expect(game.legalMoves(view, seat)).toEqual(game.legalMoves(state, seat));
        expect(game.activeSeats(view)).toEqual(game.activeSeats(state));
        expect(game.outcome(view)).toEqual(game.outcome(state));
        expect(game.standing(view)).toEqual(game.standing(state));
        if (elsewhere) expect(game.legalMoves(view)).toEqual(game.legalMoves(state, seat));
      }
      if (elsewhere) expect(game.legalMoves(game.view(state))).toEqual([]);
      expect(game.render(state)).not.toMatch(/undefined|NaN|\[object/);
      expect(game.render(game.view(state))).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  law("what a view is completed to gives that view again", ({ steps, last, random }) => {
    for (const state of [...some(steps, 25, random).map((step) => step.state), last]) {
      for (const seat of [undefined, 0, 1, 2, 3].slice(0, (state.options as { players: number }).players + 1)) {
        const view = frozen(game.view(state, seat));
        const guess = game.determinize(view, random);
        expect(game.view(guess, seat)).toEqual(view);
        expect(game.parseState(copy(guess))).toEqual(guess);
      }
    }
  });

  law("a seat sees its own moves whole", ({ steps, random }) => {
    for (const { move } of some(steps, 20, random))
      if (move.seat !== undefined) expect(game.redact(move, move.seat)).toEqual(move);
  });

  if (elsewhere === undefined) return;
  law("states that differ only in what a seat cannot see give it equal views", ({ steps, last, random }) => {
    for (const state of [...some(steps, 40, random).map((step) => step.state), last]) {
      for (const seat of [undefined, 0, 1, 2, 3].slice(0, (state.options as { players: number }).players + 1)) {
        const other = elsewhere(state, seat, random);
        expect(game.view(other, seat)).toEqual(game.view(state, seat));
        expect(game.render(game.view(other, seat))).toBe(game.render(game.view(state, seat)));
      }
    }
  });
}

function symmetric<G extends AnyGame>(laws: Laws<G>, options: OptionsOf<G>, symmetry: Symmetry<G>, law: Law<G>): void {
  const { game } = laws;

  law(`${symmetry.name} changes nothing but names`, ({ steps, random }) => {
    const { state: turn, move: turnMove } = symmetry.pick(random, game.initialState(options).options);
    for (const { state, move } of some(steps, 40, random)) {
      const other = turn(state);
      const text = (moves: readonly MoveOf<G>[]) => moves.map((m) => game.formatMove(m)).sort();
      expect(text(game.legalMoves(other))).toEqual(text(game.legalMoves(state).map(turnMove)));
      expect(unordered(game.apply(other, turnMove(move)))).toEqual(unordered(turn(game.apply(state, move))));
    }
  });
}

/** A state with the items of its latest score, and the cards of each, in an order of their own. */
function unordered(state: object): object {
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sorted).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, sorted(part)]));
  };
  return { ...state, scored: sorted((state as { scored?: unknown }).scored) };
}
