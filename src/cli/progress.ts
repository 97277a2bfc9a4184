import type { Terminal } from "./terminal.ts";

/** Milliseconds between two texts. */
const PAUSE = 100;

/** What shows how far a long command has come. */
interface Progress {
  /** Tells how much is done. */
  readonly show: (done: number) => void;
  /** Takes the text away, before the result is told. */
  readonly end: () => void;
}

/**
 * Shows how far a long command has come, such as `game 37 of 200, 1:05 left`, if somebody looks.
 *
 * @param terminal - where it is shown
 * @param total - how much there is to do
 * @param what - what is counted, in the singular
 * @param now - the time in milliseconds
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

/** Minutes and seconds. */
function clock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, "0")}`;
}
