import type { AnyGame, AnyMove, SettingsOf } from "fifteen-two";

/** The types of moves that the page makes for a seat that has no other. With muggins, players count for themselves. */
export function forcedTypes(settings: SettingsOf<AnyGame> & { readonly muggins?: boolean }): string[] {
  return settings.muggins ? ["go", "pass"] : ["go", "pass", "show"];
}

/** The move that the page makes for a seat; undefined when the player should choose or count. */
export function forcedMove<Move extends AnyMove>(
  [only, ...more]: readonly Move[],
  settings: SettingsOf<AnyGame>,
): Move | undefined {
  return only !== undefined && more.length === 0 && forcedTypes(settings).includes(only.type) ? only : undefined;
}
