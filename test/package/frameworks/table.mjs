// A table for the pages of the frameworks.
import { newTable, seeded } from "fifteen-two";
import * as cribbage from "fifteen-two/cribbage";

/** A table of cribbage before its first discard. `listeners()` is how many a framework has subscribed. */
export function observedTable() {
  const table = newTable(cribbage, { random: seeded(7), options: { first: 0 } });
  let count = 0;
  function subscribe(listener) {
    const stop = table.subscribe(listener);
    count++;
    return () => {
      stop();
      count--;
    };
  }
  return { table: { ...table, subscribe }, listeners: () => count, phase: () => table.state.phase };
}
