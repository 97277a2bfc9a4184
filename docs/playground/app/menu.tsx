import type { AnyGame, RecordOf, Seat } from "fifteen-two";
import { useState } from "preact/hooks";
import type { Look } from "../games/look.ts";
import type { Session } from "../table/session.ts";
import type { Setup } from "../table/setup.ts";
import { Dialog } from "./dialog.tsx";
import { Later } from "./later.tsx";
import { mounts } from "./mounts.ts";
import { type Prefs, SPEEDS, type Speed } from "./prefs.ts";
import { RecordText } from "./record.tsx";
import type { Saved } from "./saved.ts";

interface MenuProps {
  readonly session: Session;
  readonly look: Look;
  readonly setup: Setup;
  readonly moves: number;
  readonly seat: Seat | undefined;
  readonly prefs: Prefs;
  setPrefs(change: Partial<Prefs>): void;
  again(change: Partial<Setup>): void;
  start(setup: Setup, records?: readonly RecordOf<AnyGame>[], moves?: Saved["moves"]): void;
  leave(): void;
  close(): void;
}

/** What is not needed at every move: new games, how the table behaves, the rules, the record. */
export function Menu(props: MenuProps) {
  const { session, look, setup, moves, seat, prefs, setPrefs, again, start, leave, close } = props;
  const [page, setPage] = useState<"rules" | "developer" | "record">();
  if (page === "record") {
    return (
      <Dialog title="The record" close={close}>
        <RecordText session={session} setup={setup} moves={moves} start={start} />
      </Dialog>
    );
  }
  if (page !== undefined) {
    return (
      <Dialog title={page === "rules" ? `Rules of ${look.game.name}` : "For developers"} close={close}>
        <Later name={page} props={page === "rules" ? { game: look.game.id } : { session, moves, seat }} />
      </Dialog>
    );
  }
  return (
    <Dialog title={look.game.name} close={close}>
      <div class="menu">
        {mounts.rules && (
          <button type="button" onClick={() => setPage("rules")}>
            Rules
          </button>
        )}
        <button type="button" onClick={() => again({})}>
          New cards
        </button>
        <button type="button" onClick={leave}>
          Other games
        </button>
        <label>
          Speed
          <select
            name="speed"
            value={prefs.speed}
            onChange={({ currentTarget }) => setPrefs({ speed: currentTarget.value as Speed })}
          >
            {Object.keys(SPEEDS).map((speed) => (
              <option key={speed}>{speed}</option>
            ))}
          </select>
        </label>
        <Check label="Sounds" on={prefs.sound} set={(sound) => setPrefs({ sound })} />
        <Check label="Tips in the first game" on={prefs.tips} set={(tips) => setPrefs({ tips })} />
        {look.game.id === "cribbage" && (
          <Check label="Say what each discard cost" on={prefs.coach} set={(coach) => setPrefs({ coach })} />
        )}
        {session.record && (
          <button type="button" onClick={() => setPage("record")}>
            Record: keep or import a game
          </button>
        )}
        {mounts.developer && (
          <button type="button" onClick={() => setPage("developer")}>
            For developers
          </button>
        )}
        <p class="small">
          Seed of the cards: {setup.seed}. <a href={location.href}>The link of this game</a> deals them again.
        </p>
      </div>
    </Dialog>
  );
}

function Check({ label, on, set }: { label: string; on: boolean; set(on: boolean): void }) {
  return (
    <label class="check">
      <input type="checkbox" checked={on} onChange={({ currentTarget }) => set(currentTarget.checked)} />
      {label}
    </label>
  );
}
