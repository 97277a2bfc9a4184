/** How the practice has gone so far. */
export interface Results {
  readonly asked: number;
  readonly right: number;
  readonly milliseconds: number;
  /** Right answers in a row: now, and at most. */
  readonly streak: number;
  readonly longest: number;
}

export const NO_RESULTS: Results = { asked: 0, right: 0, milliseconds: 0, streak: 0, longest: 0 };

export function withAnswer(results: Results, right: boolean, milliseconds: number): Results {
  const streak = right ? results.streak + 1 : 0;
  return {
    asked: results.asked + 1,
    right: results.right + (right ? 1 : 0),
    milliseconds: results.milliseconds + milliseconds,
    streak,
    longest: Math.max(streak, results.longest),
  };
}

/** A time with a tenth of a second: "7.3 s", and from a minute on "1:07". */
export function formatTime(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 59.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${`${whole % 60}`.padStart(2, "0")}`;
}

export function formatAverage({ asked, milliseconds }: Results): string {
  return asked === 0 ? "–" : formatTime(milliseconds / asked);
}
