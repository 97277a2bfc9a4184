import { type AnyGame, InvalidStateError, parseRecordJson, type RecordOf } from "fifteen-two";
import { findGame } from "fifteen-two/games";
import { useState } from "preact/hooks";
import type { Session } from "../table/session.ts";
import { newSeed, type Setup } from "../table/setup.ts";
import { usualPlayers } from "./choices.ts";
import { Button, Trouble } from "./controls.tsx";
import { newGame, type Saved } from "./saved.ts";

interface RecordProps {
  readonly session: Session;
  readonly setup: Setup;
  readonly moves: number;
  begin(game: AnyGame, saved: Saved): void;
}

/** The record as JSON: to keep, to bring back, or to go on from an earlier move. */
export default function RecordText({ session, setup, moves, begin }: RecordProps) {
  const [text, setText] = useState(() => JSON.stringify(session.record?.()));
  const [trouble, setTrouble] = useState("");
  const open = (json: string) => {
    try {
      const record = readRecord(json);
      const { settings } = record;
      const game = findGame(record.game)!;
      const players = usualPlayers(game, settings, "medium");
      const seed = typeof record.meta?.seed === "number" ? record.meta.seed : newSeed();
      const { length } = record.moves;
      begin(
        game,
        newGame({ game: game.id, options: settings, players, seed, match: 1 }, { moves: record.moves, seen: length }),
      );
    } catch (error) {
      if (!(error instanceof InvalidStateError || error instanceof SyntaxError)) throw error;
      setTrouble(wordsFor(error));
    }
  };
  const download = () => {
    const link = document.createElement("a");
    link.href = `data:application/json;charset=utf-8,${encodeURIComponent(text)}`;
    link.download = `${setup.game}.json`;
    link.click();
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
      <Button act={download}>Download</Button>
      <Button act={() => open(text)}>Open this record</Button>
      <label>
        From a file{" "}
        <input
          type="file"
          accept="application/json,.json"
          onChange={async ({ currentTarget: { files } }) => files?.[0] && open(await files[0].text())}
        />
      </label>
      {moves < session.length && (
        <button
          type="button"
          onClick={() =>
            begin(session.game, newGame(setup, { moves: session.record?.().moves.slice(0, moves) ?? [], seen: moves }))
          }
        >
          Play on from move {moves}
        </button>
      )}
    </div>
  );
}

/** What is wrong with a record, for a player. */
function wordsFor(error: InvalidStateError | SyntaxError): string {
  if (error instanceof SyntaxError) return "That isn’t a record. Paste the JSON that “Download” gives you.";
  const [part, at] = error.keys;
  if (part === "game") return "This is the record of a game that this page does not have.";
  if (part === "version" || part === "rules") return "This record is of another version of the rules.";
  if (part === "moves" && typeof at === "number") return `This record is damaged: move ${at + 1} breaks the rules.`;
  return "This record is damaged.";
}

/** Reads the record of any of the games. */
function readRecord(text: string): RecordOf<AnyGame> {
  const json: unknown = JSON.parse(text);
  const id = typeof json === "object" && json !== null && "game" in json ? json.game : undefined;
  const game = typeof id === "string" ? findGame(id) : undefined;
  if (game === undefined) throw new InvalidStateError(["game"], "is none of the games of this page");
  return parseRecordJson(game, json);
}
