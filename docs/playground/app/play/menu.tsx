import { useState } from "preact/hooks";
import type { Look } from "../../table/looks/look.ts";
import { BACKS, BOARDS, type Prefs, SPEED_NAMES } from "../../table/session/prefs.ts";
import type { Session } from "../../table/session/session.ts";
import { Button, Check, Select } from "../../ui/controls.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { t } from "../../ui/words.ts";
import type { LocalGame } from "./begin.tsx";
import { LinkHere } from "./link.tsx";

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
  const pieces = look.pieces && t(look.pieces);
  const [page, setPage] = useState<"rules" | "record">();
  if (page === "record" && local)
    return (
      <Dialog title={t("The record")} close={close}>
        <RecordText session={session} moves={moves} {...local} />
      </Dialog>
    );
  if (page === "rules")
    return (
      <Dialog title={t("Rules of {game}", { game: look.game.name })} close={close}>
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
      values={values.map((value) => [value, t(value)])}
      change={(value) => setPrefs({ [name]: value })}
    />
  );
  return (
    <Dialog title={look.game.name} close={close}>
      <div class="menu">
        <Button act={() => setPage("rules")}>{t("Rules")}</Button>
        {local?.back && <Button act={local.back}>{t("Back to the first game")}</Button>}
        {local && (
          <Button act={() => local.again({})}>{pieces ? t("New {pieces}", { pieces }) : t("A new game")}</Button>
        )}
        <a class="button" href="#">
          {t("Other games")}
        </a>
        {choice("speed", t("Speed"), SPEED_NAMES)}
        {look.pegged && choice("board", t("Peg board"), BOARDS)}
        {choice("back", t("Card backs"), BACKS)}
        <Check label={t("Sounds")} on={prefs.sound === true} set={(sound) => setPrefs({ sound })} />
        <Check label={t("Count aloud")} on={prefs.voice} set={(voice) => setPrefs({ voice })} />
        <Check label={t("Tips in the first game")} on={prefs.tips} set={(tips) => setPrefs({ tips })} />
        <Check label={t("Say what a choice cost")} on={prefs.coach} set={(coach) => setPrefs({ coach })} />
        {local && <Button act={() => setPage("record")}>{t("Record: keep or import a game")}</Button>}
        <Button
          act={() => {
            openDrawer();
            close();
          }}
        >
          {t("For developers")}
        </Button>
        {!local && <p class="small">{t("You can come back to this game by its link:")}</p>}
        {!local && <LinkHere />}
        {local && pieces && (
          <p class="small">
            <a href={location.href}>
              {t("Seed {seed}: this link deals the same {pieces}.", { seed: local.setup.seed, pieces })}
            </a>
          </p>
        )}
      </div>
    </Dialog>
  );
}
