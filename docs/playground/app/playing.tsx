import { type AnyGame, type RecordOf, type Seat, series } from "fifteen-two";
import { findGame } from "fifteen-two/games";
import { useEffect, useMemo, useState } from "preact/hooks";
import { lookOf } from "../games/index.ts";
import { localSession } from "../table/local.ts";
import { newSeed, type Setup } from "../table/setup.ts";
import { Table } from "../table/table.tsx";
import { End } from "./end.tsx";
import { Menu } from "./menu.tsx";
import { hooks } from "./mounts.ts";
import type { Prefs } from "./prefs.ts";
import { keepGame, type Saved } from "./saved.ts";

interface PlayingProps {
  readonly saved: Saved;
  readonly prefs: Prefs;
  setPrefs(change: Partial<Prefs>): void;
  start(setup: Setup, records?: readonly RecordOf<AnyGame>[], moves?: Saved["moves"]): void;
  leave(): void;
}

/** A game at this page: the table, its menu, its end, and what is kept of it for a reload. */
export function Playing({ saved, prefs, setPrefs, start, leave }: PlayingProps) {
  const { setup, records } = saved;
  const look = lookOf(setup.game);
  const session = useMemo(() => localSession(findGame(setup.game)!, setup, saved.moves), [saved]);
  useEffect(() => () => session.close(), [session]);
  const [menu, setMenu] = useState<{ readonly moves: number; readonly seat: Seat | undefined }>();
  const [kept, setKept] = useState(false);
  const keep = (seen: number) => {
    const record = session.record?.();
    if (record !== undefined) keepGame({ setup, moves: record.moves, seen, records });
    const over = session.knowledge(seen).outcome !== undefined;
    if (over && !kept && saved.seen < seen) hooks.keep?.(session);
    setKept(over);
  };
  const again = (change: Partial<Setup>) => start({ ...setup, seed: newSeed(), ...change });
  const record = session.record?.();
  const over = session.knowledge(session.length).outcome !== undefined;
  const played = over && record ? [...records, record] : records;
  const match =
    setup.match > 1
      ? series(look.game, { firstTo: setup.match, options: played[0]?.settings ?? setup.options }, played)
      : undefined;
  return (
    <>
      <Table
        session={session}
        look={look}
        start={saved.seen}
        prefs={prefs}
        seen={keep}
        openMenu={(moves, seat) => setMenu({ moves, seat })}
        end={(step) => (
          <End
            session={session}
            look={look}
            setup={setup}
            match={match}
            step={step}
            again={again}
            next={() => match?.next && start({ ...setup, options: match.next, seed: newSeed() }, played)}
          />
        )}
      />
      {menu && (
        <Menu
          {...menu}
          session={session}
          look={look}
          setup={setup}
          prefs={prefs}
          setPrefs={setPrefs}
          again={again}
          start={start}
          leave={leave}
          close={() => setMenu(undefined)}
        />
      )}
    </>
  );
}
