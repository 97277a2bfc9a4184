import type { ComponentChildren as Children } from "preact";
import { useEffect, useState } from "preact/hooks";
import { isReviewed } from "../../table/coach/reviews.ts";
import { SPEED_NAMES } from "../../table/session/prefs.ts";
import SHORTCUTS from "../../table/shortcuts.json";
import { Table } from "../../table/table.tsx";
import { Button, Check, Select } from "../../ui/controls.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Figures } from "../../ui/figures.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { useRedraw } from "../../ui/redraw.ts";
import { t } from "../../ui/words.ts";
import { NEW, readGames } from "../kept/games.ts";
import { usePrefs } from "../kept/prefs.ts";
import { SoundTool } from "../sound.tsx";
import type { LocalGame } from "./begin.tsx";
import { ShareGame } from "./link.tsx";

const Rules = lazy(() => import("../rules/index.tsx"));

type TableProps = Parameters<typeof Table>[0];

interface SittingProps extends Omit<TableProps, "prefs" | "roomy" | "isNew" | "offer" | "openMenu"> {
  /** The ID of the game in storage; undefined for another player's game. */
  readonly id: string | undefined;
  readonly local?: LocalGame | undefined;
  /** Content before the tools, such as the time left. */
  readonly clock?: Children;
  /** Text about the match in the menu. */
  readonly note?: Children;
}

/** A table with its menu, for as long as the session is open. */
export function Sitting({ id, local, clock, note, ...shared }: SittingProps) {
  const { session, look } = shared;
  const [prefs] = usePrefs();
  const [isFirst] = useState(() => !readGames().some(({ game }) => game === session.game.id));
  const [isNew] = useState(() => readGames().length < NEW);
  const [menu, setMenu] = useState(false);
  useEffect(() => () => session.close(), []);
  useRedraw(session.subscribe);
  const over = isReviewed(session);
  useEffect(() => {
    if (!over) return;
    const left = new AbortController();
    void import("./keep.ts").then(({ keep }) => keep(session, id, left.signal));
    return () => left.abort();
  }, [over]);
  return (
    <>
      <Table
        {...shared}
        offer={[clock, <SoundTool key="sound" />]}
        prefs={prefs}
        roomy={isFirst}
        isNew={isNew}
        openMenu={() => setMenu(true)}
      />
      {menu && <Menu {...{ session, look, local, note }} close={() => setMenu(false)} />}
    </>
  );
}

type MenuProps = Pick<SittingProps, "session" | "look" | "local" | "note"> & { close(): void };

/** Seldom used tools: the rules, new games, settings of the table, a link to the game. */
function Menu({ session, look, local, note, close }: MenuProps) {
  const [prefs, setPrefs] = usePrefs();
  const [isReading, setReading] = useState(false);
  const { id, name } = look.game;
  if (isReading)
    return (
      <Dialog title={t("Rules of {name}", { name })} close={close}>
        <Rules game={id} />
      </Dialog>
    );
  const check = (name: "own" | "coach", label: string) => (
    <Check label={label} on={prefs[name]} set={(on) => setPrefs({ [name]: on })} />
  );
  return (
    <Dialog title={name} close={close}>
      <div class="menu">
        <Button act={() => setReading(true)}>{t("Rules")}</Button>
        {local?.back && <Button act={local.back}>{t("Back to the first game")}</Button>}
        {local && <Button act={() => local.again({})}>{t("New game")}</Button>}
        <a class="button" href="#">
          {t("Other games")}
        </a>
        <Select
          name="speed"
          title={t("Speed")}
          value={prefs.speed}
          values={SPEED_NAMES.map((speed) => [speed, t(speed)])}
          change={(speed) => setPrefs({ speed })}
        />
        {id === "cribbage" && check("own", t("Count my hands myself"))}
        {check("coach", t("Comment on my choices (at first only praise)"))}
        <ShareGame session={session} />
        {note}
      </div>
      <details class="by-keys">
        <summary>{t("Keys")}</summary>
        <Figures class="keys" of={Object.fromEntries(Object.entries(SHORTCUTS).map(([key, act]) => [key, t(act)]))} />
      </details>
    </Dialog>
  );
}
