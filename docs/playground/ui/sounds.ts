/** The files that `sounds/render.mjs` renders, as data: the page's policy allows no requests. */
const FILES = import.meta.glob<string>("../sounds/*.wav", { query: "?inline", import: "default" });

const GAINS = { off: 0, quiet: 0.3, loud: 1 } as const;

export type Loudness = keyof typeof GAINS;
export type Sound = "card" | "shuffle" | "peg" | "knock" | "win" | "loss";

let context: AudioContext | undefined;
const recordings = new Map<Sound, Promise<AudioBuffer>>();

/** Plays a sound after some seconds. Browsers allow none before the first press. */
export async function play(name: Sound, loudness: Loudness, delay = 0): Promise<void> {
  const gain = GAINS[loudness];
  if (gain === 0 || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  const start = context.currentTime + delay;
  void context.resume();
  const recording = recordings.get(name) ?? decode(name, context);
  recordings.set(name, recording);
  // No two cards sound the same.
  const playbackRate = name === "win" || name === "loss" ? 1 : 0.95 + 0.1 * Math.random();
  const source = new AudioBufferSourceNode(context, { buffer: await recording, playbackRate });
  source.connect(new GainNode(context, { gain })).connect(context.destination);
  source.start(start);
}

async function decode(name: Sound, by: AudioContext): Promise<AudioBuffer> {
  const [, base64 = ""] = (await FILES[`../sounds/${name}.wav`]!()).split(",");
  return by.decodeAudioData(Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)).buffer);
}
