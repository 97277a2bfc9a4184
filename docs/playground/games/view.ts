import { type AnyGame, type MoveOf, type OptionsOf, type Redacted, type Seat, sideOf, type ViewOf } from "fifteen-two";
import { type Attributes, type Child, h } from "../dom.ts";
import type { Names } from "../words.ts";

/** An option that the page offers: its choices as JSON values with their names, the default first. */
interface Field<G extends AnyGame = AnyGame> {
  readonly name: keyof OptionsOf<G> & string;
  readonly label: string;
  readonly choices: readonly (readonly [value: string | number | boolean | null, text: string])[];
  /** The numbers of players for which there is a choice; all, unless given. */
  readonly players?: readonly number[];
}

/** What the drawing code is given: one seat's view, the moves that this seat has, and nothing else of the game. */
export interface Sight<G extends AnyGame = AnyGame> {
  readonly game: G;
  readonly view: ViewOf<G>;
  /** The seat that is to choose a move here; null when one only looks. */
  readonly seat: Seat | null;
  /** The moves of this seat, from its view. */
  readonly moves: readonly MoveOf<G>[];
  /** What has been picked for the next move, as each game needs it. */
  readonly picked: readonly string[];
  readonly names: Names;
  /** What the page remembers of a layout that can be moved: kept from one drawing to the next. */
  readonly camera: Camera;
  play(move: MoveOf<G>): void;
  pick(picked: readonly string[]): void;
}

/** Which part of a layout is seen; undefined before it was first drawn. */
export interface Camera {
  place?: { readonly x: number; readonly y: number; readonly width: number };
}

/** How a game looks on the page. */
export interface GameView<G extends AnyGame = AnyGame> {
  readonly game: G;
  readonly name: string;
  readonly fields: readonly Field<G>[];
  /** Whether seats have secrets from each other. */
  readonly secret: boolean;
  /** Whether the scores are pegged; for games whose scores only rise. */
  readonly pegged: boolean;
  /** By side: the seats that share its score. */
  sides(view: ViewOf<G>): readonly (readonly Seat[])[];
  /** What is to be done now, for a person: "Play a card; the count is 15". */
  task(sight: Sight<G>): string;
  /** The table. */
  draw(sight: Sight<G>): Child;
  /** A move as a button says it. */
  label(move: MoveOf<G>, sight: Sight<G>): string;
  /** A move as the log tells it; `view` is what came of it. */
  tell(move: Redacted<MoveOf<G>>, view: ViewOf<G>, names: Names): string;
  /** What the move that led to a view scored, a sentence each. */
  awards(view: ViewOf<G>, names: Names): readonly string[];
}

/** A button that makes a move. */
export function moveButton<G extends AnyGame>(
  { game, play }: Sight<G>,
  move: MoveOf<G>,
  attributes: Attributes,
  ...children: Child[]
): HTMLButtonElement {
  const text = game.formatMove(move);
  const common = { type: "button", class: "move", "data-move": text, "data-key": text, onclick: () => play(move) };
  return h("button", { ...common, ...attributes }, ...children);
}

/** The table without a picked key, or with it. */
export function toggled(picked: readonly string[], key: string, most: number): readonly string[] {
  if (picked.includes(key)) return picked.filter((other) => other !== key);
  return [...picked, key].slice(-most);
}

/** Whether two lists hold the same, in any order. */
export function sameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item) => b.includes(item));
}

/** The seats of a view's game. */
export function seatsOf(view: { readonly settings: { readonly players: number } }): Seat[] {
  return Array.from({ length: view.settings.players }, (_, seat) => seat);
}

/** By side: the seats that share its score. */
export function sidesOf(view: {
  readonly settings: { readonly players: number };
  readonly scores: readonly number[];
}): Seat[][] {
  return view.scores.map((_, side) => seatsOf(view).filter((seat) => sideOf(view, seat) === side));
}

/** The heading of a seat: its name, whether it deals, whether it is to move. */
export function seatHead(
  view: { readonly dealer?: Seat; readonly turn?: Seat; readonly phase: string },
  seat: Seat,
  names: Names,
): HTMLElement {
  const deals = view.dealer === seat && h("span", { class: "tag" }, "deals");
  const moves = view.turn === seat && h("span", { class: "tag now" }, "to move");
  return h("h3", {}, names(seat), deals, moves);
}

/** The choices of an option that is off unless chosen. */
export const NO_YES = [
  [false, "no"],
  [true, "yes"],
] as const;
