import type { Seat } from "fifteen-two";
import { askSearch } from "./search.ts";
import * as tables from "./table.ts";

/** The search for a seat's move that is under way, and the table it is for. */
let thinking: { readonly table: tables.Table; readonly stop: () => void } | undefined;

/**
 * Searches for the next move of a table where a seat has to, unless that is being done; a search for any other table ends.
 *
 * @param tell - is told, as it goes on, how much of the search is done, from 0 to 1
 * @param found - gets the table after the move, unless something else has been thought about meanwhile
 */
export async function think(
  table: tables.Table,
  tell: (seat: Seat, done: number) => void,
  found: (next: tables.Table) => void,
): Promise<void> {
  if (thinking?.table === table) return;
  thinking?.stop();
  thinking = undefined;
  const seat = tables.searcher(table);
  if (seat === undefined) return;
  const current = () => thinking?.table === table;
  const next = await tables.searched(table, (question) => {
    const { report, stop } = askSearch(question, (done) => {
      if (current()) tell(seat, done);
    });
    thinking = { table, stop };
    return report;
  });
  if (current()) found(next);
}
