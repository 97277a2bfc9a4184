import { type AnyGame, InvalidStateError, NotationError, readRecord } from "fifteen-two";
import { games } from "fifteen-two/games";
import { useState } from "preact/hooks";
import type { Session } from "../../table/session/session.ts";
import { newSeed, type Setup } from "../../table/session/setup.ts";
import { Button, Download, Trouble } from "../../ui/controls.tsx";
import { newGame, type Saved } from "../kept/saved.ts";
import { usualPlayers } from "./choices.ts";

interface RecordProps {
  readonly session: Session;
  readonly setup: Setup;
  readonly moves: number;
  retry(moves: number): void;
  begin(game: AnyGame, saved: Saved): void;
}

/** The record as JSON: to keep, to bring back, or to go on from an earlier move. */
export default function RecordText({ session, setup, moves, retry, begin }: RecordProps) {
  const [text, setText] = useState(() => JSON.stringify(session.record()));
  const [trouble, setTrouble] = useState("");
  const open = (json: string) => {
    try {
      begin(...savedFrom(json));
    } catch (error) {
      if (!(error instanceof InvalidStateError || error instanceof NotationError)) throw error;
      setTrouble(wordsFor(error));
    }
  };
  return (
    <div class="menu">
      <label>
        The whole game as JSON
        <textarea
          name="record"
          rows={6}
          spellcheck={false}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <Trouble text={trouble} />
      <Download file={`${setup.game}.json`} json={text}>
        Download
      </Download>
      <Button act={() => open(text)}>Open this record</Button>
      <label>
        From a file{" "}
        <input
          type="file"
          accept="application/json,.json"
          onChange={async ({ currentTarget: { files } }) => files?.[0] && open(await files[0].text())}
        />
      </label>
      {moves < session.length && <Button act={() => retry(moves)}>Play on from move {moves}</Button>}
    </div>
  );
}

/** What is wrong with a record, for a player. */
function wordsFor(error: InvalidStateError | NotationError): string {
  if (error instanceof NotationError) return "That isn’t a record. Paste the JSON that “Download” gives you.";
  const [part, at] = error.keys;
  if (part === "game") return "This is the record of a game that this page does not have.";
  if (part === "version" || part === "rules") return "This record is of another version of the rules.";
  if (part === "moves" && typeof at === "number") return `This record is damaged: move ${at + 1} breaks the rules.`;
  return "This record is damaged.";
}

/** The game of a record, to go on with. */
function savedFrom(text: string): [game: AnyGame, saved: Saved] {
  const { game, record } = readRecord(games, text);
  const { settings: options, moves, meta } = record;
  const players = usualPlayers(game, options, "medium");
  const seed = typeof meta?.seed === "number" ? meta.seed : newSeed();
  return [game, newGame({ game: game.id, options, players, seed, match: 1 }, { moves, seen: moves.length })];
}
