import { mistakeOf, type Review, review } from "../bots/index.ts";
import type { AnyGame, AnyMove } from "../index.ts";
import { themesIn } from "./board.ts";
import { limitsOf } from "./choices.ts";
import type { Flags } from "./flags.ts";
import { moveInShort } from "./narrate.ts";
import { watched } from "./progress.ts";
import { readGame } from "./record.ts";
import { print, type Terminal } from "./terminal.ts";

type AnyReview = Review<AnyMove>;

/**
 * `fifteen-two review game.json [--seat 0] [--deals 500 [--worth 1,2,3] | --iterations 500] [--all] [--json]`: shows
 * the loss of each choice in a game.
 */
export async function reviewGame(words: readonly string[], flags: Flags, terminal: Terminal): Promise<void> {
  const { all, json, seat, ...limits } = flags;
  const { game, record } = await readGame(words, "review takes one file with a game", terminal);
  const options = { seat: (seat ?? null) as number | null, ...limitsOf(game, limits) };
  const reports = review(game, record, options) as Iterable<AnyReview>;
  let last: AnyReview | undefined;
  for (last of watched(terminal, "choice", reports, ({ done, total }) => [done, total]));
  print(terminal, json, last, reviewLines(game, last!, Boolean(all), themesIn(game, record)));
}

function reviewLines(
  game: AnyGame,
  { choices, seats }: AnyReview,
  all: boolean,
  themesOf: ReturnType<typeof themesIn>,
): string[] {
  const listed = choices.flatMap((choice) => {
    const { chosen, best, index, seat } = choice;
    const size = mistakeOf(chosen.loss);
    if (!all && size === undefined) return [];
    const names = [chosen, ...(chosen === best ? [] : [best])].map(({ move }) => moveInShort(game, move));
    const lost = [minus(chosen.loss.points, 2), `${minus(100 * chosen.loss.win, 1)} %`];
    return [
      [
        `${index}`,
        `${seat}`,
        names[0]!,
        names[1] ?? "",
        ...lost,
        size === undefined ? "" : `  ${size}`,
        themesOf(choice).join(", "),
      ],
    ];
  });
  const width = Math.max(10, ...listed.flatMap(([, , chosen, best]) => [chosen!.length, best!.length]));
  const line = ([index, seat, chosen, best, points, win, size, themes]: readonly string[]) =>
    `${index!.padStart(6)}${seat!.padStart(6)}  ${chosen!.padEnd(width)}  ${best!.padEnd(width)}  ${points!.padStart(6)}${win!.padStart(9)}${themes ? `${size!.padEnd(14)}${themes}` : size}`;
  return [
    all ? "Every choice" : "Choices that gave chances away",
    ...[["move", "seat", "chosen", "best", "points", "win", ""], ...listed].map(line),
    ...(listed.length === 0 ? ["  none"] : []),
    ...seats.map((seat) => `\n${summary(seat)}`),
  ];
}

/** The loss, as a negative number, or 0. */
function minus(lost: number, digits: number): string {
  const text = lost.toFixed(digits);
  return Number(text) === 0 ? text : `-${text}`;
}

function summary({ seat, types, start, skill, accuracy, luck, result }: AnyReview["seats"][number]): string {
  const percent = (chance: number) => `${(100 * chance).toFixed(1)} %`;
  const kinds = Object.entries(types).map(
    ([type, { count, loss }]) =>
      `  ${`${type}, ${count} times`.padEnd(20)}${minus(loss.points, 2).padStart(6)} points and ${minus(100 * loss.win, 2)} % of the game each\n`,
  );
  return `Seat ${seat}
${kinds.join("")}  chance to win  ${percent(start)} at the start, ${percent(skill)} by skill, ${luck < 0 ? "" : "+"}${percent(luck)} by luck: ${percent(result)}
  accuracy       ${percent(accuracy)}`;
}
