import fc from "fast-check";
import { describe, test } from "vitest";
import { type AnyGame, type OptionsOf, seeded } from "../src/index.ts";
import * as arbitrary from "./arbitraries.ts";
import * as json from "./laws/json.ts";
import * as moves from "./laws/moves.ts";
import { type Laws, type Playout, play } from "./laws/playout.ts";
import { looksTheSameUnder } from "./laws/symmetry.ts";
import * as views from "./laws/views.ts";
import { inWords } from "./words.ts";

export type { Symmetry } from "./laws/playout.ts";

/** What holds of every playout of every game; it throws where it does not. */
type Law = <G extends AnyGame>(playout: Playout<G>) => void;

/** The laws that every game keeps. */
const LAWS: readonly (readonly [title: string, law: Law])[] = [
  ["exactly one holds: over, chance to move, someone active", moves.isOverOrChanceOrActive],
  ["every playout ends", moves.endsInEveryPlayout],
  ["moves are listed if and only if someone is active", moves.listsMovesIfSomeoneIsActive],
  ["the moves of all are the moves of each active seat", moves.listsTheMovesOfEachActiveSeat],
  ["no move is listed twice", moves.listsNoMoveTwice],
  ["a move is legal if and only if it is listed", moves.isLegalIfAndOnlyIfListed],
  ["every listed move applies", moves.appliesWhatIsListed],
  ["every move that is not listed is refused with a code", moves.refusesWhatIsNotListed],
  ["apply mutates nothing, whether the move is legal or not", moves.mutatesNothing],
  ["anything but a move of the game is refused as malformed", moves.refusesWhatIsNoMove],
  ["moves of different seats at the same time commute", moves.commutesBetweenSeats],
  ["nothing is lost and nothing appears", moves.conservesAll],
  ["the outcome fits the sides", moves.outcomeFitsTheSides],
  ["states come back from JSON, and parseStateJson accepts all that are reached", json.statesComeBackFromJson],
  ["moves come back from JSON", json.movesComeBackFromJson],
  ["moves come back from text", json.movesComeBackFromText],
  ["records come back from JSON", json.recordsComeBackFromJson],
  ["records come back from text", json.recordsComeBackFromText],
  ["replaying a record gives the same state", json.replaysToTheSameState],
  ["parseStateJson refuses broken states with the path", json.refusesBrokenStates],
  ["parseStateJson refuses anything but a state", json.refusesWhatIsNoState],
  ["views are plain JSON", views.viewsAreJson],
  ["a view lists exactly its viewer's moves", views.viewsListExactlyTheirViewersMoves],
  ["a view's active seats, outcome and standing are the state's", views.viewsTellTurnOutcomeAndStanding],
  ["pictures of states and views say all they mean to", views.picturesAreWhole],
  ["what a view is completed to gives that view again", views.completionsGiveTheView],
  ["a seat sees its own moves whole", views.seatsSeeTheirOwnMoves],
];

/** The laws of games in which something is hidden. */
const LAWS_OF_SECRETS: typeof LAWS = [
  ["states that differ only in what a seat cannot see give it equal views", views.viewsHideWhatASeatCannotSee],
];

/** How many games are played for each combination of options. */
const RUNS = Number(process.env.LAW_RUNS ?? 1);

/** Number of games to keep for the next law; keeping all games of a long run would take too much memory. */
const KEPT = 8;

/**
 * The laws as a suite of tests, a test a law, over every combination of options. Each time it plays other games; the
 * laws of a combination all look at the same ones. A law that fails tells the seed of the run, which `LAW_SEED=…` plays
 * again, and that of the game.
 */
export function describeLaws<G extends AnyGame>(laws: Laws<G>): void {
  const suite: (readonly [title: string, law: (playout: Playout<G>) => void])[] = [
    ...LAWS,
    ...(laws.elsewhere ? LAWS_OF_SECRETS : []),
    ...laws.symmetries.map(
      (symmetry) =>
        [
          `${symmetry.name} changes nothing but names`,
          (playout: Playout<G>) => looksTheSameUnder(symmetry, playout),
        ] as const,
    ),
  ];
  describe.each(laws.options.map((options) => [inWords(options), options] as const))("with %s", (_, options) => {
    const playouts = keeping(laws, options);
    const seed = Number(process.env.LAW_SEED ?? Date.now()) | 0;
    test.each(suite)("%s", (_title, law) => {
      fc.assert(
        fc.property(arbitrary.seed, (game) => law({ ...playouts(game), random: seeded(game + 1) })),
        { numRuns: RUNS, seed, endOnFailure: true },
      );
    });
  });
}

/** Plays from seeds, and keeps the first games that it played. */
function keeping<G extends AnyGame>(laws: Laws<G>, options: OptionsOf<G>): (seed: number) => Playout<G> {
  const kept = new Map<number, Playout<G>>();
  return (seed) => {
    const playout = kept.get(seed) ?? play(laws, options, seed);
    if (kept.size < KEPT) kept.set(seed, playout);
    return playout;
  };
}
