export type Loudness = "off" | "quiet" | "loud";
export type Sound = "card" | "shuffle" | "peg" | "knock" | "win" | "loss";

/** Plays a sound after some seconds. Browsers allow none before the first press. */
export function play(name: Sound, loudness: Loudness, delay = 0): void {
  if (loudness === "off" || !navigator.userActivation.hasBeenActive) return;
  void import("../sounds/speaker.ts").then(({ start }) => start(name, loudness === "loud" ? 1 : 0.3, delay));
}
