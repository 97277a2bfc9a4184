import { IllegalMoveError, InvalidStateError } from "../core/errors.ts";
import { type AnyGame, type MoveOf, type OptionsOf, rulesOf, type Seat, type StateOf } from "../core/game.ts";
import { readObject, readOneOf } from "../core/json.ts";
import { type Random, secureRandom } from "../core/random.ts";
import { expectLegal } from "../core/refusal.ts";
import { actors, isCovert, seatOf, settled, type Table, type TableOf, tableSeen } from "./table.ts";
import type {
  BoardgameContext,
  BoardgameGame,
  BoardgameHookContext,
  BoardgameMoveContext,
  BoardgameTurn,
} from "./types.ts";

/** What can be agreed for {@link toBoardgame}. */
export interface BoardgameOptions<G extends AnyGame = AnyGame> {
  /**
   * The game's options, for every match that does not bring its own as setup data. boardgame.io's `numPlayers` says how
   * many play.
   */
  readonly options?: OptionsOf<G>;
  /** Where deals, cuts and draws come from; default {@link secureRandom}. A seed that clients know gives all away. */
  readonly random?: Random;
  /**
   * Whether every seat may send moves at any time, so that one out of turn is answered with its reason as well. By
   * default boardgame.io drops those, which its own bots and its `isActive` need.
   */
  readonly anytime?: boolean;
}

/**
 * A game object for boardgame.io 0.50: `setup` for an undealt table, two moves, `start` for the first deal and `move` for all
 * else, turns with several active seats, `playerView`, `endIf` and `ai.enumerate`. The server resolves chance at the end
 * of the move that led to it. A refused move leaves the state as it is and its reason in `G.refused`, for the seat that
 * made it.
 *
 * @param game - the game
 * @param setup - the options of the game and what else is wanted; see {@link BoardgameOptions}
 * @returns the object, for `Client` and `Server` alike; each call makes a new one
 * @throws InvalidStateError when something else is asked for, or `anytime` is no boolean
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
export function toBoardgame<G extends AnyGame>(game: G, setup: BoardgameOptions<G> = {}): BoardgameGame<TableOf<G>> {
  const given = readObject(setup, "setup", [], ["options", "random", "anytime"]);
  const anytime = readOneOf(given.anytime ?? false, "setup.anytime", [false, true]);
  const { options, random = secureRandom } = setup;
  const begun = (setupData: unknown, players: number): TableOf<G> => {
    const state = rulesOf(game).initialState({ ...options, ...(setupData as OptionsOf<G>), players });
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
      G.game === game.id ? tableSeen(game, G, seatOf(playerID, ctx.numPlayers)) : null,
    ai: { enumerate: ({ state }, ctx, playerID) => choices(game, state, seatOf(playerID, ctx.numPlayers)) },
  };
}

/** A copy without a prototype: boardgame.io takes what an object inherits, such as `constructor`, for one of its moves. */
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

/** What an InvalidStateError says; undefined when there is none. */
function whyInvalid(run: () => unknown): string | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof InvalidStateError) return error.message;
    throw error;
  }
}

/** The table after the first deal; where all is dealt nothing happens, so that several may start it. */
function started<G extends AnyGame>(game: G, random: Random, context: Context<G>, ...args: unknown[]) {
  const { G: given, ctx, playerID } = context;
  // Arguments would stand in everybody's log.
  if (given.game !== game.id || seatOf(playerID, ctx.numPlayers) === undefined || args.length > 0)
    return "INVALID_MOVE";
  return settled(game, plain(given), [], random);
}

type Context<G extends AnyGame> = BoardgameMoveContext<TableOf<G>>;

/** The table after what a seat sent as its move: made, or refused with the reason. */
function moved<G extends AnyGame>(game: G, random: Random, context: Context<G>, ...args: unknown[]) {
  const seat = seatOf(context.playerID, context.ctx.numPlayers);
  if (context.G.game !== game.id || seat === undefined) return "INVALID_MOVE";
  const table = plain(context.G);
  const { [seat]: _, ...refused } = table.refused;
  try {
    const move = readMove(game, table, seat, args);
    return { ...settled(game, table, [move], random), refused };
  } catch (error) {
    if (!(error instanceof IllegalMoveError)) throw error;
    const { code, message } = error;
    return { ...table, moves: [], refused: { ...refused, [seat]: { code, message } } };
  }
}

/** A copy of a table: boardgame.io passes a draft of immer's, no part of which may stay behind. */
function plain<T extends Table>(table: T): T {
  return JSON.parse(JSON.stringify(table)) as T;
}

/** A seat's legal move; it may leave out its seat, but not name another. */
function readMove<G extends AnyGame>(game: G, { state }: TableOf<G>, seat: Seat, args: readonly unknown[]): MoveOf<G> {
  const { parseMoveJson, refusal } = rulesOf(game);
  const [json] = args;
  if (args.length !== 1) throw new IllegalMoveError("malformed", "one argument is expected, the move", args);
  const move = parseMoveJson(typeof json === "object" && json !== null ? { seat, ...json } : json);
  if (move.seat !== seat) throw new IllegalMoveError("not-your-seat", `the move must be of seat ${seat}`, json);
  expectLegal(refusal(state, move), json);
  return move;
}

/** Turns that follow the active seats: the current player is one of them, and each of them is an active player. */
function turnsOf<G extends AnyGame>(game: G, anytime: boolean): BoardgameTurn<TableOf<G>> {
  type Position = BoardgameContext<TableOf<G>>;
  const seats = ({ G, ctx }: Position) => actors(game, G, ctx.numPlayers);
  const first = (position: Position) => seats(position)[0] ?? 0;
  const activate = ({ events, ...position }: BoardgameHookContext<TableOf<G>>) => {
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

/** What a seat may do, as boardgame.io's bots want it. */
function choices<G extends AnyGame>(
  game: G,
  state: StateOf<G>,
  seat: Seat | undefined,
): { move: string; args: unknown[] }[] {
  if (seat === undefined || game.outcome(state) !== undefined) return [];
  if (game.activeSeats(state).length === 0) return [{ move: "start", args: [] }];
  return game.legalMoves(state, seat).map((move) => ({ move: "move", args: [move] }));
}
