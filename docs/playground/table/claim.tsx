import type { AnyGame, MoveOf } from "fifteen-two";
import { useState } from "preact/hooks";
import { MainButton, Trouble } from "../ui/controls.tsx";
import { Field, Pad } from "../ui/pad.tsx";
import { t } from "../ui/words.ts";
import type { Claim } from "./looks/look.ts";
import type { TableState } from "./state.ts";

/** Claims a value for cards; without points, accepts another's count. */
type Send = (points?: number) => void;

/** `tried` is a wrong claim, and `help` a button that sends no points. */
type ClaimPadProps = Claim & { tried?: number | undefined; trouble?: string; help?: string; send: Send };

/** The player counts: any number can be claimed, right or wrong. */
export function ClaimPad({ title, most, claimed, tried, trouble = "", help, send }: ClaimPadProps) {
  return (
    <section class="claim-panel" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <p>{claimed === undefined ? t("What is it worth?") : t("{claimed} claimed. Is it more?", { claimed })}</p>
      </header>
      {most <= 29 ? (
        <Pad most={most} off={(points) => points === tried || points <= (claimed ?? -1)} send={send} />
      ) : (
        <Field title={t("Points")} most={most} verb={t("Claim")} send={send} />
      )}
      <Trouble text={trouble} />
      {(claimed !== undefined || help) && <MainButton act={() => send()}>{help ?? t("Let it stand")}</MainButton>}
    </section>
  );
}

/** The comment on the count of a hand. */
export function verdict(answer: number, points: number): string {
  if (answer === points) return t("Right: {points}.", { points });
  if ([19, 25, 26, 27].includes(answer) || answer > 29)
    return t("No hand can be worth {answer}. This one is worth {points}.", { answer, points });
  return t("Not {answer}: this hand is worth {points}.", { answer, points });
}

/**
 * A claim of the viewer. One that is too high may be corrected once: with unlimited guesses, no player would have to
 * count.
 */
export function OwnClaim({ state }: { state: Extract<TableState, { kind: "claim" }> }) {
  const { session, knowledge, claim, legal } = state;
  const [missed, setMissed] = useState<number>();
  const send = (points?: number) => {
    const move = claimMove(legal, claim, points);
    if (session.game.isLegal(knowledge.view, move)) session.send(move);
    else if (missed !== undefined) session.send(claimMove(legal, claim, claim.claimed === undefined ? 0 : undefined));
    else setMissed(points);
  };
  const trouble = missed === undefined ? "" : t("That is more than the cards are worth. You can count once more.");
  return <ClaimPad {...claim} tried={missed} trouble={trouble} send={send} />;
}

/** The move of a claim, by the counting seat or by one that claims overlooked points. */
function claimMove(legal: readonly MoveOf<AnyGame>[], { claimed }: Claim, points: number | undefined) {
  const accept = legal.find(({ type }) => type === "accept")!;
  if (claimed === undefined) return { ...legal[0]!, claim: points } as MoveOf<AnyGame>;
  if (points === undefined) return accept;
  return { type: "muggins", seat: accept.seat, points: points - claimed } as MoveOf<AnyGame>;
}
