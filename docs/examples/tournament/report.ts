// The report: a few lines of text, tables and a picture.
import { summary } from "fifteen-two/bots";
import type { Ending, Plan } from "./play.ts";
import type { Result } from "./queue.ts";

/** The text, and the files by name. */
export function report({ game, bots, seed }: Plan, results: readonly Result[]) {
  const played = results.flatMap(({ endings = [] }) => endings);
  const standings = played.some(({ outcome }) => outcome) ? summary(played) : [];
  const rows = standings.map((row, i) => ({ bot: Object.keys(bots)[i] ?? "", ...row }));
  const lines = rows.map((row) => `${row.bot}: ${textOf(row)}`);
  const games = results.flatMap(({ from, to, endings }) =>
    Array.from({ length: to - from }, (_, i) => ({ game: from + i + 1, ...rowOf(endings?.[i]) })),
  );
  const margins = games.flatMap(({ margin }) => margin ?? []);
  const missing = results.flatMap(({ from, to, endings, failures = ["was lost too often"] }) =>
    endings === undefined ? `games ${from + 1} to ${to} were not played: ${failures.join("; ")}` : [],
  );
  const title = `${game.id}, ${played.length} games, seed ${seed}, with standard errors`;
  return {
    text: [title, ...lines, ...missing].join("\n"),
    files: { "summary.csv": csv(rows), "games.csv": csv(games), "margin.svg": histogram(margins, lines[0] ?? "") },
  };
}

type Standing = ReturnType<typeof summary>[number];

function textOf({ share, error, margin, marginError, elo, eloError, ...counts }: Standing): string {
  return [
    `wins ${(100 * share).toFixed(2)}% ± ${(100 * error).toFixed(2)}`,
    `margin ${margin.toFixed(2)} ± ${marginError.toFixed(2)}`,
    `Elo ${elo.toFixed()} ± ${eloError.toFixed()}`,
    `${counts.wins} wins, ${counts.ties} ties, ${counts.skunks} lost by a skunk`,
  ].join(", ");
}

/** A game's row in the table, empty if it was not played. */
function rowOf(ending: Ending | undefined) {
  const [seats, scores] = [ending?.seats.join(" "), ending?.outcome?.scores.join(" ")];
  return { seats, scores, margin: ending && marginOf(ending) };
}

/** The first bot's lead over the best of the others; undefined if the game was not finished. */
function marginOf({ seats, outcome }: Ending): number | undefined {
  if (outcome === undefined) return undefined;
  const { scores } = outcome;
  const own = seats.indexOf(0) % scores.length;
  return (scores[own] ?? 0) - Math.max(...scores.filter((_, side) => side !== own));
}

function csv(rows: readonly object[]): string {
  const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))];
  return lines.map((line) => `${line.join(",")}\n`).join("");
}

/** A bar for every few points, with losses on the left, wins on the right, and draws between them. */
function histogram(margins: readonly number[], title: string): string {
  const most = margins.reduce((most, margin) => Math.max(most, Math.abs(margin)), 1);
  const step = Math.ceil(most / 30);
  const middle = Math.ceil(most / step);
  const counts = Array.from({ length: 2 * middle + 1 }, () => 0);
  for (const margin of margins) {
    const bar = middle + Math.sign(margin) * Math.ceil(Math.abs(margin) / step);
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  const highest = Math.max(1, ...counts);
  const width = 800 / counts.length;
  const bars = counts.map((count, bar) => {
    const [height, color] = [(300 * count) / highest, bar < middle ? "#d55e00" : bar > middle ? "#0072b2" : "#999"];
    const [x, y] = [bar * width, 350 - height].map((n) => n.toFixed(1));
    return `<rect x="${x}" y="${y}" width="${(width - 1).toFixed(1)}" height="${height.toFixed(1)}" fill="${color}"/>`;
  });
  const labels = [-most, 0, most].map((points) => {
    const x = 400 + (points / most) * (400 - width);
    return `<text x="${x.toFixed(1)}" y="370" text-anchor="middle">${points}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 0 840 390" font-family="sans-serif" font-size="14">
<rect x="-20" width="840" height="390" fill="white"/>
<text y="25">${title}</text>
${[...bars, ...labels].join("\n")}
</svg>
`;
}
