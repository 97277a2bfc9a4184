import { COLORS, type Color, FIGURES, LEVELS, type SacksonView } from "fifteen-two/sackson";
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
    <table class="points">
      <caption>What a figure is worth when it is made next</caption>
      <thead>
        <tr>
          <td />
          {FIGURES.map((figure) => (
            <th key={figure} scope="col">
              {figure}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {LEVELS.map((level) => (
          <tr key={level}>
            <th scope="row">{level}</th>
            {FIGURES.map((figure) => (
              <td key={figure}>
                {COLORS.filter((color) => pointBoard[figure][color] === level).map((color) => (
                  <Lying key={color} color={color} />
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
