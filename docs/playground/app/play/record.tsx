import { type AnyGame, InvalidStateError, NotationError, readRecord } from "fifteen-two";
import { games } from "fifteen-two/games";
import { useState } from "preact/hooks";
import * as v from "valibot";
import { momentText } from "../../table/moment.ts";
import type { Session } from "../../table/session/session.ts";
import { newSeed, SETUP, usualPlayers } from "../../table/session/setup.ts";
import { Button, Download, Trouble, Upload } from "../../ui/controls.tsx";
import { t } from "../../ui/words.ts";
import { newGame, type Saved } from "../kept/saved.ts";
import type { LocalGame } from "./begin.tsx";

/** The record in a file: to keep, to bring back, or to go on from an earlier move. */
export default function RecordFile({ session, moves, local }: { session: Session; moves: number; local: LocalGame }) {
  const [trouble, setTrouble] = useState("");
  const open = (json: string) => {
    try {
      local.begin(...savedFrom(json));
    } catch (error) {
      setTrouble(wordsFor(error));
    }
  };
  return (
    <div class="menu">
      <Download file={`${session.game.id}.json`} json={JSON.stringify(session.record())}>
        {t("Download")}
      </Download>
      <Upload label={t("Open a record")} read={open} />
      <Trouble text={trouble} />
      {moves < session.length && (
        <Button act={() => local.retry(moves)}>
          {t("Play on from here: {moment}", { moment: momentText(session, moves) })}
        </Button>
      )}
    </div>
  );
}

/** The sentence for a player whose record cannot be read. */
function wordsFor(error: unknown): string {
  if (v.isValiError(error)) return t("This record is of a game that is too long for this page.");
  if (error instanceof NotationError) return t("This file is not a record that “Download” gives you.");
  if (!(error instanceof InvalidStateError)) throw error;
  const [part, at] = error.keys;
  if (part === "game") return t("This is the record of a game that this page does not have.");
  if (part === "version" || part === "rules") return t("This record is of another version of the rules.");
  if (part === "moves" && typeof at === "number")
    return t("This record is damaged: move {move} breaks the rules.", { move: at + 1 });
  return t("This record is damaged.");
}

/** The game of a record, to go on with, from the seed that this page gave it. */
export function savedFrom(text: string): [game: AnyGame, saved: Saved] {
  const { game, record } = readRecord(games, text);
  const { settings: options, moves, meta } = record;
  const players = usualPlayers(game, options, "intermediate");
  const seed = v.is(SETUP.entries.seed, meta?.seed) ? meta?.seed : newSeed();
  const setup = v.parse(SETUP, { game: game.id, options, players, seed, match: 1 });
  return [game, newGame(setup, { moves, seen: moves.length })];
}
