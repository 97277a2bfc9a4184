import type { AnyGame, MoveOf, ViewOf } from "fifteen-two";
import { useState } from "preact/hooks";
import { MainButton, Trouble } from "../ui/controls.tsx";
import { Field, Pad } from "../ui/pad.tsx";
import { t } from "../ui/words.ts";
import type { Claim } from "./looks/look.ts";
import type { Session } from "./session/session.ts";

interface ClaimPadProps {
  readonly claim: Claim;
  readonly trouble?: string;
  /** The points that the cards are said to be worth; undefined lets another's count stand. */
  send(points: number | undefined): void;
}

/** The player counts: any number can be said, whatever the cards are worth. */
export function ClaimPad({ claim: { title, most, claimed }, trouble = "", send }: ClaimPadProps) {
  return (
    <section class="claim-panel" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <p>{claimed === undefined ? t("What is it worth?") : t("{claimed} claimed. Is it more?", { claimed })}</p>
      </header>
      {most <= 29 ? (
        <Pad most={most} over={claimed} send={send} />
      ) : (
        <Field title={t("Points")} most={most} verb={t("Claim")} send={send} />
      )}
      <Trouble text={trouble} />
      {claimed !== undefined && <MainButton act={() => send(undefined)}>{t("Let it stand")}</MainButton>}
    </section>
  );
}

interface OwnClaimProps {
  readonly session: Session;
  readonly view: ViewOf<AnyGame>;
  readonly legal: readonly MoveOf<AnyGame>[];
  readonly claim: Claim;
}

/** A claim of the viewer. One that is too high may be corrected once: with any number of guesses, nobody would have to count. */
export function OwnClaim({ session, view, legal, claim }: OwnClaimProps) {
  const [missed, setMissed] = useState(false);
  const { claimed } = claim;
  const send = (points: number | undefined) => {
    const move = claimMove(legal, claimed, points);
    if (session.game.isLegal(view, move)) session.send(move);
    else if (missed) session.send(claimMove(legal, claimed, claimed === undefined ? 0 : undefined));
    else setMissed(true);
  };
  const trouble = missed ? t("That is more than the cards are worth. You can count once more.") : "";
  return <ClaimPad claim={claim} trouble={trouble} send={send} />;
}

/** The move that a claim is: of the seat that counts, or of one that takes what was overlooked. */
function claimMove(legal: readonly MoveOf<AnyGame>[], claimed: number | undefined, points: number | undefined) {
  const accept = legal.find(({ type }) => type === "accept");
  if (claimed === undefined) return { ...legal[0]!, claim: points } as MoveOf<AnyGame>;
  if (points === undefined) return accept!;
  return { type: "muggins", seat: accept!.seat, points: points - claimed } as MoveOf<AnyGame>;
}
