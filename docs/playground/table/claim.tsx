import type { AnyGame, MoveOf } from "fifteen-two";
import { useEffect, useRef } from "preact/hooks";
import { MainButton, Trouble } from "../ui/controls.tsx";
import type { Claim } from "./looks/look.ts";

interface ClaimPadProps {
  readonly claim: Claim;
  readonly trouble: string;
  /** The points that the cards are said to be worth; undefined lets another's count stand. */
  send(points: number | undefined): void;
}

/** The player counts: any number can be said, whatever the cards are worth. */
export function ClaimPad({ claim: { title, most, claimed }, trouble, send }: ClaimPadProps) {
  const asked = claimed === undefined ? "What is it worth?" : `${claimed} claimed. Is it more?`;
  return (
    <section class="claim-panel" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <p>{asked}</p>
      </header>
      {most <= 29 ? (
        <Pad most={most} over={claimed} send={send} />
      ) : (
        <Field title="Points" most={most} verb="Claim" send={send} />
      )}
      <Trouble text={trouble} />
      {claimed !== undefined && <MainButton act={() => send(undefined)}>Let it stand</MainButton>}
    </section>
  );
}

interface PadProps {
  readonly most: number;
  /** Only more than this can be said. */
  readonly over?: number | undefined;
  send(points: number): void;
}

/** A button for each number of points. */
export function Pad({ most, over = -1, send }: PadProps) {
  return (
    <div class="pad" role="group" aria-label="Points">
      {Array.from({ length: most + 1 }, (_, points) => (
        <button key={points} type="button" data-claim={points} disabled={points <= over} onClick={() => send(points)}>
          {points}
        </button>
      ))}
    </div>
  );
}

interface FieldProps {
  readonly title: string;
  readonly most: number;
  readonly verb: string;
  send(points: number): void;
}

/** A number of points to type; it has the focus where that brings up no keyboard on the screen. */
export function Field({ title, most, verb, send }: FieldProps) {
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

/** The move that a claim is: of the seat that counts, or of one that takes what was overlooked. */
export function claimMove(
  moves: readonly MoveOf<AnyGame>[],
  claimed: number | undefined,
  points: number | undefined,
): MoveOf<AnyGame> {
  const accept = moves.find(({ type }) => type === "accept");
  if (claimed === undefined) return { ...moves[0]!, claim: points } as MoveOf<AnyGame>;
  if (points === undefined) return accept!;
  return { type: "muggins", seat: accept!.seat, points: points - claimed } as MoveOf<AnyGame>;
}
