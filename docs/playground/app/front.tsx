import { DECK } from "fifteen-two/cribino";
import { useState } from "preact/hooks";
import { lookOf, looks } from "../games/index.ts";
import type { Children } from "../games/look.ts";
import { CardFace } from "../pieces/card.tsx";
import { Stone } from "../pieces/stone.tsx";
import { TileFace } from "../pieces/tile.tsx";
import { LEVELS } from "../table/levels.ts";
import type { Level } from "../table/session.ts";
import type { Setup } from "../table/setup.ts";
import { capital } from "../table/words.ts";
import { Options } from "./options.tsx";
import { isOver, keptGame } from "./saved.ts";
import { server } from "./server.ts";
import { save } from "./store.ts";
import { levelKept, usualSetup } from "./usual.ts";

interface FrontProps {
  start(setup: Setup): void;
  resume(game: string): void;
  readonly message: string;
}

/** The front page: one press to dealt cards. */
export function Front({ start, resume, message }: FrontProps) {
  const [level, setLevel] = useState(levelKept);
  const [first, ...others] = looks;
  const choose = (next: Level) => {
    setLevel(next);
    save("level", next);
  };
  const play = (id: string) => start(usualSetup(lookOf(id), level));
  return (
    <div class="front">
      <header class="site">
        <a class="brand" href="../index.html">
          fifteen-two
        </a>
        <nav aria-label="More">
          {server && <a href="#online">Play with a friend</a>}
          <a href="#count">Count a hand</a>
          <a href="#drill">Counting practice</a>
          <a href="#statistics">Your statistics</a>
          <a href="../index.html">Library</a>
        </nav>
      </header>
      <main id="main">
        {message && (
          <p class="trouble" role="alert">
            {message}
          </p>
        )}
        <section class="hero">
          <div class="fan" aria-hidden="true">
            {(["5H", "5S", "5D", "JC"] as const).map((card) => (
              <CardFace key={card} card={card} />
            ))}
          </div>
          <h1>Cribbage, right here</h1>
          <p>{first?.about} No sign-up, no ads, and it works offline.</p>
          <fieldset class="levels">
            <legend class="unseen">How well the bots play</legend>
            {LEVELS.map((one) => (
              <label key={one} class={one === level ? "on" : ""}>
                <input type="radio" name="level" checked={one === level} onChange={() => choose(one)} />
                {capital(one)}
              </label>
            ))}
          </fieldset>
          <button type="button" class="main big" onClick={() => play("cribbage")}>
            Play cribbage
          </button>
          <Resume id="cribbage" resume={resume} />
          <Options look={lookOf("cribbage")} level={level} start={start} />
        </section>
        <section class="games" aria-label="Other games">
          {others.map(({ game, about }) => (
            <article key={game.id} class="game-card">
              <Emblem id={game.id} />
              <h2>{game.name}</h2>
              <p>{about}</p>
              <button type="button" class="main" onClick={() => play(game.id)}>
                Play {game.name}
              </button>
              <Resume id={game.id} resume={resume} />
              <Options look={lookOf(game.id)} level={level} start={start} />
              <p>
                <a href={`#rules/${game.id}`}>
                  Rules<span class="unseen"> of {game.name}</span>
                </a>
              </p>
            </article>
          ))}
        </section>
      </main>
    </div>
  );
}

/** A picture of what a game is played with. */
function Emblem({ id }: { id: string }) {
  const pictures: Readonly<Record<string, Children>> = {
    crosscribb: (["QS", "7D", "8C"] as const).map((card) => <CardFace key={card} card={card} />),
    cribino: DECK.slice(5, 8).map((tile, i) => (
      <svg key={i} viewBox="-2 -2 104 104" class="tile" aria-hidden="true">
        <TileFace tile={tile} rotation={i} />
      </svg>
    )),
    sackson: (["yellow", "blue", "green", "red"] as const).map((color) => <Stone key={color} color={color} />),
  };
  return (
    <div class="emblem" aria-hidden="true">
      {pictures[id]}
    </div>
  );
}

function Resume({ id, resume }: { id: string; resume(game: string): void }) {
  const kept = keptGame(id);
  if (kept === undefined || isOver(kept)) return null;
  return (
    <button type="button" onClick={() => resume(id)}>
      Resume your game of {lookOf(id).game.name}
    </button>
  );
}
