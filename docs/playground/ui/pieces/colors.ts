/** By number: the colors of sides; the player's own side has the first. */
const SIDES = ["#ffd34d", "#7cc8ff", "#ff9d8a", "#b6ec8d", "#d9b3ff", "#8ff0e4", "#ffffff"];

/** By name: the colors of stones and tiles. */
export const COLORS: Readonly<Record<string, string>> = {
  yellow: "#f4c51c",
  blue: "#1f5fbf",
  green: "#1a7a3c",
  brown: "#8a5a30",
  red: "#b8201f",
  purple: "#6a3d9a",
};

/** By name: the shape of a color, 40 by 40, by which it is known without seeing colors. */
export const OUTLINES: Readonly<Record<string, string>> = {
  yellow: "M5 5h30v30H5z",
  blue: "M20 3a17 17 0 1 0 .01 0z",
  green: "M20 2l18 33H2z",
  brown: "M20 1l19 19-19 19L1 20z",
  red: "M20 1l5.6 13.2L39 15.5l-10.2 9.3L32 39 20 31.4 8 39l3.2-14.2L1 15.5l13.4-1.3z",
  purple: "M20 1l19 19-19 19L1 20z",
};

/** The color of a side at a table with `tableStyle`. */
export const sideColor = (side: number) => `var(--side${side}, ${SIDES[side]})`;

/** A style in which `--own` is the color of a side. */
export const ownStyle = (side: number) => ({ "--own": sideColor(side) });

/** The style of a table in which a side is the player's own: it trades colors with the first. */
export const tableStyle = (own: number) => ({ "--side0": SIDES[own], [`--side${own}`]: SIDES[0] });
