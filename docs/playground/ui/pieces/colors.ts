import byName from "./colors.json";

/** By number: the colors of sides; the player's own side has the first. */
const SIDES = ["#ffd34d", "#7cc8ff", "#ff9d8a", "#b6ec8d", "#d9b3ff", "#8ff0e4", "#ffffff"];

/** By name: the colors of stones and tiles. */
export const COLORS: Readonly<Record<string, string>> = byName.stones;

/** By name: the shape of a color, 40 by 40, by which it is known without seeing colors. */
export const OUTLINES: Readonly<Record<string, string>> = byName.outlines;

/** The color of a side at a table with `tableStyle`. */
export const sideColor = (side: number) => `var(--side${side}, ${SIDES[side]})`;

/** A style in which `--own` is the color of a side. */
export const ownStyle = (side: number) => ({ "--own": sideColor(side) });

/** The style of a table in which a side is the player's own: it trades colors with the first. */
export const tableStyle = (own: number) => ({ "--side0": SIDES[own], [`--side${own}`]: SIDES[0] });
