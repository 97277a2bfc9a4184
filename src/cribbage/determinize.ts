import { type Card, countingValue, HIDDEN, type Seen } from "../core/card.ts";
import { packWithout } from "../core/deal.ts";
import { InvalidStateError } from "../core/errors.ts";
import type { Seat } from "../core/game.ts";
import { below, draw, type Random } from "../core/random.ts";
import { canPlay } from "./play.ts";
import type { CribbageState, CribbageView, PlayState } from "./state.ts";

/**
 * A whole state that agrees with all that a seat knows: its cards, what was played, what it laid away, and what every
 * go, and every count that ended, told about the hands of the others. Each such deal of the hidden cards is as likely
 * as any other.
 *
 * @param view - what the seat, or a spectator, knows
 * @param random - where the randomness comes from
 * @returns a state whose view for that seat is the given one
 * @throws InvalidStateError when no deal agrees with the view
 *
 * @example
 * ```ts
 * import { playout, seeded } from "fifteen-two";
 * import { cribbage, determinize, view } from "fifteen-two/cribbage";
 *
 * const { state } = playout(cribbage, { random: seeded(7), limit: 9 });
 * view(determinize(view(state, 0), seeded(1)), 0); // => view(state, 0)
 * ```
 */
export function determinize(view: CribbageView, random: Random): CribbageState {
  const { viewer: _, ...rest } = view;
  const state = rest as Seen<CribbageState>;
  if (!("hands" in state)) return state as CribbageState;
  for (let attempt = 0; attempt < 10_000; attempt++) {
    const guess = dealHidden(state, random);
    if (canPlayOn(guess)) return guess;
  }
  throw new InvalidStateError("plays", "no deal agrees with the view");
}

type Table = Extract<Seen<CribbageState>, { readonly hands: unknown }>;

/**
 * Deals the cards that are not seen to the places that are not. A card of a seat that could not play at some count is
 * above what was missing to 31; the hands that are bound most tightly are dealt first, which makes every deal equally
 * likely, as what the tighter bound allows the looser one allows too.
 */
function dealHidden(state: Table, random: Random): CribbageState {
  const pool = unseen(state);
  const hands = state.hands.map((hand) => hand.slice());
  const bounds = hands.map((_, seat) =>
    "plays" in state ? boundOf(state as Pick<PlayState, "plays" | "countStarts">, seat) : 0,
  );
  const seats = hands.map((_, seat) => seat).sort((a, b) => bounds[b]! - bounds[a]!);
  for (const seat of seats) {
    const fill = () => {
      const fitting = pool.filter((card) => countingValue(card) > bounds[seat]!);
      if (fitting.length === 0) throw new InvalidStateError(`hands[${seat}]`, "no deal agrees with the view");
      return pool.splice(pool.indexOf(fitting[below(fitting.length, random)]!), 1)[0]!;
    };
    hands[seat] = hands[seat]!.map((card) => (card === HIDDEN ? fill() : card));
  }
  const rest = draw(pool, 4, random);
  const crib = state.crib.map((card) => (card === HIDDEN ? rest.pop()! : card));
  return { ...state, hands, crib } as CribbageState;
}

/** The cards that the view does not show. */
function unseen(state: Table): Card[] {
  const starter = "starter" in state ? [state.starter] : [];
  const played = "plays" in state ? state.plays.map((move) => (move.type === "play" ? move.card : null)) : [];
  return packWithout([...state.hands.flat(), ...state.crib, ...starter, ...played]);
}

/** The value that all cards left to a seat are above, because it could not play them when it had to. */
export function boundOf(state: Pick<PlayState, "plays" | "countStarts">, seat: Seat): number {
  let bound = 0;
  let count = 0;
  let last: Seat = -1;
  for (let i = 0; i <= state.plays.length; i++) {
    const move = state.plays[i];
    const ended = state.countStarts.includes(i) && count < 31 && last === seat;
    if (ended || (move?.type === "go" && move.seat === seat)) bound = Math.max(bound, 31 - count);
    if (state.countStarts.includes(i)) count = 0;
    if (move?.type !== "play") continue;
    count += countingValue(move.card);
    last = move.seat;
  }
  return bound;
}

/** A seat whose turn it is again, when all others have said go or have no cards, is known to have a card to play. */
function canPlayOn(state: CribbageState): boolean {
  if (state.phase !== "play") return true;
  const { plays, countStarts, hands, turn, count } = state;
  const latest = plays
    .slice(countStarts.at(-1))
    .filter((move) => move.type === "play")
    .at(-1);
  return latest?.seat !== turn || canPlay(hands[turn]!, count);
}
