let context: AudioContext | undefined;

/** A short sound: a card is laid, or points are pegged. */
export function blip(kind: "card" | "points"): void {
  context ??= new AudioContext();
  const [frequency, length] = kind === "card" ? [180, 0.05] : [660, 0.12];
  const tone = new OscillatorNode(context, { frequency, type: kind === "card" ? "triangle" : "sine" });
  const volume = new GainNode(context, { gain: 0.12 });
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + length);
  tone.connect(volume).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + length);
}
