/**
 * Crib-Ino for two to seven players, for partners, and as a solitaire.
 *
 * See the [guide](../../docs/cribino.md) for its phases and options, and the [rules](../../docs/cribino-rules.md).
 *
 * @module fifteen-two/cribino
 */

import { frozen } from "../core/frozen.ts";
import { determinize } from "./determinize.ts";
import type { CribinoGame } from "./game.ts";
import * as json from "./json.ts";
import * as notation from "./notation.ts";
import { optionsSchema } from "./options.ts";
import { render } from "./render.ts";
import * as rules from "./rules.ts";
import * as view from "./view.ts";
import * as words from "./words.ts";

export { DECK, type Deck, parseDeckJson } from "./deck.ts";
export * from "./determinize.ts";
export type * from "./game.ts";
export * from "./json.ts";
export { contactsOf, type Layout, type Space } from "./layout.ts";
export type * from "./moves.ts";
export * from "./notation.ts";
export {
  type CribinoOptions,
  type CribinoSettings,
  type MultiplayerSettings,
  optionsSchema,
  type SolitaireSettings,
} from "./options.ts";
export { type Counters, counters } from "./payment.ts";
export * from "./render.ts";
export * from "./rules.ts";
export {
  type Contact,
  type ContactItem,
  type CribinoAward,
  type CribinoAwardItem,
  type DoubledItem,
  type LayScore,
  type OpeningItem,
  type PaymentItem,
  scoreContacts,
} from "./score.ts";
export type * from "./state.ts";
export { stockOf } from "./stock.ts";
export {
  COLORS,
  type Color,
  DIRECTIONS,
  type Direction,
  type Lay,
  type Tile,
  type TileIndex,
  type Triangle,
  totalOf,
} from "./tile.ts";
export * from "./view.ts";
export * from "./words.ts";

/**
 * Crib-Ino (for two to seven players, for partners, and the solitaire) as an object, for code that works with any game.
 *
 * @example
 * ```ts
 * import { playout, seeded } from "fifteen-two";
 * import { cribino } from "fifteen-two/cribino";
 *
 * playout(cribino, { random: seeded(7) }).state.phase; // => "over"
 * ```
 */
export const cribino: CribinoGame = /* @__PURE__ */ makeGame();

function makeGame(): CribinoGame {
  const names = { id: "cribino", name: "Crib-Ino", players: [1, 2, 3, 4, 5, 6, 7], rules: 1 } as const;
  return frozen({ ...names, optionsSchema, ...rules, ...view, ...json, ...notation, ...words, determinize, render });
}
