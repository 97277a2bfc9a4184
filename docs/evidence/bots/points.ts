import { levelOf, NO_MISTAKES } from "../../../src/bots/seats/level.ts";
import { judgeAt } from "../../../src/cribbage/analysis/bot/bot.ts";

/** The advanced level of cribbage without its mistakes: the best bot that plays for points. */
export const pointsBot = levelOf(judgeAt("advanced", 120), NO_MISTAKES);
