import { type SearchAnswer, type SearchReport, type SearchRequest, searchHandler } from "fifteen-two/bots";
import { gameViews } from "./games/index.ts";

/** What is to be searched: a request without what numbers it. */
export type Question = Omit<Extract<SearchRequest, { readonly type: "search" }>, "type" | "id">;

/** A search under way. */
export interface Asked {
  /** The final report; of a search that was stopped, what it has found so far. */
  readonly report: Promise<SearchReport>;
  stop(): void;
}

const asked = new Map<number, (answer: SearchAnswer) => void>();
let send: ((request: SearchRequest) => unknown) | undefined;
let latest = 0;

/** Starts a search; each of its reports tells how much of it is done, from 0 to 1. */
export function askSearch(question: Question, tell: (progress: number) => void): Asked {
  send ??= openWorker();
  const id = ++latest;
  const report = new Promise<SearchReport>((resolve, reject) => {
    asked.set(id, (answer) => {
      if (answer.type === "progress") return tell(answer.report.progress);
      asked.delete(id);
      if (answer.type === "error") reject(new Error(`the search failed: ${answer.message}`));
      else resolve(answer.report);
    });
  });
  send({ ...question, type: "search", id });
  return { report, stop: () => send!({ type: "stop", id }) };
}

function openWorker(): (request: SearchRequest) => unknown {
  const hear = (answer: SearchAnswer) => asked.get(answer.id ?? 0)?.(answer);
  try {
    const worker = new Worker("worker.js");
    worker.addEventListener("message", ({ data }) => hear(data));
    return (request) => worker.postMessage(request);
  } catch {
    // A page that is opened from the disk may have no worker. The search lets the page in between its reports.
    const games = gameViews.map(({ game }) => game);
    return searchHandler(games, hear);
  }
}
