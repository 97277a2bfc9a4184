import { useEffect, useRef } from "preact/hooks";
import { t } from "./words.ts";

type Send = (points: number) => void;

/** A button for each number of points, disabled where a number is `off`. */
export function Pad({ most, off, send }: { most: number; off?(points: number): boolean; send: Send }) {
  return (
    <div class="pad" role="group" aria-label={t("Points")}>
      {Array.from({ length: most + 1 }, (_, points) => (
        <button key={points} type="button" data-claim={points} disabled={off?.(points)} onClick={() => send(points)}>
          {points}
        </button>
      ))}
    </div>
  );
}

/** A number of points to type; it has the focus where that brings up no keyboard on the screen. */
export function Field({ title, most, verb, send }: { title: string; most: number; verb: string; send: Send }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (matchMedia("(hover: hover)").matches) field.current?.focus();
  }, []);
  const submit = (event: Event) => {
    event.preventDefault();
    send(Number(field.current?.value));
  };
  return (
    <form class="claim-field" onSubmit={submit}>
      <label>
        {title} <input ref={field} type="number" inputMode="numeric" min={0} max={most} required />
      </label>
      <button type="submit" class="main">
        {verb}
      </button>
    </form>
  );
}
