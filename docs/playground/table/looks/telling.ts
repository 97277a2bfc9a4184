import { type AnyGame, type AnyView, describeAwards, describeMove, type MoveOf } from "fifteen-two";
import { type Names, seatsOf } from "../../ui/words.ts";
import type { Look, Sight } from "./look.ts";

/** Cards as they are printed; a seat without a name is left out. */
const SHORT = {
  card: "{rank}{suit}",
  ranks: "A, 2, 3, 4, 5, 6, 7, 8, 9, 10, J, Q, K",
  suits: "♣, ♦, ♥, ♠",
  seat: "",
  deal: "{dealer} {deal|deals}",
};

/** Moves as the coach names them. */
const TERSE = {
  ...SHORT,
  you: "",
  lay: "lay {purple}P {red}R {green}G {yellow}Y at {x},{y}[, turned {degrees}°]",
  play: "play {card}",
  take: "take {colors}",
  exchange: "exchange {squares}",
  return: "return {color}",
};

/** The moves and the points of a game, in the package's words but for some. */
export function telling<G extends AnyGame>(
  game: G,
  changed?: Partial<G["rules"]["words"]>,
): Pick<Look, "tell" | "awards"> {
  const wordsFor = (view: AnyView, names: Names) => ({
    names: seatsOf(view).map(names),
    words: { ...SHORT, ...changed },
  });
  // The viewer is "you" in the package's words; where several play at one screen, nobody is.
  const seen = (view: AnyView, names: Names) =>
    view.viewer !== null && names(view.viewer) === "You" ? view : { ...view, viewer: undefined };
  return {
    tell: (move, view, names) =>
      describeMove<AnyGame>(game, move, { ...wordsFor(view, names), after: seen(view, names) }),
    awards: (view, names) => describeAwards<AnyGame>(game, seen(view, names), wordsFor(view, names)),
  };
}

/** A view of a game. */
export type Position = Pick<Sight, "game" | "view">;

/** What pressing a button does: "Discard 5♥ and J♠". */
export function moveText({ game, view: before }: Position, move: MoveOf<AnyGame>): string {
  return describeMove(game, move, { viewer: move.seat ?? null, before, words: TERSE });
}

/** The same for the ear: "Discard the five of hearts and the jack of spades". */
export function spokenMove({ game, view: before }: Position, move: MoveOf<AnyGame>): string {
  return describeMove(game, move, { viewer: move.seat ?? null, before, words: { you: "" } });
}
