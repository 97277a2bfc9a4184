// A game against a bot, as a hook: it survives a reload, and you can take back your choices.
import * as core from "fifteen-two";
import { botClient } from "fifteen-two/bots";
import { type CribbageMove, cribbage } from "fifteen-two/cribbage";
import { useEffect, useState } from "react";

type CribbageRecord = core.RecordOf<typeof cribbage>;

export const [YOU, BOT] = [0, 1];
const KEY = "cribbage";
const bots = botClient(new Worker(new URL("./bot.worker.ts", import.meta.url), { type: "module" }));

function newGame(): CribbageRecord {
  const { moves } = core.settle(cribbage, cribbage.initialState(), core.secureRandom);
  return core.appendMoves(core.newRecord(cribbage), moves);
}

/** The saved game, or a new one if there is none or it cannot be read. */
function savedGame(): CribbageRecord {
  try {
    return core.parseRecordJson(cribbage, JSON.parse(localStorage.getItem(KEY) ?? ""));
  } catch {
    return newGame();
  }
}

/** The game after a move, and after the deal or cut that follows it. */
function played(record: CribbageRecord, move: CribbageMove): CribbageRecord {
  const { moves } = core.advance(cribbage, core.replay(cribbage, record), move, core.secureRandom);
  return core.appendMoves(record, moves);
}

export function useTable() {
  const [record, setRecord] = useState(savedGame);
  const [trouble, setTrouble] = useState("");
  useEffect(() => localStorage.setItem(KEY, JSON.stringify(record)), [record]);
  useEffect(() => {
    const state = core.replay(cribbage, record);
    if (!cribbage.activeSeats(state).includes(BOT)) return;
    let stale = false; // if the game changes meanwhile, drop the answer
    const seed = core.randomInt(2 ** 32, core.secureRandom);
    bots.choose(cribbage, cribbage.view(state, BOT), "expert", { seed }).then(
      (move) => stale || setRecord(played(record, move)),
      (error: Error) => stale || setTrouble(error.message),
    );
    return () => {
      stale = true;
    };
  }, [record]);

  return {
    record,
    view: cribbage.view(core.replay(cribbage, record), YOU),
    trouble,
    play: (move: CribbageMove) => setRecord(played(record, move)),
    undo: () => setRecord(core.takeBack(cribbage, record, YOU) ?? record),
    restart: () => setRecord(newGame()),
  };
}
