// Renders the sounds of the table: `node docs/playground/sounds/render.mjs` writes a WAV file for each.
// Modal synthesis: a sound is a list of hits, and a hit is a short push or a rustle of noise that makes resonances
// ring.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Resonances: hertz, seconds until a sixtieth remains, loudness. Paper rings briefly, wood for longer. */
const PAPER = [
  [1500, 0.006, 0.5],
  [2700, 0.005, 1],
  [4300, 0.004, 1],
  [6400, 0.003, 0.8],
];
const FELT = [
  [150, 0.05, 1],
  [240, 0.035, 0.5],
];
const PEG = [
  [1260, 0.05, 1],
  [2140, 0.036, 0.7],
  [3380, 0.024, 0.5],
  [5050, 0.014, 0.35],
];
const BOARD = [
  [420, 0.08, 1],
  [690, 0.06, 0.8],
  [1010, 0.04, 0.5],
];
const TABLE = [
  [172, 0.13, 0.7],
  [264, 0.12, 1],
  [415, 0.09, 1],
  [640, 0.07, 0.8],
  [980, 0.045, 0.6],
  [1510, 0.03, 0.4],
  [2330, 0.018, 0.25],
];

/** A marimba bar: its overtones are two and slightly over three octaves above its note. */
const bar = (hertz, seconds, bright) => [
  [hertz, seconds, 1],
  [hertz * 3.93, seconds * 0.3, 0.3 * bright],
  [hertz * 9.24, seconds * 0.1, 0.12 * bright],
];

/** A riffle: the cards fall ever faster, then the halves are pushed together. */
const riffle = Array.from({ length: 26 }, (_, i) => ({
  at: 0.42 * (1 - (1 - i / 26) ** 1.35),
  gain: 0.35 + 0.4 * Math.sin((Math.PI * (i + 1)) / 27) + 0.12 * (i % 3),
  rustle: 0.007,
  modes: PAPER.map(([hertz, ...rest]) => [hertz * (0.9 + 0.035 * ((i * 5) % 7)), ...rest]),
}));

/** By name: samples a second, seconds, and hits with the seconds of a push, of a rustle, or both. */
const SOUNDS = {
  card: {
    rate: 22_050,
    seconds: 0.14,
    hits: [
      { at: 0, gain: 1, rustle: 0.022, modes: PAPER },
      { at: 0.002, gain: 0.9, push: 0.003, modes: FELT },
      { at: 0.03, gain: 0.16, rustle: 0.05, modes: PAPER },
    ],
  },
  shuffle: {
    rate: 22_050,
    seconds: 0.55,
    hits: [
      ...riffle,
      { at: 0.44, gain: 1.1, rustle: 0.03, modes: PAPER },
      { at: 0.445, gain: 0.8, push: 0.003, modes: FELT },
    ],
  },
  peg: {
    rate: 22_050,
    seconds: 0.13,
    hits: [
      { at: 0, gain: 1, push: 0.0002, rustle: 0.002, modes: PEG },
      { at: 0.001, gain: 0.8, push: 0.0008, modes: BOARD },
      { at: 0.03, gain: 0.25, push: 0.0003, rustle: 0.002, modes: [...PEG, ...BOARD] },
    ],
  },
  knock: {
    rate: 11_025,
    seconds: 0.36,
    hits: [
      { at: 0, gain: 0.8, push: 0.0008, rustle: 0.001, modes: TABLE },
      { at: 0.15, gain: 1, push: 0.0008, rustle: 0.001, modes: TABLE },
    ],
  },
  win: {
    rate: 11_025,
    seconds: 0.87,
    hits: [523.25, 659.26, 783.99, 1046.5].map((hertz, i) => ({
      at: 0.11 * i,
      gain: 0.75 + 0.08 * i,
      push: 0.0005,
      rustle: 0.001,
      modes: bar(hertz, i === 3 ? 0.5 : 0.32, 1),
    })),
  },
  loss: {
    rate: 11_025,
    seconds: 0.7,
    hits: [392, 311.13, 261.63].map((hertz, i) => ({
      at: 0.15 * i,
      gain: 0.8 + 0.1 * i,
      push: 0.001,
      modes: bar(hertz, i === 2 ? 0.42 : 0.26, 0.35),
    })),
  },
};

/** Loudest sample; 1 is full scale. */
const PEAK = 0.9;

/** Equally distributed numbers from -1 to 1, the same for the same seed. */
function noise(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** The force of a hit on its resonances, sample by sample: a push like half a wave, and noise that fades. */
function blow({ push = 0, rustle = 0 }, rate, random) {
  const length = Math.ceil(Math.max(push, 4 * rustle) * rate) + 1;
  return Float64Array.from({ length }, (_, i) => {
    const time = i / rate;
    const pushing = push > 0 && time < push ? Math.sin((Math.PI * (i + 0.5)) / Math.ceil(push * rate)) : 0;
    const rustling = rustle > 0 ? random() * Math.exp(-time / rustle) * Math.min(1, (i + 1) / 8) : 0;
    return pushing + rustling;
  });
}

/** Adds a resonance's answer to a blow: a filter with two poles. */
function ring(samples, start, force, [hertz, seconds, gain], rate) {
  if (hertz > 0.45 * rate) return; // too high for this many samples
  const decay = Math.exp(-4.1 / (seconds * rate));
  const angle = (2 * Math.PI * hertz) / rate;
  const [a, b, scale] = [2 * decay * Math.cos(angle), decay * decay, gain * Math.sin(angle)];
  let [last, older] = [0, 0];
  for (let i = start; i < samples.length; i++) {
    const now = a * last - b * older + scale * (force[i - start] ?? 0);
    [last, older] = [now, last];
    samples[i] += now;
  }
}

function peakOf(samples) {
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}

/** The samples of a sound, from -1 to 1. */
export function samplesOf(name) {
  const { rate, seconds, hits } = SOUNDS[name];
  const samples = new Float64Array(Math.round(seconds * rate));
  const random = noise(15);
  for (const hit of hits) {
    const one = new Float64Array(samples.length);
    const force = blow(hit, rate, random);
    for (const mode of hit.modes) ring(one, Math.round(hit.at * rate), force, mode, rate);
    const loudest = peakOf(one);
    for (const [i, sample] of one.entries()) samples[i] += (hit.gain * sample) / loudest;
  }
  const fade = 0.02 * rate;
  const faded = samples.map((sample, i) => sample * Math.min(1, (samples.length - 1 - i) / fade));
  const loudest = peakOf(faded);
  return faded.map((sample) => (PEAK * sample) / loudest);
}

/** A sample as a byte of G.711's mu-law: steps that grow with loudness, so that quiet ends stay clean. */
function muLaw(sample) {
  const size = Math.round(Math.min(1, Math.abs(sample)) * 32_635) + 132;
  const exponent = 31 - Math.clz32(size >> 7);
  const mantissa = (size >> (exponent + 3)) & 15;
  return ~((sample < 0 ? 128 : 0) | (exponent << 4) | mantissa) & 255;
}

/** A WAV file with one channel. */
function wav(samples, rate) {
  const data = Buffer.from(Array.from(samples, muLaw));
  const pad = data.length % 2;
  const head = Buffer.alloc(58);
  head.write("RIFF", 0);
  head.writeUInt32LE(50 + data.length + pad, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(18, 16);
  head.writeUInt16LE(7, 20); // mu-law
  head.writeUInt16LE(1, 22); // channels
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28); // bytes a second
  head.writeUInt16LE(1, 32); // bytes a frame
  head.writeUInt16LE(8, 34); // bits a sample
  head.write("fact", 38);
  head.writeUInt32LE(4, 42);
  head.writeUInt32LE(data.length, 46);
  head.write("data", 50);
  head.writeUInt32LE(data.length, 54);
  return Buffer.concat([head, data, Buffer.alloc(pad)]);
}

/** All sounds as files, by name. */
export function render() {
  return Object.fromEntries(
    Object.entries(SOUNDS).map(([name, { rate }]) => [`${name}.wav`, wav(samplesOf(name), rate)]),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  for (const [file, bytes] of Object.entries(render())) writeFileSync(join(import.meta.dirname, file), bytes);
