import type { FnContext, Game, LongFormMove, MoveFn, TurnConfig } from "boardgame.io";
import type { AnyMove, AnyState, Seat } from "../core/any.ts";
import { errorOf } from "../core/errors.ts";
import { fault } from "../core/fault.ts";
import { type AnyGame, type MoveOf, type OptionsOf, type StateOf, typed } from "../core/game.ts";
import { type Random, secureRandom } from "../core/random.ts";
import { seatsFrom } from "../core/seat.ts";
import { expectFunction, fieldOf, objectFault, readBoolean, readOptions } from "../schema/read.ts";
import { type ReadResult, readWith } from "../schema/reading.ts";
import { actors, type BoardgameMatch, isCovert, type Match, matchSeen, seatOf, settled } from "./match.ts";

/** Settings for {@link toBoardgame}. @inline */
interface BoardgameOptions<G extends AnyGame> {
  /**
   * The game's options for every match that doesn't pass its own as setup data. boardgame.io's `numPlayers` sets the
   * number of players.
   */
  readonly options?: OptionsOf<G>;
  /** Source of randomness for deals, cuts and draws; default {@link secureRandom}. A known seed reveals every card. */
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
 * unchanged and puts its reason into `G.refused`, which only its own seat sees.
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
  setup?: BoardgameOptions<G> | null,
): Game<BoardgameMatch<StateOf<G>, MoveOf<G>>> {
  const rules: AnyGame = typed(game);
  const given = readOptions(setup, ["options", "random", "anytime"], ["setup"]);
  const anytime = readBoolean(given.anytime ?? false, ["setup", "anytime"]);
  const { options, random = secureRandom } = given;
  expectFunction(random, ["setup", "random"]);
  const onServer = { client: false, ignoreStaleStateID: true } as const;
  const moves: Record<string, LongFormMove<Match>> = {
    start: { ...onServer, move: bySeat(rules, random, started), redact: () => false },
    move: { ...onServer, move: bySeat(rules, random, moved), redact: ({ G }) => isCovert(rules, G) },
  };
  const wrapped: Game<Match> = {
    name: rules.id,
    minPlayers: Math.min(...rules.players),
    maxPlayers: Math.max(...rules.players),
    disableUndo: true,
    setup({ ctx }, setupData: unknown) {
      const { value, faults } = readStart(rules, options, setupData, ctx.numPlayers);
      if (faults !== undefined) throw errorOf(faults[0]);
      return value;
    },
    validateSetupData(setupData: unknown, players) {
      const { faults } = readStart(rules, options, setupData, players);
      return faults && errorOf(faults[0]).message;
    },
    // Without a prototype: boardgame.io would take inherited keys such as `constructor` for moves.
    moves: Object.assign(Object.create(null), moves),
    turn: turnsOf(rules, anytime),
    events: Object.fromEntries(EVENTS.map((event) => [event, false])),
    endIf: ({ G }) => rules.outcome(G.state),
    playerView: ({ G, ctx, playerID }) =>
      G.game === rules.id ? matchSeen(rules, G, seatOf(playerID, ctx.numPlayers)) : null,
    ai: { enumerate: ({ state }, ctx, playerID) => choices(rules, state, seatOf(playerID, ctx.numPlayers)) },
  };
  return wrapped as unknown as Game<BoardgameMatch<StateOf<G>, MoveOf<G>>>;
}

/** The events of boardgame.io, none of which a client may trigger. */
const EVENTS = ["endGame", "endPhase", "endStage", "endTurn", "pass", "setActivePlayers", "setPhase", "setStage"];

/** The match before the first deal. A fault's keys start with the argument that set the option. */
function readStart(game: AnyGame, options: object | undefined, setupData: unknown, players: number): ReadResult<Match> {
  const wrong = objectFault(setupData ?? {});
  if (wrong !== undefined) return { faults: [fault("invalid-state", wrong, ["setupData"])] };
  const given = { ...options, ...(setupData as object), players };
  const { faults } = readWith(game.optionsSchema, given);
  if (faults === undefined)
    return { value: { game: game.id, state: game.initialState(given), moves: [], refused: {} } };
  const [{ keys, reason }] = faults;
  const isGiven = fieldOf(setupData, `${keys[0]}`) !== undefined;
  const path =
    keys[0] === "players"
      ? ["numPlayers", ...keys.slice(1)]
      : [...(isGiven ? ["setupData"] : ["setup", "options"]), ...keys];
  return { faults: [fault("invalid-state", reason, path)] };
}

type Action = (game: AnyGame, random: Random, match: Match, seat: Seat, args: unknown[]) => Match | "INVALID_MOVE";

/** Wraps an action as a move for boardgame.io, which passes an Immer draft. The draft must not leak. */
function bySeat(game: AnyGame, random: Random, act: Action): MoveFn<Match> {
  return ({ G, ctx, playerID }, ...args) => {
    const seat = G.game === game.id ? seatOf(playerID, ctx.numPlayers) : undefined;
    return seat === undefined ? "INVALID_MOVE" : act(game, random, JSON.parse(JSON.stringify(G)), seat, args);
  };
}

/** The match after the first deal. Does nothing once cards are dealt, so several seats may send `start`. */
const started: Action = (game, random, match, _, args) =>
  // Arguments would appear in everybody's log.
  args.length > 0 ? "INVALID_MOVE" : settled(game, match, undefined, random);

const moved: Action = (game, random, match, seat, args) => {
  const { [seat]: _, ...others } = match.refused;
  const { value: move, faults } = readMove(game, match.state, seat, args);
  if (faults !== undefined) return { ...match, moves: [], refused: { ...others, [seat]: faults[0] } };
  return { ...settled(game, match, move, random), refused: others };
};

/** Reads a legal move of a seat. The move may omit its seat, but may not name another. */
function readMove(game: AnyGame, state: AnyState, seat: Seat, args: readonly unknown[]): ReadResult<AnyMove> {
  if (args.length !== 1) return { faults: [fault("malformed", "expected one argument, the move")] };
  const [json] = args;
  const whole = typeof json === "object" && json !== null ? { seat, ...json } : json;
  const read = readWith(game.moveSchema, whole, "malformed");
  if (read.faults !== undefined) return read;
  const other = fault("not-your-seat", `the move must be made by seat ${seat}`);
  const refused = read.value.seat === seat ? game.refusal(state, read.value) : other;
  return refused === undefined ? read : { faults: [refused] };
}

/** Turns that follow the active seats: one of them is the current player, and all of them are active players. */
function turnsOf(game: AnyGame, anytime: boolean): TurnConfig<Match> {
  const seats = ({ G, ctx }: FnContext<Match>) => actors(game, G, ctx.numPlayers);
  const first = (context: FnContext<Match>) => seats(context)[0] ?? 0;
  const activate = (context: FnContext<Match>) => {
    const { ctx, events } = context;
    const active = anytime ? seatsFrom(0, ctx.numPlayers) : seats(context);
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
function choices(game: AnyGame, state: AnyState, seat: Seat | undefined): { move: string; args: unknown[] }[] {
  if (seat === undefined || game.outcome(state) !== undefined) return [];
  if (game.activeSeats(state).length === 0) return [{ move: "start", args: [] }];
  return game.legalMoves(state, seat).map((move) => ({ move: "move", args: [move] }));
}
