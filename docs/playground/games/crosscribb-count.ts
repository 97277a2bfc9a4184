import { type Redacted, sideOf } from "fifteen-two";
import {
  type CrossCribbMove,
  type CrossCribbView,
  type crosscribb,
  LINES,
  scoreBoard,
  scoreLine,
} from "fifteen-two/crosscribb";
import { capital, does, itemName, type Names, saidText, sideName, whose } from "../table/words.ts";
import type { Claim, Count, CountPart, Sight } from "./look.ts";

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
    return {
      title: capital(lineName(at)),
      cards,
      items: items.map((item) => ({ ...item, text: itemName(item) })),
      said: saidText(items),
    };
  });
  if (turn !== dealer) return parts;
  const cards = [...crib.filter((card) => card !== "??"), cut];
  const { items } = scoreLine(cards, { cut, flush: "five" });
  return [
    ...parts,
    {
      title: "The crib",
      cards,
      starter: true,
      items: items.map((item) => ({ ...item, text: itemName(item) })),
      said: saidText(items),
    },
  ];
}

function titleOf(view: Shown, names: Names): string {
  const side = sideOf(view, view.turn);
  return `${capital(whose(sideName(view, side, names)))} ${side === 0 ? "columns" : "rows"}${view.turn === view.dealer ? " and crib" : ""}`;
}

/** What a show counts. */
export function count(
  before: CrossCribbView,
  { view, move }: { view: CrossCribbView; move: Redacted<CrossCribbMove> | undefined },
  names: Names,
): Count | undefined {
  if ((before.phase !== "show" && before.phase !== "muggins") || view.phase === "muggins" || move === undefined)
    return undefined;
  const side = sideOf(before, before.turn);
  const parts = partsOf(before);
  const points = parts.flatMap(({ items }) => items).reduce((sum, item) => sum + item.points, 0);
  const pegged = view.awards.find(({ items }) => items[0]?.kind === "difference");
  const results = [
    before.phase === "muggins" &&
      (move.type === "muggins"
        ? `${does(names(move.seat), "take")} ${move.points} by muggins.`
        : "Nobody claimed the rest."),
    view.phase !== "show" &&
      `This round: ${before.scores.map((_, i) => `${sideName(before, i, names)} ${view.totals[i]}`).join(", ")}.`,
    pegged && `${does(sideName(before, pegged.side, names), "peg")} the difference, ${pegged.points}.`,
  ];
  const claim = before.phase === "muggins" ? points - before.missing : move.type === "show" ? move.claim : undefined;
  const asks = before.phase === "show" && before.viewer !== null && sideOf(before, before.viewer) !== side;
  const result = results.filter(Boolean).join(" ");
  return {
    title: titleOf(before, names),
    side,
    parts,
    pegs: false,
    ...(claim !== undefined && { claim, asks }),
    ...(result && { result }),
  };
}

/** The count that a seat makes for its side. */
export function claim({ view, seat, moves, names }: Sight<G>): Claim | undefined {
  if (
    (view.phase !== "show" && view.phase !== "muggins") ||
    moves.length === 0 ||
    seat === null ||
    !view.settings.muggins
  )
    return undefined;
  const parts = partsOf(view);
  const points = parts.flatMap(({ items }) => items).reduce((sum, item) => sum + item.points, 0);
  const common = { title: titleOf(view, names), most: 29 * parts.length };
  return view.phase === "show" ? common : { ...common, claimed: points - view.missing };
}
