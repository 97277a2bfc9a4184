import { type DealAverages, dealAverages, EXPERT_AVERAGES } from "../bots/index.ts";
import * as cribbage from "../cribbage/index.ts";
import type { RecordOf, Seat } from "../index.ts";
import { type Flags, UsageError } from "./flags.ts";
import { readGame } from "./record.ts";
import { readSeat } from "./seats.ts";
import { print, type Terminal } from "./terminal.ts";

/** `fifteen-two stats game.json … [--seat 0] [--json]`: averages each seat's points as the dealer and as the pone. */
export async function stats(files: readonly string[], flags: Flags, terminal: Terminal): Promise<void> {
  const { seat, json } = flags;
  const records: RecordOf<typeof cribbage>[] = [];
  for (const file of files.length > 0 ? files : [undefined]) {
    const { game, record } = await readGame(file === undefined ? [] : [file], "stats takes files with games", terminal);
    if (game.id !== "cribbage") throw new UsageError(`stats takes games of cribbage, not of ${game.id}`);
    records.push(record as RecordOf<typeof cribbage>);
  }
  const players = Math.min(...records.map(({ settings }) => settings.players));
  const seats = seat === undefined ? Array.from({ length: players }, (_, i) => i) : [readSeat(seat, players)];
  const averages = seats.map((own) => ({
    seat: own,
    ...dealAverages(
      cribbage,
      records.map((record) => ({ record, seat: own })),
    ),
  }));
  print(terminal, json, { seats: averages, experts: EXPERT_AVERAGES }, averages.flatMap(linesOf));
}

type SeatAverages = DealAverages & { readonly seat: Seat };

function linesOf({ seat, games, ...roles }: SeatAverages): string[] {
  const line = (name: string, figures: readonly string[]) =>
    `  ${name.padEnd(16)}${figures.map((figure) => figure.padStart(9)).join("")}`.trimEnd();
  const rows = (["dealer", "pone"] as const).flatMap((role) => {
    const experts: { readonly [part: string]: number } = EXPERT_AVERAGES[role];
    return Object.entries(roles[role]).map(([part, { count, points, error }]) => {
      const spread = Number.isFinite(error) ? error.toFixed(2) : "";
      return line(`${role}, ${part}`, [
        `${count}`,
        count > 0 ? points.toFixed(2) : "",
        spread,
        experts[part]!.toFixed(1),
      ]);
    });
  });
  return [
    `${seat > 0 ? "\n" : ""}Seat ${seat}, ${games} ${games === 1 ? "game" : "games"}`,
    line("", ["count", "points", "+/-", "experts"]),
    ...rows,
  ];
}
