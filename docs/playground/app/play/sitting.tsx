import type { ComponentChildren as Children } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Look } from "../../table/looks/look.ts";
import type { Session } from "../../table/session/session.ts";
import { Table } from "../../table/table.tsx";
import { Button } from "../../ui/controls.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { t } from "../../ui/words.ts";
import { readGames } from "../kept/games.ts";
import { usePrefs } from "../kept/prefs.ts";
import type { LocalGame } from "./begin.tsx";
import { Menu } from "./menu.tsx";

const Developer = lazy(() => import("../developer/index.tsx"));

interface SittingProps {
  readonly session: Session;
  readonly look: Look;
  /** How many moves need not be shown again. */
  readonly start: number;
  readonly local?: LocalGame;
  /** What is wrong, until it is dismissed. */
  readonly notice?: Children;
  seen?(moves: number): void;
  retry?(moves: number): void;
  end(step: (moves: number) => void): Children;
}

/** A table with its menu and the drawer for developers, for as long as the session is open. */
export function Sitting({ local, seen = () => {}, ...shared }: SittingProps) {
  const { session, look } = shared;
  const [prefs, setPrefs] = usePrefs();
  const [isFirst] = useState(() => !readGames().some(({ game }) => game === session.game.id));
  const [menu, setMenu] = useState<number>();
  const [drawer, setDrawer] = useState(false);
  useEffect(() => {
    document.body.classList.add("playing");
    return () => {
      document.body.classList.remove("playing");
      session.close();
    };
  }, []);
  const offer = prefs.sound === null && (
    <p class="notice" role="status">
      {t("Play with sounds?")} <Button act={() => setPrefs({ sound: true })}>{t("Yes")}</Button>{" "}
      <Button act={() => setPrefs({ sound: false })}>{t("No")}</Button>
    </p>
  );
  return (
    <>
      <Table
        {...shared}
        notice={shared.notice || offer}
        prefs={prefs}
        roomy={prefs.tips && isFirst}
        seen={seen}
        openMenu={setMenu}
        beside={
          drawer
            ? (moves, seat) => <Developer session={session} moves={moves} seat={seat} close={() => setDrawer(false)} />
            : undefined
        }
      />
      {menu !== undefined && (
        <Menu
          {...{ session, look, local, prefs, setPrefs }}
          moves={menu}
          openDrawer={() => setDrawer(true)}
          close={() => setMenu(undefined)}
        />
      )}
    </>
  );
}
