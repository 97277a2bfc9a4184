import type { Answer, Question } from "./answer.ts";

type Asked<Q> = Q extends Question ? Omit<Q, "id"> : never;
type Result = Extract<Answer, { type: "done" }>["answer"];

let worker: Worker | undefined;
let latest = 0;

/**
 * Asks the coach, in a worker of its own, so that bots need not wait.
 *
 * @throws Error when the worker fails, or the question was wrong
 */
export function askCoach(question: Asked<Question>, progress: (part: number) => void = () => {}): Promise<Result> {
  const id = ++latest;
  return new Promise((resolve, reject) => {
    worker ??= new Worker("worker.js");
    const asked = worker;
    const heard = new AbortController();
    const hear = ({ data }: MessageEvent<Answer>) => {
      if (data.id !== id) return;
      if (data.type === "progress") return progress(data.progress);
      heard.abort();
      if (data.type === "done") resolve(data.answer);
      else reject(new Error(data.message));
    };
    const fail = () => {
      heard.abort();
      if (worker === asked) worker = undefined;
      reject(new Error("the worker has failed"));
    };
    asked.addEventListener("message", hear, heard);
    asked.addEventListener("error", fail, heard);
    asked.postMessage({ ...question, id });
  });
}
