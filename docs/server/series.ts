// A series: a match and its rematches.
import { type AnyGame, type Seat, sideOf } from "fifteen-two";

export interface Series {
  /** Number of games that wins the series; undefined in an open-ended one. */
  readonly firstTo?: number | undefined;
  /** The number of this match in the series, from 1. */
  readonly game: number;
  /** By side: the games won. */
  readonly won: readonly number[];
}

interface Played {
  readonly game: AnyGame;
  readonly states: readonly ReturnType<AnyGame["apply"]>[];
  readonly forfeit?: readonly Seat[] | undefined;
  readonly series?: Series | undefined;
}

/** The series of a new match, which the first side to win some games wins. */
export function newSeries({ scores }: Played["states"][number], firstTo: number): Series {
  return { firstTo, game: 1, won: scores.map(() => 0) };
}

/** The series of a match with its result, once it is over: a skunk counts as two games, a forfeit as one. */
export function seriesOf({ game, states, forfeit, series }: Played): Series {
  const state = states.at(-1)!;
  const { winners = [], gamesLost = [] } = game.outcome(state) ?? {};
  const late = forfeit?.map((seat) => sideOf(state, seat));
  const won = state.scores.map((_, side) => {
    const isWinner = late ? !late.includes(side) : winners.includes(side);
    return (series?.won[side] ?? 0) + (isWinner ? Math.max(1, ...gamesLost) : 0);
  });
  return { firstTo: series?.firstTo, game: series?.game ?? 1, won };
}

/** The series of the rematch: the same, or a new one if a side has won. */
export function nextSeries(match: Played): Series {
  const { firstTo, game, won } = seriesOf(match);
  if (firstTo !== undefined && won.some((games) => games >= firstTo)) return newSeries(match.states[0]!, firstTo);
  return { firstTo, game: game + 1, won };
}
