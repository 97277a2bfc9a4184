import type { ComponentChildren as Children } from "preact";
import { useEffect, useState } from "preact/hooks";
import * as v from "valibot";
import { findEntry, GAMES, type GameId } from "../../table/looks/index.ts";
import { Button, Check, Select, Trouble } from "../../ui/controls.tsx";
import { go } from "../../ui/go.ts";
import { language, listOf, t } from "../../ui/words.ts";
import { load, save } from "../kept/store.ts";
import { LinkHere } from "../play/link.tsx";
import { MatchLength, useOptions } from "../play/options.tsx";
import type { Update } from "./history.ts";
import { createMatch, leave, openTables, type Place, takeSeat } from "./server.ts";
import type { Remote } from "./session.ts";

/** Time to wait for an answer before the page reports a failure, in milliseconds. */
const PATIENCE = 4000;

/** Shown until the server answers. */
export function Connecting() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, PATIENCE, true);
    return () => clearTimeout(timer);
  }, []);
  return <p role="status">{late ? t("The server does not answer. Trying again …") : t("Connecting …")}</p>;
}

/** How often to refresh the list of open tables, in milliseconds. */
const OFTEN = 10_000;

/** Lists matches that anyone may join. */
export function OpenTables() {
  const [tables, setTables] = useState<Awaited<ReturnType<typeof openTables>>>([]);
  useEffect(() => {
    const ask = () => document.hidden || void openTables().then(setTables);
    ask();
    const timer = setInterval(ask, OFTEN);
    return () => clearInterval(timer);
  }, []);
  const known = tables.filter(({ game }) => findEntry(game));
  if (known.length === 0) return null;
  return (
    <section class="open">
      <h2>{t("Open tables")}</h2>
      <ul>
        {known.map(({ match, game, names, turn }) => (
          <li key={match}>
            <span>
              <bdi>{listOf(Object.values(names).map((name) => name || t("Somebody")))}</bdi>: {findEntry(game)?.name}
              {turn && <>. {turnText(turn)}</>}
            </span>
            <a class="button" href={`#online/${encodeURIComponent(match)}`}>
              {t("Join")}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The time limit of a turn, and its consequence. */
export function turnText({ seconds, end }: NonNullable<Update["turn"]>): string {
  const units = { day: 86_400, hour: 3_600, minute: 60, second: 1 };
  const [unit, size] = Object.entries(units).find(([, size]) => seconds % size === 0) ?? ["second", 1];
  const time = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(seconds / size);
  if (end === "move") return t("{time} per turn; then the server moves.", { time });
  if (end === "bot") return t("{time} per turn; then a bot plays on.", { time });
  return t("{time} per turn; then the match is lost.", { time });
}

type Take = (place: Place) => void;

/** An invitation to take a seat; where none is free, a wait for the players. */
export function Invited({ session, take }: { session: Remote; take: Take }) {
  const { game, place, taken, full, players, trouble } = session;
  const { turn, series } = session.update;
  const here = players.filter((_, seat) => taken[seat]).map(({ name }) => name);
  const values = { names: listOf(here), n: here.length, game: game.name };
  if (full) return <p role="status">{`${waitingFor(taken)} ${t("Then you can watch.")}`}</p>;
  return (
    <>
      <p>{t("{names} {n|invites|invite} you to a game of {game}.", values)}</p>
      {turn && <p>{turnText(turn)}</p>}
      {series?.firstTo && <p>{t("The first to win {n} games wins the match.", { n: series.firstTo })}</p>}
      <p role="status">{trouble}</p>
      <NameForm action={t("Take a seat")} ask={(name) => takeSeat(place.match, name).then(take)} />
    </>
  );
}

/** The link to send until every seat is taken. */
export function Invitation({ session: { taken, place, update, trouble } }: { session: Remote }) {
  const [refused, setRefused] = useState("");
  const fail = ({ message }: Error) => setRefused(message);
  const leaveHere = () => leave(place).then(() => go("#online"), fail);
  return (
    <>
      <p role="status">
        {waitingFor(taken)}{" "}
        {place.before ? t("The others know already. If they don’t come, send them this link:") : t("Send this link:")}
      </p>
      <LinkHere />
      <p>
        {t(
          "The game begins as soon as every seat is taken. You can close this page and come back to it by the same link. If others wait for you for some minutes before the first move, your seat becomes free.",
        )}
      </p>
      {update.turn && <p>{turnText(update.turn)}</p>}
      <p role="status">{refused || trouble}</p>
      <p>
        <Button act={leaveHere}>{t("Leave the table")}</Button>
      </p>
    </>
  );
}

function waitingFor(taken: readonly boolean[]): string {
  return t("Waiting for {n} more {n|player|players}.", { n: taken.filter((one) => !one).length });
}

/** A form for the game and its options. */
export function CreateMatch({ take }: { take: Take }) {
  const [id, setId] = useState<GameId>("cribbage");
  const [listed, setListed] = useState(false);
  const [match, setMatch] = useState("1");
  const { look, options, fields } = useOptions(id);
  const alone = options.players === 1;
  const games = GAMES.map((game) => [game.id, game.name] as const);
  return (
    <NameForm
      action={t("Create a game")}
      disabled={alone || look === undefined}
      ask={(name) =>
        createMatch({ game: id, options, listed, name, ...(match !== "1" && { firstTo: Number(match) }) }).then(take)
      }
    >
      <div class="agreed">
        <Select name="game" title={t("Game")} value={id} values={games} change={(next) => setId(next)} />
        {fields}
        <MatchLength value={match} change={setMatch} />
      </div>
      <Check label={t("Anyone may join")} on={listed} set={setListed} />
      {alone && <p role="alert">{t("Solitaire needs no server: play it on this page.")}</p>}
    </NameForm>
  );
}

interface NameProps {
  readonly action: string;
  readonly disabled?: boolean;
  readonly children?: Children;
  /** Fails with a message for the player. */
  ask(name: string | undefined): Promise<void>;
}

/** Asks the player for a name, which is stored, and then the server for a seat. */
function NameForm({ action, disabled = false, children, ask }: NameProps) {
  /** Undefined during the request. */
  const [trouble, setTrouble] = useState<string | undefined>("");
  const submit = (event: SubmitEvent & { readonly currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    const name = `${new FormData(event.currentTarget).get("name")}`.trim();
    setTrouble(undefined);
    save("name", name);
    ask(name || undefined).catch(({ message }: Error) => setTrouble(message));
  };
  return (
    <form onSubmit={submit}>
      {children}
      <p class="line">
        <label>
          {t("Your name")}{" "}
          <input name="name" defaultValue={load("name", v.string()) ?? ""} maxLength={30} autoComplete="nickname" />
        </label>
        <button type="submit" class="main" disabled={disabled || trouble === undefined}>
          {action}
        </button>
      </p>
      <Trouble text={trouble ?? ""} />
    </form>
  );
}
