import type { Card } from "../../src/index.ts";
import { slowPlay, sumOf } from "../scoring/oracle.ts";

/**
 * The play once more, sentence by sentence from the rules and for any number of seats, slow and plain. Takes the
 * actions at the table in order, and returns the points of each; throws where the rules forbid an action.
 */
export function literalPlay(dealer: number, kept: readonly (readonly Card[])[], done: readonly string[]) {
  const seats = kept.length;
  const left = (seat: number) => (seat + 1) % seats;
  const hands = kept.map((hand) => [...hand]);
  const gains: number[] = [];
  const todo = [...done];

  // "Starting with the player on the dealer's left …"
  let leader = left(dealer);
  while (todo.length > 0) {
    const count: Card[] = [];
    const total = () => count.reduce((sum, card) => sum + Math.min("A23456789TJQK".indexOf(card[0]!) + 1, 10), 0);
    const able = (seat: number) =>
      hands[seat]!.some((card) => total() + Math.min("A23456789TJQK".indexOf(card[0]!) + 1, 10) <= 31);
    const saidGo = new Set<number>();
    let lastPlayer = -1;
    let asked = leader;
    let ended = false;
    while (!ended && todo.length > 0) {
      // The turn skips seats without cards and seats that have called "go" in this count.
      if (hands[asked]!.length === 0 || saidGo.has(asked)) {
        if (asked !== lastPlayer) {
          asked = left(asked);
          continue;
        }
      }
      const doing = todo.shift()!;
      if (able(asked)) {
        // "A player is obliged to play a card unless there is no card in their hand that can be played."
        const card = doing.replace(`${asked} play `, "") as Card;
        if (!hands[asked]!.includes(card)) throw new Error(`seat ${asked} must play, but ${doing} was done`);
        hands[asked] = hands[asked]!.filter((held) => held !== card);
        count.push(card);
        lastPlayer = asked;
        gains.push(sumOf(slowPlay(count)));
      } else {
        // "If a player cannot play without causing the count to exceed 31, they call go."
        if (doing !== `${asked} go`) throw new Error(`seat ${asked} must say go, but ${doing} was done`);
        saidGo.add(asked);
        gains.push(0);
      }
      // "Once 31 is reached or no one is able to play …": nobody is, once all others have said so or have no cards.
      const others = hands.map((_, seat) => seat).filter((seat) => seat !== lastPlayer);
      const silent = others.every((seat) => saidGo.has(seat) || hands[seat]!.length === 0);
      ended = total() === 31 || (silent && !able(lastPlayer));
      // "… the player who played the last card scores one point if the count is still under 31 and two if it is
      // exactly 31": the two are in what the card was worth.
      if (ended && total() < 31) gains[gains.length - 1]! += 1;
      asked = left(asked);
    }
    // "Those players with cards remaining repeat the process, starting with the player to the left of the player who
    // played the last card."
    leader = left(lastPlayer);
    while (hands.some((hand) => hand.length > 0) && hands[leader]!.length === 0) leader = left(leader);
  }
  return { gains, finished: hands.every((hand) => hand.length === 0) };
}
