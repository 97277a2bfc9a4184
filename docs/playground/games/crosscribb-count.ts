import { sideOf } from "fifteen-two";
import { type CrossCribbView, type crosscribb, LINES, scoreBoard, scoreLine } from "fifteen-two/crosscribb";
import type { Knowledge } from "../table/session.ts";
import { capital, does, type Names, sideName, whose } from "../table/words.ts";
import type { Claim, Count, CountPart, Sight } from "./look.ts";
import { claimed, partOf, shown } from "./show.tsx";

type G = typeof crosscribb;
type Shown = Extract<CrossCribbView, { readonly phase: "show" | "muggins" }>;

/** A line by its place in `LINES`: "column A", "row 1". */
export function lineName(line: number): string {
  return line < 5 ? `column ${capital(LINES[line] ?? "")}` : `row ${LINES[line]}`;
}

/** The lines of the side that counts, then its crib. */
function partsOf({ board, cut, settings, dealer, turn, crib }: Shown): CountPart[] {
  const side = sideOf({ scores: [0, 0] }, turn);
  const lines = scoreBoard(board, cut, settings).lines.filter((line) => line.side === side);
  const parts = lines.map(({ line, items }) => {
    const at = LINES.indexOf(line);
    const cards = [0, 1, 2, 3, 4].flatMap((i) => board[at < 5 ? 5 * i + at : 5 * (at - 5) + i] ?? []);
    return partOf(capital(lineName(at)), cards, items);
  });
  if (turn !== dealer) return parts;
  const cards = [...crib.filter((card) => card !== "??"), cut];
  return [...parts, partOf("The crib", cards, scoreLine(cards, { cut, flush: "five" }).items)];
}

function titleOf(view: Shown, names: Names): string {
  const side = sideOf(view, view.turn);
  return `${capital(whose(sideName(view, side, names)))} ${side === 0 ? "columns" : "rows"}${view.turn === view.dealer ? " and crib" : ""}`;
}

/** What a show counts. */
export function count(before: CrossCribbView, { view, move }: Knowledge<G>, names: Names): Count | undefined {
  if (before.phase !== "show" && before.phase !== "muggins") return undefined;
  if (view.phase === "muggins" || move === undefined) return undefined;
  const counted = shown(titleOf(before, names), before, move, partsOf(before), names);
  const pegged = view.awards.find(({ items }) => items[0]?.kind === "difference");
  const totals = before.scores.map((_, side) => `${sideName(before, side, names)} ${view.totals[side]}`);
  const results = [
    counted.result,
    view.phase !== "show" && `This round: ${totals.join(", ")}.`,
    pegged && `${does(sideName(before, pegged.side, names), "peg")} the difference, ${pegged.points}.`,
  ];
  const result = results.filter(Boolean).join(" ");
  return { ...counted, pegs: false, ...(result && { result }) };
}

/** The count that a seat makes for its side. */
export function claim({ view, names, ...sight }: Sight<G>): Claim | undefined {
  if (view.phase !== "show" && view.phase !== "muggins") return undefined;
  return claimed(titleOf(view, names), view, sight, partsOf(view));
}
