import type { AnyGame, Series } from "fifteen-two";
import { useEffect, useState } from "preact/hooks";
import type { Children, Look } from "../table/looks/look.ts";
import type { Session } from "../table/session.ts";
import type { Setup } from "../table/setup.ts";
import { Table } from "../table/table.tsx";
import { lazy } from "../ui/lazy.tsx";
import { Menu } from "./menu.tsx";
import { usePrefs } from "./prefs.ts";
import type { Saved } from "./saved.ts";

const Developer = lazy(() => import("./developer/index.tsx"));

/** What a game at this page has, and one over a server has not: the seed of its cards, its match, others like it. */
export interface LocalGame {
  readonly setup: Setup;
  readonly match: Series<AnyGame> | undefined;
  /** Starts another game, like this one but for a change. */
  again(change: Partial<Setup>): void;
  /** The next game of the match. */
  next(): void;
  /** Plays on from an earlier move. */
  retry(moves: number): void;
  /** Goes back to the game of which this one plays a part again. */
  readonly back: (() => void) | undefined;
  begin(game: AnyGame, saved: Saved): void;
}

interface SittingProps {
  readonly session: Session;
  readonly look: Look;
  /** How many moves need not be shown again. */
  readonly start: number;
  readonly local?: LocalGame;
  seen?(moves: number): void;
  retry?(moves: number): void;
  end(step: (moves: number) => void): Children;
}

/** A table with its menu and the drawer for developers, for as long as the session is open. */
export function Sitting({ local, seen = () => {}, ...shared }: SittingProps) {
  const { session, look } = shared;
  const [prefs, setPrefs] = usePrefs();
  const [menu, setMenu] = useState<number>();
  const [drawer, setDrawer] = useState(false);
  useEffect(() => {
    document.body.classList.add("playing");
    return () => {
      document.body.classList.remove("playing");
      session.close();
    };
  }, []);
  const close = () => setDrawer(false);
  return (
    <>
      <Table
        {...shared}
        prefs={prefs}
        seen={seen}
        openMenu={setMenu}
        beside={
          drawer ? (moves, seat) => <Developer session={session} moves={moves} seat={seat} close={close} /> : undefined
        }
      />
      {menu !== undefined && (
        <Menu
          session={session}
          look={look}
          moves={menu}
          prefs={prefs}
          setPrefs={setPrefs}
          local={local}
          openDrawer={() => setDrawer(true)}
          close={() => setMenu(undefined)}
        />
      )}
    </>
  );
}
