// Five tricks, for two: the higher rank takes a trick and leads to the next. A tie goes to the leader.
import { CARDS, type Card, defineGame, type Hidden, type Seat, sample } from "fifteen-two";
import * as v from "valibot";

// 1. Options, moves and states: plain JSON.
const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const card = v.picklist(CARDS);
const hands = v.pipe(v.array(v.array(card)), v.length(2));
const Settings = v.strictObject({ players: v.optional(v.literal(2), 2), first: v.optional(whole(1), 0) });
const settings = v.required(Settings);
const table = {
  settings,
  scores: v.array(whole(5)),
  awards: v.strictTuple([]),
  turn: whole(1),
  hands,
  played: v.array(card),
};
const end = { winners: v.strictTuple([whole(1)]), reason: v.literal("no-cards") };
const State = v.variant("phase", [
  v.strictObject({ phase: v.picklist(["deal", "play"]), ...table }),
  v.strictObject({ phase: v.literal("over"), ...table, ...end }),
]);
const isDeal = (hands: Card[][]) => hands.every(({ length }) => length === 5) && new Set(hands.flat()).size === 10;
const Move = v.variant("type", [
  v.strictObject({ type: v.literal("deal"), hands: v.pipe(hands, v.check(isDeal, "must have five cards each")) }),
  v.strictObject({ type: v.literal("play"), seat: whole(1), card }),
]);
type State = v.InferOutput<typeof State>;
type Move = v.InferOutput<typeof Move>;

// 2. Rules. All else follows from the cards.
const handOf = ({ hands }: Pick<State, "hands">, seat: Seat) => hands[seat] ?? [];
const rank = (card: Card | undefined) => "A23456789TJQK".indexOf(card?.[0] ?? "");

function stateOf({ settings, hands, played }: Pick<State, "settings" | "hands" | "played">): State {
  let turn: Seat = settings.first;
  const takers: Seat[] = [];
  played.forEach((card, i) => {
    if (i % 2 === 0 || rank(card) <= rank(played[i - 1])) turn = 1 - turn;
    if (i % 2 === 1) takers.push(turn);
  });
  const ones = takers.filter((taker) => taker === 1).length;
  const scores = [takers.length - ones, ones];
  const state: Omit<State, "phase"> = { settings, scores, awards: [], turn, hands, played };
  if (hands.flat().length > 0) return { phase: "play", ...state };
  if (played.length === 0) return { phase: "deal", ...state };
  return { phase: "over", ...state, winners: [ones > 2 ? 1 : 0], reason: "no-cards" };
}

/** Whether a state follows from its cards. */
function isPossible(state: State): boolean {
  const { hands, played, turn } = state;
  const cards = [...hands.flat(), ...played];
  const isEven = handOf(state, turn).length - handOf(state, 1 - turn).length === played.length % 2;
  const isDealt = [0, 10].includes(cards.length) && new Set(cards).size === cards.length;
  return isEven && isDealt && JSON.stringify(state) === JSON.stringify(stateOf(state));
}

// 3. What is hidden is "??".
const covered = (hands: Card[][], viewer: Seat | null) =>
  hands.map((hand, seat): (Card | Hidden)[] => (seat === viewer ? hand : hand.map(() => "??")));
const unseen = (json: object) => CARDS.filter((card) => !JSON.stringify(json).includes(card));
const filled = (json: object, cards: Card[]) =>
  JSON.parse(JSON.stringify(json).replace(/"\?\?"/g, (hidden) => JSON.stringify(cards.pop() ?? hidden)));

export const game = defineGame({
  id: "tricks",
  name: "Five tricks",
  players: [2],
  optionsSchema: Settings,
  moveSchema: Move,
  stateSchema: v.pipe(State, v.check(isPossible, "must follow from its cards")),
  start: (settings) => stateOf({ settings, hands: [[], []], played: [] }),
  activeSeats: ({ phase, turn }) => (phase === "play" ? [turn] : []),
  movesOf: (state, seat): Move[] => handOf(state, seat).map((card) => ({ type: "play", seat, card })),
  applyUnchecked: ({ settings, hands, played }, move) =>
    move.type === "deal"
      ? stateOf({ settings, hands: move.hands, played })
      : stateOf({
          settings,
          hands: hands.map((hand) => hand.filter((card) => card !== move.card)),
          played: [...played, move.card],
        }),
  chance: ({ phase }, random): Move | undefined => {
    const cards = sample(CARDS, 10, random);
    return phase === "deal" ? { type: "deal", hands: [cards.slice(0, 5), cards.slice(5)] } : undefined;
  },
  hide: (state, viewer) => ({ ...state, viewer, hands: covered(state.hands, viewer) }),
  redact: (move, seat) => (move.type === "deal" ? { ...move, hands: covered(move.hands, seat) } : move),
  fill: (json) => filled(json, unseen(json)),
  determinize: ({ viewer, ...view }, random) => filled(view, sample(unseen(view), 10, random)),
});
