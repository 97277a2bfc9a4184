import * as core from "fifteen-two";
import { type AnyGame, playout, seeded, steps } from "fifteen-two";
import type { Choice } from "fifteen-two/bots";
import * as bots from "fifteen-two/bots";
import * as analysis from "fifteen-two/cribbage/analysis";
import { games } from "fifteen-two/games";
import { describe, expect, test } from "vitest";
import { botText, callText, startText } from "../../docs/playground/app/developer/call.ts";
import { often } from "../often.ts";

/** Runs a program as it would run where it is pasted, and gives what it prints. */
function run(text: string, game: AnyGame): unknown[] {
  const scope: object = { ...core, ...bots, ...analysis, ...game, [game.id]: game };
  const printed: unknown[] = [];
  const body = text.replaceAll(/^import .*\n/gm, "");
  const log = { log: (value: unknown) => printed.push(value) };
  new Function("console", ...Object.keys(scope), `{${body}}`)(log, ...Object.values(scope));
  return printed;
}

describe.each(games)("$id", (game) => {
  const { record } = playout(game, { random: seeded(2), limit: often(20, 60) });

  test("a call that is pasted runs, and leads to the points that the move scored", () => {
    for (const { move, before, after: state } of steps(game, record)) {
      if (typeof move.seat !== "number") continue;
      const text = callText(game.id, game.view(before, move.seat), move);
      expect(text).toContain(`from "fifteen-two/${game.id}"`);
      expect(run(text, game)).toMatchObject([{ scores: state.scores, phase: expect.any(String) }]);
    }
  });

  test("a game that is pasted starts with the same settings", () => {
    const { settings } = game.initialState();
    expect(run(startText(game.id, settings), game)).toMatchObject([{ settings }]);
  });

  test("a bot that is pasted makes a legal move", () => {
    const { after: state } = [...steps(game, record)].find(({ after: one }) => game.activeSeats(one).length > 0)!;
    const view = game.view(state, game.activeSeats(state)[0]);
    const [move, best] = run(botText(game.id, view).replace("milliseconds: 300", "iterations: 9"), game);
    expect(game.legalMoves(view)).toContainEqual(move);
    expect(game.legalMoves(view)).toContainEqual((best as Choice).move);
  });
});
