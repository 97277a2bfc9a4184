import { type AnyGame, type Random, randomInt } from "../../src/index.ts";

/** A game that is drawn as a tree: a seat chooses, perhaps unseen, or chance does, until a side has won. */
export type Toy =
  | { readonly seat: number; readonly unseen?: true; readonly moves: Readonly<Record<string, Toy>> }
  | { readonly chance: readonly Toy[] }
  | { readonly winner: number };

interface ToyState {
  readonly settings: { readonly players: number };
  readonly scores: readonly number[];
  readonly at: Toy;
}

interface ToyMove {
  readonly type: string;
  readonly seat?: number;
  readonly unseen?: true;
}

/** The tree as a game for two sides. Its views show everything, as nothing is hidden where the tests search from. */
export function toyGame(root: Toy, players: number): AnyGame {
  const apply = (state: ToyState, { type }: ToyMove): ToyState => ({
    ...state,
    at: "seat" in state.at ? state.at.moves[type]! : (state.at as { chance: readonly Toy[] }).chance[Number(type)]!,
  });
  const game = {
    id: "toy",
    players: [players],
    initialState: (): ToyState => ({ settings: { players }, scores: [0, 0], at: root }),
    activeSeats: ({ at }: ToyState) => ("seat" in at ? [at.seat] : []),
    legalMoves: ({ at }: ToyState): readonly ToyMove[] =>
      "seat" in at
        ? Object.keys(at.moves).map((type) => ({ type, seat: at.seat, ...(at.unseen && { unseen: true }) }))
        : [],
    apply,
    applyUnchecked: apply,
    refusal: () => undefined,
    chance: ({ at }: ToyState, random: Random): ToyMove | undefined =>
      "chance" in at ? { type: `${randomInt(at.chance.length, random)}` } : undefined,
    rules: { startsDeal: () => false, target: () => null, standing: ({ scores }: ToyState) => scores },
    outcome: ({ at, scores }: ToyState) =>
      "winner" in at ? { winners: [at.winner], scores, gamesLost: [0, 0], reason: "toy" } : undefined,
    view: (state: ToyState) => state,
    determinize: (state: ToyState) => state,
    redact: (move: ToyMove, seat?: number) => (move.unseen && move.seat !== seat ? { ...move, type: "??" } : move),
    formatMove: ({ seat, type }: ToyMove) => `${seat ?? "-"} ${type}`,
  };
  return game as unknown as AnyGame;
}
