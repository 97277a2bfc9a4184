import { useState } from "preact/hooks";
import type { Look } from "../../table/looks/look.ts";
import { BACKS, BOARDS, type Prefs, SPEED_NAMES } from "../../table/session/prefs.ts";
import type { Session } from "../../table/session/session.ts";
import { Button, Check, Select } from "../../ui/controls.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { LinkHere } from "./link.tsx";
import type { LocalGame } from "./local-game.ts";

const Rules = lazy(() => import("../rules/index.tsx"));
const RecordText = lazy(() => import("./record.tsx"));

interface MenuProps {
  readonly session: Session;
  readonly look: Look;
  readonly moves: number;
  readonly prefs: Prefs;
  readonly local: LocalGame | undefined;
  setPrefs(change: Partial<Prefs>): void;
  openDrawer(): void;
  close(): void;
}

/** What is not needed at every move: new games, how the table behaves, the rules, the record. */
export function Menu({ session, look, moves, prefs, local, setPrefs, openDrawer, close }: MenuProps) {
  const drawer = () => {
    openDrawer();
    close();
  };
  const [page, setPage] = useState<"rules" | "record">();
  if (page === "record" && local)
    return (
      <Dialog title="The record" close={close}>
        <RecordText session={session} moves={moves} {...local} />
      </Dialog>
    );
  if (page === "rules")
    return (
      <Dialog title={`Rules of ${look.game.name}`} close={close}>
        <Rules game={look.game.id} />
      </Dialog>
    );
  const choice = <Name extends "speed" | "board" | "back">(
    name: Name,
    title: string,
    values: readonly Prefs[Name][],
  ) => (
    <Select
      name={name}
      title={title}
      value={prefs[name]}
      values={values}
      change={(value) => setPrefs({ [name]: value })}
    />
  );
  return (
    <Dialog title={look.game.name} close={close}>
      <div class="menu">
        <Button act={() => setPage("rules")}>Rules</Button>
        {local?.back && <Button act={local.back}>Back to the first game</Button>}
        {local && <Button act={() => local.again({})}>{look.pieces ? `New ${look.pieces}` : "A new game"}</Button>}
        <a class="button" href="#">
          Other games
        </a>
        {choice("speed", "Speed", SPEED_NAMES)}
        {look.pegged && choice("board", "Peg board", BOARDS)}
        {choice("back", "Card backs", BACKS)}
        <Check label="Sounds" on={prefs.sound} set={(sound) => setPrefs({ sound })} />
        <Check label="Tips in the first game" on={prefs.tips} set={(tips) => setPrefs({ tips })} />
        <Check label="Say what a choice cost" on={prefs.coach} set={(coach) => setPrefs({ coach })} />
        {local && <Button act={() => setPage("record")}>Record: keep or import a game</Button>}
        <Button act={drawer}>For developers</Button>
        {!local && <p class="small">You can come back to this game by its link:</p>}
        {!local && <LinkHere />}
        {local && look.pieces && (
          <p class="small">
            Seed {local.setup.seed}: <a href={location.href}>this link</a> deals the same {look.pieces}.
          </p>
        )}
      </div>
    </Dialog>
  );
}
