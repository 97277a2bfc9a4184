import { describeAwards, describeMove, newTable, readRecord, type SeenStep, secureRandom } from "fifteen-two";
import { botClient, seatBot } from "fifteen-two/bots";
import * as cribbage from "fifteen-two/cribbage";
import { useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";

const [YOU, BOT] = [0, 1];
const asButton = { viewer: YOU, words: { you: "" } };
const bots = botClient(new Worker(new URL("./bot.worker.ts", import.meta.url), { type: "module" }));
const options = { target: 61 }; // of a new game: a saved one keeps its own
const table = newTable(cribbage, { random: secureRandom, options, record: savedGame(), automatic: ["go"] });
const yours = () => table.view(YOU);
seatBot(table, BOT, (view) => bots.choose(cribbage, view, "advanced"), { delay: 300, onError: alert });
table.subscribe(() => localStorage.setItem("cribbage", JSON.stringify(table.record)));

function savedGame() {
  try {
    return readRecord(cribbage, localStorage.getItem("cribbage")).record;
  } catch {
    return undefined; // there is none, or it cannot be read
  }
}

async function hint() {
  const advice = await bots.advise(cribbage, table.view(YOU)).catch(() => undefined);
  const best = advice?.choices[0]?.move;
  alert(best ? describeMove(cribbage, best, asButton) : "There is nothing to choose");
}

function told({ move, view }: SeenStep<typeof cribbage>): string {
  const names = ["You", "The bot"];
  const moved = describeMove(cribbage, move, { after: view, names });
  return [moved, ...describeAwards(cribbage, view, { names })].join(". ");
}

function App() {
  const view = useSyncExternalStore(table.subscribe, yours, yours);
  const latest = table.since(YOU, Math.max(0, table.record.moves.length - 12)).reverse();
  const winners = cribbage.outcome(view)?.winners;
  const tools = { Hint: hint, Undo: () => table.undo(YOU), Redo: table.redo, "New game": () => table.restart() };
  return (
    <main>
      <h1>{winners === undefined ? "Cribbage" : winners.includes(YOU) ? "You win" : "The bot wins"}</h1>
      <pre>{cribbage.render(view)}</pre>
      {cribbage.legalMoves(view).map((move) => (
        <button type="button" key={cribbage.formatMove(move)} onClick={() => table.play(move)}>
          {describeMove(cribbage, move, { ...asButton, before: view })}
        </button>
      ))}
      <hr />
      {Object.entries(tools).map(([text, onClick]) => (
        <button type="button" key={text} onClick={onClick}>
          {text}
        </button>
      ))}
      <ul>
        {latest.map((step) => (
          <li key={step.number}>{told(step)}</li>
        ))}
      </ul>
    </main>
  );
}

const root = document.getElementById("root");
if (root !== null) createRoot(root).render(<App />);
