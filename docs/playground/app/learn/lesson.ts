import { type AnyGame, type AnyState, type AnyView, type Card, type MoveOf, seeded } from "fifteen-two";
import { greedyBot } from "fifteen-two/bots";
import { type Score, type ScoreItem, scoreCards, scoreHand } from "fifteen-two/scoring";
import { sameSet, sorted } from "../../ui/lists.ts";

/** A screen of a lesson: a text, and at most one task. */
export interface Screen {
  readonly say: string;
  /** The text after a wrong action. */
  readonly wrong?: string;
  /** Some cards of the hand to find. */
  readonly find?: ScoreItem["kind"];
  /** Everything that scores, to find. */
  readonly count?: "hand" | "crib";
  /** The move to make, after any cards to find. */
  readonly play?: string;
  /** Any move that gains at least this many points more than the other side. */
  readonly gain?: number;
  /** Moves that follow; by default, bots play until the learner's turn. */
  readonly then?: readonly string[];
  /** Shows the peg board in place of the table. */
  readonly board?: boolean;
  /** False if the learner's hand would distract. */
  readonly hand?: boolean;
  /** Pieces picked from the start. */
  readonly picked?: readonly string[];
  /** Pictures in place of the hand, in the format of the rule sheets. */
  readonly pictures?: readonly string[];
}

/** The kind of task on a screen. */
export function taskOf({ find, count, play, gain }: Screen): "find" | "move" | "read" {
  if (find || count) return "find";
  return play !== undefined || gain !== undefined ? "move" : "read";
}

/** A lesson, in which the learner has seat 0. */
export interface LessonData {
  readonly options: object;
  readonly seed?: number;
  /** Moves made before it begins. */
  readonly start?: readonly string[];
  readonly screens: readonly Screen[];
}

/** A move of a lesson, and the state after it. */
export type Step = { readonly move: MoveOf<AnyGame>; readonly state: AnyState };

/** The state after some steps. */
export function lastOf(steps: readonly Step[], state: AnyState): AnyState {
  return steps.at(-1)?.state ?? state;
}

/** Plays moves until `next` returns none; it gets the state and the number of moves made. */
function stepsBy(
  game: AnyGame,
  state: AnyState,
  next: (now: AnyState, made: number) => MoveOf<AnyGame> | undefined,
): Step[] {
  const steps: Step[] = [];
  for (let now = state; ; ) {
    const move = next(now, steps.length);
    if (move === undefined) return steps;
    now = game.apply(now, move);
    steps.push({ move, state: now });
  }
}

/** Some moves in text. */
function played(game: AnyGame, state: AnyState, moves: readonly string[]): Step[] {
  return stepsBy(game, state, (_, made) => (made < moves.length ? game.parseMove(moves[made]!) : undefined));
}

/** Chance moves and other seats' moves until the learner's turn. */
function settled(game: AnyGame, state: AnyState, seed: number): Step[] {
  return stepsBy(game, state, (now) => {
    const chance = game.chance(now, seeded(seed));
    const seats = game.activeSeats(now);
    const [seat] = seats;
    if (chance || seat === undefined || seats.includes(0)) return chance;
    return greedyBot(game)(game.view(now, seat), game.legalMoves(now, seat), seeded(seed));
  });
}

/** The start of a lesson. */
export function firstState(game: AnyGame, { options, start = [], seed = 1 }: LessonData): AnyState {
  const state = game.initialState(options);
  const begun = lastOf(played(game, state, start), state);
  return lastOf(settled(game, begun, seed), begun);
}

/** The moves after a screen is completed, starting with the learner's, if any. */
export function afterScreen(
  game: AnyGame,
  screen: Screen,
  state: AnyState,
  seed: number,
  move?: MoveOf<AnyGame>,
): Step[] {
  const { play, then } = screen;
  const own = move ? [{ move, state: game.apply(state, move) }] : played(game, state, play === undefined ? [] : [play]);
  const made = lastOf(own, state);
  if (then) return [...own, ...played(game, made, then)];
  return move ? [...own, ...settled(game, made, seed)] : own;
}

export function isTaskMove(game: AnyGame, state: AnyState, screen: Screen, move: MoveOf<AnyGame>): boolean {
  const { play, gain } = screen;
  if (play !== undefined) return game.formatMove(move) === game.formatMove(game.parseMove(play));
  if (gain === undefined || gain === 0) return gain === 0;
  const [before, after] = [state, game.apply(state, move)].map(game.rules.standing);
  const [own = 0, other = 0] = after!.map((points, side) => points - before![side]!);
  return own - other >= gain;
}

/** The cards of a screen, and the scores to find in them. */
export function toFind({ find, count }: Screen, view: AnyView): Pick<Score, "items"> & { cards: Card[] } {
  const { hands = [], crib = [], starter }: Dealt = Object(view);
  const cards = (count === "crib" ? crib : hands[0]) ?? [];
  const held = sorted(cards.filter((card) => card !== "??" && card !== null));
  if (count && starter) return { cards: [...held, starter], ...scoreHand(held, starter, { crib: count === "crib" }) };
  const most = find === "run" ? 3 : 2;
  const items = scoreCards(held).items.filter(({ kind, cards }) => kind === find && cards.length === most);
  return { cards: held, items };
}

type Cards = readonly (Card | "??" | null)[];
/** The parts of a cribbage view that may be missing. */
type Dealt = { readonly hands?: readonly Cards[]; readonly crib?: Cards; readonly starter?: Card };

/** The remaining item that some cards make. */
export function itemOf(items: readonly ScoreItem[], cards: readonly string[]): ScoreItem | undefined {
  return items.find((item) => sameSet(item.cards, cards));
}

/** The learner must find a whole run, so part of one is not wrong, but not enough. */
export function isPartOfRun(items: readonly ScoreItem[], cards: readonly string[]): boolean {
  if (cards.length < 3) return false;
  return items.some(({ kind, cards: run }) => {
    const places = run.flatMap((card, i) => (cards.includes(card) ? [i] : []));
    return kind === "run" && places.length === cards.length && places.at(-1)! - places[0]! === places.length - 1;
  });
}
