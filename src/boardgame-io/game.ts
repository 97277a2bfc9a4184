import type { FnContext, Game, LongFormMove, TurnConfig } from "boardgame.io";
import { errorOf } from "../core/errors.ts";
import { fault } from "../core/fault.ts";
import { type AnyGame, type MoveOf, type OptionsOf, type Seat, type StateOf, typed } from "../core/game.ts";
import { type Random, secureRandom } from "../core/random.ts";
import { expectFunction, fieldOf, objectFault, readBoolean, readFields } from "../schema/read.ts";
import { type ReadResult, readWith } from "../schema/reading.ts";
import { actors, type BoardgameMatch, isCovert, type MatchOf, matchSeen, seatOf, settled } from "./match.ts";

/**
 * Settings for {@link toBoardgame}.
 *
 * @inline
 */
interface BoardgameOptions<G extends AnyGame> {
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
 * @param setup - the game's options and more
 * @returns the object, for both `Client` and `Server`; each call makes a new one
 * @throws InvalidStateError when a setting is unknown or of the wrong type
 *
 * @example
 * ```ts
 * import { Client } from "boardgame.io/client";
 * import { toBoardgame } from "fifteen-two/boardgame-io";
 * import * as sackson from "fifteen-two/sackson";
 *
 * const client = Client({ game: toBoardgame(sackson), numPlayers: 2, playerID: "0" });
 * client.moves.move?.(sackson.legalMoves(client.getState()!.G.state)[0]);
 * client.getState()?.G.moves; // => [{ type: "take", seat: 0, colors: ["yellow", "blue"] }]
 * client.moves.move?.({ type: "return", color: "red" });
 * client.getState()?.G.refused["0"]?.code; // => "wrong-phase"
 * ```
 */
export function toBoardgame<G extends AnyGame>(
  game: G,
  setup: BoardgameOptions<G> = {},
): Game<BoardgameMatch<StateOf<G>, MoveOf<G>>> {
  typed(game);
  const given = readFields(setup, ["setup"], [], ["options", "random", "anytime"]);
  const anytime = readBoolean(given.anytime ?? false, ["setup", "anytime"]);
  const { options, random = secureRandom } = setup;
  expectFunction(random, ["setup", "random"]);
  const onServer = { client: false, ignoreStaleStateID: true } as const;
  return {
    name: game.id,
    minPlayers: Math.min(...game.players),
    maxPlayers: Math.max(...game.players),
    disableUndo: true,
    setup({ ctx }, setupData: unknown) {
      const { value, faults } = readStart(game, options, setupData, ctx.numPlayers);
      if (faults !== undefined) throw errorOf(faults[0]);
      return value;
    },
    validateSetupData(setupData: unknown, players) {
      const { faults } = readStart(game, options, setupData, players);
      return faults && errorOf(faults[0]).message;
    },
    moves: unrelated({
      start: { ...onServer, move: (...args) => started(game, random, ...args), redact: () => false },
      move: { ...onServer, move: (...args) => moved(game, random, ...args), redact: ({ G }) => isCovert(game, G) },
    } satisfies Record<string, LongFormMove<MatchOf<G>>>),
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

/** The match before the first deal. The keys of a fault say where an option came from. */
function readStart<G extends AnyGame>(
  game: G,
  options: OptionsOf<G> | undefined,
  setupData: unknown,
  players: number,
): ReadResult<MatchOf<G>> {
  const { initialState, optionsSchema } = typed(game);
  const wrong = objectFault(setupData ?? {});
  if (wrong !== undefined) return { faults: [fault("invalid-state", wrong, ["setupData"])] };
  const given = { ...options, ...(setupData as OptionsOf<G>), players };
  const { faults } = readWith(optionsSchema, given);
  if (faults === undefined) return { value: { game: game.id, state: initialState(given), moves: [], refused: {} } };
  const [{ keys, reason }] = faults;
  const [key, ...rest] = keys;
  const isGiven = fieldOf(setupData, `${key}`) !== undefined;
  const origin = key === "players" ? ["numPlayers"] : [...(isGiven ? ["setupData"] : ["setup", "options"]), key!];
  return { faults: [fault("invalid-state", reason, [...origin, ...rest])] };
}

type Context<G extends AnyGame> = FnContext<MatchOf<G>>;

/** The seat that sends a move to a match of the game. */
function sender<G extends AnyGame>(game: G, { G, ctx, playerID }: Context<G> & { playerID: string }) {
  return G.game === game.id ? seatOf(playerID, ctx.numPlayers) : undefined;
}

/**
 * The match after the first deal. If the cards are already dealt, nothing happens, so several seats may send `start`.
 */
function started<G extends AnyGame>(
  game: G,
  random: Random,
  context: Context<G> & { playerID: string },
  ...args: unknown[]
): MatchOf<G> | "INVALID_MOVE" {
  // Arguments would appear in everybody's log.
  if (sender(game, context) === undefined || args.length > 0) return "INVALID_MOVE";
  return settled(game, plain(context.G), null, random);
}

/** The match after a seat's move, either applied or refused with a reason. */
function moved<G extends AnyGame>(
  game: G,
  random: Random,
  context: Context<G> & { playerID: string },
  ...args: unknown[]
): MatchOf<G> | "INVALID_MOVE" {
  const seat = sender(game, context);
  if (seat === undefined) return "INVALID_MOVE";
  const match = plain(context.G);
  const { [seat]: _, ...others } = match.refused;
  const { value: move, faults } = readMove(game, match.state, seat, args);
  if (faults !== undefined) return { ...match, moves: [], refused: { ...others, [seat]: faults[0] } };
  return { ...settled(game, match, move, random), refused: others };
}

/** Copies a match. boardgame.io passes an Immer draft, which must not leak. */
function plain<T extends BoardgameMatch>(match: T): T {
  return JSON.parse(JSON.stringify(match)) as T;
}

/** Reads a legal move of a seat. The move may omit its seat, but may not name another. */
function readMove<G extends AnyGame>(
  game: G,
  state: StateOf<G>,
  seat: Seat,
  args: readonly unknown[],
): ReadResult<MoveOf<G>> {
  const { moveSchema, refusal } = typed(game);
  if (args.length !== 1) return { faults: [fault("malformed", "expected one argument, the move")] };
  const [json] = args;
  const read = readWith<MoveOf<G>>(moveSchema, typeof json === "object" && json !== null ? { seat, ...json } : json);
  if (read.faults !== undefined) return { faults: [{ ...read.faults[0], code: "malformed" }] };
  const other = fault("not-your-seat", `the move must be made by seat ${seat}`);
  const refused = read.value.seat === seat ? refusal(state, read.value) : other;
  return refused === undefined ? read : { faults: [refused] };
}

/** Turns that follow the active seats: one of them is the current player, and all of them are active players. */
function turnsOf<G extends AnyGame>(game: G, anytime: boolean): TurnConfig<MatchOf<G>> {
  const seats = ({ G, ctx }: Context<G>) => actors(game, G, ctx.numPlayers);
  const first = (context: Context<G>) => seats(context)[0] ?? 0;
  const activate = (context: Context<G>) => {
    const { ctx, events } = context;
    const active = anytime ? Array.from({ length: ctx.numPlayers }, (_, seat) => seat) : seats(context);
    events.setActivePlayers(active.map(String));
  };
  return {
    order: { first, next: first },
    endIf: (context) => {
      const active = seats(context);
      const goesOn = active.length === 0 || active.includes(Number(context.ctx.currentPlayer));
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
