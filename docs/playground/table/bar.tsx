import type { Children } from "../games/look.ts";
import { PegBoard } from "../pieces/board.tsx";

interface BarProps {
  readonly sides: readonly string[];
  readonly scores: readonly number[];
  /** By side: the score before the latest points. */
  readonly rears: readonly number[];
  /** The peg board's last hole; undefined for a game without one. */
  readonly target: number | undefined;
  /** Its skunk lines. */
  readonly skunks: readonly number[];
  /** Buttons to the left and to the right. */
  readonly left: Children;
  readonly right: Children;
}

/** The slim bar: scores, the peg board, and the buttons that are always at hand. */
export function Bar({ sides, scores, rears, target, skunks, left, right }: BarProps) {
  return (
    <header class="bar">
      <div class="bar-row">
        {left}
        <ul class="scores" aria-label="Scores">
          {scores.map((score, side) => (
            <li key={side} class={`side${side}`}>
              <span class="dot" aria-hidden="true" />
              <span class="who">{sides[side]}</span> <strong>{score}</strong>
            </li>
          ))}
        </ul>
        <div class="tools">{right}</div>
      </div>
      {target !== undefined && (
        <PegBoard
          target={target}
          skunks={skunks}
          names={sides}
          pegs={scores.map((front, side) => ({ front, rear: rears[side] ?? 0 }))}
        />
      )}
    </header>
  );
}
