import { BOT_LEVELS, type BotLevel } from "fifteen-two/bots";
import { DECK } from "fifteen-two/cribino";
import type { ComponentChildren as Children } from "preact";
import { useEffect, useState } from "preact/hooks";
import * as v from "valibot";
import { GAMES, type GameEntry, type GameId } from "../table/looks/index.ts";
import { Button } from "../ui/controls.tsx";
import { go } from "../ui/go.ts";
import { lazy } from "../ui/lazy.tsx";
import { PegBoard } from "../ui/pieces/board.tsx";
import { CardFace } from "../ui/pieces/card.tsx";
import { Fan } from "../ui/pieces/fan.tsx";
import { Stone } from "../ui/pieces/stone.tsx";
import { TileFace } from "../ui/pieces/tile.tsx";
import { capital, t } from "../ui/words.ts";
import { Frame } from "./frame.tsx";
import { isOn, savedGames } from "./kept/saved.ts";
import { load, save } from "./kept/store.ts";
import { GoOn } from "./online/go-on.tsx";
import { server } from "./online/server.ts";
import { dailyHash } from "./play/daily.ts";
import { tables } from "./play/tables.tsx";
import { PAGES } from "./route.ts";

const Options = lazy(() => import("./play/options.tsx"));

const TWO_HERE = "#play/cribbage?players=person.person";

const PEGS = [44, 29].map((front) => ({ front, rear: front - 8 }));

/** The front page: one press deals the cards. */
export default function Front() {
  const [level, setLevel] = useState(() => load("level", v.picklist(BOT_LEVELS)) ?? "intermediate");
  const [cribbage, ...others] = GAMES;
  const order = savedGames();
  const begun = GAMES.filter(({ id }) => isOn(id));
  const [latest] = begun.toSorted((a, b) => order.indexOf(b.id) - order.indexOf(a.id));
  useEffect(() => void setTimeout(() => tables[latest?.id ?? "cribbage"].load(), 300), []);
  const choose = (next: BotLevel) => {
    setLevel(next);
    save("level", next);
  };
  return (
    <Frame here="">
      <section class="hero">
        <div class="picture" aria-hidden="true">
          <Fan />
          <div class="plank with-board">
            <PegBoard target={121} skunks={[90, 60]} names={["You", "Nora"]} pegs={PEGS} flat />
          </div>
        </div>
        <h1>{t("Cribbage in your browser")}</h1>
        <p>
          {t(cribbage.about)} {t("No sign-up, no ads, and it works offline.")}
        </p>
        <GoOn />
        {latest && <Continue {...latest} class="main big" />}
        {begun.includes(cribbage) && latest !== cribbage && <Continue {...cribbage} class="" />}
        <fieldset class="levels">
          <legend class="unseen">{t("How well the bots play")}</legend>
          {BOT_LEVELS.map((one) => (
            <label key={one} class={one === level ? "on" : ""}>
              <input type="radio" class="unseen" name="level" checked={one === level} onChange={() => choose(one)} />
              {capital(t(one))}
            </label>
          ))}
        </fieldset>
        <Start {...cribbage} level={level} begun={begun.includes(cribbage)} class={latest ? "" : "main big"}>
          <a href={dailyHash(new Date().toISOString().slice(0, 10))}>{t("Deal of the day")}</a>
          {server ? <a href="#online">{t(PAGES.online)}</a> : <a href={TWO_HERE}>{t("Pass and play")}</a>}
        </Start>
      </section>
      <section class="games" aria-label={t("Other games")}>
        {others.map((game) => (
          <article key={game.id} class="game-card">
            <div class="emblem" aria-hidden="true">
              {EMBLEMS[game.id]()}
            </div>
            <h2>{game.name}</h2>
            <p>{t(game.about)}</p>
            {begun.includes(game) && game !== latest && <Continue {...game} class="main" />}
            <Start {...game} level={level} begun={begun.includes(game)} class={begun.includes(game) ? "" : "main"} />
          </article>
        ))}
      </section>
    </Frame>
  );
}

function Continue({ id, name, class: look }: GameEntry & { class: string }) {
  return (
    <Button class={look} act={() => go(`#play/${id}`)}>
      {t("Continue your game of {name}", { name })}
    </Button>
  );
}

type StartProps = GameEntry & { level: BotLevel; begun: boolean; class: string; children?: Children };

/** Starts a game at once or with options (folded away), and links to its rules. */
function Start({ id, name, level, begun, class: look, children }: StartProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button class={look} act={() => go(`#play/${id}?new=${level}`)}>
        {begun ? t("New game of {name}", { name }) : t("Play {name}", { name })}
      </Button>
      <details class="options" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          {t("Options and players")}
          <span class="unseen">: {name}</span>
        </summary>
        {open && <Options id={id} level={level} />}
      </details>
      <p class="line">
        {Object.entries({ learn: t("Learn by playing"), rules: t("Rules") }).map(([page, title]) => (
          <a key={page} href={`#${page}/${id}`}>
            {title}
            <span class="unseen">: {name}</span>
          </a>
        ))}
        {children}
      </p>
    </>
  );
}

/** Pieces of each of the other games. */
const EMBLEMS: Readonly<Record<Exclude<GameId, "cribbage">, () => Children>> = {
  crosscribb: () => (["QS", "7D", "8C"] as const).map((card) => <CardFace key={card} card={card} />),
  cribino: () =>
    DECK.slice(5, 8).map((tile, i) => (
      <svg key={i} viewBox="-2 -2 104 104" class="tile" aria-hidden="true">
        <TileFace tile={tile} rotation={i} />
      </svg>
    )),
  sackson: () => (["yellow", "blue", "green", "red"] as const).map((color) => <Stone key={color} color={color} />),
};
