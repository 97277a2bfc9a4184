import { DECK, type LayMove } from "fifteen-two/cribino";
import { Picture, PointTable } from "./pictures.tsx";
import { Tiles } from "./tiles.tsx";

/** Crib-Ino for a newcomer. */
export function CribinoSheet() {
  return (
    <>
      <h1>How to play Crib-Ino</h1>
      <p>
        Lay tiles edge to edge, color on color, and score where two numbers add up to 5, 10, 15 or 20. The highest total
        after three hands wins (two hands with more than four players).
      </p>
      <Sides />
      <Places />
      <Turns />
      <Ends />
    </>
  );
}

function at(tile: number, x: number, y: number, rotation = 0): LayMove {
  return { type: "lay", seat: 0, tile, x, y, rotation };
}

function Sides() {
  return (
    <section>
      <h2>Sides that touch</h2>
      <p>
        Two sides may touch when they have the <b>same color</b>, and their numbers are <b>equal</b> or <b>add up</b> to
        5, 10, 15 or 20. Equal numbers score nothing, unless they add up as well, such as 5 and 5. You may turn a tile.
      </p>
      <div class="rule-pictures">
        <Picture says="6 meets 6: they match, and score nothing.">
          <Tiles lays={[at(13, 0, 0), at(28, 0, 1, 2)]} />
        </Picture>
        <Picture says="Two sides at once: 10 and 5 score 15, 4 and 4 only match.">
          <Tiles lays={[at(13, 0, 0), at(28, 0, 1, 2), at(41, 1, 1), at(0, 1, 0, 2)]} />
        </Picture>
      </div>
    </section>
  );
}

function Places() {
  return (
    <section>
      <h2>Where a tile may go</h2>
      <p>
        Next to the tile that was laid last, or into any space where it touches <b>two or more</b> tiles. All touching
        sides must fit. With four sides touching, the score doubles.
      </p>
      <PointTable rows={POINTS} />
    </section>
  );
}

const POINTS = [
  ["Two touching numbers that add up to 5, 10, 15 or 20", "their sum"],
  ["A tile with all four sides touching", "twice that"],
  ["The first tile, if its numbers add up to a multiple of 5 (it has a dot)", "the sum"],
  ["Playing out first", "5 for each tile that others hold"],
] as const;

function Turns() {
  return (
    <section>
      <h2>A turn</h2>
      <ol>
        <li>Lay one tile. All hands lie open, six tiles each at the start.</li>
        <li>If none fits, draw one tile after the other, until one fits or you hold six again.</li>
        <li>If none fits then, you pass.</li>
      </ol>
      <Picture says="A tile with a dot: 10, 6, 7 and 2 add up to 25.">
        <Tiles
          lays={[
            at(
              DECK.findIndex((tile) => tile[0][1] === 10 && tile[1][1] === 6),
              0,
              0,
            ),
          ]}
        />
      </Picture>
    </section>
  );
}

function Ends() {
  return (
    <section>
      <h2>The end of a hand</h2>
      <p>
        A player who plays out ends the hand, and gets 5 points for every tile that each other player holds. When nobody
        can lay any more, the player who laid the last tile gets them.
      </p>
      <p>
        <b>Partners</b> hold four tiles each and play from both hands. <b>Alone</b> you turn up three tiles at a time
        and lay what fits; you win when all 48 lie.
      </p>
    </section>
  );
}
