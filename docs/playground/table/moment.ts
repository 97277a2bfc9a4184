import { named, t } from "../ui/words.ts";
import type { Session } from "./session/session.ts";
import { audienceOf } from "./sight.ts";

/** Chance moves after which the cards or tiles of a deal are counted. */
const STARTS = ["deal", "shuffle", "cut"];
/** Moves that are numbered since the last of {@link STARTS}. */
const LAID = ["play", "place", "lay", "discard"];

/** A moment of a finished game, after some moves, as players call it: "Deal 4, your discard", "Turn 12". */
export function momentText(session: Session, moves: number): string {
  const made = session.record()?.moves.slice(0, moves) ?? [];
  const { view } = session.knowledge(moves);
  const seat = session.record()?.moves[moves]?.seat;
  if (moves === session.length) return t("The end");
  if ("turns" in view && typeof view.turns === "number") return t("Turn {n}", { n: view.turns + 1 });
  const deal = made.filter((move) => session.game.rules.startsDeal(move)).length;
  const since = made.slice(made.findLastIndex(({ type }) => STARTS.includes(type)) + 1);
  const n = 1 + since.filter(({ type }) => LAID.includes(type)).length;
  if (view.phase === "solitaire") return t("Tile {n}", { n });
  if (seat === undefined) return deal === 0 ? t("The start") : t("Deal {deal}", { deal });
  if (view.phase === "discard")
    return seat === audienceOf(session).you
      ? t("Deal {deal}, your discard", { deal })
      : t("Deal {deal}, {name}'s discard", { deal, ...named(session.players[seat]!.name) });
  if (view.phase !== "play") return t("Deal {deal}, the show", { deal });
  return session.game.id === "cribino"
    ? t("Deal {deal}, tile {n}", { deal, n })
    : t("Deal {deal}, card {n}", { deal, n });
}
