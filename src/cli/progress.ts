import type { Terminal } from "./terminal.ts";

/** Milliseconds between updates. */
const PAUSE = 100;

/**
 * Hands on the reports of a long command, and shows in a terminal how far it is: `game 37 of 200, 1:05 left`.
 *
 * @param what - the unit of work, in the singular
 * @param reports - what comes of the work, step by step
 * @param progressOf - how much a report has done, and of how much
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
