/** The files that `render.mjs` renders, as data: the page's policy allows no requests. */
const FILES = import.meta.glob<string>("./*.wav", { query: "?inline", import: "default", eager: true });

const context = new AudioContext();
const recordings = new Map<string, AudioBuffer>();

/** Starts a sound after some seconds. */
export function start(name: string, gain: number, delay: number): void {
  const when = context.currentTime + delay;
  void context.resume();
  const buffer = recordings.get(name) ?? decode(name);
  recordings.set(name, buffer);
  // No two cards sound the same.
  const playbackRate = name === "win" || name === "loss" ? 1 : 0.95 + 0.1 * Math.random();
  const source = new AudioBufferSourceNode(context, { buffer, playbackRate });
  source.connect(new GainNode(context, { gain })).connect(context.destination);
  source.start(when);
}

function decode(name: string): AudioBuffer {
  const [, base64 = ""] = FILES[`./${name}.wav`]!.split(",");
  const file = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
  const [sampleRate = 0, length = 0] = [24, 54].map((at) => new DataView(file.buffer).getUint32(at, true));
  const buffer = new AudioBuffer({ length, sampleRate });
  buffer.copyToChannel(Float32Array.from(file.subarray(58, 58 + length), linear), 0);
  return buffer;
}

/** A sample from its byte of G.711's mu-law; `decodeAudioData` of WebKit on Linux never finishes with such a file. */
function linear(byte: number): number {
  const size = (((~byte & 15) << 3) + 132) << ((~byte >> 4) & 7);
  return ((byte & 128 ? 1 : -1) * (size - 132)) / 32_768;
}
