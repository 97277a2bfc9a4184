import type { AnyGame, ViewOf } from "fifteen-two";
import {
  type BotClient,
  type BotWorker,
  botClient,
  botHandler,
  type SearchLimits,
  type SearchReport,
} from "fifteen-two/bots";
import { games } from "fifteen-two/games";

/** What is to be searched. */
export interface Question {
  readonly game: string;
  readonly view: ViewOf<AnyGame>;
  readonly options: SearchLimits;
  readonly seed: number;
}

/** A search under way. */
export interface Asked {
  /** The final report; of a search that was stopped, what it has found so far. */
  readonly report: Promise<SearchReport>;
  stop(): void;
}

let client: BotClient | undefined;

/** Starts a search; each of its reports tells how much of it is done, from 0 to 1. */
export function askSearch({ game: id, view, options, seed }: Question, tell: (progress: number) => void): Asked {
  client ??= botClient(openWorker());
  const game: AnyGame = games.find((one) => one.id === id)!;
  const abort = new AbortController();
  const onProgress = ({ progress }: SearchReport) => tell(progress);
  const report = client.search(game, view, options, { seed, onProgress, signal: abort.signal });
  return { report, stop: () => abort.abort() };
}

function openWorker(): BotWorker {
  try {
    return new Worker("worker.js");
  } catch {
    // A page that is opened from the disk may have no worker. The search lets the page in between its reports.
    return inThisThread();
  }
}

function inThisThread(): BotWorker {
  let hear: (event: { readonly data?: unknown }) => void = () => {};
  return {
    postMessage: botHandler({ games }, (data) => hear({ data })),
    addEventListener: (type, listener) => {
      if (type === "message") hear = listener;
    },
  };
}
