import type { Terminal } from "./terminal.ts";

/** Milliseconds between updates. */
const PAUSE = 100;

/**
 * Passes on the reports of a long command, and shows its progress in a terminal: `game 37 of 200, 1:05 left`. `what` is
 * the unit of work; `progressOf` returns the units done and their total.
 */
export function* watched<Report>(
  { status }: Terminal,
  what: string,
  reports: Iterable<Report>,
  progressOf: (report: Report) => readonly [done: number, total: number],
): Generator<Report, void, void> {
  const begun = Date.now();
  let shown = begun;
  for (const report of reports) {
    yield report;
    const time = Date.now();
    if (status === undefined || time - shown < PAUSE) continue;
    shown = time;
    const [done, total] = progressOf(report);
    const left = done === 0 ? "" : `, ${clock(((time - begun) / done) * (total - done))} left`;
    status(`${what} ${done} of ${total}${left}`);
  }
  if (shown !== begun) status?.("");
}

/** Formats a duration as minutes and seconds. */
function clock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, "0")}`;
}
