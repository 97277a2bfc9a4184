import { formatSetup } from "../../table/session/setup.ts";

/** The address of the game of a day such as "2026-11-23": cribbage with the same cards for everyone. */
export function dailyHash(day: string): string {
  const seed = Number(day.replaceAll("-", ""));
  return formatSetup({ game: "cribbage", options: {}, players: ["person", "advanced"], seed, match: 1 });
}

/** The day whose game an address deals; undefined if there is none. */
export function dayOf(hash: string): string | undefined {
  const [, ...parts] = /seed=(20\d\d)([01]\d)([0-3]\d)$/.exec(hash) ?? [];
  const day = parts.join("-");
  return parts.length > 0 && hash === dailyHash(day) ? day : undefined;
}
