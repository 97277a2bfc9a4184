import { once } from "node:events";
import { type ClientOptions, WebSocket } from "ws";
import type { ServerMessage } from "../../docs/server/messages.ts";

/** A socket that says what it likes. */
export interface Guest {
  readonly socket: WebSocket;
  readonly heard: readonly ServerMessage[];
  say(message: object | string | Uint8Array): void;
  /** The next message of a type, or the latest error. */
  hear<T extends ServerMessage["type"]>(type: T): Promise<Extract<ServerMessage, { type: T }>>;
  /** When it is closed, with which code. */
  readonly closed: Promise<number>;
}

export async function openGuest(url: string, options: ClientOptions = {}): Promise<Guest> {
  const socket = new WebSocket(url.replace("http", "ws"), options);
  const heard: ServerMessage[] = [];
  let next = 0;
  socket.on("error", () => {});
  socket.on("message", (data) => heard.push(JSON.parse(data.toString())));
  const closed = once(socket, "close").then(([code]) => Number(code));
  await Promise.race([once(socket, "open"), closed]);

  async function hear<T extends ServerMessage["type"]>(type: T): Promise<Extract<ServerMessage, { type: T }>> {
    const isOfType = (message: ServerMessage): message is Extract<ServerMessage, { type: T }> => message.type === type;
    for (;;) {
      while (next < heard.length) {
        const message = heard[next++]!;
        if (isOfType(message)) return message;
      }
      if (socket.readyState === socket.CLOSED)
        throw new Error(`closed before ${type}: ${JSON.stringify(heard.at(-1))}`);
      await Promise.race([once(socket, "message"), closed]);
    }
  }

  return {
    socket,
    heard,
    say: (message) =>
      socket.send(typeof message === "string" || message instanceof Uint8Array ? message : JSON.stringify(message)),
    hear,
    closed,
  };
}
