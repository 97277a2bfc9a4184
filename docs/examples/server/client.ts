// A player's end of a match, for browsers and bots: it connects again by itself, and sends again what had no answer.
import type { ServerMessage } from "./messages.ts";

/** The state of the match as this client has it. */
export type Update = Extract<ServerMessage, { type: "update" }>;

export interface MatchOptions {
  /** `https://…`. */
  readonly server: string;
  readonly match: string;
  /** The token of a seat; without one the client watches. */
  readonly token?: string | undefined;
  /** Every change; `update.moves` are all the moves so far. */
  readonly onUpdate: (update: Update) => void;
  /** Whether it is connected now. */
  readonly onConnection?: (connected: boolean) => void;
  /** It will not connect again: the match is unknown, the token fits no seat, or this end was closed. */
  readonly onEnd?: (code: string, message: string) => void;
}

/** Why the server did not make a move. */
export interface Refused {
  readonly code: string;
  readonly message: string;
}

export interface MatchClient {
  /** Makes a move, chosen on the latest update. Undefined once it is stored; otherwise why it was refused. */
  send(move: unknown): Promise<Refused | undefined>;
  close(): void;
}

interface Pending {
  readonly after: number;
  readonly move: unknown;
  readonly answer: (refused: Refused | undefined) => void;
}

/** Errors that connecting again does not mend. */
const LAST_WORDS = ["unknown-match", "wrong-token", "malformed"];

export function connectMatch({ server, match, token, onUpdate, onConnection, onEnd }: MatchOptions): MatchClient {
  const moves: unknown[] = [];
  let pending: readonly Pending[] = [];
  let socket: WebSocket;
  let joined = false;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout>;

  function connect() {
    socket = new WebSocket(server.replace(/^http/, "ws"));
    socket.onopen = () => say({ type: "join", match, after: moves.length, ...(token !== undefined && { token }) });
    socket.onmessage = ({ data }) => hear(JSON.parse(data));
    socket.onclose = () => {
      if (joined) onConnection?.(false);
      joined = false;
      // It waits longer each time, and clients that lost a server do not all come back at the same moment.
      retry = setTimeout(connect, Math.min(100 * 2 ** failures, 5000) * (0.5 + Math.random()));
      failures++;
    };
  }

  function say(message: object) {
    socket.send(JSON.stringify(message));
  }

  function hear(message: ServerMessage) {
    if (message.type === "update") return update(message);
    if (message.type === "error") {
      if (LAST_WORDS.includes(message.code)) end(message);
      return;
    }
    const answered = pending.find(({ after }) => after === message.after);
    pending = pending.filter((other) => other !== answered);
    answered?.answer(message.type === "accepted" ? undefined : message);
  }

  function update(message: Update) {
    moves.push(...message.moves);
    if (!joined) {
      joined = true;
      failures = 0;
      onConnection?.(true);
      for (const { after, move } of pending) say({ type: "move", after, move });
    }
    onUpdate({ ...message, moves: [...moves] });
  }

  function end(reason: Refused) {
    socket.onclose = null;
    socket.close();
    clearTimeout(retry);
    for (const { answer } of pending) answer(reason);
    onEnd?.(reason.code, reason.message);
  }

  connect();
  return {
    send: (move) =>
      new Promise((answer) => {
        const after = moves.length;
        pending = [...pending, { after, move, answer }];
        if (joined) say({ type: "move", after, move });
      }),
    close: () => end({ code: "closed", message: "the client was closed" }),
  };
}
