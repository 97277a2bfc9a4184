import type { AnyGame, MoveOf } from "fifteen-two";
import { MainButton, Trouble } from "../ui/controls.tsx";
import { Field, Pad } from "../ui/pad.tsx";
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
