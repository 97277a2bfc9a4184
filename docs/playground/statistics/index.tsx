import { games } from "fifteen-two/games";
import { useState } from "preact/hooks";
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
      <table>
        <thead>
          <tr>
            <th scope="col">Game</th>
            <th scope="col">Played</th>
            <th scope="col">Won</th>
            <th scope="col">Skunks (against)</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, totals: { played, won, skunks, skunked } }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{played}</td>
              <td>
                {won} <small>{formatShare(won, played)}</small>
              </td>
              <td>
                {skunks} ({skunked})
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {cribbage && <Averages totals={cribbage.totals} />}
      <History kept={kept} />
    </>
  );
}

function Averages({ totals: { hands, cribs, pegging, losses } }: { totals: Totals }) {
  return (
    <>
      <h2>Your cribbage</h2>
      <dl class="averages">
        {Object.entries({
          "Average hand": hands,
          "Average crib": cribs,
          "Pegging in a deal": pegging,
          "Lost by a discard": losses,
        }).map(([name, tally]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatMean(tally)}</dd>
          </div>
        ))}
      </dl>
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
          Lost by a discard in the latest ten games of cribbage: {latest}; before: {before}.
        </p>
      )}
      <table>
        <thead>
          <tr>
            {["Game", "Ended", "Against", "Result"].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kept
            .slice(-10)
            .toReversed()
            .map(({ id, game, date, level, result }) => (
              <tr key={id}>
                <th scope="row">{games.find((one) => one.id === game)?.name}</th>
                <td>{date.slice(0, 10)}</td>
                <td>{level ? `${level} bots` : "–"}</td>
                <td>{result}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </>
  );
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
          <button type="button" onClick={clear}>
            Forget all games
          </button>
          <button type="button" onClick={() => setSure(false)}>
            Keep them
          </button>
        </>
      ) : (
        <button type="button" onClick={() => setSure(true)}>
          Clear
        </button>
      )}
    </p>
  );
}
