import { formatCards } from "../../core/card-text.ts";
import { InvalidStateError } from "../../core/errors.ts";
import type { RecordOf } from "../../generic/record.ts";
import type { CribbageGame } from "../game.ts";
import type { CribbageSettings } from "../options.ts";
import { HEADERS } from "./headers.ts";
import { type Meta, readMeta } from "./meta.ts";
import { cardsOf, type Played, type PlayedDeal, playedDeals, type SeatCards } from "./played-deals.ts";

/**
 * Writes a game of cribbage in shorthand; the inverse of {@link parseGame}.
 *
 * The order of the cards in a dealt hand, and which seat discarded first, are left out. If the record stops before a
 * forced move, a go or a show, `parseGame` makes it.
 *
 * @param record - the record, finished or not, without muggins; its meta may have `names`, `date` and `event`
 * @returns the text, which ends with a line break
 * @throws InvalidStateError when the record belongs to another game, or has something that the text has no place for:
 * the option `muggins`, or other keys of meta; its path names it
 * @throws IllegalMoveError when a move is illegal
 *
 * @example
 * ```ts
 * import { appendMoves, newRecord } from "fifteen-two";
 * import * as cribbage from "fifteen-two/cribbage";
 * import { formatGame } from "fifteen-two/cribbage/shorthand";
 *
 * const moves = ["- deal AC 2C 5H 6C JS QD / 7D 7H 8C KS 3H KD", "0 discard AC 2C", "1 discard 3H KD", "- cut 5S"];
 * const record = newRecord(cribbage, { first: 0, target: 61 }, { names: ["Ann", "Bob"] });
 * formatGame(appendMoves(record, [...moves, "1 play 7D"].map(cribbage.parseMove)));
 * // => `Players: Ann, Bob
 * // Target: 61
 * // First: Ann
 * //
 * // 1: - 5H 6C JS QD (AC 2C) / 7D - 7H 8C KS (3H KD) | 5S
 * // `
 * ```
 */
export function formatGame(record: RecordOf<CribbageGame>): string {
  const played = playedDeals(record);
  const { settings, phase } = played.state;
  if (settings.muggins) throw new InvalidStateError(["settings", "muggins"], "must be false: claims have no place");
  const headers = headersOf(played, readMeta(record.meta, settings.players));
  const deals = played.deals.map((deal, i) => {
    const isUnfinished = phase === "play" && i === played.deals.length - 1;
    return `${i + 1}: ${formatDeal(deal, settings, isUnfinished)}`;
  });
  return `${[...headers, "", ...deals].join("\n")}\n`;
}

/** The headers; settings that have their defaults are left out. */
function headersOf({ cuts, state }: Played, { names, date, event }: Meta): string[] {
  const { players, partners, target, first, doubleSkunk } = state.settings;
  const lines: (readonly [key: keyof typeof HEADERS, value: string | number | false | undefined])[] = [
    ["players", names?.join(", ") ?? players],
    ["date", date],
    ["event", event],
    ["target", target !== 121 && target],
    ["partners", players === 4 && !partners && "no"],
    ["doubleSkunk", doubleSkunk !== 3 && doubleSkunk],
    ["first", first === null ? undefined : (names?.[first] ?? first)],
    ...cuts.map((cards) => ["cut", formatCards(cards)] as const),
  ];
  return lines.flatMap(([key, value]) => (value === undefined || value === false ? [] : [`${HEADERS[key]}: ${value}`]));
}

function formatDeal(deal: PlayedDeal, { players }: CribbageSettings, isUnfinished: boolean): string {
  const rows = Array.from({ length: players }, (_, seat) => formatRow(cardsOf(deal, seat), isUnfinished));
  if (deal.dealt.crib.length > 0) rows.push(`(${formatCards(deal.dealt.crib)})`);
  return rows.join(" / ") + (deal.starter === undefined ? "" : ` | ${deal.starter}`);
}

function formatRow({ played, held, discarded }: SeatCards, isUnfinished: boolean): string {
  const hand = [...played, ...(isUnfinished && held.length > 0 ? ["-"] : []), ...held];
  return hand.join(" ") + (discarded === undefined ? "" : ` (${formatCards(discarded)})`);
}
