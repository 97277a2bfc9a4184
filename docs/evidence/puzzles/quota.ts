/** Kinds of puzzles that would otherwise be too many, with the most that there may be of each, as a share of all. */
const MOST = { easy: 0.3, narrow: 0.3 };

/** The kinds of a puzzle: the weakest bot finds it; it has two choices. */
export type Kind = keyof typeof MOST;

/** Lets puzzles pass until there are enough of a kind. */
export interface Quota {
  isOpen(kinds: readonly Kind[]): boolean;
  take(kinds: readonly Kind[]): void;
}

export function quotaOf(total: number): Quota {
  const taken = { easy: 0, narrow: 0 };
  return {
    isOpen: (kinds) => kinds.every((kind) => taken[kind] < MOST[kind] * total),
    take: (kinds) => {
      for (const kind of kinds) taken[kind]++;
    },
  };
}
