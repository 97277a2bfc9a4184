import { Picture, PointTable, Squares } from "./pictures.tsx";

/** The Sackson game for a newcomer. */
export function SacksonSheet() {
  return (
    <>
      <h1>How to play the Sackson game</h1>
      <p>
        Twenty-five markers, five of each color, lie on a board. By exchanging two at a time you bring five of a color
        into a figure. The first to <b>61</b> points wins.
      </p>
      <Turns />
      <Figures />
      <Forbidden />
      <section>
        <h2>Who wins</h2>
        <p>
          You win as soon as you have 61 points. A lead of 11 or more is a double victory, worth two games. Four players
          are two teams: partners share their score, and the stone that is kept.
        </p>
      </section>
    </>
  );
}

function Turns() {
  return (
    <section>
      <h2>A turn</h2>
      <ol>
        <li>
          <b>Take</b> a stone from the bank, so that you hold two. There is one of each color. On your first turn take
          two.
        </li>
        <li>
          <b>Exchange</b> a marker of the one color with a marker of the other.
        </li>
        <li>
          <b>Return</b> a stone. You keep the other for your next turn, and nobody else can use its color until then. If
          you made a figure, the stone of its color goes back.
        </li>
      </ol>
      <div class="rule-pictures">
        <Picture says="You hold yellow and brown …">
          <Squares
            marks={[
              { squares: "d1 c2 d3 d5 a5", class: "yellow" },
              { squares: "c4 e2 b1 a3 b5", class: "brown" },
            ]}
          >
            <path class="swap" d="M15 8Q30 8 44 24" />
          </Squares>
        </Picture>
        <Picture says="… and exchange a5 with c4: a yellow zig-zag.">
          <Squares
            marks={[
              { squares: "d1 c2 d3 c4 d5", class: "yellow" },
              { squares: "a5 e2 b1 a3 b5", class: "brown" },
            ]}
          />
        </Picture>
      </div>
    </section>
  );
}

const FIGURES = [
  ["Plus", "c4 b3 c3 d3 c2"],
  ["Cross", "b4 d4 c3 b2 d2"],
  ["Line", "a3 b3 c3 d3 e3"],
  ["Line, also on a long diagonal", "a1 b2 c3 d4 e5"],
  ["Zig-zag, of two rows or columns", "a2 b3 c2 d3 e2"],
] as const;

function Figures() {
  return (
    <section>
      <h2>Figures</h2>
      <div class="rule-pictures">
        {FIGURES.map(([name, squares], i) => (
          <Picture key={name} says={name}>
            <Squares marks={[{ squares, class: ["green", "red", "blue", "blue", "yellow"][i] ?? "" }]} />
          </Picture>
        ))}
      </div>
      <PointTable rows={POINTS} />
    </section>
  );
}

const POINTS = [
  ["A figure in a color, the first time in the game", "5"],
  ["The same figure in this color again, by anyone", "3"],
  ["The third time", "2"],
  ["From then on", "1"],
] as const;

function Forbidden() {
  return (
    <section>
      <h2>What you may not do</h2>
      <p>
        A marker must not end up <b>isolated</b>, with none of its color on the eight squares around it. The one
        exception: by the exchange all five markers of the other color become one connected group.
      </p>
      <Picture says="The red marker at the upper right is isolated: no red lies beside it, straight or diagonally.">
        <Squares
          marks={[
            { squares: "e5", class: "red" },
            { squares: "d5 d4 e4", class: "around" },
            { squares: "a1 a2 b1 b2", class: "red" },
          ]}
        />
      </Picture>
    </section>
  );
}
