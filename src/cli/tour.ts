import { count } from "./count.ts";
import { type Flags, refuseOthers } from "./flags.ts";
import { play } from "./play.ts";
import type { Output } from "./run.ts";

/** Without arguments: a hand is counted and a game is played. */
export function tour(flags: Flags, output: Output): void {
  refuseOthers(flags);
  const { out } = output;
  out("$ fifteen-two count 5H 5D 5S JC 5C");
  count(["5H", "5D", "5S", "JC", "5C"], {}, output);
  out("\n$ fifteen-two count 2C 4C 6C 8C KH --crib");
  count(["2C", "4C", "6C", "8C", "KH"], { crib: true }, output);
  out("\n$ fifteen-two play cribbage --seed 7");
  play(["cribbage"], { seed: 7 }, output);
  out("\nMore: fifteen-two help");
}
