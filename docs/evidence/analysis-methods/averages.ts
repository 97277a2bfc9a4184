// Works out the averages anew and writes src/cribbage/analysis/discard/crib-averages.ts, or, with the word "svg", the
// picture of the guide.
//
//   npm run averages -w docs/evidence
//   npm run averages -w docs/evidence -- svg

import { writeFileSync } from "node:fs";
import type { CribKind } from "../../../src/cribbage/analysis/engine/simulation.ts";
import { fixedPoint } from "./fixed-point.ts";
import { heatMap } from "./heat-map.ts";

/** Pairs in a triangle, one rank a line; single ranks on a line. */
function literal(list: readonly number[]): string {
  const text = list.map((x) => x.toFixed(4));
  if (text.length === 13) return `[${text.join(", ")}]`;
  const lines = Array.from({ length: 13 }, (_, a) => text.splice(0, 13 - a).join(", "));
  return `[\n${lines.map((line) => `      ${line},\n`).join("")}    ]`;
}

function tables(): string {
  const kinds: CribKind[] = ["two", "three", "partners", "solo"];
  const rows = kinds.map((kind) => {
    const { own, opponent } = fixedPoint(kind, (step, change) =>
      console.error(`${kind}: step ${step}, changed by ${change.toFixed(4)}`),
    );
    return `  ${kind}: {\n    own: ${literal(own)},\n    opponent: ${literal(opponent)},\n  },\n`;
  });
  return `import type { CribKind, CribSide } from "../engine/simulation.ts";

/**
 * The average crib by the kind of crib, its side, and the cards discarded to it: the 91 pairs of ranks (A-A, A-2 … A-K,
 * 2-2 …) with two players, otherwise the 13 ranks. Written by docs/evidence/analysis-methods/averages.ts.
 */
// biome-ignore format: with two players, the pairs with one lower rank are a line
export const CRIB_AVERAGES: Readonly<Record<CribKind, Readonly<Record<CribSide, readonly number[]>>>> = {
${rows.join("")}};
`;
}

if (process.argv[2] === "svg") writeFileSync("../crib-tables.svg", heatMap());
else writeFileSync("../../src/cribbage/analysis/discard/crib-averages.ts", tables());
