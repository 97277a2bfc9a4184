/** By name: skin, hair, and the shape of the hair, so that a player looks the same in every game. */
const LOOKS: Readonly<Record<string, readonly [skin: string, hair: string, shape: number]>> = {
  Nora: ["#f0c9a4", "#6b3a1e", 0],
  Otto: ["#e8b58f", "#2b2b2f", 1],
  Ines: ["#c98f62", "#1f1512", 2],
  Hugo: ["#f3d3b5", "#c77f2e", 1],
  Ruth: ["#8d5a3a", "#111014", 0],
  Emil: ["#f0c9a4", "#8c8c90", 3],
  Cleo: ["#a86f47", "#3b1d12", 2],
};

/** The shapes of hair about a head at 20, 19 with a radius of 9. */
const HAIR = [
  "M9 26c-3-16 4-20 11-20s14 4 11 20c-2 3-3 0-3-4 0-6-2-8-8-8s-8 2-8 8c0 4-1 7-3 4z",
  "M11 17c-1-8 4-11 9-11s10 3 9 11c-2-4-4-5-9-5s-7 1-9 5z",
  "M10 30c-4-18 2-25 10-25s14 7 10 25c-3 1-3-1-3-6 1-8-1-11-7-11s-8 3-7 11c0 5 0 7-3 6z",
  "M11 20c-2-4-1-8 1-10 2 3 3 2 8 2s6 1 8-2c2 2 3 6 1 10-1-4-2-5-9-5s-8 1-9 5z",
] as const;

/** A player's face. */
export function Face({ name }: { name: string }) {
  const [skin, hair, shape] = LOOKS[name] ?? ["#f0c9a4", "#54423a", name === "You" ? 1 : name.length % 4];
  return (
    <svg class="face-of" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="20" class="behind" />
      <path d="M5 40c1-8 6-11 15-11s14 3 15 11z" class="shirt" />
      <ellipse cx="20" cy="19" rx="8.5" ry="10" fill={skin} />
      <path d={HAIR[shape]} fill={hair} />
      <path d="M16.500 19.500h.01M23.500 19.500h.01" class="eyes" />
      <path d="M16.500 24c2 2.200 5 2.200 7 0" class="mouth" />
    </svg>
  );
}
