/** The words of moves and awards. */
export const words = {
  take: "{seat} {take|takes} {colors} from the bank",
  exchange: "{seat} {exchange|exchanges} the markers on {squares}",
  return: "{seat} {return|returns} {color} to the bank",
  "turn.take": "{seats} {are|is|are} to take from the bank",
  "turn.exchange": "{seats} {are|is|are} to exchange two markers",
  "turn.return": "{seats} {are|is|are} to return a stone",
  "refusal.wrong-stones": "stones to take: {number}",
  "refusal.not-in-bank": "the {color} stone is not in the bank",
  "refusal.not-held": "{seat} {do|does} not hold the {color} stone",
  "refusal.wrong-colors": "exchange markers in the colors of your stones: {colors}",
  "refusal.same-color": "exchange two different colors",
  "refusal.isolated": "a marker would be isolated",
  "refusal.must-return-figure": "return the {color} stone, the one in the color of the figure",
  "nobody.turn-limit": "the turn limit is reached: a draw",
  "won.turn-limit": "the turn limit is reached: {winners} {win|wins}",
  "games.2": "a double victory",
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
};

/**
 * The name of a word or sentence of this game.
 *
 * @useDeclaredType
 */
export type Word = Extract<keyof typeof words, string>;
