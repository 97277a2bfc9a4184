import { named, t } from "../ui/words.ts";
import MOMENTS from "./moments.json";
import type { Session } from "./session/session.ts";
import { audienceOf } from "./sight.ts";

/** Chance moves after which the cards or tiles of a deal are counted. */
const STARTS = ["deal", "shuffle", "cut"];
/** Moves that are numbered since the last of {@link STARTS}. */
const LAID = ["play", "place", "lay", "discard"];

/** A moment of a finished game, after some moves, as players call it: "Deal 4, your card 2", "Turn 12". */
export function momentText(session: Session, moves: number): string {
  const made = session.record()?.moves.slice(0, moves) ?? [];
  const { view } = session.knowledge(moves);
  const seat = session.record()?.moves[moves]?.seat;
  if (moves === session.length) return t("The end");
  if ("turns" in view && typeof view.turns === "number") return t("Turn {n}", { n: view.turns + 1 });
  const deal = made.filter((move) => session.game.rules.startsDeal(move)).length;
  const since = made.slice(made.findLastIndex(({ type }) => STARTS.includes(type)) + 1);
  const n = 1 + since.filter((move) => move.seat === seat && LAID.includes(move.type)).length;
  if (view.phase === "solitaire") return t("Tile {n}", { n });
  if (seat === undefined) return deal === 0 ? t("The start") : t("Deal {deal}", { deal });
  const values = { deal, n, ...named(session.players[seat]!.name) };
  if (view.phase !== "discard" && view.phase !== "play") return t("Deal {deal}, the show", values);
  const kind = view.phase === "discard" ? "discard" : session.game.id === "cribino" ? "tile" : "card";
  return t(MOMENTS[kind][seat === audienceOf(session).you ? 0 : 1]!, values);
}
