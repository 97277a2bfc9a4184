import type { Game } from "boardgame.io";
import { Client } from "boardgame.io/client";
import { Local } from "boardgame.io/multiplayer";
import type { BoardgameMatch } from "../../src/boardgame-io/index.ts";
import type { AnyGame, MoveOf, ViewOf } from "../../src/index.ts";

/** The private part of a boardgame.io client that the tests need. */
interface Inside {
  readonly transport: { readonly master: unknown };
  readonly initialState: unknown;
}

/** The part of boardgame.io's master that the tests use. */
interface Master<T extends BoardgameMatch> {
  onUpdate(action: unknown, stateID: number, matchID: string, playerID: unknown): Promise<unknown>;
  readonly storageAPI: { fetch(matchID: string, what: object): { state: { G: T; _stateID: number } } };
}

export type MatchClient = Inside &
  Pick<ReturnType<typeof Client>, "getState" | "store" | "log" | "moves" | "playerID" | "start">;

/** A match of headless clients, each with its own store, that talk to one master in this process. */
export interface Match<T extends BoardgameMatch> {
  /** One client a seat. */
  readonly clients: readonly MatchClient[];
  readonly spectator: MatchClient;
  readonly master: Master<T>;
  /** The server's full data. */
  truth(): T;
  stateID(): number;
}

/** Opens a match; `Local` answers within the call, so nothing needs to be waited for. */
export function openMatch<T extends BoardgameMatch>(game: Game<T>, players: number): Match<T> {
  const multiplayer = Local();
  const open = (playerID?: string) => {
    const options = { game, numPlayers: players, multiplayer, matchID: "one", debug: false };
    const client = Client(playerID === undefined ? options : { ...options, playerID });
    client.start();
    return client as unknown as MatchClient;
  };
  const clients = Array.from({ length: players }, (_, seat) => open(`${seat}`));
  const spectator = open();
  const master = spectator.transport.master as Master<T>;
  const stored = () => master.storageAPI.fetch("one", { state: true }).state;
  return { clients, spectator, master, truth: () => stored().G, stateID: () => stored()._stateID };
}

/** A client's copy of the match: its view in place of the state. */
export function heldBy<G extends AnyGame = AnyGame>(client: MatchClient): BoardgameMatch<ViewOf<G>, MoveOf<G>> {
  return client.getState()!.G as BoardgameMatch<ViewOf<G>, MoveOf<G>>;
}

/** Everything that a client holds, as text. */
export function allHeldBy(client: MatchClient): string {
  return JSON.stringify([client.getState(), client.store.getState(), client.initialState, client.log]);
}
