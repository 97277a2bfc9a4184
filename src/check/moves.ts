import { IllegalMoveError } from "../core/errors.ts";
import type { AnyGame, AnyMove, AnyState } from "../core/game.ts";
import { isEqual } from "../schema/relations.ts";
import { type Played, some, someOf } from "./played.ts";

/** What a refusal's code looks like. */
const CODE = /^[a-z0-9-]+$/;

/** Exactly one holds: over, chance to move, someone active. */
export function isOverOrChanceOrActive({ game, states, random }: Played, at: number): string | undefined {
  const state = states[at]!;
  const holds = {
    over: game.outcome(state) !== undefined,
    chance: game.chance(state, random) !== undefined,
    active: game.activeSeats(state).length > 0,
  };
  const n = Object.values(holds).filter(Boolean).length;
  return n === 1 ? undefined : `exactly one must hold: ${JSON.stringify(holds)}`;
}

/** The listed moves are those of each active seat, and none is listed twice. */
export function listsEachSeatsMoves({ game, states }: Played, at: number): string | undefined {
  const state = states[at]!;
  const active = game.activeSeats(state);
  const moves = game.legalMoves(state);
  const isSeat = (seat: number) => Number.isInteger(seat) && seat >= 0 && seat < state.settings.players;
  if (!active.every(isSeat)) return `a seat that does not exist is active: ${active.join(", ")}`;
  if (active.some((seat) => game.legalMoves(state, seat).length === 0)) return "an active seat has no moves";
  const ofEach = active.flatMap((seat) => game.legalMoves(state, seat));
  if (!isEqual(moves, ofEach)) return "the moves of all must be the moves of each active seat";
  for (const seat of [0, 1, 2, 3, 4, 5, 6, 7])
    if (!active.includes(seat) && game.legalMoves(state, seat).length > 0)
      return `seat ${seat} is not active but has moves`;
  const texts = new Set(moves.map((move) => game.formatMove(move)));
  return texts.size === moves.length ? undefined : "two listed moves have the same text";
}

/** Every listed move is legal and applies, with and without a check. */
export function appliesWhatIsListed({ game, states, random }: Played, at: number): string | undefined {
  const state = states[at]!;
  for (const move of someOf(game.legalMoves(state), 10, random)) {
    const refusal = game.refusal(state, move);
    if (refusal !== undefined || !game.isLegal(state, move))
      return `${game.formatMove(move)} is listed but refused: ${refusal?.message}`;
    if (!isEqual(game.applyUnchecked(state, move), game.apply(state, move)))
      return `${game.formatMove(move)} leads elsewhere without its check`;
  }
  return undefined;
}

/** Every move of another moment that is not listed now is refused with a code. */
export function refusesWhatIsNotListed({ game, states, moves, random }: Played, at: number): string | undefined {
  const state = states[at]!;
  const listed = new Set(game.legalMoves(state).map((move) => game.formatMove(move)));
  const chance = isChance(game, state);
  const elsewhere = some(moves.length, 25, random).flatMap((i) => [
    moves[i]!,
    ...someOf(game.legalMoves(states[i]!), 4, random),
  ]);
  for (const move of elsewhere) {
    const text = game.formatMove(move);
    if (listed.has(text) || (chance && move.seat === undefined)) continue;
    const code = codeOf(() => game.apply(state, move));
    if (!CODE.test(code)) return `${text} is not listed but applies`;
    if (game.isLegal(state, move) || game.refusal(state, move)?.code !== code)
      return `${text} is refused by apply, not by refusal`;
  }
  return undefined;
}

/** Anything but a move of the game is refused as malformed. */
export function refusesWhatIsNoMove({ game, states, moves }: Played, at: number): string | undefined {
  const state = states[at]!;
  const move: AnyMove = moves[at] ?? { type: "none" };
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
}

/** Moves of different seats at the same time commute. */
export function commutesBetweenSeats({ game, states, random }: Played, at: number): string | undefined {
  const state = states[at]!;
  const active = game.activeSeats(state);
  if (active.length < 2) return undefined;
  const [first, second] = active.map((seat) => {
    const moves = game.legalMoves(state, seat);
    return moves[Math.floor(random() * moves.length)]!;
  }) as [AnyMove, AnyMove];
  const [after, other] = [game.apply(state, first), game.apply(state, second)];
  if (!game.isLegal(after, second) || !game.isLegal(other, first)) return undefined;
  if (isEqual(game.apply(after, second), game.apply(other, first))) return undefined;
  return `${game.formatMove(first)} and ${game.formatMove(second)} lead elsewhere in the other order`;
}

/** The outcome fits the sides. */
export function outcomeFitsTheSides({ game, states }: Played, at: number): string | undefined {
  const outcome = game.outcome(states[at]!);
  if (outcome === undefined) return undefined;
  const { winners, scores, gamesLost, reason } = outcome;
  const fits =
    gamesLost.length === scores.length &&
    /^[a-z-]+$/.test(reason) &&
    scores.every(Number.isInteger) &&
    winners.every((side) => side in scores && gamesLost[side] === 0) &&
    gamesLost.every((lost) => lost >= 0);
  return fits ? undefined : `the outcome does not fit the sides: ${JSON.stringify(outcome)}`;
}

function isChance(game: AnyGame, state: AnyState): boolean {
  return game.activeSeats(state).length === 0 && game.outcome(state) === undefined;
}

/** The code of the IllegalMoveError that a function throws; empty if it throws none. */
function codeOf(run: () => unknown): string {
  try {
    run();
    return "";
  } catch (error) {
    if (error instanceof IllegalMoveError) return error.code;
    throw error;
  }
}
