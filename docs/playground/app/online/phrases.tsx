import { useEffect, useState } from "preact/hooks";
import { Button } from "../../ui/controls.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { t } from "../../ui/words.ts";
import type { Remote } from "./session.ts";

/** Stock phrases for players, by their numbers in the protocol. */
const phrases = () => [t("Good luck!"), t("Well played!"), t("Just a moment."), t("Thanks for the game!")];

/** How long a phrase is shown, in milliseconds. */
const SHOWN = 6000;

/** Offers the phrases to a player. */
export function Phrases({ say, close }: Pick<Remote, "say"> & { close(): void }) {
  const choose = (phrase: number) => {
    say(phrase);
    close();
  };
  return (
    <Dialog title={t("Say something")} close={close}>
      <div class="menu">
        {phrases().map((phrase, i) => (
          <Button key={phrase} act={() => choose(i)}>
            {phrase}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}

/** The latest phrase, for a while. */
export function Spoken({ said, players }: Pick<Remote, "said" | "players">) {
  const [gone, setGone] = useState<Remote["said"]>();
  useEffect(() => {
    const timer = setTimeout(() => setGone(said), SHOWN);
    return () => clearTimeout(timer);
  }, [said]);
  const phrase = said && said !== gone && phrases()[said.phrase];
  if (!phrase) return null;
  return (
    <p class="notice" role="status">
      {t("{name}: {task}", { name: players[said.seat]?.name ?? "", task: phrase })}
    </p>
  );
}
