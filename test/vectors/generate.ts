import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { CARDS_COLUMNS, cardsRows } from "./cards.ts";
import { gameVectors } from "./games.ts";
import { HAND_COLUMNS, handRows, rankRows } from "./hands.ts";
import { PLAY_COLUMNS, playRows } from "./plays.ts";

// Writes the reference vectors: npx tsx test/vectors/generate.ts

/** Writes a file of lists, each row of a list on a line of its own. */
function write(name: string, lists: Readonly<Record<string, readonly unknown[]>>): void {
  const parts = Object.entries(lists).map(([key, rows]) => {
    const isFlat = rows.every((row) => typeof row === "string");
    const list = isFlat ? JSON.stringify(rows) : `[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]`;
    return `${JSON.stringify(key)}: ${list}`;
  });
  writeFileSync(join(import.meta.dirname, `${name}.json`), `{\n${parts.join(",\n")}\n}\n`);
}

write("hands", { columns: HAND_COLUMNS, hands: handRows(), ranks: rankRows() });
write("cards", { columns: CARDS_COLUMNS, cards: cardsRows() });
write("plays", { columns: PLAY_COLUMNS, plays: playRows() });
gameVectors().then((games) => write("games", { games }));
