import { games } from "fifteen-two/games";
import { useState } from "preact/hooks";
import { Button } from "../app/controls.tsx";
import { Figures, Grid } from "../app/figures.tsx";
import { clearGames, readGames } from "./store.ts";
import { formatMean, formatShare, type Summary, type Totals, totalsOf } from "./summary.ts";

/** What the games that were finished in this browser add up to. */
export default function Statistics() {
  const [kept, setKept] = useState(readGames);
  const clear = () => {
    clearGames();
    setKept(readGames());
  };
  return (
    <section class="statistics" aria-labelledby="statistics-head">
      <h1 id="statistics-head">Your games</h1>
      <p>They are kept in this browser only. Games in which you play a single seat count.</p>
      {kept.length === 0 ? <p role="status">No game is finished yet.</p> : <Tables kept={kept} />}
      {kept.length > 0 && <Buttons kept={kept} clear={clear} />}
    </section>
  );
}

function Tables({ kept }: { kept: readonly Summary[] }) {
  const rows = games.flatMap(({ id, name }) => {
    const some = kept.filter(({ game }) => game === id);
    return some.length === 0 ? [] : [{ id, name, totals: totalsOf(some) }];
  });
  const cribbage = rows.find(({ id }) => id === "cribbage");
  return (
    <>
      <Grid
        head={["Game", "Played", "Won", "Skunks (against)"]}
        rows={rows.map(({ id, name, totals: { played, won, skunks, skunked } }) => ({
          key: id,
          cells: [name, played, `${won} (${formatShare(won, played)})`, `${skunks} (${skunked})`],
        }))}
      />
      {cribbage && <Averages totals={cribbage.totals} />}
      <History kept={kept} />
    </>
  );
}

function Averages({ totals: { hands, cribs, pegging, losses } }: { totals: Totals }) {
  return (
    <>
      <h2>Your cribbage</h2>
      <Figures
        class="averages"
        of={{
          "Average hand": formatMean(hands),
          "Average crib": formatMean(cribs),
          "Pegging in a deal": formatMean(pegging),
          "Points lost by a discard": formatMean(losses),
        }}
      />
      <p class="small">Careful players average 8.1 in hand, 4.7 in the crib and 2.8 in the play.</p>
    </>
  );
}

/** The latest games, and whether discards get better. */
function History({ kept }: { kept: readonly Summary[] }) {
  const lost = kept.filter(({ losses }) => losses.count > 0);
  const [before, latest] = [lost.slice(0, -10), lost.slice(-10)].map((some) => formatMean(totalsOf(some).losses));
  return (
    <>
      <h2>The latest games</h2>
      {lost.length > 10 && (
        <p>
          Points lost by a discard in the latest ten games of cribbage: {latest}; before: {before}.
        </p>
      )}
      <Grid
        head={["Game", "Ended", "Against", "Result"]}
        rows={kept
          .slice(-10)
          .toReversed()
          .map(({ id, game, date, level, result }) => ({
            key: id,
            cells: [nameOf(game), date.slice(0, 10), level ? `${level} bots` : "–", result],
          }))}
      />
    </>
  );
}

function nameOf(id: string): string {
  return games.find((game) => game.id === id)?.name ?? id;
}

function Buttons({ kept, clear }: { kept: readonly Summary[]; clear: () => void }) {
  const [sure, setSure] = useState(false);
  const json = `data:application/json,${encodeURIComponent(JSON.stringify(kept))}`;
  return (
    <p class="line">
      <a class="button" href={json} download="fifteen-two-statistics.json">
        Export as JSON
      </a>
      {sure ? (
        <>
          <Button act={clear}>Forget all games</Button>
          <Button act={() => setSure(false)}>Keep them</Button>
        </>
      ) : (
        <Button act={() => setSure(true)}>Clear</Button>
      )}
    </p>
  );
}
