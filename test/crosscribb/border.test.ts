import * as crosscribb from "../../src/crosscribb/index.ts";
import { describeBorder } from "../border.ts";

describeBorder(crosscribb, [
  { players: 2, first: 1, muggins: true, target: 40 },
  { players: 3, muggins: true, target: 9 },
  { players: 4, lineFlush: "five" },
]);
