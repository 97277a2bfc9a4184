import type { AnyMove, Seat } from "../../core/any.ts";
import { sample } from "../../core/random.ts";
import { isEqual } from "../../schema/relations.ts";
import { describeMove } from "../../words/move.ts";
import { type Laws, movesAt, some, someOf, thrownBy, viewersOf } from "../played.ts";

/** The pattern of a refusal's code. */
const CODE = /^[a-z0-9-]+$/;

/** The laws of moves and words: legality, results and descriptions. */
export const MOVES: Laws = {
  "exactly one holds: over, chance to move, someone active"({ game, random, state }) {
    const over = game.outcome(state) !== undefined;
    const chance = game.chance(state, random) !== undefined;
    const active = game.activeSeats(state).length > 0;
    const holds = { over, chance, active };
    const n = Object.values(holds).filter(Boolean).length;
    return n === 1 ? undefined : `exactly one must hold: ${JSON.stringify(holds)}`;
  },
  "every playout ends"({ game, states, moves, failure, at, state }) {
    if (at < states.length - 1 || game.outcome(state) !== undefined) return undefined;
    return failure ?? `the game has not ended after ${at} moves`;
  },
  "the listed moves are those of each active seat"({ game, state }) {
    const active = game.activeSeats(state);
    const moves = game.legalMoves(state);
    const isSeat = (seat: number) => Number.isInteger(seat) && seat >= 0 && seat < state.settings.players;
    if (!active.every(isSeat)) return `a seat that does not exist is active: ${active.join(", ")}`;
    if (active.some((seat) => game.legalMoves(state, seat).length === 0)) return "an active seat has no moves";
    const ofEach = active.flatMap((seat) => game.legalMoves(state, seat));
    if (!isEqual(moves, ofEach)) return "the moves of all must be the moves of each active seat";
    for (let seat = 0; seat < state.settings.players; seat++)
      if (!active.includes(seat) && game.legalMoves(state, seat).length > 0)
        return `seat ${seat} is not active but has moves`;
    const texts = new Set(moves.map((move) => game.formatMove(move)));
    return texts.size === moves.length ? undefined : "two listed moves have the same text";
  },
  "every listed move applies"({ game, random, state, move }) {
    for (const move of someOf(game.legalMoves(state), 10, random)) {
      const refusal = game.refusal(state, move);
      if (refusal !== undefined || !game.isLegal(state, move))
        return `${game.formatMove(move)} is listed but refused: ${refusal?.reason}`;
      if (!isEqual(game.applyUnchecked(state, move), game.apply(state, move)))
        return `${game.formatMove(move)} leads elsewhere without its check`;
    }
    return undefined;
  },
  "what is not listed is refused with a code"({ game, states, moves, random, state, move }) {
    const listed = new Set(game.legalMoves(state).map((move) => game.formatMove(move)));
    const isChance = game.activeSeats(state).length === 0 && game.outcome(state) === undefined;
    const tried = some(moves.length, 25, random);
    for (const move of tried.flatMap((i) => [moves[i]!, ...someOf(game.legalMoves(states[i]!), 4, random)])) {
      const text = game.formatMove(move);
      if (listed.has(text) || (isChance && move.seat === undefined)) continue;
      const code = codeOf(() => game.apply(state, move));
      if (!CODE.test(code)) return `${text} is not listed but applies`;
      if (game.isLegal(state, move) || game.refusal(state, move)?.code !== code)
        return `${text} is refused by apply, not by refusal`;
    }
    return undefined;
  },
  "anything but a move is refused as malformed"({ game, state, move = { type: "none" } }) {
    const broken: unknown[] = [null, undefined, 7, "go", [], {}, { ...move, extra: 1 }, { ...move, type: "castle" }];
    for (const key of Object.keys(move)) {
      broken.push({ ...move, [key]: {} }, { ...move, [key]: Number.NaN });
      broken.push(Object.fromEntries(Object.entries(move).filter(([name]) => name !== key)));
    }
    for (const json of broken) {
      const code = codeOf(() => game.apply(state, json as AnyMove));
      const expected = codeOf(() => game.parseMoveJson(json)) || CODE;
      if (game.isLegal(state, json as AnyMove) || !code.match(expected))
        return `${JSON.stringify(json)} is not a move but has the code "${code}"`;
    }
    return undefined;
  },
  "moves of different seats at the same time commute"({ game, random, state }) {
    const pick = (seat: Seat) => sample(game.legalMoves(state, seat), 1, random)[0]!;
    const [one, two] = game.activeSeats(state);
    if (one === undefined || two === undefined) return undefined;
    const [first, second] = [pick(one), pick(two)];
    const after = game.apply(state, first);
    const other = game.apply(state, second);
    if (!game.isLegal(after, second) || !game.isLegal(other, first)) return undefined;
    if (isEqual(game.apply(after, second), game.apply(other, first))) return undefined;
    return `${game.formatMove(first)} and ${game.formatMove(second)} lead elsewhere in the other order`;
  },
  "moves have words"(look) {
    const { game, states, at, state } = look;
    for (const viewer of viewersOf(state))
      for (const move of movesAt(look, 6)) {
        const after = move === look.move ? { after: states[at + 1]! } : {};
        const words = describeMove(game, move, { viewer, before: state, ...after });
        if (words === "" || /undefined|NaN|\?\?|[{}]|\[object/.test(words))
          return `the words for "${game.formatMove(game.redact(move, viewer))}" have a hole: ${words}`;
      }
    return undefined;
  },
  "the outcome fits the sides"({ game, state }) {
    const outcome = game.outcome(state);
    if (outcome === undefined) return undefined;
    const { winners, scores, gamesLost, reason } = outcome;
    const fits =
      gamesLost.length === scores.length &&
      /^[a-z-]+$/.test(reason) &&
      scores.every(Number.isInteger) &&
      winners.every((side) => side in scores && gamesLost[side] === 0) &&
      gamesLost.every((lost) => lost >= 0);
    return fits ? undefined : `the outcome does not fit the sides: ${JSON.stringify(outcome)}`;
  },
};

/** The code of the error that a function throws; empty if it throws none. */
function codeOf(run: () => unknown): string {
  return thrownBy(run)?.code ?? "";
}
