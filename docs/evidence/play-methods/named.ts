import { HARD, levelPlay, MEDIUM } from "./levels.ts";
import { carefulPlay, type PlayPolicy, randomPlay, remembered, simplePlay, trainedPlay } from "./policy.ts";
import { loadTrained } from "./table.ts";

/** The policies that the commands know. Slow ones remember their choices. */
const POLICIES: Readonly<Record<string, () => PlayPolicy>> = {
  random: () => randomPlay,
  simple: () => simplePlay,
  careful: () => remembered(carefulPlay),
  medium: () => remembered(levelPlay(MEDIUM)),
  hard: () => remembered(levelPlay(HARD)),
};

/**
 * A policy by its name, or else by the file that its table is in.
 *
 * @param cut - for a table: choices that are played less often than this are not played at all
 */
export function policyNamed(name: string, cut: number): PlayPolicy {
  return POLICIES[name]?.() ?? trainedPlay(loadTrained(name), cut);
}
