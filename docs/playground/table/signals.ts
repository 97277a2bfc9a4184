import { type Seat, sideOf } from "fifteen-two";
import { useEffect } from "preact/hooks";
import { sumOf } from "../ui/lists.ts";
import { HOP, LONGEST } from "../ui/pieces/hops.ts";
import { type Loudness, play } from "../ui/sounds.ts";
import { t } from "../ui/words.ts";
import type { Knowledge } from "./session/session.ts";

/** The pegs' sound begins when the card lies. */
const LANDED = 0.15;

/** The sound of a move. Its points are pegged after it, where it is not counted. */
export function moveSound({ view, move }: Knowledge, loudness: Loudness): void {
  const type = move?.type ?? "";
  play(type === "go" ? "knock" : ["deal", "shuffle"].includes(type) ? "shuffle" : "card", loudness);
  pegSound(sumOf(view.awards), loudness, LANDED);
}

/** A peg sound for each hole it hops to, up to the number that ears can separate. */
export function pegSound(points: number, loudness: Loudness, delay = 0): void {
  const holes = Math.min(points, LONGEST / HOP);
  for (let i = 0; i < holes; i++) play("peg", loudness, delay + (i * HOP) / 1000);
}

/** The sound of the end; `seat` is that of the only person here. */
export function endSound({ outcome, view }: Knowledge, seat: Seat | undefined, loudness: Loudness): void {
  const isLost = seat !== undefined && outcome?.winners.includes(sideOf(view, seat)) === false;
  play(isLost ? "loss" : "win", loudness);
}

/** Announces the player's turn in the title while the page is hidden. */
export function useTurnTitle(turn: boolean): void {
  useEffect(() => {
    if (!turn || !document.hidden) return;
    const title = document.title;
    document.title = `● ${t("Your turn")} – ${title}`;
    const seen = () => {
      document.title = title;
    };
    addEventListener("visibilitychange", seen, { once: true });
    return () => removeEventListener("visibilitychange", seen);
  }, [turn]);
}
