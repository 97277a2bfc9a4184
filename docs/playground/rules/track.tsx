const HOLES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Ten holes of a peg board, and the rear peg as it leaps. */
export function Track() {
  const x = (hole: number) => hole * 24 - 4;
  return (
    <svg class="track" viewBox="0 0 260 76" width="260" aria-hidden="true">
      <rect class="wood" x="1" y="24" width="258" height="50" rx="8" />
      {HOLES.map((hole) => (
        <g key={hole}>
          <circle class="hole" cx={x(hole)} cy="46" r="4" />
          <text x={x(hole)} y="67">
            {hole}
          </text>
        </g>
      ))}
      <path class="leap" d={`M${x(2)} 40C${x(4)} 0 ${x(7)} 0 ${x(9) - 2} 36`} />
      <circle class="peg gone" cx={x(2)} cy="46" r="8" />
      <circle class="peg" cx={x(5)} cy="46" r="8" />
      <circle class="peg" cx={x(9)} cy="46" r="8" />
    </svg>
  );
}
