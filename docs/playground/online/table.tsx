import type { Seat } from "fifteen-two";
import { useEffect, useState } from "preact/hooks";
import { Dialog } from "../app/dialog.tsx";
import { Later } from "../app/later.tsx";
import type { Prefs } from "../app/prefs.ts";
import { lookOf } from "../games/index.ts";
import type { Session } from "../table/session.ts";
import { namesIn } from "../table/sight.ts";
import { Table } from "../table/table.tsx";
import { does, sideName } from "../table/words.ts";

interface Props {
  readonly session: Session;
  readonly prefs: Prefs;
}

/** The table of a match; what has happened before it opened is not shown again. */
export function OnlineTable({ session, prefs }: Props) {
  const [start] = useState(session.length);
  const [menu, setMenu] = useState<{ readonly moves: number; readonly seat: Seat | undefined }>();
  const look = lookOf(session.game.id);
  useEffect(() => {
    document.body.classList.add("playing");
    return () => {
      document.body.classList.remove("playing");
      session.close();
    };
  }, [session]);
  return (
    <>
      <Table
        session={session}
        look={look}
        start={start}
        prefs={prefs}
        seen={() => {}}
        openMenu={(moves, seat) => setMenu({ moves, seat })}
        end={() => <End session={session} />}
      />
      {menu && (
        <Dialog title={look.game.name} close={() => setMenu(undefined)}>
          <p>
            <a href="#/">Other games</a>. You can come back to this one by its link.
          </p>
          <Fold title="Rules" name="rules" props={{ game: look.game.id }} />
          <Fold title="For developers" name="developer" props={{ session, ...menu }} />
        </Dialog>
      )}
    </>
  );
}

function Fold({ title, name, props }: { title: string; name: string; props: object }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {open && <Later name={name} props={props} />}
    </details>
  );
}

function End({ session }: { session: Session }) {
  const { outcome, view } = session.knowledge(session.length);
  const sides = view.scores.map((_, side) => sideName(view, side, namesIn(session)));
  const winners = outcome?.winners.map((side) => sides[side]).join(" and ") ?? "";
  return (
    <section class="panel end" aria-label="The end">
      <h2>{winners ? does(winners, "win") : "A draw"}</h2>
      <p class="final">{sides.map((side, i) => `${side} ${view.scores[i]}`).join(" · ")}</p>
      <p class="buttons">
        <a class="button" href="#online">
          Another game
        </a>
      </p>
    </section>
  );
}
