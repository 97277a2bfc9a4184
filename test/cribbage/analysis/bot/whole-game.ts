import type { Bot } from "../../../../src/bots/index.ts";
import type { CribbageOptions, CribbageState } from "../../../../src/cribbage/index.ts";
import * as cribbage from "../../../../src/cribbage/index.ts";
import { playout, seeded } from "../../../../src/index.ts";

/** The end of a game in which a bot has every seat and sees each seat's view. */
export function wholeGame(bot: Bot<typeof cribbage>, options: CribbageOptions): CribbageState {
  const { state } = playout(cribbage, {
    random: seeded(2),
    options,
    choose: (before) => {
      const seat = cribbage.activeSeats(before)[0]!;
      return bot(cribbage.view(before, seat), cribbage.legalMoves(before, seat), seeded(1));
    },
  });
  return state;
}
