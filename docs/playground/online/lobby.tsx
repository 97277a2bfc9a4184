import type { AnyGame, OptionsOf } from "fifteen-two";
import { useEffect, useRef, useState } from "preact/hooks";
import { optionsIn, usualOptions } from "../app/choices.ts";
import { Button, MainButton, Select, Trouble } from "../app/controls.tsx";
import { Frame } from "../app/frame.tsx";
import { Fields } from "../app/options.tsx";
import { load, save } from "../app/store.ts";
import { entryOf, GAMES, type GameId } from "../games/index.ts";
import type { Children, Look } from "../games/look.ts";
import { createMatch, keepPlace, type Place, placeAt, server, takeSeat } from "./server.ts";
import { openMatch, type Remote } from "./session.ts";

interface LobbyProps {
  /** The match of the link; empty for a new one. */
  readonly match: string;
  open(session: Remote): void;
}

/** Until the game begins: choosing it, taking a seat, waiting for the others. */
export function Lobby({ match, open }: LobbyProps) {
  return (
    <Frame here="online">
      <div class="online">
        <h1>Play with a friend</h1>
        {server === null ? <NoServer /> : <Seating server={server} match={match} open={open} />}
      </div>
    </Frame>
  );
}

function NoServer() {
  return (
    <>
      <p>
        Two browsers play through a server, and this link names none. Ask for a link that ends in{" "}
        <code>?server=https://…</code>, or run a server yourself: the guide tells how.
      </p>
      <p class="line">
        <a class="button" href="../documents/The_playground.html">
          Guide: The playground
        </a>
        <a href="#">Play against bots</a>
      </p>
    </>
  );
}

function Seating({ server, match, open }: LobbyProps & { server: string }) {
  const [place, setPlace] = useState(() => placeAt(server, match));
  const take = (taken: Place) => {
    keepPlace(taken);
    history.replaceState(null, "", `#online/${taken.match}`);
    setPlace(taken);
  };
  return (
    <>
      {place !== undefined ? (
        <Waiting place={place} open={open} />
      ) : match === "" ? (
        <CreateMatch server={server} take={take} />
      ) : (
        <>
          <p>You are invited to a game.</p>
          <NameForm action="Take a seat" go={async (name) => take(await takeSeat(server, match, name))} />
          <p>
            <Button act={() => setPlace({ server, match })}>Only watch</Button>
          </p>
        </>
      )}
      <p class="small">Games run on {new URL(server).host}, which deals the cards and shows each player their own.</p>
    </>
  );
}

/** Chooses a game and what is agreed. */
function CreateMatch({ server, take }: { server: string; take: (place: Place) => void }) {
  const [id, setId] = useState<GameId>("cribbage");
  const [chosen, setChosen] = useState<{ readonly look: Look; readonly options: OptionsOf<AnyGame> }>();
  useEffect(() => {
    entryOf(id)
      .load()
      .then((look) => setChosen({ look, options: usualOptions(look) }));
  }, [id]);
  if (chosen === undefined) return null;
  const { look } = chosen;
  const options = optionsIn(look, chosen.options);
  const alone = options.players === 1;
  return (
    <NameForm
      action="Create a game"
      disabled={alone || look.game.id !== id}
      go={async (name) => take(await createMatch(server, id, options, name))}
    >
      <div class="agreed">
        <Select
          name="game"
          title="Game"
          value={id}
          values={GAMES.map((game) => [game.id, game.name])}
          change={(next) => setId(next)}
        />
        <Fields look={look} options={chosen.options} change={(next) => setChosen({ look, options: next })} />
      </div>
      {alone && <p role="alert">A solitaire needs no server: play it at this page.</p>}
    </NameForm>
  );
}

interface NameProps {
  readonly action: string;
  readonly disabled?: boolean;
  readonly children?: Children;
  /** May fail with a message for the player. */
  go(name: string): Promise<void>;
}

/** Asks for a name, which is remembered, and then does something that takes a while. */
function NameForm({ action, disabled = false, children, go }: NameProps) {
  const [name, setName] = useState(() => String(load("name") ?? ""));
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  const submit = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    setTrouble("");
    save("name", name.trim());
    try {
      await go(name.trim() || "Player");
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : `${error}`);
      setBusy(false);
    }
  };
  return (
    <form onSubmit={submit}>
      {children}
      <p class="line">
        <label>
          Your name{" "}
          <input
            value={name}
            maxLength={30}
            autoComplete="nickname"
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="main" disabled={busy || disabled}>
          {action}
        </button>
      </p>
      <Trouble text={trouble} />
    </form>
  );
}

/** Until every seat is taken, what to send to the others; then the game. */
function Waiting({ place, open }: { place: Place; open: (session: Remote) => void }) {
  const [trouble, setTrouble] = useState("");
  const [free, setFree] = useState<number>();
  const start = useRef(open);
  start.current = open;
  useEffect(() => {
    let done = false;
    const look = (session: Remote) => {
      if (done) return;
      const missing = session.taken.filter((taken) => !taken).length;
      setFree(missing);
      if (missing > 0) return;
      done = true;
      start.current(session);
    };
    const opened = openMatch(place);
    opened.then(
      (session) => {
        session.subscribe(() => look(session));
        look(session);
      },
      (error: Error) => setTrouble(error.message),
    );
    return () => {
      if (!done) opened.then((session) => session.close()).catch(() => {});
      done = true;
    };
  }, [place]);
  if (trouble !== "") return <p role="alert">{trouble}</p>;
  return free === undefined ? <p role="status">Connecting …</p> : <Invitation free={free} />;
}

/** The link to send; the one of this page, which names the server and the match. */
function Invitation({ free }: { free: number }) {
  const [said, setSaid] = useState("");
  const send = async () => {
    const copying = navigator.share?.({ title: "A game of cards", url: location.href }) ?? copy();
    await copying.catch(() => setSaid("Mark the link and copy it."));
  };
  const copy = async () => {
    await navigator.clipboard.writeText(location.href);
    setSaid("The link is copied.");
  };
  return (
    <>
      <p role="status">Waiting for {free === 1 ? "another player" : `${free} other players`}. Send this link:</p>
      <p class="line">
        <input readOnly value={location.href} aria-label="The link" onFocus={(event) => event.currentTarget.select()} />
        <MainButton act={send}>Send</MainButton>
        <span role="status">{said}</span>
      </p>
      <p>
        The game begins as soon as every seat is taken. You can close this page and come back to it by the same link.
      </p>
    </>
  );
}
