import { useState } from "preact/hooks";
import { MainButton, Trouble } from "../app/controls.tsx";
import type { Claim } from "../games/look.ts";

interface ClaimPadProps {
  readonly claim: Claim;
  readonly trouble: string;
  /** The points that the cards are said to be worth; undefined lets another's count stand. */
  send(points: number | undefined): void;
}

/** The player counts: any number can be said, whatever the cards are worth. */
export function ClaimPad({ claim: { title, most, claimed }, trouble, send }: ClaimPadProps) {
  const asked = claimed === undefined ? "What is it worth?" : `The claim is ${claimed}. Is it worth more?`;
  return (
    <section class="claim-panel" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <p>{asked}</p>
      </header>
      {most <= 29 ? <Pad most={most} over={claimed ?? -1} send={send} /> : <Field most={most} send={send} />}
      <Trouble text={trouble} />
      {claimed !== undefined && <MainButton act={() => send(undefined)}>Let it stand</MainButton>}
    </section>
  );
}

function Pad({ most, over, send }: { most: number; over: number; send(points: number): void }) {
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

function Field({ most, send }: { most: number; send(points: number): void }) {
  const [points, setPoints] = useState(0);
  const submit = (event: Event) => {
    event.preventDefault();
    send(points);
  };
  return (
    <form class="claim-field" onSubmit={submit}>
      <label>
        Points{" "}
        <input
          type="number"
          inputMode="numeric"
          min={0}
          max={most}
          value={points}
          onInput={({ currentTarget }) => setPoints(currentTarget.valueAsNumber || 0)}
        />
      </label>
      <button type="submit" class="main">
        Claim
      </button>
    </form>
  );
}
