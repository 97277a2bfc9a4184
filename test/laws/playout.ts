import { rulesOf } from "../../src/core/game.ts";
import {
  type AnyGame,
  type AnyState,
  type MoveOf,
  type OptionsOf,
  type Random,
  type Seat,
  type SettingsOf,
  type StateOf,
  seeded,
} from "../../src/index.ts";

/** A way to look at a game from elsewhere, under which it must stay the same game. */
export interface Symmetry<G extends AnyGame> {
  readonly name: string;
  /** The symmetry that a seed picks, for games with these settings. */
  pick(
    random: Random,
    settings: SettingsOf<G>,
  ): { state(state: StateOf<G>): StateOf<G>; move(move: MoveOf<G>): MoveOf<G> };
}

/** What the law suite must know of a game apart from its rules. */
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

/** One step of a game: a state, and the move that was made in it. */
interface Step<G extends AnyGame> {
  readonly state: StateOf<G>;
  readonly move: MoveOf<G>;
}

/** A game played at random to its end, for a law to look at; its states and moves are deep-frozen. */
export interface Playout<G extends AnyGame> {
  readonly laws: Laws<G>;
  readonly game: G;
  readonly options: OptionsOf<G>;
  /** Every state but the last, with the move made in it. */
  readonly steps: readonly Step<G>[];
  /** The state at the end. */
  readonly last: StateOf<G>;
  /** Every state, the last included. */
  readonly states: readonly StateOf<G>[];
  /** For what a law picks at random. */
  readonly random: Random;
}

/** Plays a game at random from a seed. */
export function play<G extends AnyGame>(laws: Laws<G>, options: OptionsOf<G>, seed: number): Playout<G> {
  const { limit = 20_000 } = laws;
  const game = rulesOf(laws.game);
  const random = seeded(seed);
  const steps: Step<G>[] = [];
  let state = frozen(game.initialState(options));
  while (steps.length <= limit) {
    const moves = game.legalMoves(state);
    const move = game.chance(state, random) ?? moves[Math.floor(random() * moves.length)];
    if (move === undefined) {
      const states = [...steps.map((step) => step.state), state];
      return { laws, game: laws.game, options, steps, last: state, states, random };
    }
    steps.push({ state, move: frozen(move) });
    state = frozen(game.apply(state, move));
  }
  throw new Error(`a game from seed ${seed} did not end within ${limit} moves`);
}

/** Freezes a JSON value through and through; what is frozen already is so throughout. */
export function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

/** Some of the items, at random, in their order. */
export function some<T>(items: readonly T[], n: number, random: Random): T[] {
  return items.filter(() => random() * items.length < n);
}

/** What comes back after a value has been JSON. */
export function copy<T>(json: T): T {
  return JSON.parse(JSON.stringify(json)) as T;
}

/** Whether chance is to move; a chance move may name a seat too, the one that receives a tile. */
export function isChance<G extends AnyGame>(game: G, state: StateOf<G>): boolean {
  return game.activeSeats(state).length === 0 && game.outcome(state) === undefined;
}

/** The seats of a state's game. */
export function seatsOf({ settings }: AnyState): Seat[] {
  return Array.from({ length: settings.players }, (_, seat) => seat);
}
