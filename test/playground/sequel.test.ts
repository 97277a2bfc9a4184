// The likely lays after a lay of Crib-Ino.
import { playout, seeded } from "fifteen-two";
import * as cribino from "fifteen-two/cribino";
import { expect, test } from "vitest";
import { sequelOf } from "../../docs/playground/table/coach/sequel.ts";

/** A lay and those after it where each player has but one move; undefined if there is a choice. */
function forcedFrom(state: cribino.PlayState, lay: cribino.CribinoMove) {
  const side = state.turn % 2;
  let now = cribino.apply(state, lay);
  let n = 0;
  for (; n < 6 && now.phase === "play"; n++) {
    const [only, ...others] = cribino.legalMoves(now);
    if (only!.type !== "lay") break;
    if (others.length > 0) return undefined;
    now = cribino.apply(now, only!);
  }
  const [own, theirs] = [side, 1 - side].map((one) => now.scores[one]! - state.scores[one]!);
  const isStuck = now.phase === "play" && cribino.legalMoves(now)[0]!.type !== "lay";
  const end = now.phase !== "play" ? "over" : !isStuck ? "" : now.turn % 2 === side ? "own draw" : "their draw";
  return { n, own, theirs, end };
}

const SEATINGS: readonly cribino.CribinoOptions[] = [{ players: 2 }, { players: 4, partners: true }];

test.each(SEATINGS)("where nobody has a choice, with %j, the sequel is what must happen", (options) => {
  const ends = new Set<string>();
  for (let seed = 1; seed <= 12; seed++)
    playout(cribino, {
      random: seeded(seed),
      options,
      watch: (_, state) => {
        if (state.phase !== "play") return;
        const view = cribino.view(state, state.turn);
        for (const lay of cribino.legalMoves(state).filter(({ type }) => type === "lay")) {
          const forced = forcedFrom(state, lay);
          if (forced === undefined) continue;
          expect(sequelOf(view, lay)).toEqual(forced.n === 0 ? undefined : forced);
          ends.add(forced.end);
        }
      },
    });
  expect([...ends]).toEqual(expect.arrayContaining(["over", "own draw", "their draw"]));
});

test("only lays have a sequel", () => {
  playout(cribino, {
    random: seeded(2),
    options: { players: 2, deals: 1 },
    watch: (_, state) => {
      if (state.phase !== "play" || cribino.legalMoves(state)[0]!.type === "lay") return;
      const view = cribino.view(state, state.turn);
      for (const move of cribino.legalMoves(state)) expect(sequelOf(view, move)).toBeUndefined();
    },
  });
});
