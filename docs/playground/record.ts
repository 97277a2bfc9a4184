import { InvalidStateError } from "fifteen-two";
import { byId, h } from "./dom.ts";
import { gameViews } from "./games/index.ts";
import type { GameView } from "./games/view.ts";
import { readTable, recordOf, type Table } from "./table.ts";

/** Makes the page's part for records work: export, copy, download, import from text or from a file. */
export function startRecord(table: () => Table | undefined, open: (gameView: GameView, table: Table) => void): void {
  const text = byId<HTMLTextAreaElement>("record");
  const exported = () => {
    const current = table();
    if (current !== undefined) text.value = JSON.stringify(recordOf(current));
    return text.value;
  };
  byId("export").addEventListener("click", exported);
  byId("copy").addEventListener("click", () => {
    exported();
    text.select();
    navigator.clipboard?.writeText(text.value).catch(() => {}); // Not allowed: then the text is selected at least.
  });
  byId("download").addEventListener("click", () => {
    const href = `data:application/json;charset=utf-8,${encodeURIComponent(exported())}`;
    h("a", { href, download: "game.json" }).click();
  });
  byId("import").addEventListener("click", () => read(text.value, open));
  byId("file").addEventListener("change", async () => {
    const file = byId<HTMLInputElement>("file").files?.[0];
    if (file !== undefined) read(await file.text(), open);
  });
}

/** Forgets the record of another game. */
export function clearRecord(): void {
  byId<HTMLTextAreaElement>("record").value = "";
}

function read(text: string, open: (gameView: GameView, table: Table) => void): void {
  const trouble = byId("record-trouble");
  trouble.textContent = "";
  try {
    const json = JSON.parse(text) as { readonly game?: unknown } | null;
    const gameView = gameViews.find(({ game }) => game.id === json?.game);
    if (gameView === undefined) throw new InvalidStateError("game", "is none of the games of this page");
    open(gameView, readTable(gameView.game, json));
  } catch (error) {
    if (!(error instanceof InvalidStateError || error instanceof SyntaxError)) throw error;
    trouble.textContent = error.message;
  }
}
