import { Tool } from "../ui/controls.tsx";
import { play, type Sound } from "../ui/sounds.ts";
import { t } from "../ui/words.ts";
import { readPrefs, usePrefs } from "./kept/prefs.ts";

const NEXT = { off: "quiet", quiet: "loud", loud: "off" } as const;
const WAVES = {
  off: "M15 7l6 6m0-6-6 6",
  quiet: "M15 6.500q3 3.500 0 7",
  loud: "M15 6.500q3 3.500 0 7m3-10q6 6.500 0 13",
};

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
  const sign = (
    <svg viewBox="0 0 24 20" aria-hidden="true">
      <path d="M2 7h4l6-5v16l-6-5H2z" fill="currentcolor" />
      <path d={WAVES[sound]} fill="none" stroke="currentcolor" stroke-width="2" stroke-linecap="round" />
    </svg>
  );
  return <Tool sign={sign} label={t("Sound: {sound}", { sound: t(sound) })} act={turn} />;
}
