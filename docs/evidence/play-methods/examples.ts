import { inferenceOf } from "../../../src/cribbage/analysis/hidden/inference.ts";
import { drawPlace } from "../../../src/cribbage/analysis/policies/strategy.ts";
import { addCard, addKnown } from "../../../src/cribbage/analysis/policies/strategy-inputs.ts";
import { type Random, randomInt } from "../../../src/index.ts";
import { courseOf } from "./course.ts";
import { type Deals, drawer } from "./deals.ts";
import { begin, isForced, isRepeat, newPlay, OVER, type Play, playableNow, playCard } from "./play.ts";
import { readShares, type Trained } from "./table.ts";

/** A choice between cards of different ranks, for the network. */
export interface Example {
  /** By card, what the network sees: inputs and their values. */
  readonly cards: readonly (readonly (readonly [input: number, value: number])[])[];
  /** How often each of them is played. */
  readonly shares: readonly number[];
}

/** The share of cards played at random, so that rare courses come up, too. */
const STRAY = 0.1;

/** Draws the choices of a trained table as they come up in deals, each until training has not met its course. */
export function exampleDrawer(deals: Deals, trained: Trained, random: Random): () => Example {
  const draw = drawer(deals, random);
  const drawn: [number, number] = [0, 0];
  const play = newPlay();
  const shares = new Float64Array(4);
  play.turn = OVER;
  return () => {
    for (;;) {
      if (play.turn === OVER) {
        draw(drawn);
        begin(play, deals.size, drawn[0], drawn[1]);
      }
      const playable = playableNow(play);
      if (isForced(play.hands[play.turn]!, playable)) {
        playCard(play, 0);
      } else if (readShares(trained, play, playable, shares)) {
        const example = exampleOf(play, playable, shares);
        const isStray = random() < STRAY;
        playCard(play, isStray ? randomInt(playable, random) : drawPlace(shares, playable, random()));
        return example;
      } else play.turn = OVER;
    }
  };
}

function exampleOf(play: Play, playable: number, shares: Float64Array): Example {
  const { now } = inferenceOf(courseOf(play));
  const hand = play.hands[play.turn]!;
  const left = new Uint8Array(13);
  const known: [number, number][] = [];
  const addTo = (inputs: [input: number, value: number][]) => (input: number, value: number) => {
    if (value !== 0) inputs.push([input, value]);
  };
  addKnown(hand, now, { left, add: addTo(known) });
  const places = Array.from({ length: playable }, (_, place) => place).filter((place) => !isRepeat(hand, place));
  const cards = places.map((place) => {
    const inputs = [...known];
    addCard(hand, place, now, { left, add: addTo(inputs) });
    return inputs;
  });
  return { cards, shares: places.map((place) => shares[place]!) };
}
