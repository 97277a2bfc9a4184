import { type Bar, createBar } from "./bar.ts";
import { makeEditable, mark, unmark } from "./code.ts";
import type { Report } from "./report.ts";
import { run } from "./run.ts";
import { summarize } from "./summary.ts";

/** Milliseconds without a key until changed code runs. */
const PAUSE = 600;
/** Milliseconds until an example that still runs says so; before, it would flicker. */
const PATIENCE = 300;

/** An example with its bar. */
export interface Example extends Bar {
  readonly code: HTMLElement;
  /** The code as the page has it. */
  readonly original: string;
  /** Ends the run; undefined while nothing runs. */
  stop?: (() => void) | undefined;
  /** Timers until the code runs, and until a run shows that it does. */
  pause?: number;
  patience?: number;
}

/** Puts a bar below an example, with buttons to run and to edit it. */
export function addExample(code: HTMLElement): Example {
  const example: Example = { code, original: code.innerHTML, ...createBar(code) };
  example.runner.onclick = () => (example.runner.textContent === "Run" ? start(example) : halt(example, "Stopped"));
  example.editor.onclick = () => (code.isContentEditable ? reset(example) : edit(example));
  code.oninput = () => {
    halt(example, "");
    unmark(code);
    example.pause = window.setTimeout(() => start(example), PAUSE);
  };
  code.onkeydown = (event) => {
    if (event.key === "Escape") example.runner.focus();
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    start(example);
  };
  return example;
}

/** Runs the example and shows its values beside their comments. */
export function start(example: Example): void {
  const { code, bar, status, log } = example;
  const reports: Report[] = [];
  halt(example, status.textContent);
  unmark(code);
  log.textContent = "";
  bar.dataset.result = "running";
  example.patience = window.setTimeout(() => {
    example.runner.textContent = "Stop";
    status.textContent = "Running …";
  }, PATIENCE);
  example.stop = run(code.innerText, (report) => {
    reports.push(report);
    show(example, report);
    if (report.kind !== "done") return;
    const { good, text } = summarize(reports);
    halt(example, text);
    bar.dataset.result = good ? "good" : "bad";
  });
}

/** Ends a run, if there is one. */
function halt(example: Example, text: string | null): void {
  clearTimeout(example.pause);
  clearTimeout(example.patience);
  example.stop?.();
  example.stop = undefined;
  example.runner.textContent = "Run";
  example.status.textContent = text;
  delete example.bar.dataset.result;
}

function show({ code, log }: Example, report: Report): void {
  if (report.kind === "log") log.append(`${report.text}\n`);
  if (report.kind === "error" && report.line !== undefined) mark(code, report.line, "bad", "✗");
  if (report.kind !== "value") return;
  if (report.same === undefined) mark(code, report.line, "told", report.text);
  else if (report.same) mark(code, report.line, "good", "✓");
  else mark(code, report.line, "bad", `✗ is ${report.text}`);
}

function edit({ code, editor }: Example): void {
  makeEditable(code, true);
  editor.textContent = "Reset";
  code.focus();
}

/** Restores the code of the page. */
function reset(example: Example): void {
  halt(example, "");
  example.code.innerHTML = example.original;
  makeEditable(example.code, false);
  example.log.textContent = "";
  example.editor.textContent = "Edit";
}
