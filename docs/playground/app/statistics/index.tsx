import { games } from "fifteen-two/games";
import { useState } from "preact/hooks";
import { Button, Download } from "../../ui/controls.tsx";
import { Figures, Grid } from "../../ui/figures.tsx";
import { clearGames, readGames, type Summary } from "../kept/games.ts";
import { formatMean, formatShare, resultsOf } from "../kept/summary.ts";

/** What the games that were finished in this browser add up to. */
export default function Statistics() {
  const [kept, setKept] = useState(readGames);
  const clear = () => {
    clearGames();
    setKept(readGames());
  };
  return (
    <section class="statistics" aria-labelledby="statistics-head">
      <header>
        <h1 id="statistics-head">Your statistics</h1>
        <p>They are kept in this browser only. Games in which you play a single seat count.</p>
      </header>
      {kept.length === 0 ? (
        <p role="status">
          No game is finished yet. <a href="#">Play one</a>.
        </p>
      ) : (
        <>
          <Averages kept={kept} />
          <Sums kept={kept} />
          <Latest kept={kept} />
          <div class="line">
            <Download file="fifteen-two-statistics.json" json={JSON.stringify(kept)}>
              Export as JSON
            </Download>
            <details>
              <summary class="button">Clear</summary>
              <Button act={clear}>Forget all games</Button>
            </details>
          </div>
        </>
      )}
    </section>
  );
}

interface KeptProps {
  readonly kept: readonly Summary[];
}

function Sums({ kept }: KeptProps) {
  const rows = games.flatMap(({ id, name }) => {
    const { played, won, skunks, skunked } = resultsOf(kept.filter(({ game }) => game === id));
    const cells = [name, played, `${won}\u00a0(${formatShare(won, played)})`, `${skunks}\u00a0(${skunked})`];
    return played === 0 ? [] : [{ key: id, cells }];
  });
  return (
    <section>
      <h2>All games</h2>
      <Grid head={["Game", "Played", "Won", "Skunks (against)"]} rows={rows} />
    </section>
  );
}

/** What you score in cribbage, and whether your discards get better. */
function Averages({ kept }: KeptProps) {
  const cribbage = kept.filter(({ game }) => game === "cribbage");
  const lost = cribbage.filter((game) => game.losses.count > 0);
  const [before, latest] = [lost.slice(0, -10), lost.slice(-10)].map((some) => formatMean(some, "losses"));
  if (cribbage.length === 0) return null;
  return (
    <section class="felt">
      <h2>Your cribbage</h2>
      <Figures
        class="averages"
        of={{
          "Average hand": formatMean(cribbage, "hands"),
          "Average crib": formatMean(cribbage, "cribs"),
          "Pegging per deal": formatMean(cribbage, "pegging"),
          "Points lost per discard": formatMean(cribbage, "losses"),
        }}
      />
      <p class="small">
        Careful players average 8.1 in hand, 4.7 in the crib and 2.8 in the play.
        {lost.length > 10 && ` Your discards lost ${latest} points each in the latest ten games, ${before} before.`}
      </p>
    </section>
  );
}

function Latest({ kept }: KeptProps) {
  const rows = kept.slice(-10).toReversed();
  return (
    <section>
      <h2>The latest games</h2>
      <Grid
        head={["Game", "Ended", "Against", "Result"]}
        rows={rows.map(({ id, game, date, level, result }) => ({
          key: id,
          cells: [games.find((one) => one.id === game)?.name ?? game, date.slice(0, 10), othersText(level), result],
        }))}
      />
    </section>
  );
}

/** The others: bots of a level, or people elsewhere. */
function othersText(level: string | undefined): string {
  if (level === "remote") return "people";
  return level === undefined ? "–" : `${level} bots`;
}
