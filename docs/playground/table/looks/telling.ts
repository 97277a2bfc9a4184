import {
  type AnyGame,
  describeAwards,
  describeMove,
  describeOutcome,
  describeRefusal,
  describeTurn,
  type MoveOf,
  type Redacted,
  type Seat,
  type ViewOf,
} from "fifteen-two";
import { gameWords, scoreWords, t } from "../../ui/words.ts";

/** Phrases of a game by their names, in English. */
export type Phrases = Readonly<Record<string, string>>;

/** Cards as they are printed. */
const PRINTED: Phrases = {
  card: "{rank}{suit}",
  ranks: "A, 2, 3, 4, 5, 6, 7, 8, 9, 10, J, Q, K",
  suits: "♣, ♦, ♥, ♠",
  deal: "{dealer} {deal|deals}",
};

/** What a button says that makes a move. */
export const REQUESTS: Phrases = {
  ...PRINTED,
  you: "",
  discard: "discard[ {cards}][ {card}]",
  play: "play {card}",
  lay: "lay {purple}P {red}R {green}G {yellow}Y at {x},{y}[, turned {degrees}°]",
  take: "take {colors}",
  exchange: "exchange {squares}",
  return: "return {color}",
};

/** A choice without its verb. */
export const CHOICES: Phrases = {
  ...REQUESTS,
  discard: "[{cards}][{card}]",
  place: "{card} on {square}",
  play: "{card}",
  lay: "{purple}P {red}R {green}G {yellow}Y at {x},{y}",
  take: "{colors}",
  exchange: "{squares}",
  return: "{color}",
};

/** A game's words in the page's language, with some phrases in place of others. */
function wordsOf({ id }: AnyGame, phrases: Phrases): Phrases {
  const own = Object.entries(phrases).map(([name, phrase]) => [name, t(phrase)]);
  return { ...gameWords[id], ...Object.fromEntries(own) };
}

/** A game, who plays it, and who is told of it. */
export interface Audience {
  readonly game: AnyGame;
  /** By seat. */
  readonly names: readonly string[];
  /** The seat of the only person here, which is "you". */
  readonly you: Seat | undefined;
}

/** What happens in a game, as its audience is told. */
export function tellerOf({ game, names, you }: Audience) {
  const to = ({ viewer }: ViewOf<AnyGame>, phrases: Phrases) => ({
    names,
    viewer: viewer === you ? viewer : null,
    words: wordsOf(game, phrases),
  });
  return {
    move: (move: Redacted<MoveOf<AnyGame>>, after: ViewOf<AnyGame>, phrases: Phrases = {}) =>
      describeMove(game, move, { ...to(after, { ...PRINTED, ...phrases }), after }),
    awards: (view: ViewOf<AnyGame>, phrases: Phrases = {}) =>
      describeAwards(game, view, { ...to(view, { ...PRINTED, ...phrases }), score: scoreWords }),
    turn: (view: ViewOf<AnyGame>) => describeTurn(game, view, to(view, PRINTED)),
    outcome: (view: ViewOf<AnyGame>) => describeOutcome(game, view, to(view, PRINTED)),
  };
}

/** A view of a game. */
export interface Position {
  readonly game: AnyGame;
  readonly view: ViewOf<AnyGame>;
}

function described({ game, view: before }: Position, move: MoveOf<AnyGame>, phrases: Phrases): string {
  return describeMove(game, move, { viewer: move.seat ?? null, before, words: wordsOf(game, phrases) });
}

/** What a button says that makes a move: "Discard 5♥ and J♠". */
export function moveText(position: Position, move: MoveOf<AnyGame>): string {
  return described(position, move, REQUESTS);
}

/** A move without its verb: "5♥ and J♠". */
export function choiceText(position: Position, move: MoveOf<AnyGame>): string {
  return described(position, move, CHOICES);
}

/** A button for the ear: "Discard the five of hearts and the jack of spades". */
export function spokenMove(position: Position, move: MoveOf<AnyGame>): string {
  return described(position, move, { you: "" });
}

/** Why a move is refused, as a sentence. */
export function refusalText(game: AnyGame, fault: Parameters<typeof describeRefusal>[1], audience: Audience): string {
  const { names, you: viewer = null } = audience;
  return `${describeRefusal(game, fault, { names, viewer, words: wordsOf(game, PRINTED) })}.`;
}
