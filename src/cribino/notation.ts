import { NotationError } from "../core/errors.ts";
import { quote } from "../core/message.ts";
import { expectWords, type MoveText, numberWord, readMoveText, unknownVerb, type Word } from "../core/notation.ts";
import { formatMoveBy } from "../generic/derive.ts";
import { textMove } from "../schema/moves.ts";
import type { CribinoGame } from "./game.ts";
import { TILES } from "./indices.ts";
import { type CribinoMove, FARTHEST, MOVE, type RedactedCribinoMove } from "./moves.ts";
import type { TileIndex } from "./tile.ts";

function words(move: CribinoMove | RedactedCribinoMove): readonly (string | number)[] {
  switch (move.type) {
    case "deal":
      return move.hands.flatMap<string | number>((hand, i) => (i === 0 ? hand : ["/", ...hand]));
    case "draw-tile":
      return [move.hand, move.tile];
    case "shuffle":
      return move.order;
    case "lay":
      return [move.tile, `${move.x},${move.y}`, `r${move.rotation}`];
    default:
      return [];
  }
}

/**
 * Writes a move as text: `1 lay 17 3,-1 r2`, `0 draw`, `- draw-tile 0 31`, `- deal 1 2 3 4 5 6 / 7 8 9 10 11 12`; see
 * {@link Game.formatMove}. A tile is its index, a square is `x,y`, and `r2` is two quarter turns clockwise.
 *
 * @function
 */
export const formatMove: CribinoGame["formatMove"] = /* @__PURE__ */ formatMoveBy(MOVE, words);

/** Reads a move from text, the inverse of {@link formatMove}; see {@link Game.parseMove}. */
export function parseMove(text: string): CribinoMove {
  const move = readMoveText(text, 7);
  return move.seat === null ? chanceMove(move) : seatMove(move, move.seat);
}

function chanceMove(move: MoveText): CribinoMove {
  const { words } = move;
  switch (move.verb.text) {
    case "deal": {
      const all = tileWords(
        move,
        words.filter((word) => word.text !== "/"),
      );
      const hands: TileIndex[][] = [[]];
      for (const word of words) {
        if (word.text === "/") hands.push([]);
        else hands.at(-1)!.push(all.shift()!);
      }
      return textMove(move, { type: "deal", hands }, MOVE);
    }
    case "draw-tile": {
      expectWords(move, 2);
      const [seat, tile] = words as [Word, Word];
      return {
        type: "draw-tile",
        hand: numberWord(move, seat, 0, 6),
        tile: tileWords(move, [tile])[0]!,
      };
    }
    case "shuffle":
      expectWords(move, TILES);
      return { type: "shuffle", order: tileWords(move, words) };
    default:
      throw unknownVerb(move);
  }
}

function seatMove(move: MoveText, seat: number): CribinoMove {
  const verb = move.verb.text;
  if (verb === "draw" || verb === "pass" || verb === "turn-up") {
    expectWords(move, 0);
    return { type: verb, seat };
  }
  if (verb !== "lay") throw unknownVerb(move);
  expectWords(move, 3);
  const [tile, square, rotation] = move.words as [Word, Word, Word];
  const index = tileWords(move, [tile])[0]!;
  const [x, y] = squareWord(move, square);
  if (!/^r[0-3]$/.test(rotation.text))
    throw new NotationError(`${quote(rotation.text)} must be r0, r1, r2 or r3`, move.text, rotation.index);
  return { type: "lay", seat, tile: index, x, y, rotation: Number(rotation.text[1]) };
}

/** Reads words as distinct tiles. */
function tileWords(move: MoveText, words: readonly Word[]): TileIndex[] {
  const tiles: TileIndex[] = [];
  for (const word of words) {
    const tile = numberWord(move, word, 0, TILES - 1);
    if (tiles.includes(tile)) throw new NotationError(`duplicate tile ${tile}`, move.text, word.index);
    tiles.push(tile);
  }
  return tiles;
}

function squareWord(move: MoveText, word: Word): [number, number] {
  const match = /^(0|-?[1-9]\d?),(0|-?[1-9]\d?)$/.exec(word.text);
  const square: [number, number] = [Number(match?.[1]), Number(match?.[2])];
  if (match !== null && square.every((n) => Math.abs(n) <= FARTHEST)) return square;
  throw new NotationError(
    `${quote(word.text)} is not a square such as 3,-1, at most ${FARTHEST} from the center`,
    move.text,
    word.index,
  );
}
