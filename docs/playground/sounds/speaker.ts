/** The files that `render.mjs` renders, as data: the page's policy allows no requests. */
const FILES = import.meta.glob<string>("./*.wav", { query: "?inline", import: "default", eager: true });

const context = new AudioContext();
const recordings = new Map<string, Promise<AudioBuffer>>();

/** Starts a sound after some seconds. */
export async function start(name: string, gain: number, delay: number): Promise<void> {
  const when = context.currentTime + delay;
  void context.resume();
  const recording = recordings.get(name) ?? decode(name);
  recordings.set(name, recording);
  // No two cards sound the same.
  const playbackRate = name === "win" || name === "loss" ? 1 : 0.95 + 0.1 * Math.random();
  const source = new AudioBufferSourceNode(context, { buffer: await recording, playbackRate });
  source.connect(new GainNode(context, { gain })).connect(context.destination);
  source.start(when);
}

async function decode(name: string): Promise<AudioBuffer> {
  const [, base64 = ""] = FILES[`./${name}.wav`]!.split(",");
  return context.decodeAudioData(Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)).buffer);
}
