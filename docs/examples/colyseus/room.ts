import { type Client, Room } from "@colyseus/core";
import { type AnyGame, IllegalMoveError, type MoveOf, type Seat } from "fifteen-two";
import { type Match, newMatch, storedMatch } from "./match.ts";
import { type Request, readRequest } from "./request.ts";
import type { Store } from "./store.ts";

/** What the room knows of a client: its seat, if it has one, and how many messages it has sent in this second. */
interface Guest {
  readonly seat: Seat | undefined;
  second: number;
  messages: number;
}

/**
 * A Colyseus room for a game. The state never leaves it: each client is sent its view, the latest moves as its seat sees them,
 * and why its own move was refused. What is shown is stored, so that another room can go on when this one is gone.
 */
export function roomOf(game: AnyGame, store: Store, messagesPerSecond = 20) {
  return class extends Room<object, unknown, Guest, Request> {
    override patchRate = 0;
    override maxClients = 50;
    declare private match: Match;
    #channel = "";
    #queue: Promise<unknown> = Promise.resolve();

    static override async onAuth(_token: string, json: unknown) {
      return readRequest(json);
    }

    override async onCreate(json: unknown) {
      const { match, options } = readRequest(json);
      const isNew = match === "new" || match === "open";
      this.match = isNew ? newMatch(game, store, this.roomId, options) : await storedMatch(game, store, match);
      this.#channel = `match:${this.match.id}`;
      if (match === "new") this.listing.match = this.roomId;
      this.onMessage("move", (client, move) => this.#hear(client, move));
      this.onMessage("*", (client) => this.#hear(client, undefined));
      await this.presence.subscribe(this.#channel, this.#follow);
    }

    override async onJoin(client: Client<Guest>, _: unknown, request?: Request) {
      await this.#inTurn(async () => {
        const { seat, token } = await this.match.sit(request?.token);
        client.userData = { seat, second: 0, messages: 0 };
        client.send("seat", { match: this.match.id, seat: seat ?? null, token: token ?? null });
        this.#show(client, []);
        await this.match.begin();
      });
      // Found by its ID from now on, no more by those who want any open match.
      if (this.match.full && this.listing.match === "open")
        await this.listing.updateOne({ $set: { match: this.match.id } });
    }

    override onDispose() {
      return this.presence.unsubscribe(this.#channel, this.#follow);
    }

    /** Another room of the same match has made a step. */
    #follow = (steps: number) => {
      if (steps > this.match.steps) this.#inTurn(() => this.match.catchUp()).catch(() => this.#giveUp());
    };

    async #hear(client: Client<Guest>, json: unknown) {
      const guest = client.userData;
      if (guest === undefined || this.#isFlood(guest)) return client.leave(1008, "too many messages");
      try {
        await this.#inTurn(() => this.match.move(guest.seat, json));
      } catch (error) {
        if (!(error instanceof IllegalMoveError)) return this.#giveUp();
        client.send("refused", { code: error.code, message: error.message });
      }
    }

    #isFlood(guest: Guest) {
      const second = Math.floor(Date.now() / 1000);
      guest.messages = guest.second === second ? guest.messages + 1 : 1;
      guest.second = second;
      return guest.messages > messagesPerSecond;
    }

    /** One thing after the other, and everyone sees what has come of it. */
    #inTurn(task: () => Promise<void>) {
      const done = this.#queue.then(task).finally(() => this.#tell());
      this.#queue = done.catch(() => {});
      return done;
    }

    async #tell() {
      const moves = this.match.takeNews();
      if (moves.length === 0) return;
      for (const client of this.clients) if (client.userData !== undefined) this.#show(client, moves);
      await this.presence.publish(this.#channel, this.match.steps);
    }

    #show(client: Client<Guest>, moves: readonly MoveOf<AnyGame>[]) {
      const seat = client.userData?.seat;
      const { state } = this.match;
      client.send("table", {
        view: game.view(state, seat),
        moves: moves.map((move) => game.redact(move, seat)),
        outcome: game.outcome(state) ?? null,
      });
    }

    /** Nobody knows whether the last step is stored: clients come back to a room that reads what is. */
    #giveUp() {
      this.disconnect(1011);
    }
  };
}
