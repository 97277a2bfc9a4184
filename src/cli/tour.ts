import { countCards } from "./count.ts";
import { type Flags, refuseOthers } from "./flags.ts";
import { play } from "./play.ts";
import type { Terminal } from "./terminal.ts";

/** The command without arguments: counts two hands and plays a game. */
export async function tour(flags: Flags, terminal: Terminal): Promise<void> {
  refuseOthers(flags);
  const { out } = terminal;
  out("$ fifteen-two count 5H 5D 5S JC 5C");
  countCards("5H 5D 5S JC 5C", { crib: false }, terminal);
  out("\n$ fifteen-two count 2C 4C 6C 8C KH --crib");
  countCards("2C 4C 6C 8C KH", { crib: true }, terminal);
  out("\n$ fifteen-two play cribbage --seed 7");
  await play(["cribbage"], { seed: 7 }, terminal);
  out("\nMore: fifteen-two help");
}
