import { useEffect, useState } from "preact/hooks";
import { formatTime } from "./results.ts";

/** The time that has gone by; screen readers are not told. */
export function Clock({ since }: { since: number }) {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 100);
    return () => clearInterval(timer);
  }, []);
  return (
    <p class="clock" role="timer" aria-live="off">
      {formatTime(Math.max(0, now - since))}
    </p>
  );
}
