import { IllegalMoveError, InvalidStateError } from "../core/errors.ts";
import { type AnyGame, type MoveOf, type OptionsOf, rulesOf, type Seat, type StateOf } from "../core/game.ts";
import { type Random, secureRandom } from "../core/random.ts";
import { expectFunction, expectObject, fieldOf, readBoolean, readFields } from "../schema/read.ts";
import { actors, type BoardgameMatch, type BoardgameMatchOf, isCovert, matchSeen, seatOf, settled } from "./match.ts";
import type {
  BoardgameContext,
  BoardgameGame,
  BoardgameHookContext,
  BoardgameMoveContext,
  BoardgameTurn,
} from "./types.ts";

/** Settings for {@link toBoardgame}. */
export interface BoardgameOptions<G extends AnyGame = AnyGame> {
  /**
   * The game's options for every match that doesn't pass its own as setup data. boardgame.io's `numPlayers` sets the
   * number of players.
   */
  readonly options?: OptionsOf<G>;
  /**
   * Source of randomness for deals, cuts and draws; default {@link secureRandom}. A seed that clients know gives every
   * card away.
   */
  readonly random?: Random;
  /**
   * Whether any seat may send a move at any time, so that a move out of turn also gets a reason; default false. By
   * default boardgame.io drops such moves, and its own bots and `isActive` rely on that.
   */
  readonly anytime?: boolean;
}

/**
 * Wraps a game as a game object for boardgame.io 0.50.
 *
 * It has two moves: `start` for the first deal and `move` for everything else. Turns follow the active seats, of which
 * there may be several, and the server resolves chance after the move that led to it. A refused move leaves the state
 * unchanged and puts its reason into `G.refused`, where only the seat that made it sees it.
 *
 * @param game - the game to wrap
 * @param setup - the game's options and more; see {@link BoardgameOptions}
 * @returns the object, for both `Client` and `Server`; each call makes a new one
 * @throws InvalidStateError when a setting is unknown or of the wrong type
 *
 * @example
 * ```ts
 * import { Client } from "boardgame.io/client";
 * import { toBoardgame } from "fifteen-two/boardgame-io";
 * import { legalMoves, sackson } from "fifteen-two/sackson";
 *
 * const client = Client({ game: toBoardgame(sackson), numPlayers: 2, playerID: "0" });
 * client.moves.move?.(legalMoves(client.getState()!.G.state)[0]);
 * client.getState()?.G.moves; // => [{ type: "take", seat: 0, colors: ["yellow", "blue"] }]
 * client.moves.move?.({ type: "return", color: "red" });
 * client.getState()?.G.refused["0"]?.code; // => "wrong-phase"
 * ```
 */
export function toBoardgame<G extends AnyGame>(
  game: G,
  setup: BoardgameOptions<G> = {},
): BoardgameGame<BoardgameMatchOf<G>> {
  const { initialState } = rulesOf(game);
  const given = readFields(setup, ["setup"], [], ["options", "random", "anytime"]);
  const anytime = readBoolean(given.anytime ?? false, ["setup", "anytime"]);
  const { options, random = secureRandom } = setup;
  expectFunction(random, ["setup", "random"]);
  const begun = (setupData: unknown, players: number): BoardgameMatchOf<G> => {
    expectObject(setupData ?? {}, ["setupData"]);
    const state = optionsFrom(setupData, () => initialState({ ...options, ...(setupData as OptionsOf<G>), players }));
    return { game: game.id, state, moves: [], refused: {} };
  };
  const onServer = { client: false, ignoreStaleStateID: true } as const;
  return {
    name: game.id,
    minPlayers: Math.min(...game.players),
    maxPlayers: Math.max(...game.players),
    disableUndo: true,
    setup: ({ ctx }, setupData) => begun(setupData, ctx.numPlayers),
    validateSetupData: (setupData, players) => whyInvalid(() => begun(setupData, players)),
    moves: unrelated({
      start: { ...onServer, move: (...args) => started(game, random, ...args), redact: () => false },
      move: { ...onServer, move: (...args) => moved(game, random, ...args), redact: ({ G }) => isCovert(game, G) },
    }),
    turn: turnsOf(game, anytime),
    events: NO_EVENTS,
    endIf: ({ G }) => game.outcome(G.state),
    playerView: ({ G, ctx, playerID }) =>
      G.game === game.id ? matchSeen(game, G, seatOf(playerID, ctx.numPlayers)) : null,
    ai: { enumerate: ({ state }, ctx, playerID) => choices(game, state, seatOf(playerID, ctx.numPlayers)) },
  };
}

/** Copies an object without its prototype: boardgame.io would take inherited keys such as `constructor` for moves. */
function unrelated<T extends object>(moves: T): T {
  return Object.assign(Object.create(null), moves);
}

const NO_EVENTS = {
  endGame: false,
  endPhase: false,
  endStage: false,
  endTurn: false,
  pass: false,
  setActivePlayers: false,
  setPhase: false,
  setStage: false,
} as const;

/** Reads options. Its error names where the wrong one came from: boardgame.io, the setup data or the game object. */
function optionsFrom<T>(setupData: unknown, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof InvalidStateError)) throw error;
    const [, ...keys] = error.keys;
    if (keys[0] === "players") throw new InvalidStateError(["numPlayers"], error.reason);
    const origin = fieldOf(setupData, `${keys[0]}`) === undefined ? ["setup", "options"] : ["setupData"];
    throw new InvalidStateError([...origin, ...keys], error.reason);
  }
}

/** Message of the InvalidStateError that `run` throws, or undefined if it throws none. */
function whyInvalid(run: () => unknown): string | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof InvalidStateError) return error.message;
    throw error;
  }
}

/**
 * The match after the first deal. If the cards are already dealt, nothing happens, so several seats may send `start`.
 */
function started<G extends AnyGame>(game: G, random: Random, context: Context<G>, ...args: unknown[]) {
  const { G: given, ctx, playerID } = context;
  // Arguments would appear in everybody's log.
  if (given.game !== game.id || seatOf(playerID, ctx.numPlayers) === undefined || args.length > 0)
    return "INVALID_MOVE";
  return settled(game, plain(given), [], random);
}

type Context<G extends AnyGame> = BoardgameMoveContext<BoardgameMatchOf<G>>;

/** The match after a seat's move, either applied or refused with a reason. */
function moved<G extends AnyGame>(game: G, random: Random, context: Context<G>, ...args: unknown[]) {
  const seat = seatOf(context.playerID, context.ctx.numPlayers);
  if (context.G.game !== game.id || seat === undefined) return "INVALID_MOVE";
  const match = plain(context.G);
  const { [seat]: _, ...refused } = match.refused;
  try {
    return { ...settled(game, match, [readMove(game, seat, args)], random), refused };
  } catch (error) {
    if (!(error instanceof IllegalMoveError)) throw error;
    const { code, message } = error;
    return { ...match, moves: [], refused: { ...refused, [seat]: { code, message } } };
  }
}

/** Copies a match. boardgame.io passes an Immer draft, which must not leak. */
function plain<T extends BoardgameMatch>(match: T): T {
  return JSON.parse(JSON.stringify(match)) as T;
}

/** Reads a seat's move. The move may omit its seat, but may not name another. */
function readMove<G extends AnyGame>(game: G, seat: Seat, args: readonly unknown[]): MoveOf<G> {
  const [json] = args;
  if (args.length !== 1) throw new IllegalMoveError("malformed", "expected one argument, the move", args);
  const move = rulesOf(game).parseMoveJson(typeof json === "object" && json !== null ? { seat, ...json } : json);
  if (move.seat !== seat) throw new IllegalMoveError("not-your-seat", `the move must be made by seat ${seat}`, json);
  return move;
}

/** Turns that follow the active seats: one of them is the current player, and all of them are active players. */
function turnsOf<G extends AnyGame>(game: G, anytime: boolean): BoardgameTurn<BoardgameMatchOf<G>> {
  type Position = BoardgameContext<BoardgameMatchOf<G>>;
  const seats = ({ G, ctx }: Position) => actors(game, G, ctx.numPlayers);
  const first = (position: Position) => seats(position)[0] ?? 0;
  const activate = ({ events, ...position }: BoardgameHookContext<BoardgameMatchOf<G>>) => {
    const active = anytime ? Array.from({ length: position.ctx.numPlayers }, (_, seat) => seat) : seats(position);
    events.setActivePlayers(active.map(String));
  };
  return {
    order: { first, next: first },
    endIf: (position) => {
      const active = seats(position);
      const goesOn = active.length === 0 || active.includes(Number(position.ctx.currentPlayer));
      return goesOn ? undefined : { next: `${active[0]}` };
    },
    onBegin: activate,
    onMove: activate,
  };
}

/** A seat's choices in the form that boardgame.io's bots expect. */
function choices<G extends AnyGame>(
  game: G,
  state: StateOf<G>,
  seat: Seat | undefined,
): { move: string; args: unknown[] }[] {
  if (seat === undefined || game.outcome(state) !== undefined) return [];
  if (game.activeSeats(state).length === 0) return [{ move: "start", args: [] }];
  return game.legalMoves(state, seat).map((move) => ({ move: "move", args: [move] }));
}
