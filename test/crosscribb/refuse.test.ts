import type { CrossCribbState } from "../../src/crosscribb/index.ts";
import * as crosscribb from "../../src/crosscribb/index.ts";
import { afterMoves } from "../moves.ts";
import { describeRefusals } from "../refuse.ts";
import { cards, DEAL, game, ROWS_WIN, round } from "./table.ts";

const PILES = DEAL.slice("- deal ".length)
  .split(" / ")
  .map((pile) => cards(pile));

const toDeal = game({ first: 0 });
const toCut = game({ first: 0 }, DEAL);
const toPlay = afterMoves(crosscribb, toCut, "- cut 9D");
const ofTwo = game(
  { players: 2, first: 0 },
  DEAL.replace(" /", "").replace(/ \/(?=[^/]*$)/, ""),
  "- cut 9D",
  "1 discard",
);
const again = afterMoves(crosscribb, toPlay, "1 discard", "1 place a1", "2 place a2", "3 place a3", "0 place a4");
const toShow = round(toDeal, ROWS_WIN);
const toClaim = round(game({ first: 0, muggins: true }), ROWS_WIN);
const toAnswer = afterMoves(crosscribb, toClaim, "1 show 0");
const over = afterMoves(crosscribb, round(game({ first: 0, target: 1 }), ROWS_WIN), "1 show", "0 show");
const last = lastTurn();

/** A state in which the seat to move has nothing left but what it owes to the crib. */
function lastTurn(): CrossCribbState {
  const squares = "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2 a3 b3 d3 e3 a4 b4 c4 d4 e4 a5 b5 c5 d5 e5".split(" ");
  return squares.reduce((state, square, i) => afterMoves(crosscribb, state, `${(i + 1) % 4} place ${square}`), toPlay);
}

describeRefusals({
  game: crosscribb,
  options: { players: 2, muggins: true, target: 61, first: 0 },
  refused: [
    [toPlay, "- cut 9H", "players-to-move", "player's turn"],
    [over, "0 show", "game-over", "over"],
    [game({}), "0 discard", "chance-to-move"],
    [toDeal, "- cut 9D", "chance-to-move"],
    [toCut, DEAL, "chance-to-move"],
    [toPlay, "0 discard", "not-your-turn", "seat 0 1"],
    [toAnswer, "1 accept", "not-your-turn", "seat 1 seats 0 2"],
    [toPlay, "1 show", "wrong-phase", '"show"'],
    [toDeal, { type: "deal", piles: PILES.slice(1) }, "wrong-cards", "4 seats", ["piles"]],
    [game({ first: 0, players: 2 }), { type: "deal", piles: PILES.slice(2) }, "wrong-cards", "14 7", ["piles", 0]],
    [toCut, "- cut 5D", "wrong-cards", "5D pack", ["card"]],
    [game({}), "- cut-for-deal 5H 6H 7H", "wrong-cards", "4 3", ["cards"]],
    [again, "1 place a4", "square-taken", "a4 AC", ["square"]],
    [again, "1 discard", "nothing-owed", "seat 1 place", []],
    [ofTwo, "1 discard", "one-discard", "seat 1 place", []],
    [last, "1 place a1", "must-discard", "seat 1 crib", []],
    [toShow, "1 show 3", "no-muggins", "muggins", ["claim"]],
    [toClaim, "1 show 101", "wrong-claim", "lines not 101", ["claim"]],
    [afterMoves(crosscribb, toClaim, "1 show 100"), "0 show 46", "wrong-claim", "lines crib not 46", ["claim"]],
    [toAnswer, "0 muggins 101", "wrong-claim", "1 point overlooked", ["points"]],
  ],
  malformed: [
    [{ type: "cut-for-deal", cards: ["AC"] }, "cards 1"],
    [{ type: "cut-for-deal", cards: ["2C", "2C", "3C", "4C"] }, "cards[1] cards[0]"],
    [{ type: "deal", piles: [PILES[0]] }, "piles 1"],
    [{ type: "deal", piles: [PILES[0], ["9C"], PILES[2], PILES[3]] }, "piles[1] 1"],
    [{ type: "deal", piles: [PILES[0], PILES[1], PILES[2], PILES[3]!.with(0, "??" as never)] }, "piles[3][0]"],
    [{ type: "cut", card: "1X" }, "card 1X"],
    [{ type: "discard", seat: 4 }, "seat 4"],
    [{ type: "place", seat: 1, square: "f1" }, "square f1"],
    [{ type: "show", seat: 1, claim: -1 }, "claim -1"],
    [{ type: "muggins", seat: 0, points: 0 }, "points 0"],
  ],
});
