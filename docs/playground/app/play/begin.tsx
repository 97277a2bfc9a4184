import type { AnyGame, Series } from "fifteen-two";
import { useState } from "preact/hooks";
import { formatSetup, type Setup } from "../../table/session/setup.ts";
import { Button, MainButton } from "../../ui/controls.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { go } from "../../ui/go.ts";
import { t } from "../../ui/words.ts";
import { isOn, keepGame, type Saved } from "../kept/saved.ts";

/** State that only a local game has: the seed of its cards, its match, and functions that start related games. */
export interface LocalGame {
  readonly setup: Setup;
  readonly match: Series<AnyGame> | undefined;
  /** Starts a game like this one with some changes. */
  again(change: Partial<Setup>): void;
  /** The next game of the match. */
  readonly next: (() => void) | undefined;
  /** Goes back to the game that this one branched from. */
  readonly back: (() => void) | undefined;
}

/** A function that starts another local game, and its confirmation dialog while open. */
export function useBegin() {
  const [wanted, setWanted] = useState<() => void>();
  /** Starts a game that replaces the saved one of its kind; asks first if that is not over. */
  const begin = (game: AnyGame, saved: Saved) => {
    const start = () => {
      keepGame(game, saved);
      go(formatSetup(saved.setup));
    };
    if (isOn(game.id)) setWanted(() => start);
    else start();
  };
  const close = () => setWanted(undefined);
  const question = wanted && (
    <Dialog title={t("Give up this game?")} close={close}>
      <p>{t("It is not over, and only one game of each kind is saved.")}</p>
      <p class="line">
        <MainButton act={close}>{t("Keep playing")}</MainButton>
        <Button act={wanted}>{t("Give it up")}</Button>
      </p>
    </Dialog>
  );
  return { begin, question };
}
