import type { AnyGame } from "fifteen-two";
import type { ComponentChildren as Children } from "preact";
import { useState } from "preact/hooks";
import { formatSetup } from "../../table/session/setup.ts";
import { Button, MainButton } from "../../ui/controls.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { go } from "../../ui/go.ts";
import { isOn, keepGame, type Saved } from "../kept/saved.ts";

/** How a table starts another game at this page. */
interface Begin {
  /** Starts a game in place of the one of its kind that is kept; if that is not over, the player is asked first. */
  begin(game: AnyGame, saved: Saved): void;
  /** The question, while it is open. */
  readonly question: Children;
}

export function useBegin(): Begin {
  const [wanted, setWanted] = useState<() => void>();
  const begin = (game: AnyGame, saved: Saved) => {
    const start = () => {
      keepGame(game, saved);
      go(formatSetup(saved.setup));
    };
    if (isOn(game.id)) setWanted(() => start);
    else start();
  };
  const question = wanted && (
    <Dialog title="Give up this game?" close={() => setWanted(undefined)}>
      <p>It is not over, and only one game of a kind is kept.</p>
      <p class="line">
        <MainButton act={() => setWanted(undefined)}>Keep playing</MainButton>
        <Button act={wanted}>Give it up</Button>
      </p>
    </Dialog>
  );
  return { begin, question };
}
