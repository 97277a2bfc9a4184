import * as cribbage from "../../src/cribbage/index.ts";
import { describeBorder } from "../border.ts";

describeBorder(cribbage, [
  { players: 2, target: 31 },
  { players: 2, muggins: true, target: 61 },
  { players: 3, target: 31 },
  { players: 4, muggins: true, target: 31 },
  { players: 4, partners: false, first: 3, target: 31 },
]);
