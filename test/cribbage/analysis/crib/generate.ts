// Works out the averages anew and writes src/cribbage/analysis/crib/averages.ts, or, with the word "svg", the picture of the guide.
//
//   npx esbuild test/cribbage/analysis/crib/generate.ts --bundle --platform=node --format=cjs | node - tables
//   npx esbuild test/cribbage/analysis/crib/generate.ts --bundle --platform=node --format=cjs | node - svg

import { writeFileSync } from "node:fs";
import type { CribKind } from "../../../../src/cribbage/analysis/options/players.ts";
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
  return `import type { CribKind, CribSide } from "./kind.ts";

/**
 * The average crib, by how it comes about, whose it is, and what is discarded to it: with two players the 91 pairs of
 * ranks (A-A, A-2 … A-K, 2-2 …), else the 13 ranks. Written by test/cribbage/analysis/crib/generate.ts.
 */
// biome-ignore format: with two players, the pairs with one lower rank are a line
export const CRIB_AVERAGES: Readonly<Record<CribKind, Readonly<Record<CribSide, readonly number[]>>>> = {
${rows.join("")}};
`;
}

if (process.argv[2] === "svg") writeFileSync("docs/crib-tables.svg", heatMap());
else writeFileSync("src/cribbage/analysis/crib/averages.ts", tables());
