import { type Advice, advise, type Choice, type Method, type ReviewOptions } from "../bots/index.ts";
import { type DiscardValue, discardValues, trials } from "../cribbage/analysis/index.ts";
import type { CribbageView } from "../cribbage/index.ts";
import { type AnyGame, type AnyMove, type AnyView, type Card, sideOf } from "../index.ts";
import { reasonsOf } from "../reasons/index.ts";
import { type Flags, refuseOthers } from "./flags.ts";
import { moveInShort, symbols } from "./narrate.ts";

/** A choice with its reasons or, for a discard in cribbage, the parts of its points. */
export type ListedChoice = Choice<AnyMove> &
  Partial<DiscardValue> & { readonly reasons?: ReturnType<typeof reasonsOf> };

type Limits = Pick<ReviewOptions, "iterations" | "method">;

/** Limits for choices: `--deals` of trials and `--worth` of skunks in cribbage, else `--iterations` of the search. */
export function limitsOf({ id }: AnyGame, { deals, iterations, worth }: Flags): Limits {
  if (id !== "cribbage") {
    refuseOthers({ deals, worth });
    return { iterations } as Limits;
  }
  refuseOthers({ iterations });
  const counts = worth === undefined ? null : `${worth}`.split(",").map(Number);
  return { method: trials({ deals, worth: counts } as object) as Method };
}

/** The choices of a view's viewer, the most wins first. */
export function choicesOf(game: AnyGame, view: AnyView, flags: Flags): readonly ListedChoice[] {
  let last: Advice<AnyMove> | undefined;
  for (last of advise(game, view, limitsOf(game, flags)) as Iterable<Advice<AnyMove>>);
  const { choices } = last!;
  if (game.id !== "cribbage")
    return choices.map((choice) => ({ ...choice, reasons: reasonsOf(game, view, choice.move) }));
  if (view.phase !== "discard") return choices;
  const values = new Map(discardsOf(view as CribbageView).map((value) => [nameOf(value), value]));
  return choices.map((choice) => ({ ...values.get(nameOf(choice.move)), ...choice }));
}

/** The viewer's discards with their values in points. */
function discardsOf(view: CribbageView): readonly DiscardValue[] {
  if (view.phase !== "discard") return [];
  const { settings, hands, viewer, dealer } = view;
  const { players, partners } = settings;
  const isOwn = sideOf(view, dealer) === sideOf(view, viewer!);
  return discardValues(hands[viewer!] as readonly Card[], { dealer: isOwn, players, partners });
}

function nameOf(discard: object): string {
  return [...(discard as DiscardValue).cards].sort().join();
}

/** A column of a table of choices: its name, its decimals, and its figure. */
type Column<Row> = readonly [name: string, digits: number, figureOf: (row: Row) => number];

const POINTS: readonly Column<DiscardValue>[] = [
  ["hand", 2, ({ hand }) => hand],
  ["crib", 2, ({ crib }) => crib],
  ["pegs", 2, ({ pegging }) => pegging],
  ["total", 2, ({ total }) => total],
];

const EXPECTED: Column<Choice> = ["points", 2, ({ points }) => points];

const WINS: readonly Column<Choice>[] = [
  ["wins of 100", 1, ({ win }) => 100 * win],
  ["+/-", 1, ({ error }) => 100 * error],
];

const GAMES: Column<Choice> = ["games", 2, ({ games }) => games!];

/** Discards with the parts of their points, line by line. */
export function discardLines(values: readonly DiscardValue[]): string[] {
  return linesOf("discard", values, ({ cards }) => symbols(cards), POINTS);
}

/** Choices with their chances to win, one a line. Outside cribbage, equal choices share a line above their reasons. */
export function choiceLines(game: AnyGame, choices: readonly ListedChoice[]): string[] {
  const isSplit = choices[0]?.total !== undefined;
  const wins = choices[0]?.games === undefined ? WINS : [GAMES, ...WINS];
  const [head, columns] = isSplit ? ["discard", [...POINTS, ...wins]] : ["choice", [EXPECTED, ...wins]];
  const listed = game.id === "cribbage" ? choices : choices.filter(({ row }, i) => row !== choices[i - 1]?.row);
  const textOf = ({ move }: ListedChoice) => moveInShort(game, move);
  const [title, ...lines] = linesOf(head, listed, textOf, columns as readonly Column<ListedChoice>[]);
  if (game.id === "cribbage") return [title!, ...lines];
  const below = listed.map((first) => {
    const even = choices.filter((choice) => choice !== first && choice.row === first.row).map(textOf);
    const reasons = (first.reasons ?? []).map(({ text }) => text);
    return [...reasons, ...(even.length > 0 ? [`As good: ${even.join(", ")}`] : [])].map((text) => `    ${text}`);
  });
  return [title!, ...lines.flatMap((line, i) => [line, ...below[i]!])];
}

function linesOf<Row>(
  head: string,
  rows: readonly Row[],
  textOf: (row: Row) => string,
  columns: readonly Column<Row>[],
): string[] {
  const texts = rows.map(textOf);
  const width = Math.max(head.length, ...texts.map(({ length }) => length));
  const line = (text: string, figureOf: (column: Column<Row>) => string) =>
    `  ${text.padEnd(width)}${columns.map((column) => figureOf(column).padStart(Math.max(7, column[0].length + 2))).join("")}`;
  return [
    line(head, ([name]) => name),
    ...rows.map((row, i) => line(texts[i]!, ([, digits, figureOf]) => figureOf(row).toFixed(digits))),
  ];
}
