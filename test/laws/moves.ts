import { expect } from "vitest";
import { rulesOf } from "../../src/core/game.ts";
import type { AnyGame, MoveOf } from "../../src/index.ts";
import { expectEqual } from "../equal.ts";
import { codeOf } from "../thrown.ts";
import { isChance, type Playout, some } from "./playout.ts";

/** What a refusal's code looks like. */
const CODE = /^[a-z0-9-]+$/;

export function isOverOrChanceOrActive<G extends AnyGame>({ game, states, random }: Playout<G>): void {
  for (const state of states) {
    const holds = [
      game.outcome(state) !== undefined,
      game.chance(state, random) !== undefined,
      game.activeSeats(state).length > 0,
    ];
    if (holds.filter(Boolean).length !== 1) expect.fail(`over, chance, active: ${holds} in ${JSON.stringify(state)}`);
  }
}

export function endsInEveryPlayout<G extends AnyGame>({ game, last }: Playout<G>): void {
  expect(game.outcome(last)).toBeDefined();
}

export function listsMovesIfSomeoneIsActive<G extends AnyGame>({ game, states }: Playout<G>): void {
  for (const state of states) {
    const [moves, active] = [game.legalMoves(state), game.activeSeats(state)];
    if (moves.length > 0 !== active.length > 0)
      expect.fail(`${moves.length} moves of ${active.length} seats in ${JSON.stringify(state)}`);
  }
}

export function listsTheMovesOfEachActiveSeat<G extends AnyGame>({ game, steps, random }: Playout<G>): void {
  for (const { state } of some(steps, 20, random)) {
    const active = game.activeSeats(state);
    const moves = game.legalMoves(state);
    expectEqual(
      moves,
      active.flatMap((seat) => game.legalMoves(state, seat)),
    );
    for (const { seat } of moves) if (!active.includes(seat!)) expect(active).toContain(seat);
    for (let seat = 0; seat < 9; seat++) if (!active.includes(seat)) expectEqual(game.legalMoves(state, seat), []);
  }
}

export function listsNoMoveTwice<G extends AnyGame>({ game, steps, random }: Playout<G>): void {
  for (const { state } of some(steps, 20, random)) {
    const texts = game.legalMoves(state).map((move) => game.formatMove(move));
    expect(new Set(texts).size).toBe(texts.length);
  }
}

/** A move, its text, and whether chance made it. */
interface Tried<G extends AnyGame> {
  readonly move: MoveOf<G>;
  readonly text: string;
  readonly byChance: boolean;
}

/** Moves made and listed here and there in a game, to be tried elsewhere in it. */
function pool<G extends AnyGame>({ game, steps, random }: Playout<G>): Tried<G>[] {
  const { legalMoves } = rulesOf(game);
  return some(steps, 25, random).flatMap(({ state, move }) => [
    { move, text: game.formatMove(move), byChance: isChance(game, state) },
    ...some(legalMoves(state), 4, random).map((listed) => ({
      move: listed,
      text: game.formatMove(listed),
      byChance: false,
    })),
  ]);
}

/** Calls back with some states, and the moves of the pool that can be tried there: chance's are drawn, not listed. */
function tryElsewhere<G extends AnyGame>(
  playout: Playout<G>,
  check: (state: Playout<G>["last"], listed: ReadonlySet<string>, tried: readonly Tried<G>[]) => void,
): void {
  const { game, steps, random } = playout;
  const moves = pool(playout);
  for (const { state } of some(steps, 15, random)) {
    const listed = new Set(game.legalMoves(state).map((move) => game.formatMove(move)));
    const chance = isChance(game, state);
    check(
      state,
      listed,
      moves.filter(({ byChance }) => !(chance && byChance)),
    );
  }
}

export function isLegalIfAndOnlyIfListed<G extends AnyGame>(playout: Playout<G>): void {
  const { game, random } = playout;
  tryElsewhere(playout, (state, listed, tried) => {
    for (const move of some(game.legalMoves(state), 10, random)) expect(game.isLegal(state, move)).toBe(true);
    for (const { move, text } of tried)
      if (game.isLegal(state, move) !== listed.has(text))
        expect([text, game.isLegal(state, move)]).toEqual([text, listed.has(text)]);
  });
}

export function appliesWhatIsListed<G extends AnyGame>({ game, steps, random }: Playout<G>): void {
  for (const { state } of some(steps, 15, random))
    for (const move of some(game.legalMoves(state), 10, random)) game.apply(state, move);
}

export function refusesWhatIsNotListed<G extends AnyGame>(playout: Playout<G>): void {
  const { game } = playout;
  tryElsewhere(playout, (state, listed, tried) => {
    for (const { move, text } of tried) {
      if (listed.has(text)) continue;
      const code = codeOf(() => game.apply(state, move));
      if (!CODE.test(code)) expect([text, code]).toEqual([text, expect.stringMatching(CODE)]);
    }
  });
}

export function mutatesNothing<G extends AnyGame>(playout: Playout<G>): void {
  const { game, random } = playout;
  tryElsewhere(playout, (state, _, tried) => {
    const before = JSON.stringify(state);
    for (const move of some(game.legalMoves(state), 10, random)) game.apply(state, move);
    for (const { move } of some(tried, 20, random))
      if (!game.isLegal(state, move)) codeOf(() => game.apply(state, move));
    expect(JSON.stringify(state)).toBe(before);
  });
}

export function refusesWhatIsNoMove<G extends AnyGame>({ game, steps, last, random }: Playout<G>): void {
  for (const { state, move } of [...some(steps, 4, random), { state: last, move: { type: "none" } }]) {
    const broken: unknown[] = [null, undefined, 7, "go", [], {}, { ...move, extra: 1 }, { ...move, type: "castle" }];
    for (const key of Object.keys(move)) {
      broken.push({ ...move, [key]: {} }, { ...move, [key]: Number.NaN });
      broken.push(Object.fromEntries(Object.entries(move).filter(([name]) => name !== key)));
    }
    for (const json of broken) {
      expect(game.isLegal(state, json as MoveOf<G>)).toBe(false);
      const code = codeOf(() => game.apply(state, json as MoveOf<G>));
      expect(code).toMatch(codeOf(() => game.parseMoveJson(json)) || CODE);
    }
  }
}

export function commutesBetweenSeats<G extends AnyGame>({ game, steps, random }: Playout<G>): void {
  for (const { state } of steps) {
    const active = game.activeSeats(state);
    if (active.length < 2) continue;
    const [first, second] = active.map((seat) => {
      const moves = game.legalMoves(state, seat);
      return moves[Math.floor(random() * moves.length)]!;
    }) as [MoveOf<G>, MoveOf<G>];
    const [after, other] = [game.apply(state, first), game.apply(state, second)];
    if (!game.isLegal(after, second) || !game.isLegal(other, first)) continue;
    expectEqual(game.apply(after, second), game.apply(other, first));
  }
}

export function conservesAll<G extends AnyGame>({ laws, states }: Playout<G>): void {
  for (const state of states) laws.conserved(state);
}

export function outcomeFitsTheSides<G extends AnyGame>({ game, last }: Playout<G>): void {
  const { winners, scores, gamesLost, reason } = game.outcome(last)!;
  expect(gamesLost).toHaveLength(scores.length);
  expect(reason).toMatch(/^[a-z-]+$/);
  for (const [side, lost] of gamesLost.entries()) {
    expect(Number.isInteger(scores[side])).toBe(true);
    expect(lost).toBeGreaterThanOrEqual(0);
    if (winners.includes(side)) expect(lost).toBe(0);
  }
}
