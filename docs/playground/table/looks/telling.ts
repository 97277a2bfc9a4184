import {
  type AnyGame,
  type AnyView,
  describeAwards,
  describeMove,
  describeOutcome,
  describeRefusal,
  type MoveOf,
  type Redacted,
  type Seat,
} from "fifteen-two";
import { gameWords, scoreWords, t } from "../../ui/words.ts";
import english from "./phrases.json";

/** Phrases of a game by their names, in English. */
export type Phrases = Readonly<Record<string, string>>;

/** Cards as they are printed. */
const PRINTED: Phrases = english.printed;

/** Labels of buttons that make moves. */
export const REQUESTS: Phrases = { ...PRINTED, ...english.requests };

/** A choice without its verb. */
export const CHOICES: Phrases = { ...REQUESTS, ...english.choices };

/** A choice as the subject of a sentence. */
const RIVALS: Phrases = { ...CHOICES, ...english.rivals };

/** A game's words in the page's language, with some phrases in place of others. */
function wordsOf({ id }: AnyGame, instead: Phrases): Phrases {
  const own = Object.entries(instead).map(([name, phrase]) => [name, t(phrase)]);
  return { ...gameWords[id], ...Object.fromEntries(own) };
}

/** A game, its players by seat, and the reader: "you" are the only person here. */
export type Audience = { game: AnyGame; names: readonly string[]; you: Seat | undefined };

/** Functions that describe a game to its audience. */
export function tellerOf({ game, names, you }: Audience) {
  const to = ({ viewer }: AnyView, phrases?: Phrases) => ({
    names,
    viewer: viewer === you ? viewer : null,
    words: wordsOf(game, { ...PRINTED, ...phrases }),
  });
  return {
    move: (move: Redacted<MoveOf<AnyGame>>, after: AnyView, phrases?: Phrases) =>
      describeMove(game, move, { ...to(after, phrases), after }),
    awards: (view: AnyView, phrases?: Phrases) =>
      describeAwards(game, view, { ...to(view, phrases), score: scoreWords }),
    outcome: (view: AnyView, phrases?: Phrases) => describeOutcome(game, view, to(view, phrases)),
  };
}

/** A view of a game. */
export type Position = { game: AnyGame; view: AnyView };

/** A function that describes a choice with some phrases. */
function describer(phrases: Phrases) {
  return ({ game, view: before }: Position, move: MoveOf<AnyGame>): string =>
    describeMove(game, move, { viewer: move.seat ?? null, before, words: wordsOf(game, phrases) });
}

/** The label of a button that makes a move: "Discard 5♥ and J♠". */
export const moveText = describer(REQUESTS);

/** A move without its verb: "5♥ and J♠". */
export const choiceText = describer(CHOICES);

/** A choice as the subject of a sentence: "Exchanging a1 and b2". */
export const rivalText = describer(RIVALS);

/** A button for screen readers: "Discard the five of hearts and the jack of spades". */
export const spokenMove = describer({ you: "" });

/** Why a move is refused, as a sentence. */
export function refusalText({ game, names, you }: Audience, fault: Parameters<typeof describeRefusal>[1]): string {
  return `${describeRefusal(game, fault, { names, viewer: you ?? null, words: wordsOf(game, PRINTED) })}.`;
}
