import { useEffect } from "preact/hooks";
import type { Knowledge } from "./session/session.ts";

let context: AudioContext | undefined;

/** By what happens: how high the tones are, in hertz, and how long each lasts, in seconds. */
const SOUNDS = {
  card: [[180], 0.05],
  go: [[240, 200], 0.08],
  points: [[660], 0.12],
  end: [[523, 659, 784], 0.16],
} as const;

/** A short, quiet sound: a card is laid, somebody says go, points are pegged, the game ends. */
export function blip({ outcome, view, move }: Knowledge): void {
  const kind = outcome ? "end" : view.awards.length > 0 ? "points" : move?.type === "go" ? "go" : "card";
  context ??= new AudioContext();
  const [tones, length] = SOUNDS[kind];
  for (const [i, frequency] of tones.entries()) {
    const start = context.currentTime + i * length;
    const tone = new OscillatorNode(context, { frequency, type: kind === "card" ? "triangle" : "sine" });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0.08, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}

/** Says in the title that it is the player's turn, for as long as the page is out of sight. */
export function useTurnTitle(turn: boolean): void {
  useEffect(() => {
    if (!turn || !document.hidden) return;
    const title = document.title;
    document.title = `● Your turn – ${title}`;
    const seen = () => {
      document.title = title;
    };
    addEventListener("visibilitychange", seen, { once: true });
    return () => removeEventListener("visibilitychange", seen);
  }, [turn]);
}
