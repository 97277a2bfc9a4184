import type { Player, PlayerKind } from "./session.ts";

const BOTS = ["Nora", "Otto", "Ines", "Hugo", "Ruth", "Emil", "Cleo"];

/** The players by seat: a single person is "You", several are "Player 1" and so on, bots have names. */
export function namesOf(kinds: readonly PlayerKind[]): Player[] {
  const alone = kinds.filter((kind) => kind === "person").length === 1;
  let persons = 0;
  let bots = 0;
  return kinds.map((kind) => {
    if (kind === "person") return { kind, name: alone ? "You" : `Player ${++persons}` };
    return { kind, name: BOTS[bots++] ?? `Bot ${bots}` };
  });
}
