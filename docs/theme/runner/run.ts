import type { Report } from "./report.ts";

declare global {
  /** A worker's whole program, as a function; the script in `site/assets/run.js` sets it. */
  var exampleWorker: (() => void) | undefined;
}

/** Seconds after which an example is stopped. */
const LIMIT = 10;

/** The address of this script, beside that of the worker. */
const HERE = (document.currentScript as HTMLScriptElement | null)?.src;

/** The address of the worker's program. A page from the disk may load a worker neither from a file nor a module. */
let program: Promise<string> | undefined;

function loadProgram(): Promise<string> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = new URL("run.js", HERE).href;
    script.onload = () => resolve(URL.createObjectURL(new Blob([`(${globalThis.exampleWorker})()`])));
    script.onerror = () => {
      program = undefined;
      reject(new Error("assets/run.js can't be loaded"));
    };
    document.head.append(script);
  });
}

/**
 * Runs an example in a worker of its own, so that it can't stop the page.
 *
 * @param code - TypeScript
 * @param onReport - gets what comes of it, in order; `done` is the last
 * @returns a function that stops it, without any further report
 */
export function run(code: string, onReport: (report: Report) => void): () => void {
  let worker: Worker | undefined;
  let timer: number | undefined;
  let stopped = false;
  const stop = () => {
    stopped = true;
    clearTimeout(timer);
    worker?.terminate();
  };
  const fail = (text: string) => {
    if (stopped) return;
    stop();
    onReport({ kind: "error", line: undefined, text });
    onReport({ kind: "done" });
  };
  const start = (url: string) => {
    if (stopped) return;
    worker = new Worker(url);
    timer = window.setTimeout(() => fail(`Stopped after ${LIMIT} seconds`), LIMIT * 1000);
    worker.onerror = ({ message }) => fail(message || "The browser can't start a worker");
    worker.onmessage = ({ data }: MessageEvent<Report>) => {
      if (data.kind === "done") stop();
      onReport(data);
    };
    worker.postMessage(code);
  };
  program ??= loadProgram();
  program.then(start).catch((error: unknown) => fail(`${error}`));
  return stop;
}
