import type { BotLevel } from "fifteen-two/bots";
import { DECK } from "fifteen-two/cribino";
import { useEffect, useState } from "preact/hooks";
import { GAMES, type GameId } from "../table/looks/index.ts";
import { LEVELS } from "../table/session/session.ts";
import { MainButton, Trouble } from "../ui/controls.tsx";
import { go } from "../ui/go.ts";
import { lazy } from "../ui/lazy.tsx";
import { PegBoard } from "../ui/pieces/board.tsx";
import { CardFace } from "../ui/pieces/card.tsx";
import { Stone } from "../ui/pieces/stone.tsx";
import { TileFace } from "../ui/pieces/tile.tsx";
import { capital } from "../ui/words.ts";
import { Frame } from "./frame.tsx";
import { isOn } from "./kept/saved.ts";
import { load, save } from "./kept/store.ts";
import { GoOn } from "./online/go-on.tsx";
import { tables } from "./play/tables.tsx";

const Options = lazy(() => import("./play/options.tsx"));

/** The front page: one press to dealt cards. */
export default function Front({ message }: { message: string }) {
  const [level, setLevel] = useState<BotLevel>(() => LEVELS.find((known) => known === load("level")) ?? "medium");
  const [{ about }, ...others] = GAMES;
  const latest = GAMES.find(({ id }) => id === load("latest") && isOn(id)) ?? GAMES.find(({ id }) => isOn(id));
  useEffect(() => {
    const timer = setTimeout(() => tables[latest?.id ?? "cribbage"].load(), 300);
    return () => clearTimeout(timer);
  }, []);
  const choose = (next: BotLevel) => {
    setLevel(next);
    save("level", next);
  };
  const play = (id: GameId) => () => go(`#play/${id}?new=${level}`);
  return (
    <Frame here="front">
      {message && <Trouble text={message} />}
      <section class="hero">
        <div class="fan" aria-hidden="true">
          {(["5H", "5S", "5D", "JC"] as const).map((card) => (
            <CardFace key={card} card={card} />
          ))}
        </div>
        <div class="plank with-board" aria-hidden="true">
          <PegBoard
            target={121}
            skunks={[90, 60]}
            names={["You", "Nora"]}
            pegs={[
              { front: 44, rear: 36 },
              { front: 29, rear: 21 },
            ]}
            flat
          />
        </div>
        <h1>Cribbage, right here</h1>
        <p>{about} No sign-up, no ads, and it works offline.</p>
        <GoOn />
        {latest && (
          <button type="button" class="main big" onClick={() => go(`#play/${latest.id}`)}>
            Continue your game of {latest.name}
          </button>
        )}
        <fieldset class="levels">
          <legend class="unseen">How well the bots play</legend>
          {LEVELS.map((one) => (
            <label key={one} class={one === level ? "on" : ""}>
              <input type="radio" name="level" checked={one === level} onChange={() => choose(one)} />
              {capital(one)}
            </label>
          ))}
        </fieldset>
        <button type="button" class={latest ? "" : "main big"} onClick={play("cribbage")}>
          Play cribbage
        </button>
        <More id="cribbage" level={level} />
        <a href="#rules/cribbage">
          Rules<span class="unseen"> of cribbage</span>
        </a>
      </section>
      <section class="games" aria-label="Other games">
        {others.map(({ id, name, about: words }) => (
          <article key={id} class="game-card">
            <div class="emblem" aria-hidden="true">
              {EMBLEMS[id]()}
            </div>
            <h2>{name}</h2>
            <p>{words}</p>
            {isOn(id) && id !== latest?.id && (
              <a class="button" href={`#play/${id}`}>
                Continue your game of {name}
              </a>
            )}
            <MainButton act={play(id)}>Play {name}</MainButton>
            <More id={id} level={level} />
            <p>
              <a href={`#rules/${id}`}>
                Rules<span class="unseen"> of {name}</span>
              </a>
            </p>
          </article>
        ))}
      </section>
    </Frame>
  );
}

/** The options of a game, folded away until they are asked for. */
function More({ id, ...props }: { id: GameId; level: BotLevel }) {
  const [open, setOpen] = useState(false);
  const { name } = GAMES.find((game) => game.id === id)!;
  return (
    <details class="options" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        Options and players<span class="unseen"> for {name}</span>
      </summary>
      {open && <Options id={id} {...props} />}
    </details>
  );
}

/** What each of the other games is played with. */
const EMBLEMS = {
  cribbage: () => null,
  crosscribb: () => (["QS", "7D", "8C"] as const).map((card) => <CardFace key={card} card={card} />),
  cribino: () =>
    DECK.slice(5, 8).map((tile, i) => (
      <svg key={i} viewBox="-2 -2 104 104" class="tile" aria-hidden="true">
        <TileFace tile={tile} rotation={i} />
      </svg>
    )),
  sackson: () => (["yellow", "blue", "green", "red"] as const).map((color) => <Stone key={color} color={color} />),
};
