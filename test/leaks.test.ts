import { describe, expect, test } from "vitest";
import {
  type AnyGame,
  CARDS,
  IllegalMoveError,
  type MoveOf,
  playout,
  type Random,
  type Seat,
  type StateOf,
  sample,
  seeded,
} from "../src/index.ts";
import { often } from "./often.ts";
import { type GameTables, TABLES } from "./tables.ts";
import { inWords, titled } from "./words.ts";

type State = StateOf<AnyGame>;
type Move = MoveOf<AnyGame>;

/** A game that was played: the state before each move, and the last. */
interface Played {
  readonly moves: readonly Move[];
  readonly states: readonly State[];
}

/** The states of a game from one on. */
function statesFrom(game: AnyGame, start: State, moves: readonly Move[]): State[] {
  const states = [start];
  for (const move of moves) states.push(game.apply(states.at(-1)!, move));
  return states;
}

/** The index of the latest deal; -1 before the first. */
function latestDeal(game: AnyGame, moves: readonly Move[]): number {
  return moves.findLastIndex(game.rules.startsDeal);
}

function cardsIn(json: unknown): string[] {
  return (JSON.stringify(json).match(/"[A23456789TJQK][CDHS]"/g) ?? []).map((card) => card.slice(1, 3));
}

/** The part of the latest deal that a seat has not seen: the other cards of the pack, or those of the game's tables. */
function unseenBy(
  seat: Seat | undefined,
  { game, unseen }: GameTables,
  { moves, states }: Played,
): readonly (string | number)[] {
  const deal = latestDeal(game, moves);
  if (deal < 0) return [];
  if (unseen !== undefined) return unseen(states.at(-1)!);
  // The views alone, which the law suite holds to the rules: so the log must not tell more than they do.
  const known = new Set(cardsIn(states.slice(deal + 1).map((state) => game.view(state, seat))));
  return CARDS.filter((card) => !known.has(card));
}

/** The public facts of a table: the scores, the active seats, and whether it is over. */
function heard(game: AnyGame, states: readonly State[]): string {
  return JSON.stringify(states.map((state) => [state.scores, game.activeSeats(state), game.outcome(state)]));
}

/** A move in which some cards, or the tiles that chance names, have changed places. */
function swapped(move: Move, places: ReadonlyMap<unknown, unknown>): Move {
  const swap = (_: string, part: unknown) => {
    const movable = typeof part === "string" || (typeof part === "number" && move.seat === undefined);
    return movable ? (places.get(part) ?? part) : part;
  };
  return JSON.parse(JSON.stringify(move, swap)) as Move;
}

/**
 * The first moves of a game as they could also have been, for all that a seat has seen: in the latest deal, the cards
 * that it has not seen have changed places with each other. A go and a point for it tell something of hidden hands, so
 * not every change will do; undefined when none of some does.
 */
function otherwise(tables: GameTables, played: Played, seat: Seat | undefined, random: Random): Played | undefined {
  const { game } = tables;
  const hidden = unseenBy(seat, tables, played);
  const deal = Math.max(0, latestDeal(game, played.moves));
  const before = heard(game, played.states);
  for (let tries = 0; tries < 60; tries++) {
    const places = new Map(sample(hidden, hidden.length, random).map((item, i) => [hidden[i], item]));
    const moves = played.moves.map((move, i) => (i < deal ? move : swapped(move, places)));
    try {
      const states = [...played.states.slice(0, deal), ...statesFrom(game, played.states[deal]!, moves.slice(deal))];
      if (heard(game, states) === before) return { moves, states };
    } catch (error) {
      if (!(error instanceof IllegalMoveError)) throw error;
    }
  }
  return undefined;
}

/** All that a seat is shown of a game, as text: every view, and the log. */
function shown(game: AnyGame, { moves, states }: Played, seat: Seat | undefined): string {
  return [...states.map((state) => game.view(state, seat)), moves.map((move) => game.redact(move, seat))]
    .map((part) => JSON.stringify(part))
    .join("\n");
}

/** The tables of each game with each of its options, and whether seats have secrets then. */
const ROWS = TABLES.flatMap((tables) =>
  [tables.secret, tables.open].flatMap((list, i) =>
    list.map((options): [GameTables, object, boolean] => [tables, options, i === 0]),
  ),
);

describe.each(titled(ROWS, ({ game }, options, _isSecret) => `${game.id}, ${inWords(options)}`))("%s", (_, ...row) => {
  const [tables, options, isSecret] = row;
  const { game } = tables;

  test("two deals that agree on what a seat has seen are shown to it alike, byte for byte, move by move", () => {
    const { players } = game.initialState(options).settings;
    const random = seeded(players);
    let different = 0;
    for (let run = 0; run < often(1, 2); run++) {
      const { moves } = playout(game, { random, options }).record;
      const states = statesFrom(game, game.initialState(options), moves);
      for (const seat of [undefined, ...Array.from({ length: players }, (_, i) => i)]) {
        for (let look = 0; look < often(4, 8); look++) {
          const end = Math.floor(random() * moves.length);
          const played = { moves: moves.slice(0, end), states: states.slice(0, end + 1) };
          const other = otherwise(tables, played, seat, random);
          if (other === undefined) continue;
          expect(shown(game, other, seat)).toBe(shown(game, played, seat));
          if (JSON.stringify(other.states[end]) !== JSON.stringify(played.states[end])) different++;
        }
      }
    }
    if (isSecret) expect(different).toBeGreaterThan(often(3, 10));
    else expect(different).toBe(0);
  });
});
