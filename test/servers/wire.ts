import { WebSocket } from "ws";
import type { ServerMessage } from "../../docs/server/messages.ts";

/** One client's frames in both directions, over all its connections. */
export interface Line {
  /** Its latest connection. */
  socket: WebSocket | undefined;
  /** Its latest join, as it was sent. */
  join: string;
  /** The moves that it sent, by how many moves it had seen, each as it was sent: one, unless the match went back. */
  readonly sent: Map<number, Set<string>>;
  readonly accepted: { readonly after: number; readonly number: number; readonly at: number; readonly url: string }[];
  /** When it was shown how many moves, and by which process. */
  readonly shown: { readonly number: number; readonly at: number; readonly url: string }[];
  /** When it has been connected anew or stopped reading. */
  readonly disturbed: number[];
  /** Names that it was shown last, and how many of them have vanished since. */
  names: readonly (string | null)[];
  vanished: number;
  readonly refused: { readonly after: number; readonly code: string }[];
  /** Everything else it has heard, where that is kept. */
  readonly rest?: ServerMessage[];
}

/** Sends a frame, or something else. */
export type Say = (line: Line, frame: string, send: (frame: string) => void) => void;

export interface Wire {
  readonly lines: readonly Line[];
  /** A line, and the address for its client. */
  open(keepsAll?: boolean): { readonly line: Line; readonly server: string };
}

/**
 * Puts sockets of `ws` where clients look for them, since Node 20 has none of its own. Each connection goes to
 * `address`, as if through a load balancer.
 */
export function openWire(address: () => string, say: Say): Wire {
  const lines: Line[] = [];
  function Socket(url: string): WebSocket {
    const line = lines[Number(new URL(url).pathname.split("/")[1])]!;
    const process = address();
    const socket = connect(line, process);
    line.disturbed.push(Date.now());
    socket.on("close", () => line.disturbed.push(Date.now()));
    socket.on("message", (data) => {
      const message: ServerMessage = JSON.parse(data.toString());
      if (message.type !== "update") return;
      line.shown.push({ number: message.number, at: Date.now(), url: process });
      line.vanished += line.names.filter((name, seat) => name !== null && message.names[seat] !== name).length;
      line.names = message.names;
    });
    const send = socket.send.bind(socket);
    Object.assign(socket, { send: (frame: string) => say(line, note(line, frame), send) });
    line.socket = socket;
    return socket;
  }
  Object.assign(globalThis, { WebSocket: Socket });
  return {
    lines,
    open(keepsAll = false) {
      const line = {
        socket: undefined,
        join: "",
        sent: new Map(),
        accepted: [],
        shown: [],
        disturbed: [],
        names: [],
        vanished: 0,
        refused: [],
        ...(keepsAll && { rest: [] }),
      };
      lines.push(line);
      return { line, server: `http://balancer/${lines.length - 1}` };
    },
  };
}

/** A connection of a line to one process; what it hears is kept. */
export function connect(line: Line, url: string): WebSocket {
  const socket = new WebSocket(url.replace("http", "ws"));
  // A close follows.
  socket.on("error", () => {});
  socket.on("message", (data) => {
    const message: ServerMessage = JSON.parse(data.toString());
    if (message.type === "accepted") line.accepted.push({ ...message, at: Date.now(), url });
    else if (message.type === "refused") line.refused.push(message);
    else line.rest?.push(message);
  });
  return socket;
}

function note(line: Line, frame: string): string {
  const { type, after } = JSON.parse(frame);
  if (type === "join") line.join = frame;
  else line.sent.set(after, (line.sent.get(after) ?? new Set()).add(frame));
  return frame;
}
