import { type AnyGame, type AnyState, type AnyView, type Card, type MoveOf, preview, seeded } from "fifteen-two";
import { greedyBot } from "fifteen-two/bots";
import { type Score, type ScoreItem, scoreCards, scoreHand } from "fifteen-two/scoring";
import { sorted } from "../../ui/lists.ts";

/** A step of a lesson: something is said, and perhaps the learner does something, by one of these. */
export interface Screen {
  readonly say: string;
  /** What is said when the learner does something else. */
  readonly wrong?: string;
  /** Some cards of the hand to find. */
  readonly find?: ScoreItem["kind"];
  /** Cards to keep, to choose from; the first is better. */
  readonly choose?: readonly string[];
  /** Everything that scores, to find. */
  readonly count?: "hand" | "crib";
  /** The move to make, after what is to be found. */
  readonly play?: string;
  /** Any move that scores at least this. */
  readonly gain?: number;
  /** Moves that follow; without them others play as they like until it is the learner's turn. */
  readonly then?: readonly string[];
  /** Whether the peg board is shown. */
  readonly board?: boolean;
  /** False where the own place would distract. */
  readonly hand?: boolean;
}

/** What a screen asks the learner to do. */
export function taskOf({ find, count, choose, play, gain }: Screen): "find" | "choose" | "move" | "read" {
  if (find || count) return "find";
  if (choose) return "choose";
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

/** The state after some moves in text. */
function played(game: AnyGame, state: AnyState, moves: readonly string[]): AnyState {
  return moves.reduce((now, text) => game.apply(now, game.parseMove(text)), state);
}

/** The state after what chance and the others do, until it is the learner's turn. */
function settled(game: AnyGame, state: AnyState, seed: number): AnyState {
  let now = state;
  for (;;) {
    const seats = game.activeSeats(now);
    const [seat] = seats;
    const chance = game.chance(now, seeded(seed));
    if (chance) now = game.apply(now, chance);
    else if (seat === undefined || seats.includes(0)) return now;
    else now = game.apply(now, greedyBot(game)(game.view(now, seat), game.legalMoves(now, seat), seeded(seed)));
  }
}

/** Where a lesson begins. */
export function firstState(game: AnyGame, { options, start = [], seed = 1 }: LessonData): AnyState {
  return settled(game, played(game, game.initialState(options), start), seed);
}

/** The state once a screen's move is made, and the one for the next screen. */
export function afterScreen(game: AnyGame, screen: Screen, state: AnyState, seed: number, move?: MoveOf<AnyGame>) {
  const { play, then } = screen;
  const made = move ? game.apply(state, move) : played(game, state, play === undefined ? [] : [play]);
  if (then) return { made, next: played(game, made, then) };
  return { made, next: move ? settled(game, made, seed) : made };
}

/** Whether a move is what a screen asks for. */
export function isAsked(game: AnyGame, state: AnyState, screen: Screen, move: MoveOf<AnyGame>): boolean {
  const { play, gain } = screen;
  if (play !== undefined) return game.formatMove(move) === game.formatMove(game.parseMove(play));
  return gain !== undefined && (gain === 0 || preview(game, game.view(state, 0), move).gain >= gain);
}

/** The cards of a screen, and what there is to find among them. */
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
/** What a view of cribbage has, as far as it has come. */
type Dealt = { readonly hands?: readonly Cards[]; readonly crib?: Cards; readonly starter?: Card };

/** The item that some cards make, of those that are still to be found. */
export function itemOf(items: readonly ScoreItem[], cards: readonly string[]): ScoreItem | undefined {
  const key = (some: readonly string[]) => some.toSorted().join();
  return items.find((item) => key(item.cards) === key(cards));
}

/** Whether some cards are a run, but only a part of one that is still to be found. */
export function isPartOfRun(items: readonly ScoreItem[], cards: readonly string[]): boolean {
  if (cards.length < 3) return false;
  return items.some(({ kind, cards: run }) => {
    const places = run.flatMap((card, i) => (cards.includes(card) ? [i] : []));
    return kind === "run" && places.length === cards.length && places.at(-1)! - places[0]! === places.length - 1;
  });
}
