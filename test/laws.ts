import { describe, expect, test } from "vitest";
import { LAWS } from "../src/check/laws.ts";
import { type Laws, lookAt, type Played, play, recordUpTo, some, someOf, viewersOf } from "../src/check/played.ts";
import { typed } from "../src/core/game.ts";
import {
  type AnyGame,
  type AnyMove,
  type AnyState,
  type AnyView,
  formatRecord,
  type MoveOf,
  type OptionsOf,
  type Random,
  type Seat,
  type SettingsOf,
  type StateOf,
  seeded,
} from "../src/index.ts";
import { reasonsOf } from "../src/reasons/index.ts";
import * as german from "../src/words/de/index.ts";
import { expectEqual } from "./equal.ts";
import { often, SEED } from "./often.ts";
import { inWords } from "./words.ts";

/** A way to look at a game from elsewhere, under which it must stay the same game. */
export interface Symmetry<G extends AnyGame> {
  readonly name: string;
  /** The symmetry that a seed picks, for games with these settings. */
  pick(
    random: Random,
    settings: SettingsOf<G>,
  ): { state(state: StateOf<G>): StateOf<G>; move(move: MoveOf<G>): MoveOf<G> };
}

/** Facts of a game that the law suite needs apart from its rules. */
export interface GameLaws<G extends AnyGame> {
  readonly game: G;
  /** Every combination of options to try. */
  readonly options: readonly OptionsOf<G>[];
  /** Expects that cards, tiles, stones and points are all there. */
  conserved(state: StateOf<G>): void;
  /** A state that differs from a state only in what a seat can't see; omit it if nothing is hidden. */
  elsewhere?(state: StateOf<G>, seat: Seat | undefined, random: Random): StateOf<G>;
  /** Renaming suits, rotating seats, turning the board. */
  readonly symmetries: readonly Symmetry<G>[];
  /** The most moves of a playout. */
  readonly limit?: number;
}

type Law = Laws[string];

/** Games for each combination of options. */
const RUNS = often(1, 2);

/** States of a game that each law looks at. */
const LOOKS = often(3, 25);

/** Runs the laws as tests, one per law, over every combination of options. */
export function describeLaws<G extends AnyGame>(laws: GameLaws<G>): void {
  const { conserved, elsewhere } = laws;
  const suite: Record<string, Law> = {
    ...LAWS,
    "reasons are JSON and have words": ({ game, state, random }) => reasonsFault(game, state, random),
    "nothing is lost and nothing appears": ({ state }) => nothing(conserved(state as StateOf<G>)),
    ...(elsewhere && { "a view hides all that its seat can't see": hidesBy(elsewhere) }),
  };
  for (const symmetry of laws.symmetries) suite[`${symmetry.name} changes only names`] = keeps(symmetry);
  describe.each(laws.options.map((options) => [inWords(options), options] as const))("with %s", (_, options) => {
    let latest: { seed: number; played: Played } | undefined;
    const playFrom = (seed: number) => {
      if (latest?.seed !== seed)
        latest = { seed, played: play(laws.game, options, seeded(seed), laws.limit ?? 20_000) };
      return { ...latest.played, random: seeded(seed + 1) };
    };
    test.each(Object.entries(suite))("%s", (_title, law) => {
      for (let seed = SEED; seed < SEED + RUNS; seed++) {
        const played = playFrom(seed);
        for (const at of some(played.states.length, LOOKS, played.random)) {
          const fault = law(lookAt(played, at));
          if (fault !== undefined)
            expect.fail(`${fault}\nseed ${seed}:\n${formatRecord(laws.game, recordUpTo(played, at) as never)}`);
        }
      }
    });
  });
}

function nothing(_: unknown): undefined {
  return undefined;
}

/** States that differ only in what a seat can't see give it equal views. */
function hidesBy<G extends AnyGame>(elsewhere: NonNullable<GameLaws<G>["elsewhere"]>): Law {
  return ({ game, state, random }) => {
    for (const viewer of viewersOf(state)) {
      const view = game.view(state, viewer);
      const other = game.view(elsewhere(state as StateOf<G>, viewer ?? undefined, random), viewer);
      expectEqual(other, view);
      expect(game.render(other)).toBe(game.render(view));
      for (const move of game.legalMoves(view).slice(0, 2))
        expectEqual(reasonsOf(game, other, move), reasonsOf(game, view, move));
    }
    return undefined;
  };
}

/** A symmetry maps legal moves to legal moves, and states to states. */
function keeps<G extends AnyGame>(symmetry: Symmetry<G>): Law {
  return (look) => {
    const game = typed(look.game as G);
    const state = look.state as StateOf<G>;
    const move = look.move as MoveOf<G> | undefined;
    const turn = symmetry.pick(look.random, state.settings);
    const texts = (listed: readonly MoveOf<G>[]) => listed.map((one) => game.formatMove(one)).sort();
    const other = turn.state(state);
    expectEqual(texts(game.legalMoves(other)), texts(game.legalMoves(state).map(turn.move)));
    if (move?.seat !== undefined)
      expectEqual(bareReasons(game, other, turn.move(move)), bareReasons(game, state, move));
    if (move !== undefined)
      expectEqual(unordered(game.apply(other, turn.move(move))), unordered(turn.state(game.apply(state, move))));
    return undefined;
  };
}

/** The fault of the reasons of some moves. */
function reasonsFault(game: AnyGame, state: AnyState, random: Random): string | undefined {
  for (const move of someOf(game.legalMoves(state), 4, random)) {
    const view = game.view(state, move.seat);
    const reasons = reasonsOf(game, view, move);
    expectEqual(JSON.parse(JSON.stringify(reasons)), reasons);
    const translated = reasonsOf(game, view, move, { words: germanOf(game), score: german.score });
    const hole = [...reasons, ...translated].find(({ text }) => /^$|undefined|NaN|\?\?|[{}[\]]|\[object/.test(text));
    const english = translated.find(({ text }) => /\b(the|is|to|for|of|them)\b/.test(text));
    if (hole !== undefined || english !== undefined)
      return `the reasons for ${game.formatMove(move)} lack words: ${(hole ?? english)!.text}`;
  }
  return undefined;
}

/** The German words of a game and of its reasons. */
function germanOf({ id }: AnyGame): { readonly [name: string]: string } {
  const { reasons, score: _, ...words } = german;
  return { ...words[id as "sackson"], ...reasons };
}

/** The kinds and points of a move's reasons, which no symmetry changes. */
function bareReasons<G extends AnyGame>(game: G, state: StateOf<G>, move: MoveOf<G>): string[] {
  const { seat } = move as AnyMove;
  const reasons = reasonsOf(game as AnyGame, typed(game).view(state, seat) as AnyView, move as AnyMove);
  return reasons.map(({ kind, points = 0 }) => `${kind} ${points}`).sort();
}

/** A state with the items of its latest score, and the cards of each, in an order of their own. */
function unordered(state: AnyState): object {
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sorted).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, sorted(part)]));
  };
  return { ...state, awards: sorted(state.awards) };
}
