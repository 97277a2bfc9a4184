import { BOT_LEVELS } from "fifteen-two/bots";
import { useState } from "preact/hooks";
import { GAMES } from "../../table/looks/index.ts";
import { Button, Trouble } from "../../ui/controls.tsx";
import { Figures, Grid } from "../../ui/figures.tsx";
import { t } from "../../ui/words.ts";
import { clearGames, importGames, readGames, type Summary } from "../kept/games.ts";
import { formatMean, formatShare, resultsOf, withoutLuck } from "../kept/summary.ts";

const LEVELS = Object.fromEntries(BOT_LEVELS.map((level) => [level, level]));

/** Ways to group games, with the name of each group: by kind, and by opponents, bots of a level or people elsewhere. */
const GROUPINGS = [
  { by: "game", title: "Game", names: Object.fromEntries(GAMES.map(({ id, name }) => [id, name])) },
  { by: "level", title: "Against", names: { ...LEVELS, remote: "people" } },
] as const;

/** Statistics of the games finished in this browser. */
export default function Statistics() {
  const [kept, setKept] = useState(readGames);
  const [trouble, setTrouble] = useState("");
  const latest = kept.slice(-50);
  const json = encodeURIComponent(JSON.stringify(kept));
  const add = async ({ currentTarget: { files } }: { readonly currentTarget: HTMLInputElement }) => {
    const text = (await files?.[0]?.text()) ?? "";
    setTrouble(importGames(text) ? "" : t("This file contains no statistics of this page."));
    setKept(readGames());
  };
  const clear = () => {
    clearGames();
    setKept([]);
  };
  return (
    <section class="statistics" aria-labelledby="statistics-head">
      <header>
        <h1 id="statistics-head">{t("Your statistics")}</h1>
        <p>{t("They stay in this browser. Games in which you play several seats do not count.")}</p>
      </header>
      {kept.length === 0 ? (
        <section class="line">
          <p role="status">
            {t("No finished games yet. After the first one, you see here what was skill and what was luck.")}
          </p>
          <a class="button main" href="#">
            {t("Play a game")}
          </a>
        </section>
      ) : (
        <>
          <section class="felt">
            <h2>{kept.length === 1 ? t("Your latest game") : t("Your latest {n} games", { n: latest.length })}</h2>
            <Results of={latest} />
          </section>
          <Averages of={kept.filter((one) => one.game === "cribbage")} />
          <section>
            <h2>{t("All games")}</h2>
            {GROUPINGS.map((grouping) => (
              <Sums key={grouping.by} {...grouping} of={kept} />
            ))}
          </section>
        </>
      )}
      <div class="line">
        <label class="button">
          {t("Import from a file")}
          <input type="file" class="unseen" accept=".json" onChange={add} />
        </label>
        {kept.length > 0 && (
          <>
            <a class="button" href={`data:application/json,${json}`} download="fifteen-two-statistics.json">
              {t("Save to a file")}
            </a>
            <details>
              <summary class="button">{t("Clear")}</summary>
              <Button act={clear}>{t("Forget all games")}</Button>
            </details>
          </>
        )}
      </div>
      <Trouble text={trouble} />
    </section>
  );
}

/** The games, the oldest first. */
type Games = readonly Summary[];

/** Results of some games. */
function Results({ of }: { of: Games }) {
  const { played: n, won, streak } = resultsOf(of);
  const figures = {
    [t("Won")]: n < 5 ? t("{right} of {asked}", { right: won, asked: n }) : formatShare(won / n),
    [t("With even luck")]: lucklessText(of),
    [t("Wins in a row")]: streak,
  };
  return <Figures class="averages" of={figures} />;
}

/** Averages in cribbage. */
function Averages({ of }: { of: Games }) {
  if (of.length === 0) return null;
  const figures = {
    [t("Average hand")]: formatMean(of, "hands"),
    [t("Average crib")]: formatMean(of, "cribs"),
    [t("Pegging per deal")]: formatMean(of, "pegging"),
    [t("Points lost per discard")]: formatMean(of, "losses"),
  };
  return (
    <section class="felt">
      <h2>{t("Your cribbage")}</h2>
      <Figures class="averages" of={figures} />
      <p class="small">{t("Careful players average 8.1 in hand, 4.7 in the crib and 2.8 in the play.")}</p>
    </section>
  );
}

/** The results of each group of games. */
function Sums({ by, title, names, of }: (typeof GROUPINGS)[number] & { of: Games }) {
  const rows = Object.entries(names).flatMap(([value, name]) => {
    const games = of.filter((game) => game[by] === value);
    if (games.length === 0) return [];
    const { played, won, skunks, skunked } = resultsOf(games);
    const shares = [formatShare(won / played), lucklessText(games)];
    return [{ key: value, cells: [t(name), played, ...shares, `${skunks}/${skunked}`] }];
  });
  const head = [t(title), t("Played"), t("Won"), t("With even luck"), t("Skunks +/\u2060−")];
  return rows.length > 0 && <Grid head={head} rows={rows} />;
}

/** The mean chance to win without luck; a dash if no game was reviewed. */
function lucklessText(of: Games): string {
  const fair = withoutLuck(of);
  return fair === undefined ? "–" : formatShare(fair);
}
