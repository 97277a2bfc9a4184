import { sideOf } from "../../src/index.ts";
import {
  COLORS,
  type Color,
  initialState,
  parseLayout,
  parseStateJson,
  type SacksonOptions,
  type SacksonState,
} from "../../src/sackson/index.ts";

/** The keys of a position apart from its markers and stones. */
export interface More {
  readonly options?: SacksonOptions;
  readonly scores?: readonly number[];
  readonly pointBoard?: SacksonState["pointBoard"];
  readonly turns?: number;
}

/** A checked state in a game's middle: the side to move has its two stones, or is to take the second. */
export function position(layout: string, held: readonly (readonly Color[])[], more: More = {}): SacksonState {
  const start = initialState(more.options);
  const turns = more.turns ?? 4;
  const turn = (start.settings.first + turns) % start.settings.players;
  const bank = COLORS.filter((color) => !held.flat().includes(color));
  return parseStateJson({
    ...start,
    phase: held[sideOf(start, turn)]!.length === 2 ? "exchange" : "take",
    scores: more.scores ?? start.scores,
    display: parseLayout(layout),
    bank,
    held,
    pointBoard: more.pointBoard ?? start.pointBoard,
    turns,
    turn,
  });
}

/** Exchanging c2 and e1 makes a yellow plus around c3. */
export const PLUS = "NNGRR NNYRR GYYYG GBBBR GNBBY";

/** Exchanging e1 and e5 makes a yellow and a blue line; three other lines stand already. */
export const LINES = "YYYYB GGGGG NNNNN RRRRR BBBBY";

/** Five lines: markers of two rows that do not touch cannot be exchanged. */
export const ROWS = "YYYYY BBBBB GGGGG NNNNN RRRRR";
