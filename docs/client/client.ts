// A player's end of a match, for browsers and bots: it reconnects by itself, also when the link is silent, and sends
// unanswered moves again.
import type { ServerMessage } from "../server/messages.ts";

/** The state of the match as this client has it. */
export type Update = Extract<ServerMessage, { type: "update" }>;

export interface MatchOptions {
  /** `https://…`. */
  readonly server: string;
  readonly match: string;
  /** The token of a seat; without one the client watches. */
  readonly token?: string | undefined;
  /** Failed attempts to connect in a row before it gives up; unlimited by default. */
  readonly attempts?: number;
  /** Every change; `update.moves` are all the moves so far. */
  readonly onUpdate: (update: Update) => void;
  /** A stock phrase from a player, perhaps this one. */
  readonly onSaid?: (seat: number, phrase: number) => void;
  /** Called when a connection opens or closes; `request` names it in the server's log. */
  readonly onConnection?: (connected: boolean, request: string) => void;
  /** The client will not reconnect: the match is unknown, the token fits no seat, it gave up (`lost`) or was closed. */
  readonly onEnd?: (code: string, message: string) => void;
}

/** Why the server did not make a move. */
export interface Refused {
  readonly code: string;
  readonly message: string;
}

export interface MatchClient {
  /**
   * Makes a move chosen on the latest update. Resolves to undefined once the server has stored it, or to the refusal.
   */
  send(move: unknown): Promise<Refused | undefined>;
  /** Sends a stock phrase, 0 to 3; dropped while disconnected. */
  say(phrase: number): void;
  close(): void;
}

interface Pending {
  readonly after: number;
  readonly move: unknown;
  readonly since: number;
  readonly answer: (refused: Refused | undefined) => void;
}

/** Errors that a new connection does not fix. */
const LAST_WORDS = ["unknown-match", "wrong-token", "malformed"];
/** The server's time for its first message, and the number of beats that it may miss after it. */
const PATIENCE_MS = 5_000;
const BEATS = 2.5;
/**
 * The range of intervals between beats. A shorter patience, or one that overflows a timer, would lose each connection
 * at once.
 */
const [LEAST_BEAT_MS, MOST_BEAT_MS] = [100, 600_000];
/** The longest wait between two attempts to connect. */
const LONGEST_WAIT_MS = 30_000;

export function connectMatch(options: MatchOptions): MatchClient {
  const { server, match, token, attempts = Number.POSITIVE_INFINITY, onUpdate, onConnection, onEnd } = options;
  const moves: unknown[] = [];
  let pending: readonly Pending[] = [];
  let socket: WebSocket;
  let request = "";
  let joined = false;
  let tag: number | undefined;
  let failures = 0;
  let patience = PATIENCE_MS;
  let ended: Refused | undefined;
  let timer: ReturnType<typeof setTimeout>;

  function connect() {
    request = crypto.randomUUID();
    // End with a slash: proxies redirect a path without one, and browsers don't follow redirects of sockets.
    socket = new WebSocket(`${server.replace(/^http/, "ws").replace(/\/?$/, "/")}?request=${request}`);
    socket.onopen = () => post({ type: "join", match, after: moves.length, tag, token });
    socket.onmessage = ({ data }) => {
      wait();
      const message = read(data);
      if (message === undefined) lose();
      else hear(message);
    };
    socket.onclose = lose;
    // A close follows. Outside browsers, an unhandled error event would end the program.
    socket.onerror = () => {};
    wait();
  }

  /** Treat a silent link as dead: the browser may not notice for minutes. */
  function wait() {
    clearTimeout(timer);
    timer = setTimeout(lose, patience);
  }

  function leave() {
    clearTimeout(timer);
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  function lose() {
    leave();
    if (joined) onConnection?.(false, request);
    joined = false;
    if (ended !== undefined) return;
    if (failures >= attempts) return end({ code: "lost", message: "the server does not answer" });
    patience = PATIENCE_MS;
    // Exponential backoff with jitter, so that clients don't all return at the same moment.
    timer = setTimeout(connect, Math.min(100 * 2 ** failures, LONGEST_WAIT_MS) * (0.5 + Math.random()));
    failures++;
  }

  function post(message: object) {
    socket.send(JSON.stringify(message));
  }

  function hear(message: ServerMessage) {
    if (message.type === "update") return update(message);
    if (message.type === "beat") return beat(message.ms);
    if (message.type === "said") return options.onSaid?.(message.seat, message.phrase);
    if (message.type === "error") {
      // The previous version doesn't know tags.
      if (message.code === "malformed" && !joined && tag !== undefined) tag = undefined;
      else if (LAST_WORDS.includes(message.code)) end(message);
      return;
    }
    const answered = pending.find(({ after }) => after === message.after);
    pending = pending.filter((other) => other !== answered);
    answered?.answer(message.type === "accepted" ? undefined : message);
  }

  function beat(ms: number) {
    if (!Number.isInteger(ms) || ms < LEAST_BEAT_MS || ms > MOST_BEAT_MS) return lose();
    patience = BEATS * ms;
    // Reset only now, so that a server that sends nonsense after a join is not retried without a pause.
    if (joined) failures = 0;
    // Outgoing messages can be lost while incoming ones arrive.
    if (pending.some(({ since }) => Date.now() - since > 2 * patience)) lose();
    else wait();
  }

  function update(message: Update) {
    const start = message.number - message.moves?.length;
    if (!Array.isArray(message.moves) || !(start >= 0 && start <= moves.length)) return lose();
    const gone = moves.splice(start, moves.length, ...message.moves);
    tag = message.tag;
    const lost = gone.findIndex((move, i) => JSON.stringify(move) !== JSON.stringify(message.moves[i]));
    if (lost !== -1) forget(start + lost);
    if (message.more) return;
    if (!joined) {
      joined = true;
      onConnection?.(true, request);
      pending = pending.map((one) => ({ ...one, since: Date.now() }));
      for (const { after, move } of pending) post({ type: "move", after, move });
    }
    onUpdate({ ...message, moves: [...moves] });
  }

  /** Refuses pending moves chosen after moves that the server has lost. */
  function forget(length: number) {
    const lost = pending.filter(({ after }) => after > length);
    pending = pending.filter(({ after }) => after <= length);
    for (const { answer } of lost)
      answer({ code: "stale", message: "the server lost moves that came before this one" });
  }

  function end(reason: Refused) {
    if (ended !== undefined) return;
    ended = reason;
    leave();
    for (const { answer } of pending) answer(reason);
    onEnd?.(reason.code, reason.message);
  }

  connect();
  return {
    send: (move) =>
      new Promise((answer) => {
        if (ended !== undefined) return answer(ended);
        const after = moves.length;
        pending = [...pending, { after, move, since: Date.now(), answer }];
        if (joined) post({ type: "move", after, move });
      }),
    say(phrase) {
      if (joined) post({ type: "say", phrase });
    },
    close: () => end({ code: "closed", message: "the client was closed" }),
  };
}

/** The message in a frame; undefined for anything else, such as a proxy's error page. */
function read(data: unknown): ServerMessage | undefined {
  try {
    const message = JSON.parse(`${data}`);
    return typeof message?.type === "string" ? message : undefined;
  } catch {
    return undefined;
  }
}
