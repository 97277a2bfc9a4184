import { type Seat, sideOf } from "fifteen-two";
import { useEffect } from "preact/hooks";
import { language, t } from "../ui/words.ts";
import type { Knowledge } from "./session/session.ts";

let context: AudioContext | undefined;

/** The sounds: the tones' heights in hertz, the seconds from one to the next, the shape of their waves. */
const SOUNDS = {
  deal: [[900, 1100, 950, 1150, 1000, 1200], 0.035, "square"],
  card: [[190, 140], 0.03, "triangle"],
  go: [[260, 200], 0.09, "triangle"],
  points: [[660, 880], 0.07, "sine"],
  won: [[523, 659, 784, 1047], 0.14, "sine"],
  lost: [[392, 330, 262], 0.18, "sine"],
} as const;

/** A short sound for what has happened, 1 for a quiet one; `seat` is that of the only person here. */
export function sound({ outcome, view, move }: Knowledge, seat: Seat | undefined, loudness: number): void {
  const isLost = seat !== undefined && outcome?.winners.includes(sideOf(view, seat)) === false;
  if (outcome) play(isLost ? "lost" : "won", loudness);
  else if (view.awards.length > 0) play("points", loudness);
  else play(move?.type === "go" || move?.type === "deal" ? move.type : "card", loudness);
}

function play(name: keyof typeof SOUNDS, loudness: number): void {
  context ??= new AudioContext();
  const [tones, every, type] = SOUNDS[name];
  for (const [i, frequency] of tones.entries()) {
    const start = context.currentTime + i * every;
    const tone = new OscillatorNode(context, { frequency, type });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(loudness * (type === "square" ? 0.015 : 0.08), start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 1.4 * every);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 1.5 * every);
  }
}

/** Says something with the browser's voice, after what it is saying. */
export function say(text: string): void {
  if (text === "" || !("speechSynthesis" in globalThis)) return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = language;
  speechSynthesis.speak(words);
}

/** Says in the title that it is the player's turn, for as long as the page is out of sight. */
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
