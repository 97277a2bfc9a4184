import { Room, ServerError } from "@colyseus/core";
import { IllegalMoveError, InvalidStateError, secureRandom } from "fifteen-two";

/**
 * A Colyseus room for a game. The state never leaves it: each client is sent its view, the latest moves as its seat sees them,
 * and why its own move was refused. Who comes first gets seat 0; who finds no seat free looks on.
 *
 * @param game - any of the games
 * @returns the class, for `Server.define`; its options are the game's
 */
export function roomOf(game) {
  return class extends Room {
    /** The state of the game. */
    #table;
    /** By seat: the session of the client that has it. */
    #sessions = [];

    onCreate({ options = {} }) {
      this.#table = begun(game, options);
      this.onMessage("move", (client, json) => this.#hear(client, json));
      this.onMessage("*", (client) => client.send("refused", { code: "malformed", message: "only moves are heard" }));
    }

    onJoin(client) {
      const { players } = this.#table.settings;
      const seats = Array.from({ length: players }, (_, seat) => seat);
      const free = seats.find((seat) => this.#sessions[seat] === undefined);
      if (free !== undefined) this.#sessions[free] = client.sessionId;
      client.send("seat", free ?? null);
      const dealt = game.activeSeats(this.#table).length > 0;
      if (dealt || seats.some((seat) => this.#sessions[seat] === undefined)) this.#show(client, []);
      else this.#make(game.chance(this.#table, secureRandom));
    }

    async onLeave(client, consented) {
      const seat = this.#seatOf(client);
      if (seat === undefined) return;
      const back = consented ? undefined : await this.allowReconnection(client, 60).catch(() => undefined);
      if (back !== undefined) return this.#show(back, []);
      // Another may take the seat, and sees what it saw.
      this.#sessions[seat] = undefined;
    }

    #seatOf({ sessionId }) {
      const seat = this.#sessions.indexOf(sessionId);
      return seat < 0 ? undefined : seat;
    }

    #hear(client, json) {
      try {
        const seat = this.#seatOf(client);
        const move = game.parseMoveJson(json);
        // Deals and draws, which the room makes itself, have no seat.
        if (!game.activeSeats(this.#table).includes(seat) || move.seat !== seat)
          throw new IllegalMoveError("not-your-turn", "it is not your turn, or not your move", json);
        this.#make(move);
      } catch (error) {
        if (!(error instanceof IllegalMoveError)) throw error;
        client.send("refused", { code: error.code, message: error.message });
      }
    }

    /** Makes a move, and those of chance after it, and shows the table to everyone. */
    #make(move) {
      const made = [];
      for (let next = move; next !== undefined; next = game.chance(this.#table, secureRandom)) {
        this.#table = game.apply(this.#table, next);
        made.push(next);
      }
      for (const client of this.clients) this.#show(client, made);
    }

    #show(client, moves) {
      const seat = this.#seatOf(client);
      client.send("table", {
        view: game.view(this.#table, seat),
        moves: moves.map((move) => game.redact(move, seat)),
        outcome: game.outcome(this.#table) ?? null,
      });
    }
  };
}

function begun(game, options) {
  try {
    return game.initialState(options);
  } catch (error) {
    if (error instanceof InvalidStateError) throw new ServerError(400, error.message);
    throw error;
  }
}
