import type { Seat } from "fifteen-two";
import { useEffect, useState } from "preact/hooks";
import { Button } from "../app/controls.tsx";
import { Dialog } from "../app/dialog.tsx";
import { verdict } from "../app/end.tsx";
import { lazy } from "../app/lazy.tsx";
import type { Prefs } from "../app/prefs.ts";
import { entryOf, type GameId } from "../games/index.ts";
import type { Look } from "../games/look.ts";
import type { Session } from "../table/session.ts";
import { namesIn } from "../table/sight.ts";
import { Table } from "../table/table.tsx";
import { sideName } from "../table/words.ts";

const Rules = lazy(() => import("../rules/index.tsx"));
const Developer = lazy(() => import("../developer/index.tsx"));

interface Props {
  readonly session: Session;
  readonly prefs: Prefs;
}

/** The table of a match; what has happened before it opened is not shown again. */
export function OnlineTable({ session, prefs }: Props) {
  const [start] = useState(session.length);
  const [look, setLook] = useState<Look>();
  const [menu, setMenu] = useState<"menu" | "rules">();
  const [drawer, setDrawer] = useState(false);
  useEffect(() => {
    entryOf(session.game.id as GameId)
      .load()
      .then(setLook);
    document.body.classList.add("playing");
    return () => {
      document.body.classList.remove("playing");
      session.close();
    };
  }, []);
  if (look === undefined) return null;
  const close = () => setMenu(undefined);
  const open = () => {
    setDrawer(true);
    close();
  };
  const beside = (moves: number, seat: Seat | undefined) => (
    <Developer session={session} moves={moves} seat={seat} close={() => setDrawer(false)} />
  );
  return (
    <>
      <Table
        session={session}
        look={look}
        start={start}
        prefs={prefs}
        seen={() => {}}
        openMenu={() => setMenu("menu")}
        beside={drawer ? beside : undefined}
        end={() => <End session={session} />}
      />
      {menu === "rules" && (
        <Dialog title={`Rules of ${look.game.name}`} close={close}>
          <Rules game={look.game.id} />
        </Dialog>
      )}
      {menu === "menu" && (
        <Dialog title={look.game.name} close={close}>
          <div class="menu">
            <Button act={() => setMenu("rules")}>Rules</Button>
            <Button act={open}>For developers</Button>
            <p>
              <a href="#">Other games</a>. You can come back to this one by its link.
            </p>
          </div>
        </Dialog>
      )}
    </>
  );
}

function End({ session }: { session: Session }) {
  const { outcome, view } = session.knowledge(session.length);
  if (outcome === undefined) return null;
  const sides = view.scores.map((_, side) => sideName(view, side, namesIn(session)));
  return (
    <section class="panel end" aria-label="The end">
      <h2>{verdict(outcome, sides)}</h2>
      <p class="final">{sides.map((side, i) => `${side} ${outcome.scores[i]}`).join(" · ")}</p>
      <p class="buttons">
        <a class="button" href="#online">
          Another game
        </a>
      </p>
    </section>
  );
}
