import type { Terminal } from "./terminal.ts";

/** Milliseconds between updates. */
const PAUSE = 100;

/** Shows the progress of a long command. */
interface Progress {
  /** Shows how much is done. */
  readonly show: (done: number) => void;
  /** Erases the progress before the result is printed. */
  readonly end: () => void;
}

/**
 * Shows the progress of a long command in a terminal, such as `game 37 of 200, 1:05 left`.
 *
 * @param terminal - the terminal to show it in
 * @param total - the amount of work
 * @param what - the unit of work, in the singular
 * @param now - returns the time in milliseconds
 */
export function progress({ status }: Terminal, total: number, what: string, now: () => number = Date.now): Progress {
  const begun = now();
  let shown = begun;
  return {
    show: (done) => {
      const time = now();
      if (status === undefined || time - shown < PAUSE) return;
      shown = time;
      const left = done === 0 ? "" : `, ${clock(((time - begun) / done) * (total - done))} left`;
      status(`${what} ${done} of ${total}${left}`);
    },
    end: () => {
      if (shown !== begun) status?.("");
    },
  };
}

/** Formats a duration as minutes and seconds. */
function clock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, "0")}`;
}
