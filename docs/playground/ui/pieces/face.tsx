import faces from "./face.json";

/** By name: skin, hair and the shape of the hair, so that a player looks the same in every game. */
const looks: Readonly<Record<string, typeof faces.looks.Nora>> = faces.looks;

/** A player's face. */
export function Face({ name }: { name: string }) {
  const usual = { skin: "#f0c9a4", hair: "#54423a", shape: name === "You" ? 1 : name.length % 4 };
  const { skin, hair, shape } = looks[name] ?? usual;
  return (
    <svg class="face-of" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="20" fill="#fff" fill-opacity="0.25" />
      <path d="M5 40c1-8 6-11 15-11s14 3 15 11z" fill="var(--own)" />
      <ellipse cx="20" cy="19" rx="8.5" ry="10" fill={skin} />
      <path d={faces.hair[shape]} fill={hair} />
      <path
        d="M16.500 19.500h.01M23.500 19.500h.01M16.500 24c2 2.200 5 2.200 7 0"
        fill="none"
        stroke="#2a1a12"
        stroke-width="1.8"
        stroke-linecap="round"
      />
    </svg>
  );
}
