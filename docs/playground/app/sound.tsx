import { Tool } from "../ui/controls.tsx";
import { play, type Sound } from "../ui/sounds.ts";
import { t } from "../ui/words.ts";
import { readPrefs, usePrefs } from "./kept/prefs.ts";

const NEXT = { off: "quiet", quiet: "loud", loud: "off" } as const;

/** Plays a sound as loud as the player wants. */
export function chime(name: Sound): void {
  play(name, readPrefs().sound);
}

/** Turns sounds on, up and off again, on every page. */
export function SoundTool() {
  const [{ sound }, change] = usePrefs();
  const turn = () => {
    change({ sound: NEXT[sound] });
    chime("peg");
  };
  return <Tool icon={sound} label={t("Sound: {sound}", { sound: t(sound) })} act={turn} />;
}
