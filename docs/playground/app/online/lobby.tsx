import type { AnyGame, OptionsOf } from "fifteen-two";
import type { ComponentChildren as Children } from "preact";
import { useState } from "preact/hooks";
import { GAMES, type GameId, useLook } from "../../table/looks/index.ts";
import { Check, Select, Trouble } from "../../ui/controls.tsx";
import { does, listed } from "../../ui/words.ts";
import { load, save } from "../kept/store.ts";
import { optionsIn, usualOptions } from "../play/choices.ts";
import { LinkHere } from "../play/link.tsx";
import { Fields } from "../play/options.tsx";
import { createMatch, type Place, takeSeat } from "./server.ts";
import type { Remote } from "./session.ts";

/** Shown when the link names no server. */
export function NoServer() {
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

interface TakeProps {
  take(place: Place): void;
}

/** An invitation: take a seat, or wait for the others and watch. */
export function Invited({
  session: { game, place, taken, full, players, trouble },
  watch,
  take,
}: TakeProps & { session: Remote; watch: boolean }) {
  const here = players.filter((_, seat) => taken[seat]).map(({ name }) => name);
  if (watch || full) return <p role="status">{waitingFor(taken)}. Then you can watch.</p>;
  return (
    <>
      <p>
        {does(listed(here), "invite")} you to a game of {game.name}.
      </p>
      <p role="status">{trouble}</p>
      <NameForm action="Take a seat" go={async (name) => take(await takeSeat(place.server, place.match, name))} />
      <p>
        <a class="button" href={`#online/${encodeURIComponent(place.match)}?watch`}>
          Only watch
        </a>
      </p>
    </>
  );
}

function waitingFor(taken: readonly boolean[]): string {
  const free = taken.filter((one) => !one).length;
  return `Waiting for ${free === 1 ? "another player" : `${free} other players`}`;
}

/** Chooses a game and what is agreed. */
export function CreateMatch({ server, take }: TakeProps & { server: string }) {
  const [id, setId] = useState<GameId>("cribbage");
  const [changed, setChanged] = useState<OptionsOf<AnyGame>>();
  const [open, setOpen] = useState(false);
  const look = useLook(id);
  const chosen = changed ?? (look ? usualOptions(look) : {});
  const options = look ? optionsIn(look, chosen) : chosen;
  const alone = options.players === 1;
  const choose = (next: GameId) => {
    setId(next);
    setChanged(undefined);
  };
  return (
    <NameForm
      action="Create a game"
      disabled={alone || look === undefined}
      go={async (name) => take(await createMatch(server, { game: id, options, listed: open, name }))}
    >
      <div class="agreed">
        <Select
          name="game"
          title="Game"
          value={id}
          values={GAMES.map((game) => [game.id, game.name])}
          change={choose}
        />
        {look && <Fields look={look} options={chosen} change={setChanged} />}
      </div>
      <Check label="Anyone may join" on={open} set={setOpen} />
      {alone && <p role="alert">Solitaire needs no server: play it on this page.</p>}
    </NameForm>
  );
}

interface NameProps {
  readonly action: string;
  readonly disabled?: boolean;
  readonly children?: Children;
  /** May fail with a message for the player. */
  go(name: string | undefined): Promise<void>;
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
      await go(name.trim() || undefined);
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

/** Until every seat is taken, the link to send. */
export function Invitation({ session: { taken, place } }: { session: Remote }) {
  return (
    <>
      <p role="status">
        {waitingFor(taken)}. {place.before ? "They have been told. If they don’t come, send" : "Send"} this link:
      </p>
      <LinkHere />
      <p>
        The game begins as soon as every seat is taken. You can close this page and come back to it by the same link.
      </p>
      {place.before && <a href={`#online/${place.before}`}>Back to the last game</a>}
    </>
  );
}
