import { Client } from "boardgame.io/client";
import { Local } from "boardgame.io/multiplayer";
import type { BoardgameGame, Table, TableOf } from "../../src/boardgame-io/index.ts";
import type { AnyGame, Seat } from "../../src/index.ts";

/** What the tests need of a client that boardgame.io keeps to itself. */
interface Inside {
  readonly transport: { readonly master: Master };
  readonly initialState: unknown;
}

/** boardgame.io's master, as far as it is used. */
interface Master {
  onUpdate(action: unknown, stateID: number, matchID: string, playerID: unknown): Promise<unknown>;
  readonly storageAPI: { fetch(matchID: string, what: object): { state: { G: Table; _stateID: number } } };
}

export type MatchClient = Inside &
  Pick<ReturnType<typeof Client>, "getState" | "store" | "log" | "moves" | "playerID" | "start">;

/** A match of headless clients, each with its own store, that talk to one master in this process. */
export interface Match {
  /** One client a seat. */
  readonly clients: readonly MatchClient[];
  readonly spectator: MatchClient;
  readonly master: Master;
  /** What only the server knows. */
  truth(): Table<unknown, { readonly seat?: Seat }>;
  stateID(): number;
}

/** Opens a match; `Local` answers within the call, so nothing needs to be waited for. */
export function openMatch(game: BoardgameGame<TableOf<AnyGame>>, players: number): Match {
  const multiplayer = Local();
  const open = (playerID?: string) => {
    const options = { game, numPlayers: players, multiplayer, matchID: "table", debug: false };
    const client = Client(playerID === undefined ? options : { ...options, playerID });
    client.start();
    return client as unknown as MatchClient;
  };
  const clients = Array.from({ length: players }, (_, seat) => open(`${seat}`));
  const spectator = open();
  const { master } = spectator.transport;
  const stored = () => master.storageAPI.fetch("table", { state: true }).state;
  return { clients, spectator, master, truth: () => stored().G as never, stateID: () => stored()._stateID };
}

/** What a client holds of the table. */
export function tableAt(client: MatchClient): Table {
  return client.getState()!.G as Table;
}

/** Everything that a client holds, as text. */
export function allHeldBy(client: MatchClient): string {
  return JSON.stringify([client.getState(), client.store.getState(), client.initialState, client.log]);
}
