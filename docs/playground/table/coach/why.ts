import { type AnyGame, type AnyMove, type AnyState, type AnyView, seeded, sideOf } from "fifteen-two";
import { parseMove, parseViewJson } from "fifteen-two/cribbage";
import { themesOf } from "fifteen-two/cribbage/analysis";
import { capital, listOf, t } from "../../ui/words.ts";
import type { Look } from "../looks/look.ts";
import type { Choice } from "./choice.ts";
import { reason } from "./choices.tsx";
import { gainsBetween } from "./plan.ts";

type Pair = readonly [better: Choice, worse: Choice];

/** Why a choice is better than another, which is called "yours" or "the other". */
export function whyText(look: Look, view: AnyView, pair: Pair, other: string): string {
  const texts = [
    reason({ game: look.game, view }, ...pair),
    pointsText(look, view, pair, other),
    look.game.id === "cribbage" && themesText(look.game, view, pair, other),
  ];
  return texts.filter(Boolean).join(" ");
}

/** What both make at once, and where nothing is hidden, what they leave to the next player. */
function pointsText({ game, secret }: Look, view: AnyView, [better, worse]: Pair, other: string): string {
  const state: AnyState = game.determinize(view, seeded(1));
  const gainsOf = ({ move }: Choice) => {
    const after = game.apply(state, move);
    const gains = gainsBetween(game, state, after);
    const [own = 0] = gains.splice(sideOf(view, move.seat!), 1);
    const [next = move.seat] = game.activeSeats(after);
    const isOpen = !secret(view) && next !== move.seat;
    const left = isOpen ? mostOf(game, after) : undefined;
    return { own, theirs: Math.max(0, ...gains), left, tiles: isOpen ? tilesIn(game.legalMoves(after, next)) : 0 };
  };
  const { own, theirs, left, tiles } = gainsOf(better);
  const { own: own2, theirs: theirs2, left: left2, tiles: tiles2 } = gainsOf(worse);
  const values = { other, own, own2, theirs, theirs2, left: left ?? "", left2: left2 ?? "", tiles, tiles2 };
  const texts = [
    theirs + theirs2 > 0
      ? t("It adds {own} to your lines and {theirs} to the other side's, {other} {own2} and {theirs2}.", values)
      : own !== own2 && t("It scores {own} now, {other} {own2}.", values),
    left !== undefined &&
      left2 !== undefined &&
      left !== left2 &&
      t("It leaves the next player {left} at most, {other} {left2}.", values),
    tiles !== tiles2 && t("The next player then has {tiles} {tiles|tile|tiles} that fit, else {tiles2}.", values),
  ];
  return texts.filter(Boolean).join(" ");
}

/** How many tiles some moves lay. */
function tilesIn(moves: readonly AnyMove[]): number {
  return new Set(moves.flatMap((move) => ("tile" in move ? [move.tile] : []))).size;
}

/** The most that the seat to move can score before it is another's turn. */
function mostOf(game: AnyGame, state: AnyState): number {
  const [seat] = game.activeSeats(state);
  if (seat === undefined) return 0;
  const results = game.legalMoves(state, seat).map((move) => {
    const after = game.apply(state, move);
    const rest = game.activeSeats(after)[0] === seat ? mostOf(game, after) : 0;
    return rest + gainsBetween(game, state, after)[sideOf(state, seat)]!;
  });
  return Math.max(0, ...results);
}

/** What a worse discard or card of cribbage does that the better does not: "Yours gives a five." */
function themesText({ formatMove }: AnyGame, view: AnyView, pair: Pair, other: string): string {
  const [good = [], bad = []] = pair.map(({ move }) => themesOf(parseViewJson(view), parseMove(formatMove(move))));
  const themes = bad.filter((theme) => !good.includes(theme)).map((theme) => t(theme));
  return themes.length === 0 ? "" : t("{Other} {themes}.", { Other: capital(other), themes: listOf(themes) });
}
