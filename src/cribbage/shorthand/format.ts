import type { Card } from "../../core/card.ts";
import { formatCards } from "../../core/card-text.ts";
import { InvalidStateError, type Key } from "../../core/errors.ts";
import { quote, trimmed } from "../../core/message.ts";
import { seatsFrom } from "../../core/seat.ts";
import type { RecordOf } from "../../record/record.ts";
import { replay, steps } from "../../record/replay.ts";
import { expectArray, readFields } from "../../schema/read.ts";
import { discardsOf } from "../../shared/crib.ts";
import { playedBy } from "../count.ts";
import { ownersOf } from "../crib.ts";
import type { CribbageGame } from "../game.ts";
import * as cribbage from "../index.ts";
import { discardMove } from "../move-shape.ts";
import type { CribbageSettings } from "../options.ts";
import type { CribbageState } from "../state.ts";
import { HEADERS, isSame } from "./headers.ts";

type Dealt = Extract<CribbageState, { readonly hands: unknown }>;

/**
 * Writes a game of cribbage in shorthand; the inverse of {@link parseGame}.
 *
 * The order of the cards in a dealt hand, and which seat discarded first, are left out. If the record stops before a
 * forced move, a go or a show, `parseGame` makes it.
 *
 * @param record - the record, finished or not, without muggins; its meta may have `names`, `date` and `event`
 * @returns the text, which ends with a line break
 * @throws InvalidStateError when the record belongs to another game, or has data that the text can't express: the
 * option `muggins`, or other keys of meta; its path names it
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
  const { settings } = replay(cribbage, record, 0);
  const cuts: (readonly Card[])[] = [];
  // The last state of each deal that still has hands.
  const deals: Dealt[] = [];
  for (const { move, after } of steps(cribbage, record)) {
    if (move.type === "cut-for-deal") cuts.push(move.cards);
    if ("hands" in after) deals.splice(move.type === "deal" ? deals.length : -1, 1, after);
  }
  if (settings.muggins) throw new InvalidStateError(["settings", "muggins"], "must be false: claims have no place");
  const headers = [
    ...headersOf(settings, record.meta),
    ...cuts.map((cards) => `${HEADERS.cut}: ${formatCards(cards)}`),
  ];
  return `${[...headers, "", ...deals.map((deal, i) => `${i + 1}: ${formatDeal(deal)}`)].join("\n")}\n`;
}

/** The headers for the meta, and for settings other than the defaults. */
function headersOf({ players, partners, target, first, doubleSkunk }: CribbageSettings, meta: unknown): string[] {
  const { names, date, event } = readFields(meta ?? {}, ["meta"], [], ["names", "date", "event"]);
  const known = names === undefined ? undefined : readNames(names, players);
  const lines: (readonly [key: keyof typeof HEADERS, value: string | number | false | undefined])[] = [
    ["players", known?.join(", ") ?? players],
    ["date", date === undefined ? date : readLine(date, ["meta", "date"], ";")],
    ["event", event === undefined ? event : readLine(event, ["meta", "event"], ";")],
    ["target", target !== 121 && target],
    ["partners", players === 4 && !partners && "no"],
    ["doubleSkunk", doubleSkunk !== 3 && doubleSkunk],
    ["first", first === null ? undefined : (known?.[first] ?? first)],
  ];
  return lines.flatMap(([key, value]) => (value === undefined || value === false ? [] : [`${HEADERS[key]}: ${value}`]));
}

function readNames(value: unknown, players: number): string[] {
  expectArray(value, ["meta", "names"], players, players);
  const names = Array.from({ length: players }, (_, i) => readLine(value[i], ["meta", "names", i], ",;"));
  names.forEach((name, i) => {
    if (names.findIndex((other) => isSame(other, name)) < i)
      throw new InvalidStateError(["meta", "names", i], `must differ from the other names, not ${quote(name)}`);
  });
  return names;
}

function readLine(value: unknown, keys: readonly Key[], without: string): string {
  const isLine =
    typeof value === "string" && value !== "" && trimmed(value) === value && !/[\r\n\uD800-\uDFFF]/u.test(value);
  if (isLine && ![...without].some((character) => value.includes(character))) return value;
  const reason = `must be one line of text without ${[...without].join(" or ")}, not ${quote(value)}`;
  throw new InvalidStateError(keys, reason);
}

function formatDeal(state: Dealt): string {
  const { players } = state.settings;
  const rows = seatsFrom(0, players).map((seat) => {
    const played = "plays" in state ? playedBy(state.plays, seat) : [];
    const held = state.hands[seat]!.filter((card) => !played.includes(card));
    const dash = state.phase === "play" && held.length > 0 ? ["-"] : [];
    const away = discardsOf(state.crib, ownersOf(state.settings), seat).filter((card) => card !== null);
    const discards = away.length > 0 ? ` (${formatCards(discardMove(seat, away).cards)})` : "";
    return [...played, ...dash, ...held].join(" ") + discards;
  });
  if (players === 3) rows.push(`(${state.crib[0]})`);
  return rows.join(" / ") + ("starter" in state ? ` | ${state.starter}` : "");
}
