import { expect, test } from "vitest";
import { type AnyState, playout, seeded } from "../../src/index.ts";
import { optionsIn, TABLES } from "../tables.ts";

/** The name of a state's interface: `PlayState` for the phase `play`. */
function interfaceOf({ phase, settings }: AnyState): string {
  const name = phase.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `${settings.players === 1 && phase === "over" ? "Solitaire" : ""}${name}State`;
}

test("the reference shows a real state of each interface; vitest -u writes them anew", async () => {
  const states: Record<string, Record<string, AnyState>> = {};
  for (const tables of TABLES) {
    const shown: Record<string, AnyState> = {};
    states[tables.game.id] = shown;
    const show = (state: AnyState) => {
      // A card or two into the phase there is more to see.
      if (shown[interfaceOf(state)]?.awards.length === 0 || !shown[interfaceOf(state)])
        shown[interfaceOf(state)] = state;
    };
    for (const options of optionsIn(tables))
      playout(tables.game, {
        random: seeded(1),
        options,
        limit: 2000,
        watch: (_, before, after) => [before, after].map(show),
      });
  }
  const text = JSON.stringify(states, undefined, 1).replace(/\[[^[\]{}]*\]/g, (list) => list.replace(/\n */g, " "));
  await expect(`${text}\n`).toMatchFileSnapshot("../../docs/theme/states.json");
});
