import type { Card } from "fifteen-two";
import { CardRow, Picture, PointTable, Squares } from "./pictures.tsx";

/** CrossCribb for a newcomer. */
export function CrossCribbSheet() {
  return (
    <>
      <h1>How to play CrossCribb</h1>
      <p>
        Both sides build five hands of cribbage on a board of five by five, one side in the columns, the other in the
        rows. So every card serves a hand of each. The first side to peg <b>31</b> wins.
      </p>
      <Picture says="The columns belong to one side, the rows to the other. The card in the middle lies there from the start.">
        <Lines />
      </Picture>
      <Turns />
      <Lined />
      <section>
        <h2>Who wins</h2>
        <p>
          When the board is full, the side that did not deal adds up its five hands, then the dealer's side its own and
          the crib. The side with more moves its peg ahead by the <b>difference</b>. You peg 31 by such differences to
          win; a win by 16 or more is a skunk, two games, and by 31 a double skunk, three.
        </p>
      </section>
    </>
  );
}

function Lines() {
  return (
    <Squares
      down
      letters
      marks={[
        { squares: "c3", class: "middle" },
        { squares: "c1 c2 c4 c5", class: "column" },
        { squares: "a3 b3 d3 e3", class: "row" },
      ]}
    />
  );
}

function Turns() {
  return (
    <section>
      <h2>A turn</h2>
      <ol>
        <li>All cards are dealt face down in piles. You see only the top card of your own pile.</li>
        <li>Place that card on any open square, and turn up the next.</li>
        <li>
          Once in a round it goes to the dealer's <b>crib</b> instead, whenever you like, and you place the next card. A
          player with fourteen cards does so twice. A card that you keep to the last must go there.
        </li>
      </ol>
      <p>If the card in the middle is a jack, the dealer's side gets 2 in this round.</p>
    </section>
  );
}

const ROW: readonly Card[] = ["4S", "6D", "5D", "JD", "KD"];

function Lined() {
  return (
    <section>
      <h2>What a line is worth</h2>
      <Picture says="Fifteens: 4 6 5, 5 J and 5 K (6). Run: 4 5 6 (3). Four diamonds (4). The jack of the middle card's suit, in its row (1). 14 in all.">
        <CardRow cards={ROW} lit={["5D"]} notes={["", "", "middle", "", ""]} />
      </Picture>
      <PointTable rows={POINTS} />
    </section>
  );
}

const POINTS = [
  ["Cards that add up to 15", "2 each"],
  ["A pair", "2"],
  ["A run of three or more, for each way to make it", "1 a card"],
  ["Four of the five cards of a suit; all five", "4; 5"],
  ["In the middle row and column and the crib: the jack of the middle card's suit", "1"],
  ["In the crib, five of a suit only", "5"],
] as const;
