import { useEffect, useState } from "preact/hooks";
import { type GameId, useLook } from "../../table/looks/index.ts";
import { newSeed } from "../../table/session/setup.ts";
import { MainButton, Tool, Trouble } from "../../ui/controls.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { go } from "../../ui/go.ts";
import { listOf, t } from "../../ui/words.ts";
import { Frame } from "../frame.tsx";
import { gameFrom } from "../kept/saved.ts";
import { Message } from "../message.tsx";
import { useBegin } from "../play/begin.tsx";
import { End, isDecided, matchText } from "../play/end.tsx";
import { Sitting } from "../play/sitting.tsx";
import type { Route } from "../route.ts";
import { GoOn } from "./go-on.tsx";
import { Connecting, CreateMatch, Invitation, Invited, OpenTables, turnText } from "./lobby.tsx";
import { Phrases, Spoken } from "./phrases.tsx";
import { keepPlace, type Place, placeAt, rematch, server } from "./server.ts";
import { type Opened, openMatch, type Remote } from "./session.ts";

/** A match over a server: `#online` creates one, and `#online/MATCH` joins, resumes or watches it. */
export default function Online({ path: [match] }: Route) {
  const [place, setPlace] = useState(() => (server === null || !match ? undefined : placeAt(match)));
  const [{ session, trouble = "", again }, setOpened] = useState<Opened>({});
  useEffect(() => place && openMatch(place, setOpened), [place]);
  const take = (taken: Place) => {
    keepPlace(taken);
    history.replaceState(null, "", `#online/${taken.match}`);
    setPlace(taken);
  };
  const lobby = () => {
    if (place === undefined || trouble)
      return (
        <>
          <Trouble text={trouble} />
          <GoOn />
          <OpenTables />
          <CreateMatch take={take} />
        </>
      );
    if (session === undefined) return <Connecting />;
    if (place.token) return <Invitation session={session} />;
    return <Invited session={session} take={take} />;
  };
  if (server === null) return <NoServer />;
  return (
    <>
      {session?.taken.every(Boolean) ? (
        <OnlineTable session={session} />
      ) : (
        <Frame here="online">
          <div class="online">
            <h1>{t("Play with a friend")}</h1>
            {lobby()}
            <p class="small">
              {t("Games run on {host}, which deals the cards and shows everybody only their own.", {
                host: new URL(server).host,
              })}
            </p>
          </div>
        </Frame>
      )}
      {again && (
        <Dialog title={t("The connection is lost")} close={again}>
          <p>{t("The server has not answered for some minutes.")}</p>
          <MainButton act={again}>{t("Connect again")}</MainButton>
        </Dialog>
      )}
    </>
  );
}

function NoServer() {
  const text = t("This link is incomplete. Ask your friend for the whole one, or play together on this device.");
  return (
    <Message title={t("Play with a friend")} text={text}>
      <a class="button main" href="#play/cribbage?players=person.person">
        {t("Play on this device")}
      </a>
      <a class="button" href="../documents/The_playground.html">
        {t("Run a game server")}
      </a>
    </Message>
  );
}

/** Turns longer than this many milliseconds get no countdown. */
const LONGEST = 3_600_000;

/** The time left for a turn, such as "0:42". */
function Countdown({ until }: { until: number }) {
  const [left, setLeft] = useState(until - Date.now());
  useEffect(() => {
    const timer = setInterval(() => setLeft(until - Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  if (left > LONGEST) return null;
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return (
    <span class="countdown" role="timer" aria-label={t("Time left")}>
      {`${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, "0")}`}
    </span>
  );
}

/** The table of a match; moves from before it opened are not replayed. */
function OnlineTable({ session }: { session: Remote }) {
  const { game, players, place, deadline, update } = session;
  const { turn, series, next } = update;
  const { begin, question } = useBegin();
  const [start] = useState(session.length);
  const [refused, setRefused] = useState("");
  const [speaking, setSpeaking] = useState(false);
  const look = useLook(game.id as GameId);
  if (look === undefined) return null;
  /** Plays on from an earlier move at this page, with bots in the seats of the others. */
  const retry = (moves: number) => {
    const options = session.record()?.settings;
    if (options === undefined) return;
    const kinds = players.map(({ kind }) => (kind === "person" ? kind : "advanced"));
    const setup = { game: game.id, options, players: kinds, seed: newSeed(), match: 1 };
    begin(game, gameFrom(setup, session, moves, `#online/${place.match}`));
  };
  /** A rematch of the same players; the first to join waits there. */
  const again = () => {
    const arrive = (next: Place) => {
      keepPlace(next);
      go(`#online/${next.match}`);
    };
    rematch(place).then(arrive, ({ message }: Error) => setRefused(message));
  };
  const asking = update.rematch.filter((seat) => seat !== place.seat).map((seat) => players[seat]?.name ?? "");
  const told =
    asking.length > 0 && t("{names} {n|asks|ask} for a rematch.", { names: listOf(asking), n: asking.length });
  const below = (
    <>
      {series && <p>{matchText(session, series)}</p>}
      <p class="small" role="status">
        {refused || told || (place.token && t("A rematch begins when everybody has asked for it."))}
      </p>
    </>
  );
  const rematching = place.token ? (
    <MainButton act={again}>
      {series?.firstTo && !isDecided(series) ? t("Next game of the match") : t("Rematch")}
    </MainButton>
  ) : (
    next && <MainButton act={() => go(`#online/${next}`)}>{t("Watch the rematch")}</MainButton>
  );
  return (
    <>
      <Sitting
        {...{ session, look, start, retry }}
        id={place.match}
        note={turn && <p class="small">{turnText(turn)}</p>}
        notice={<Spoken {...session} />}
        clock={
          <>
            {series && (
              <span class="countdown">{t("Game {n}, {score}", { n: series.game, score: series.won.join("–") })}</span>
            )}
            {deadline && <Countdown key={deadline} until={deadline} />}
            {place.token && <Tool icon="say" label={t("Say something")} act={() => setSpeaking(true)} />}
          </>
        }
        end={(step) => (
          <End {...{ session, step, below }} again={rematching}>
            <a class="button" href="#online">
              {t("Another game")}
            </a>
          </End>
        )}
      />
      {speaking && <Phrases say={session.say} close={() => setSpeaking(false)} />}
      {question}
    </>
  );
}
