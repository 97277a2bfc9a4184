import { t } from "../../ui/words.ts";
import type { Review } from "./reviews.ts";

/** What the result adds up from; empty if that is not known well enough, is more than a game, or several played. */
export function balanceText({ seats: [own, ...others] }: Review): string {
  if (own === undefined || others.length > 0 || own.error > 0.1 || Math.max(own.luck, -own.skill) > 1) return "";
  const values = { luck: (100 * Math.abs(own.luck)).toFixed(), cost: (-100 * own.skill).toFixed() };
  return own.luck < 0
    ? t("Luck and the others cost you {luck} games in 100, your choices {cost}.", values)
    : t("Luck and the others won you {luck} games in 100, your choices cost {cost}.", values);
}
