import { useEffect, useRef } from "preact/hooks";

const POINTS = Array.from({ length: 30 }, (_, points) => points);

/** A field for the keyboard and a pad for mouse and touch, both from 0 to 29. */
export function Answer({ give }: { give: (points: number) => void }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (matchMedia("(hover: hover)").matches) field.current?.focus();
  }, []);
  const submit = (event: Event) => {
    event.preventDefault();
    if (field.current?.value) give(Number(field.current.value));
  };
  return (
    <form class="answer" onSubmit={submit}>
      <p class="line">
        <label>
          How many points? <input ref={field} type="number" inputMode="numeric" min="0" max="29" step="1" required />
        </label>
        <button type="submit">Check</button>
      </p>
      <fieldset class="pad">
        <legend class="unseen">Points</legend>
        {POINTS.map((points) => (
          <button type="button" key={points} onClick={() => give(points)}>
            {points}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
