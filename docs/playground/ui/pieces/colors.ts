/** By number: the colors of sides. */
export const SIDES = ["#ffd34d", "#7cc8ff", "#ff9d8a", "#b6ec8d", "#d9b3ff", "#8ff0e4", "#ffffff"];

/** By name: the colors of stones and tiles. */
export const COLORS = {
  yellow: "#f4c51c",
  blue: "#1f5fbf",
  green: "#1a7a3c",
  brown: "#8a5a30",
  red: "#b8201f",
  purple: "#6a3d9a",
};

/** A style in which `--own` is the color of a side. */
export const ownStyle = (side: number) => ({ "--own": SIDES[side] });
