const ENGLISH = {
  take: "{seat} {take|takes} {colors} from the bank",
  exchange: "{seat} {exchange|exchanges} the markers on {squares}",
  return: "{seat} {return|returns} {color} to the bank",
  item: "{color} {kind} on {squares} for {points}",
  "name.yellow": "yellow",
  "name.blue": "blue",
  "name.green": "green",
  "name.brown": "brown",
  "name.red": "red",
  "name.plus": "plus",
  "name.cross": "cross",
  "name.line": "line",
  "name.zig-zag": "zig-zag",
} as const;

/** The names of the words of the Sackson game. */
export type SacksonWords = { readonly [name in keyof typeof ENGLISH]: string };

/** The words of moves and awards; see {@link Game.words}. */
export const words: SacksonWords = /* @__PURE__ */ Object.freeze(ENGLISH);
