import { COLORS, type Color, FIGURES, LEVELS, type SacksonView } from "fifteen-two/sackson";
import { Grid } from "../app/figures.tsx";
import { Stone } from "../pieces/stone.tsx";

/** A stone that lies there. */
export function Lying({ color }: { color: Color }) {
  return (
    <span class="stone" role="img" aria-label={color}>
      <Stone color={color} />
    </span>
  );
}

/** What each figure of each color is worth when it is made next. */
export function PointBoard({ pointBoard }: SacksonView) {
  return (
    <Grid
      class="points"
      caption="What a figure is worth when it is made next"
      head={["", ...FIGURES]}
      rows={LEVELS.map((level) => ({
        key: `${level}`,
        cells: [
          level,
          ...FIGURES.map((figure) =>
            COLORS.filter((color) => pointBoard[figure][color] === level).map((color) => (
              <Lying key={color} color={color} />
            )),
          ),
        ],
      }))}
    />
  );
}
