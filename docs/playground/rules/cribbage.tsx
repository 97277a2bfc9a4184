import { CardRow, Picture, PointTable, Track } from "./pictures.tsx";

/** Cribbage for a newcomer. */
export function CribbageSheet() {
  return (
    <>
      <h1>How to play cribbage</h1>
      <p>
        You score points with the cards in your hand and with the cards as they are played. The first to <b>121</b>{" "}
        wins.
      </p>
      <Deal />
      <Play />
      <Show />
      <Board />
    </>
  );
}

function Deal() {
  return (
    <section>
      <h2>The deal</h2>
      <ol>
        <li>Each of two players gets six cards; three or four players get five each.</li>
        <li>
          Keep four. The others go face down to the <b>crib</b>, a hand of four that the dealer counts at the end.
        </li>
        <li>
          A card is turned up, the <b>starter</b>. It counts with every hand. If it is a jack, the dealer gets 2.
        </li>
      </ol>
      <Picture says="Cards count what they show, an ace is 1, and jack, queen and king are 10.">
        <CardRow cards={["AS", "7H", "TC", "JD", "QS", "KH"]} notes={["1", "7", "10", "10", "10", "10"]} />
      </Picture>
    </section>
  );
}

function Play() {
  return (
    <section>
      <h2>The play</h2>
      <p>
        The player to the dealer's left begins. In turn each plays a card and says the <b>count</b>, the sum of the
        cards so far, which may not go past 31. If you cannot play, you say go, and the others play on. Then a new count
        starts at 0.
      </p>
      <Picture says="The 8 makes fifteen (2), the 9 a run of three (3), the second 7 thirty-one and again a run (2 + 3).">
        <CardRow cards={["7S", "8D", "9C", "7H"]} notes={["7", "15: 2", "24: 3", "31: 5"]} />
      </Picture>
      <PointTable rows={PLAY_POINTS} />
    </section>
  );
}

const PLAY_POINTS = [
  ["The count is 15 or 31", "2"],
  ["A pair with the card before", "2"],
  ["Three or four of a kind in a row", "6 or 12"],
  ["The last cards form a run, in any order", "1 a card"],
  ["The last card of a count, below 31", "1"],
] as const;

function Show() {
  return (
    <section>
      <h2>The show</h2>
      <p>
        Then hands are counted: first the player to the dealer's left, so round to the dealer, and last the dealer's
        crib. Each hand is your four cards and the starter, and a card may be used again and again.
      </p>
      <Picture says="7, 7 and 8 with a starter 6 and a king: 7 and 8 make fifteen twice (4), the sevens are a pair (2), and 6, 7, 8 is a run twice (6): 12.">
        <CardRow
          cards={["7H", "7C", "8S", "KD", "6D"]}
          notes={["", "", "", "", "starter"]}
          lit={["7H", "7C", "8S", "6D"]}
        />
      </Picture>
      <PointTable rows={SHOW_POINTS} />
    </section>
  );
}

const SHOW_POINTS = [
  ["Cards that add up to 15", "2 each"],
  ["A pair", "2"],
  ["Three of a kind, four of a kind", "6, 12"],
  ["A run of three or more, for each way to make it", "1 a card"],
  ["Four cards of a suit in hand (not in the crib)", "4"],
  ["All five of a suit", "5"],
  ["The jack of the starter's suit: his nobs", "1"],
] as const;

function Board() {
  return (
    <section>
      <h2>The board</h2>
      <p>
        Each player has two pegs. The rear peg leaps over the front one, so you see what was scored last. The game ends
        at once when a peg reaches 121, even in the middle of a count.
      </p>
      <Picture says="You have 5 points and score 4: the rear peg leaps to hole 9.">
        <Track />
      </Picture>
      <p>
        If you win while the other has not reached 91, it is a <b>skunk</b> and counts as two games; not even 61 is a{" "}
        <b>double skunk</b>, three games.
      </p>
    </section>
  );
}
